import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import Corridor

/// A cursor belongs to one query: fingerprints differ where queries do.
@Suite struct FingerprintTests {
  private static func square(_ west: Double) -> Polygon {
    Polygon(rings: [
      [
        Coordinate(lon: west, lat: 0), Coordinate(lon: west + 1, lat: 0),
        Coordinate(lon: west + 1, lat: 1), Coordinate(lon: west, lat: 1),
      ]
    ])
  }

  @Test func `queries along a route differ in every part`() throws {
    let vertices = (0..<4).map { Coordinate(lon: Double($0), lat: 0) }
    let route = try Route(lines: [vertices])
    let plain = CorridorQuery(along: route)
    var queries = [
      plain,
      CorridorQuery(along: try Route(lines: [Array(vertices[..<2]), Array(vertices[2...])])),
      CorridorQuery(along: route, categories: ["bank", "fuel"]),
      CorridorQuery(along: route, categories: ["bank"], text: "fuel"),
      CorridorQuery(along: route, text: ""), CorridorQuery(along: route, text: "bank"),
      CorridorQuery(along: route, tags: [try TagExpression("a=b")]),
      CorridorQuery(along: route, window: .meters(0...1)),
      CorridorQuery(along: route, sort: .along),
    ]
    var changed = CorridorQuery(along: route, text: "bank")
    changed.places.correctsSpelling = false
    queries.append(changed)
    changed = plain
    changed.page.spread = Spread(every: .kilometers(1), keeping: 2)
    queries.append(changed)
    changed.page.spread = Spread(every: .kilometers(2), keeping: 1)
    queries.append(changed)
    let areas = [Self.square(0), Self.square(2)]
    for viewport in [
      Viewport.box(west: 0, south: 0, east: 1, north: 1), .polygon(areas[0]),
      .multiPolygon(MultiPolygon(polygons: [areas[0]])),
      .multiPolygon(MultiPolygon(polygons: areas)),
      .multiPolygon(
        MultiPolygon(polygons: [Polygon(rings: areas[0].rings + areas[1].rings)])),
    ] {
      queries.append(CorridorQuery(along: route, viewport: viewport))
    }
    #expect(
      Set(try queries.map { Fingerprint(try ResolvedQuery($0)).value }).count == queries.count)
    let both = CorridorQuery(along: route, categories: ["bank", "fuel"])
    let turned = CorridorQuery(along: route, categories: ["fuel", "bank"])
    #expect(
      Fingerprint(try ResolvedQuery(both)).value == Fingerprint(try ResolvedQuery(turned)).value)
  }

  @Test func `requests differ in the order of languages, but not in that of filters`() {
    var request = SearchRequest("x")
    request.options.languages = ["de", "en"]
    request.options.filters.chains = ["a", "b"]
    var other = request
    other.options.filters.chains = ["b", "a"]
    #expect(Fingerprint(request).value == Fingerprint(other).value)
    other.options.languages = ["en", "de"]
    #expect(Fingerprint(request).value != Fingerprint(other).value)
    let point = SearchWorld.center
    let sorts: [SearchSort?] = [
      nil, .relevance, .distance(to: .point(point)), .distance(to: .polygon(Self.square(0))),
    ]
    let values = sorts.map { sort in
      request.options.sort = sort
      return Fingerprint(request).value
    }
    #expect(Set(values).count == values.count)
  }
}
