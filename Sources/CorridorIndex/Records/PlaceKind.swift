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
  /// A toponym of another kind: an island, a square, a farm.
  case other

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
    }
  }

  /// The toponym kind with a number in index files; nil for a business and for unused numbers.
  init?(toponymCode code: UInt8) {
    guard code > 0, let kind = Self.allCases.first(where: { $0.code == code }) else { return nil }
    self = kind
  }
}
