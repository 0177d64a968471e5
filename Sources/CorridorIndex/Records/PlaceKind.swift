/// The kind of a place: a business, or a kind of toponym.
public enum PlaceKind: String, CaseIterable, Hashable, Sendable {
  /// An organisation, a shop or a facility: anything with a category.
  case business
  case country
  /// A state, a province or a canton.
  case region
  /// A county, an arrondissement or a Kreis.
  case district
  /// A city, a town, a village, a hamlet or a municipality.
  case locality
  /// A part of a locality.
  case suburb
  case street
  /// An address with a house number.
  case house
  /// A sea, a bay, a lake, a river or a wetland.
  case water
  /// A peak, a valley, a cape or another form of the ground.
  case landform
  /// An island, an islet or an archipelago.
  case island
  case forest
  /// A park, a national park or a nature reserve.
  case park
  /// A toponym of another kind: a square, a farm.
  case other

  /// Whether it is a part of nature with a name, rather than of an address.
  public var isGeographic: Bool {
    switch self {
    case .water, .landform, .island, .forest, .park: true
    case .business, .country, .region, .district, .locality, .suburb, .street, .house, .other: false
    }
  }

  /// The number of the kind in index files.
  var code: UInt8 {
    switch self {
    case .business: 0
    case .country: 1
    case .region: 2
    case .district: 3
    case .locality: 4
    case .suburb: 5
    case .street: 6
    case .house: 7
    case .other: 8
    case .water: 9
    case .landform: 10
    case .island: 11
    case .forest: 12
    case .park: 13
    }
  }

  /// The toponym kind with a number in index files; nil for a business and for unused numbers.
  init?(toponymCode code: UInt8) {
    guard code > 0, let kind = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = kind
  }
}
