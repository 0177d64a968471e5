import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@Suite struct ViewportSearchTests {
  /// Boxes of different sizes and shapes, at different latitudes, some across the antimeridian.
  private static let boxes: [(west: Double, south: Double, east: Double, north: Double)] = [
    (10, 45, 10.01, 45.01), (10, 45, 11, 46), (-5, -5, 5, 5), (175, -20, 185, -19),
    (10, 45, 10.001, 50), (0, 60, 40, 61), (0, 80, 119, 81), (-60, -70, 59, -69),
    (-170, 84, -51, 89), (20, -40, 20, -30), (20, 0, 30, 0), (-10, -30, 10, 30),
  ]

  @Test(arguments: boxes.indices)
  func `places in the corners of a viewport are found, and none beyond`(box: Int) throws {
    let (west, south, east, north) = Self.boxes[box]
    // So many at each corner that each has parts of the tree of places to itself.
    let sides = [west, (west + east) / 2, east].flatMap { lon in
      [south, (south + north) / 2, north].map { (lon, $0) }
    }
    var places: [TestPlace] = []
    for (corner, (lon, lat)) in sides.enumerated() {
      let wrapped = lon > 180 ? lon - 360 : lon
      for number in 0..<40 {
        places.append(
          TestPlace(id: "in:\(corner) \(number)", position: TestPlace.at(wrapped, lat)))
      }
      for (number, (aside, up)) in [(0, -1.0), (0, 1), (-1.0, 0), (1, 0)].enumerated() {
        let beyond = (wrapped + aside * (east - west + 1), lat + up * (north - south + 0.5))
        let isInside =
          (west...east).contains(lon + aside * (east - west + 1))
          && (south...north).contains(beyond.1)
        guard !isInside, abs(beyond.0) < 180, abs(beyond.1) < 90 else { continue }
        places.append(
          TestPlace(id: "out:\(corner) \(number)", position: TestPlace.at(beyond.0, beyond.1)))
      }
    }
    let world = try TestIndex(places)
    let middle = Coordinate(lon: (west + east) / 2, lat: (south + north) / 2)
    let query = CorridorQuery(
      along: try Route(lines: [[middle]]), within: .kilometers(15_000),
      viewport: .box(west: west, south: south, east: east, north: north))
    let found = try world.index.find(query).hits.map(\.place.id)
    let expected = places.map(\.id).filter { $0.hasPrefix("in:") }
    #expect(found.sorted() == expected.sorted())
  }
}
