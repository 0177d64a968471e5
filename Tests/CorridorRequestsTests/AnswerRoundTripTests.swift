import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorRequests

/// What is written of an answer is read by a client as the same answer.
@Suite struct AnswerRoundTripTests {
  @Test(arguments: 0..<40)
  func `reads what is written of an object`(seed: UInt64) throws {
    var random = SplitMix(seed: 71_000 + seed)
    let object = Self.object(&random)
    let projection = try OutputProjection(
      nil, format: .geojson, option: "crs", formatOption: "format")
    let row = try ObjectRow(object, projection)
    var buffer = TextBuffer()
    buffer.append(
      json: .object(
        [.init("id", .text(row.id)), .init("position", .position(row.position))]
          + (try ObjectRow.columns.map {
            .init($0.name, try $0.values(Set(ObjectRow.Part.allCases))(row))
          })))
    let text = buffer.text
    let read = try Self.read(text) { (root) throws(AnswerFault) in try ObjectRow(hit: root).object }
    #expect("\(read)" == "\(object)", "seed \(seed): \(text)")
  }

  @Test func `names the member that is missing or has another type`() throws {
    let good =
      #""id":"a:1","position":[1,2],"name":null,"kind":"business","categories":[],"address":null"#
    for (member, text) in [
      ("id", #"{"position":[1,2]}"#), ("position", #"{"id":"a:1","position":[1]}"#),
      ("kind", #"{"id":"a:1","position":[1,2],"kind":"castle"}"#),
      ("categories", #"{"id":"a:1","position":[1,2],"kind":"business","categories":[1]}"#),
      ("tags", "{" + good + #","tags":{"a":1}}"#),
    ] {
      let fault = #expect(throws: AnswerFault.self) {
        try Self.read(text) { (root) throws(AnswerFault) in try ObjectRow(hit: root) }
      }
      #expect(
        fault?.reason.hasPrefix("its '\(member)' is not ") == true,
        "\(text): \(fault?.reason ?? "")")
    }
  }

  @Test(arguments: [
    CommandError.search(.unknownCategory(found: "fule", suggestion: "fuel")),
    .search(.cursorUnreadable(found: "x")), .search(.cursorFromElsewhere),
  ])
  func `reads the error that a problem reports`(error: CommandError) throws {
    var problem = Problem(status: 400, code: "bad-request", title: "A", detail: "\"b\"")
    problem.set(error)
    var buffer = TextBuffer()
    problem.append(to: &buffer)
    let text = buffer.text
    let read = try Self.read(text) { (root) throws(AnswerFault) in try Problem(root) }
    #expect(read.code == "bad-request" && read.detail == "\"b\"")
    guard case .search(let expected) = error else { return }
    #expect("\(try #require(read.searchError))" == "\(expected)")
  }

  private static func read<Value>(
    _ text: String, _ read: (JSONValue) throws(AnswerFault) -> Value
  ) throws -> Value {
    let outcome = try RequestText.parse(Array(text.utf8).span, file: "") { (root, _) in
      Result<Value, AnswerFault> { () throws(AnswerFault) in try read(root) }
    }
    return try outcome.get()
  }

  private static func object(_ random: inout SplitMix) -> GeoObject {
    func flag() -> Bool { Bool.random(using: &random) }
    func meters() -> Double { Double(Int.random(in: 0...9_000_000, using: &random)) / 1000 }
    func position() -> Coordinate {
      Coordinate(
        lon: Double(Int.random(in: -1_800_000_000...1_800_000_000, using: &random)) / 1e7,
        lat: Double(Int.random(in: -900_000_000...900_000_000, using: &random)) / 1e7)
    }
    let name = flag() ? "Süd \"1\"" : nil
    let tags =
      flag() ? [GeoObject.Tag(key: "fuel:adblue", value: "yes"), .init(key: "a", value: "")] : []
    let address =
      flag()
      ? Address(components: [.init(kind: .locality, name: "Vaduz")], countryCode: "LI") : Address()
    var object = GeoObject(
      uri: "osm:node/1", name: name, kind: flag() ? .business : .locality, coordinate: position(),
      geometry: nil, categories: flag() ? ["fuel", "cafe"] : [], tags: tags,
      route: flag()
        ? RouteRelation(
          offRouteMeters: meters(), alongMeters: meters(),
          side: Side.allCases.randomElement(using: &random)!, pass: 1, passCount: 2,
          snapped: position()) : nil,
      distanceMeters: flag() ? meters() : nil, userDistanceMeters: flag() ? meters() : nil,
      score: flag() ? 0.25 : nil, isInArea: flag())
    if object.kind == .business {
      var business = BusinessMetadata(name: name, address: address, tags: tags)
      business.phones = flag() ? ["+423 1", "+423 2"] : []
      business.workingHours = flag() ? "24/7" : nil
      object.business = business
    } else {
      object.toponym = ToponymMetadata(name: name, kind: object.kind, address: address)
    }
    return object
  }
}
