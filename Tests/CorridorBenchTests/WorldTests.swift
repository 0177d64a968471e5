import CorridorGeometry
import Testing

@testable import CorridorBench

struct WorldTests {
  private static func places(_ count: Int, ofContinent size: Int) -> [WorldPlace] {
    var places: [WorldPlace] = []
    World(seed: 1, towns: 40, placesPerContinent: size).forEachPlace(count) { places.append($0) }
    return places
  }

  @Test func `a larger world begins with the smaller one`() {
    let few = Self.places(300, ofContinent: 1000)
    let many = Self.places(700, ofContinent: 300)
    #expect(zip(few, many).allSatisfy { $0.id == $1.id && $0.position == $1.position })
    #expect(many.map(\.id) == Array(0..<700))
  }

  @Test func `continents lie apart from each other`() {
    let places = Self.places(1700, ofContinent: 100)
    for number in 0..<16 {
      let west = number % 8 * 45 - 11
      for place in places[number * 100..<number * 100 + 100] {
        let at = place.position.coordinate
        let east = (at.lon - Double(west) + 720).truncatingRemainder(dividingBy: 360)
        #expect(east <= 42.001)
        #expect((at.lat > 0) == (number < 8))
      }
    }
  }

  @Test func `an exhaustive search measures every place against every edge`() throws {
    let world = World(seed: 1, towns: 40)
    let search = ExhaustiveSearch(world, places: 500)
    let line = world.routes(1, vertices: 150, seed: 7)[0]
    let route = try Route(lines: [line])
    let found = try search.places(along: line, within: 200_000) { _ in true }
    var expected: [Int] = []
    try world.forEachPlace(500) { (place) throws(RouteError) in
      if try route.shape.scannedFoot(of: place.position.coordinate, within: 200_000) != nil {
        expected.append(place.id)
      }
    }
    #expect(!expected.isEmpty)
    #expect(found.map(\.id).sorted() == expected)
  }
}
