public import CorridorIndex

/// What a business must have to be found: Yandex MapKit's `filters`. Toponyms are not found while
/// there is any.
public struct SearchFilters: Sendable {
  /// Conditions on tags, all of which a business must meet, such as `internet_access=wlan|yes`.
  public var features: [TagExpression]
  /// Chains of which it must be one, by the value of the tag `brand`; none means any.
  public var chains: [String]
  /// Categories of which it needs one besides those of the request; none means any.
  public var categories: [String]

  /// Makes filters; without arguments, they let everything pass.
  public init(features: [TagExpression] = [], chains: [String] = [], categories: [String] = []) {
    self.features = features
    self.chains = chains
    self.categories = categories
  }

  /// Whether everything passes.
  public var isEmpty: Bool { features.isEmpty && chains.isEmpty && categories.isEmpty }
}

/// Categories that are wanted, or all but those that are not: Apple's `MKPointOfInterestFilter`.
public enum CategoryFilter: Hashable, Sendable {
  /// Businesses that are in one of these categories.
  case including([String])
  /// Businesses that are in none of these categories.
  case excluding([String])
}

/// Kinds of toponyms that are wanted, or all but those that are not: Apple's `MKAddressFilter`.
public enum AddressFilter: Hashable, Sendable {
  /// Toponyms of one of these kinds.
  case including(Set<PlaceKind>)
  /// Toponyms of none of these kinds.
  case excluding(Set<PlaceKind>)

  /// Whether a toponym of `kind` is wanted.
  package func accepts(_ kind: PlaceKind) -> Bool {
    switch self {
    case .including(let kinds): kinds.contains(kind)
    case .excluding(let kinds): !kinds.contains(kind)
    }
  }
}
