import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorOnline
import CorridorTestSupport
import Foundation
import Testing

/// Values in the JSON of the service, by any encoder.
@Suite struct CodableTests {
  private static let object = GeoObject(
    uri: "osm:node/1", name: "Fuel \"A\"", kind: .business,
    coordinate: Coordinate(lon: 9.5212345, lat: 47.1387654), categories: ["cafe", "fuel"],
    tags: [.init(key: "name", value: "Fuel \"A\""), .init(key: "phone", value: "+423 1")],
    distanceMeters: 1234.5678, score: 12.25,
    business: BusinessMetadata(
      name: "Fuel \"A\"", address: Address(components: [.init(kind: .street, name: "Äule")]),
      phones: ["+423 1"]))

  @Test func `an object is a hit of the service's answer`() throws {
    let encoded = try JSONEncoder().encode(Self.object)
    let json = try #require(try JSONSerialization.jsonObject(with: encoded) as? [String: Any])
    #expect(json["id"] as? String == "osm:node/1")
    #expect(json["position"] as? [Double] == [9.5212345, 47.1387654])
    #expect(json["distanceMeters"] as? Double == 1234.568)
    #expect(json["kind"] as? String == "business")
    #expect((json["tags"] as? [String: String])?["phone"] == "+423 1")
    #expect(json["offRouteMeters"] is NSNull)
    let decoded = try JSONDecoder().decode(GeoObject.self, from: encoded)
    #expect(decoded.name == Self.object.name && decoded.coordinate == Self.object.coordinate)
    #expect(decoded.business?.phones == ["+423 1"] && decoded.distanceMeters == 1234.568)
    #expect(decoded.business?.address[.street] == "Äule" && decoded.route == nil)
    #expect(try JSONEncoder().encode(decoded).count == encoded.count)
  }

  @Test func `shapes, responses and completions are read as they were written`() throws {
    var lake = GeoObject(
      uri: "osm:way/2", name: "Lake", kind: .water, coordinate: Coordinate(lon: 1, lat: 2),
      categories: ["lake"])
    let ring = [(0.0, 0.0), (1, 0), (1, 1), (0, 0)].map { Coordinate(lon: $0.0, lat: $0.1) }
    lake.geometry = .polygons(MultiPolygon(polygons: [Polygon(rings: [ring])]))
    let again = try JSONDecoder().decode(GeoObject.self, from: JSONEncoder().encode(lake))
    #expect(again.geometry == lake.geometry && again.kind == .water)
    #expect(again.toponym?.kind == .water && again.business != nil)

    let response = SearchResponse(
      objects: [Self.object, lake],
      metadata: SearchMetadata(
        found: 7, displayType: .multiple, boundingBox: nil, sort: .distance, requestText: "fuel",
        interpretation: .categories(["fuel"], text: nil, locality: "Vaduz")))
    let read = try JSONDecoder().decode(SearchResponse.self, from: JSONEncoder().encode(response))
    #expect(read.objects.map(\.uri) == ["osm:node/1", "osm:way/2"])
    #expect(read.metadata.found == 7 && read.metadata.sort == .distance)
    guard case .categories(["fuel"], nil, "Vaduz") = read.metadata.interpretation else {
      Issue.record("\(read.metadata.interpretation)")
      return
    }

    let completion = SearchCompletion(
      title: "Ä fuel", subtitle: "Category",
      titleHighlightRanges: [
        HighlightRange(utf8: 3..<7, utf16: 2..<6)
      ], kind: .category, magicKey: "AQ", categories: ["fuel"], count: 3)
    let typed = try JSONDecoder().decode(
      [SearchCompletion].self, from: JSONEncoder().encode([completion]))
    #expect(typed.map(\.title) == ["Ä fuel"])
    #expect(typed[0].titleHighlightRanges == completion.titleHighlightRanges)
    #expect(typed[0].count == 3 && typed[0].kind == .category)
  }

  @Test func `a search is the service's request`() throws {
    var options = SearchOptions()
    options.sort = .distance(to: .point(Coordinate(lon: 9.5, lat: 47.1)))
    options.filters.chains = ["Avia"]
    options.addressFilter = .excluding([.house])
    let route = try Route(lines: [[Coordinate(lon: 9, lat: 47), Coordinate(lon: 9.75, lat: 47.5)]])
    let request = SearchRequest(
      "diesel", categories: ["fuel"], in: .along(route, within: .kilometers(2), viewport: nil),
      options: options)
    let encoded = try JSONEncoder().encode(request)
    let json = try #require(try JSONSerialization.jsonObject(with: encoded) as? [String: Any])
    #expect(json["text"] as? String == "diesel" && json["within"] as? Double == 2000)
    let decoded = try JSONDecoder().decode(SearchRequest.self, from: encoded)
    #expect(decoded.text == "diesel" && decoded.categories == ["fuel"])
    #expect(decoded.options.sort?.kind == .distance && decoded.options.filters.chains == ["Avia"])
    guard case .along(let again, let within, nil) = decoded.area else {
      Issue.record("\(decoded.area)")
      return
    }
    #expect(again.vertices == route.vertices && within.value == 2000)
    #expect(try JSONEncoder().encode(decoded).count == encoded.count)
  }

