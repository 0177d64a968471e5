internal import Corridor
internal import CorridorGeometry
internal import CorridorIndex

/// A place that someone looks for, and what they type.
struct QualityCase {
  /// The class it belongs to, such as `prefix-4`.
  var kind: String
  var text: String
  var focus: Coordinate
  /// How far the focus was drawn from the target at most, in metres.
  var reach: Double
  var target: QualityTarget

  var hasCeiling: Bool { Self.hasCeiling(kind) }

  /// Whether ``QualityCeiling`` knows how likely a name is typed in this way.
  static func hasCeiling(_ kind: String) -> Bool {
    kind.hasPrefix("prefix") || kind.hasPrefix("first-word") || kind.hasPrefix("second-word")
  }
}

/// What has to be found.
struct QualityTarget {
  var row: Int
  var id: String
  /// The primary name; for an address, nil.
  var name: String?
  var position: GridPosition
  var categories: [String]
  var brand: String?
  var street: String?
  var houseNumber: String?

  init(_ place: Place) {
    row = place.row
    id = place.id
    name = place.name
    position = place.position
    categories = place.categories
    brand = place["brand"]
    street = place["addr:street"] ?? place["addr:place"]
    houseNumber = place["addr:housenumber"]
  }
}

extension QualityTarget {
  /// Whether a completion shows the street and the house number.
  func isAddress(shownBy completion: SearchCompletion) -> Bool {
    guard let street, let houseNumber else { return false }
    let shown = "\(completion.title), \(completion.subtitle)"
    return shown.contains("\(street) \(houseNumber)") || shown.contains("\(houseNumber) \(street)")
  }

  /// Whether a completion is a collection that the place is in.
  func isPart(of completion: SearchCompletion) -> Bool {
    switch completion.kind {
    case .place: false
    case .chain: completion.title == brand
    case .category, .query: categories.contains { completion.categories.contains($0) }
    }
  }
}

/// A real extract of OpenStreetMap.
struct QualityExtract {
  var name: String
  var file: String
  /// The language of the place, in which categories are asked for.
  var language: String

  static let all = [
    QualityExtract(name: "andorra", file: "andorra-valhalla.osm.pbf", language: "es"),
    QualityExtract(
      name: "liechtenstein", file: "liechtenstein-valhalla.osm.pbf", language: "de"),
    QualityExtract(name: "malta", file: "malta-graphhopper.osm.pbf", language: "en"),
    QualityExtract(name: "vancouver", file: "vancouver-pelias.osm.pbf", language: "en"),
    QualityExtract(name: "singapore", file: "singapore-bayfront-valhalla.osm.pbf", language: "en"),
    QualityExtract(name: "monaco", file: "monaco-lz4-planetiler.osm.pbf", language: "fr"),
    QualityExtract(name: "bayreuth", file: "north-bayreuth-graphhopper.osm.gz", language: "de"),
    QualityExtract(name: "baltimore", file: "baltimore-valhalla.osm.pbf", language: "en"),
  ]
}
