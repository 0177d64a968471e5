import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Searching by text, categories and area, against reading every record.
@Suite struct AreaSearchTests {
  static let center = SearchWorld.center

  static func areas() throws -> [SearchArea] {
    let route = try SearchWorld.route()
    let box = Viewport.box(west: 9.45, south: 47.1, east: 9.6, north: 47.2)
    let triangle = Viewport.polygon(
      Polygon(rings: [
        [
          Coordinate(lon: 9.4, lat: 47), Coordinate(lon: 9.7, lat: 47.1),
          Coordinate(lon: 9.5, lat: 47.3),
        ]
      ]))
    return [
      .anywhere, .near(center), .near(center, within: .kilometers(6)), .viewport(box),
      .viewport(triangle), .along(route), .along(route, within: .kilometers(3), viewport: box),
      .near(Coordinate(lon: 10, lat: 50)), .viewport(.box(west: 1, south: 1, east: 2, north: 2)),
      .region(box), .region(triangle), .region(box, priority: .required),
      .region(.box(west: 1, south: 1, east: 2, north: 2)),
    ]
  }

  @Test(arguments: 0..<13, [nil, "shell", "Löwen Markt", "gasse 3", "shel mühle", "xyzzy", ""])
  func `finds exactly what reading every record finds`(area: Int, text: String?) throws {
    let world = try TestIndex(SearchWorld(count: 400, seed: 3).places)
    let area = try Self.areas()[area]
    for categories in [[], ["fuel", "toll"]] {
      let request = SearchRequest(
        text, categories: categories, in: area, options: SearchOptions(pageSize: 50))
      let fast = try world.index.search(request)
      let slow = try world.index.fullScan(request)
      #expect(fast.objects.map(\.uri) == slow.objects.map(\.uri))
      #expect(fast.metadata.found == slow.metadata.found)
      #expect(fast.objects.map(\.score) == slow.objects.map(\.score))
      #expect(fast.metadata.businesses == slow.metadata.businesses)
    }
  }
}