  @Test func `a request for completions is the service's request`() throws {
    let request = CompletionRequest(
      "caf", near: Coordinate(lon: 9.5, lat: 47.1), resultTypes: [.businesses],
      categoryFilter: .excluding(["fuel"]), languages: ["de"])
    let encoded = try JSONEncoder().encode(request)
    let decoded = try JSONDecoder().decode(CompletionRequest.self, from: encoded)
    #expect(decoded.fragment == "caf" && decoded.location == Coordinate(lon: 9.5, lat: 47.1))
    #expect(decoded.resultTypes == [.businesses] && decoded.languages == ["de"])
    #expect(decoded.categoryFilter == .excluding(["fuel"]))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(CompletionRequest("")) }
  }

  @Test(
    arguments: [
      #"{"text":"a","limit":0}"#, #"{"text":"a","colour":1}"#, #"{"text":1}"#, "{}", "[]",
      #"{"magicKey":"AQ"}"#,
    ])
  func `what the service refuses is not decoded`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SearchRequest.self, from: Data(text.utf8))
    }
  }

  @Test(
    arguments: [
      "{}", "[]", "null", #"{"id":1,"position":[1,2]}"#,
      #"{"id":"a:1","position":[1,2],"kind":"castle"}"#,
    ])
  func `what is no object says so`(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(GeoObject.self, from: Data(text.utf8))
    }
  }

  @Test func `positions, shapes and quantities have the JSON of the service`() throws {
    func check<Value: Codable & Equatable>(_ value: Value, _ json: String) throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let text = String(decoding: try encoder.encode(value), as: UTF8.self)
      #expect(text == json)
      #expect(try JSONDecoder().decode(Value.self, from: Data(json.utf8)) == value)
    }
    let ring = [(0.0, 0.0), (1, 0), (1, 1), (0, 0)].map { Coordinate(lon: $0.0, lat: $0.1) }
    let rings = "[[[0,0],[1,0],[1,1],[0,0]]]"
    try check(Coordinate(lon: 9.5212345, lat: -47.25), "[9.5212345,-47.25]")
    try check(BoundingBox(west: 1, south: 2, east: 3, north: 4.5), "[1,2,3,4.5]")
    try check(Polygon(rings: [ring]), #"{"coordinates":\#(rings),"type":"Polygon"}"#)
    let polygons = MultiPolygon(polygons: [Polygon(rings: [ring])])
    try check(polygons, #"{"coordinates":[\#(rings)],"type":"MultiPolygon"}"#)
    try check(
      GeoGeometry.polygons(polygons), #"{"coordinates":[\#(rings)],"type":"MultiPolygon"}"#)
    try check(
      GeoGeometry.lines([ring]), #"{"coordinates":\#(rings),"type":"MultiLineString"}"#)
    try check(Meters.kilometers(1.5), "1500")
    try check(
      Address(components: [.init(kind: .street, name: "Äule")], countryCode: "LI"),
      #"{"countryCode":"LI","street":"Äule"}"#)
    // In a list, because not every encoder takes a text alone.
    try check([Side.on, .left, .right], #"["on","left","right"]"#)
    try check(DistanceMeasure.allCases, #"["series","proj"]"#)
    try check([PlaceKind.business, .street], #"["business","street"]"#)
  }

  @Test func `shapes of other types are read where they mean the same`() throws {
    func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
      try JSONDecoder().decode(type, from: Data(json.utf8))
    }
    let ring = [(0.0, 0.0), (1, 0), (1, 1), (0, 0)].map { Coordinate(lon: $0.0, lat: $0.1) }
    let polygon = #"{"type":"Polygon","coordinates":[[[0,0,7],[1,0,7],[1,1,7],[0,0,7]]]}"#
    let whole = try decode(Polygon.self, polygon)
    #expect(whole.rings == [ring])
    #expect(try decode(MultiPolygon.self, polygon) == MultiPolygon(polygons: [whole]))
    let straight = try decode(
      GeoGeometry.self, #"{"type":"LineString","coordinates":[[0,0],[1,0],[1,1],[0,0]]}"#)
    #expect(straight == .lines([ring]))
    for wrong in [#"{"type":"Point","coordinates":[0,0]}"#, "{}", "[1,2]", #"{"type":"Polygon"}"#] {
      #expect(throws: DecodingError.self) { try decode(GeoGeometry.self, wrong) }
      #expect(throws: DecodingError.self) { try decode(MultiPolygon.self, wrong) }
    }
    let line = #"{"type":"MultiLineString","coordinates":[[[0,0],[1,0]]]}"#
    #expect(throws: DecodingError.self) { try decode(Polygon.self, line) }
    for wrong in ["[1]", #"["a",2]"#] {
      #expect(throws: DecodingError.self) { try decode(Coordinate.self, wrong) }
    }
    for wrong in ["[1,2,3]", "[1,2,3,4,5]"] {
      #expect(throws: DecodingError.self) { try decode(BoundingBox.self, wrong) }
    }
    #expect(throws: DecodingError.self) { try decode([Side].self, #"["up"]"#) }
    #expect(throws: DecodingError.self) { try decode([GapOrder].self, #"["up"]"#) }
  }
}
