/// A postal address in words: from the country down to the house.
///
/// Corresponds to the address of a toponym or business in Yandex MapKit (`YMKSearchAddress`, its
/// components and formatted address) and to the placemark of a map item in Apple MapKit.
public struct Address: Hashable, Sendable {
  /// The known parts, broadest first, with the postcode last; each kind at most once.
  public internal(set) var components: [AddressComponent]
  /// The ISO 3166-1 code of two letters, such as `LI`, if the data has it.
  public internal(set) var countryCode: String?

  /// Creates an address from parts, broadest first, for services that search elsewhere.
  public init(components: [AddressComponent] = [], countryCode: String? = nil) {
    self.components = components
    self.countryCode = countryCode
  }

  /// The name of a part, or nil.
  public subscript(kind: AddressComponent.Kind) -> String? {
    components.first { $0.kind == kind }?.name
  }

  /// Whether no part is known.
  public var isEmpty: Bool { components.isEmpty }
}

/// A part of an address.
public struct AddressComponent: Hashable, Sendable {
  /// The kind of the part.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case country, region, district, locality, suburb, street, house, postcode
  }

  public var kind: Kind
  /// The name, number or code.
  public var name: String

  /// Creates a part.
  public init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

extension AddressComponent.Kind {
  /// The part of an address that a kind of toponym is; nil if it is not part of one.
  init?(_ kind: PlaceKind) {
    switch kind {
    case .country: self = .country
    case .region: self = .region
    case .district: self = .district
    case .locality: self = .locality
    case .suburb: self = .suburb
    case .street: self = .street
    case .house: self = .house
    case .business, .water, .landform, .island, .forest, .park, .other: return nil
    }
  }

  /// The position in the order of ``Address/components``.
  var order: Int {
    switch self {
    case .country: 0
    case .region: 1
    case .district: 2
    case .locality: 3
    case .suburb: 4
    case .street: 5
    case .house: 6
    case .postcode: 7
    }
  }
}
