import CorridorFormats
import Testing

@testable import CorridorRequests

@Suite struct ArgumentsTests {
  private let operation = OperationSpec(
    name: "find", operands: "FILE", operandCount: 0...2,
    options: [Self.category, Self.within, Self.area, .output, .failOnEmpty, .format])
  private static let category = PlaceFields.categories.option
  private static let within = AlongRouteFields.within.option
  private static let area = PlaceFields.area.option

  private func parsed(_ words: String...) throws(CommandError) -> Arguments {
    try Arguments(words, of: operation)
  }

  @Test func `reads every spelling of an option`() throws {
    let arguments = try parsed(
      "--category", "fuel", "--category=cafe,atm", "-chotel", "-o", "-", "a", "--within=", "--",
      "--b"
    )
    #expect(arguments.all(Self.category) == ["fuel", "cafe,atm", "hotel"])
    #expect(arguments.value(.output) == "-")
    #expect(arguments.value(Self.within)?.isEmpty == true)
    #expect(arguments.operands == ["a", "--b"])
    #expect(!arguments.has(.failOnEmpty))
  }

  @Test func `takes values that begin with a minus`() throws {
    let arguments = try parsed("--in", "-20.5,44,-19,46", "--fail-on-empty")
    #expect(arguments.value(Self.area) == "-20.5,44,-19,46")
    #expect(arguments.has(.failOnEmpty))
  }

  @Test(arguments: [
    OperationSpec.find, .explain, .gaps, .search, .suggest, .reverse, .resolve, .hours, .buffer,
  ])
  func `knows an option by its name in a request`(operation: OperationSpec) {
    for option in operation.options {
      let name = option.requestField
      #expect(option.isRequestField(name))
      #expect(option.hasRequestName == (name != option.field))
      for other in ["", String(name.dropLast()), name + "s", name.uppercased(), "-" + name] {
        #expect(!option.isRequestField(other), "\(name) is not \(other)")
      }
    }
    #expect(AlongRouteFields.drivingSide.option.isRequestField("drivingSide"))
    #expect(!AlongRouteFields.drivingSide.option.isRequestField("driving-side"))
    #expect(PlaceFields.tags.option.isRequestField("tags"))
  }

  @Test func `asks for help anywhere`() throws {
    #expect(try parsed("--within", "1km", "-h").wantsHelp)
    #expect(try parsed("a", "b", "c", "--help").wantsHelp)
  }

  @Test(arguments: [
    (["--catgory", "x"], "did you mean --category?"),
    (["--xyzzyx"], "see corridor help find"),
    (["-z"], "unknown option '-z'"),
    (["--within"], "write --within DISTANCE"),
    (["--within", "--category"], "write --within DISTANCE"),
    (["--within", "1", "--within", "2"], "give it once"),
    (["--fail-on-empty=yes"], "takes no value"),
    (["a", "b", "c"], "unexpected argument 'c'"),
  ])
  func `says what is wrong and what to do`(words: [String], expected: String) {
    let error = #expect(throws: CommandError.self) { try Arguments(words, of: operation) }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "")")
    #expect(error?.exitCode == .usage)
  }

  @Test func `suggests the choice that was meant`() throws {
    let arguments = try parsed("--format", "geojsn")
    let error = #expect(throws: CommandError.self) {
      try arguments.choice(.format, as: OutputFormat.self)
    }
    #expect(error?.description == "--format cannot be 'geojsn'; did you mean geojson?")
  }
}
