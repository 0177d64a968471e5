import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport

/// A small world of shops with names, brands and addresses about a point, and the toponyms around.
struct SearchWorld {
  static let center = Coordinate(lon: 9.52, lat: 47.14)
  var places: [TestPlace] = []

  private static let brands = ["Shell", "Aral", "Esso", "Coop", "Zum Löwen", "Bäckerei Frick"]
  private static let words = ["Markt", "Haus", "Garten", "Tor", "Brücke", "Mühle", "Stern"]
  private static let kinds: [(category: String, tags: [(String, String)])] = [
    ("fuel", [("amenity", "fuel"), ("fuel:adblue", "yes")]),
    ("restaurant", [("amenity", "restaurant"), ("wheelchair", "yes")]),
    ("cafe", [("amenity", "cafe"), ("internet_access", "wlan")]),
    ("supermarket", [("shop", "supermarket"), ("internet_access", "no")]),
  ]

  init(count: Int, seed: UInt64, around center: Coordinate = Self.center, degrees: Double = 0.2) {
    var random = SplitMix(seed: seed)
    for number in 0..<count {
      let kind = Self.kinds[number % Self.kinds.count]
      var tags = kind.tags
      let brand = Self.brands.randomElement(using: &random) ?? ""
      let word = Self.words.randomElement(using: &random) ?? ""
      tags.append(("name", number % 7 == 0 ? "\(word) \(number)" : "\(brand) \(word)"))
      if number % 3 == 0 { tags.append(("brand", brand)) }
      if number % 5 == 0 { tags.append(("opening_hours", "24/7")) }
      if number % 4 == 1 { tags.append(("phone", "+423 \(number); +423 \(number + 1)")) }
      tags.append(("addr:street", "Gasse \(number % 9)"))
      tags.append(("addr:housenumber", "\(number % 30)"))
      let at = Coordinate(
        lon: center.lon + .random(in: -degrees...degrees, using: &random),
        lat: center.lat + .random(in: -degrees...degrees, using: &random))
      places.append(
        TestPlace(
          id: "test:\(number)", position: GridPosition(at) ?? GridPosition(lon: 0, lat: 0),
          categories: [kind.category] + (number % 11 == 0 ? ["toll"] : []), tags: tags))
    }
    for (number, name) in ["Vaduz", "Schaan", "Shell"].enumerated() {
      let at = Coordinate(lon: center.lon + 0.05 * Double(number), lat: center.lat)
      places.append(
        TestPlace(
          id: "town:\(number)", position: GridPosition(at) ?? GridPosition(lon: 0, lat: 0),
          tags: [("place", "town"), ("name", name), ("name:ru", name + "-ru")], isToponym: true))
    }
  }

  /// A route across it.
  static func route() throws -> Route {
    try Route(lines: [
      (0...40).map {
        Coordinate(
          lon: center.lon - 0.15 + 0.0075 * Double($0), lat: center.lat + 0.01 * Double($0 % 3))
      }
    ])
  }
}
