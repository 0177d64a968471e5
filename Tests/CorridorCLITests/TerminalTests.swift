import CorridorTestSupport
import Testing

@Suite struct TerminalTests {
  private let find =
    "corridor find --route Fixtures/route.geojson --category fuel --places Fixtures/island.osm.pbf"

  @Test func `shows a table, a progress bar and colours on a terminal`() throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    let result = try corridor.terminal(find)
    #expect(result.status == 0)
    #expect(result.output.contains("\r\u{1B}[K"), "the bar is drawn and wiped")
    #expect(result.output.contains("Indexing"))
    #expect(result.output.contains("\u{1B}[1moff route"))
    #expect(result.output.contains("places within 1 km of"))
    #expect(!result.output.contains("FeatureCollection"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `has no colours where they are not wanted`(environment: [String: String]) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    _ = try corridor.shell(find)
    let result = try corridor.terminal(find, environment: environment)
    #expect(result.output.contains("off route"))
    #expect(!result.output.contains("\u{1B}["))
  }

  @Test func `keeps within a narrow terminal`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    _ = try corridor.shell(find)
    let result = try corridor.terminal("stty cols 64; NO_COLOR=1 \(find)")
    let rows = result.output.split(separator: "\r\n").dropLast()
    #expect(rows.count > 3)
    for row in rows { #expect(row.count <= 64, "\(row)") }
  }

  @Test func `draws no bar and no colour into a file`() throws {
    let corridor = try CorridorProcess(cache: .empty)
    defer { corridor.remove() }
    let result = try corridor.shell(find + " --format table")
    #expect(!(result.output + result.errors).contains("\u{1B}"))
    #expect(result.errors.split(separator: "\n").count >= 1)
  }

  @Test func `does not write a database to a terminal`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    _ = try corridor.shell(find)
    let result = try corridor.terminal(find + " --format gpkg")
    #expect(result.status == 64)
    #expect(result.output.contains("-o FILE"), "\(result.output)")
    let path = corridor.path("places.gpkg")
    let file = try corridor.terminal(find + " --format gpkg -o \(path)")
    #expect(file.status == 0, "\(file.output)")
  }
}
