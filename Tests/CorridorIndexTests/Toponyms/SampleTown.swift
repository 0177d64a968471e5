import CorridorGeometry
import CorridorTestSupport

@testable import CorridorIndex

/// A small country with all kinds of toponyms, around 9.5° E, 47.1° N.
enum SampleTown {
  static func build(at path: String) throws -> PlaceIndex {
    let index = try TestPlace.build(toponyms, at: path)
    try index.verify()
    return index
  }

  private static func administrative(_ level: Int, _ name: String) -> [(String, String)] {
    [("boundary", "administrative"), ("admin_level", "\(level)"), ("name", name)]
  }

  static var toponyms: [TestPlace] {
    let at = TestPlace.at
    func area(
      _ id: String, _ tags: [(String, String)], _ west: Double, _ south: Double, _ east: Double,
      _ north: Double
    ) -> TestPlace {
      TestPlace.toponym(
        id: id, position: at((west + east) / 2, (south + north) / 2), tags: tags,
        rings: [(TestPlace.box(west, south, east, north), true)])
    }
    return [
      area(
        "country", administrative(2, "Liechtenstein") + [("ISO3166-1", "LI"), ("name:fr", "Le L")],
        9.4, 47.0, 9.7, 47.3),
      area("region", administrative(4, "Oberland"), 9.4, 47.0, 9.7, 47.2),
      area("district", administrative(6, "Bezirk"), 9.4, 47.0, 9.7, 47.15),
      area(
        "town", administrative(8, "Vaduz") + [("postal_code", "9490"), ("name:ru", "Вадуц")], 9.5,
        47.1, 9.56, 47.16),
      area("suburb", administrative(10, "Ebenholz"), 9.5, 47.1, 9.52, 47.12),
      TestPlace.toponym(
        id: "village", position: at(9.6, 47.05),
        tags: [("place", "village"), ("name", "Triesenberg"), ("name:ru", "Тризенберг")]),
      TestPlace.toponym(
        id: "quarter", position: at(9.61, 47.05),
        tags: [("place", "quarter"), ("name", "Rotenboden")]
      ),
      TestPlace.toponym(
        id: "street", position: at(9.53, 47.13),
        tags: [("highway", "residential"), ("name", "Städtle")],
        lines: [[at(9.53, 47.13), at(9.53, 47.135), at(9.531, 47.14)]]),
      TestPlace.toponym(
        id: "house", position: at(9.5302, 47.132),
        tags: [
          ("addr:housenumber", "12"), ("addr:street", "Städtle"), ("addr:postcode", "9490"),
          ("addr:city", "Vaduz"),
        ]),
      TestPlace(
        id: "bank", position: at(9.5297, 47.134),
        tags: [
          ("name", "Bank"), ("addr:housenumber", "44"), ("addr:street", "Städtle"),
        ]),
      TestPlace(
        id: "fuel", position: at(9.601, 47.051), tags: [("name", "Fuel")]),
    ]
  }
}
