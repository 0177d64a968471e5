public import CorridorIndex

/// What a business must have to be found: Yandex MapKit's `filters`.
///
/// If any filter is set, toponyms are not found.
public struct SearchFilters: Sendable {
  /// Tag conditions, all of which a business must meet, such as `internet_access=wlan|yes`.
  public var features: [TagExpression]
  /// Chains, one of which a business must belong to, by name; empty for
  /// any.
  public var chains: [String]
  /// Categories, one of which a business must belong to besides those of the request; empty for
  /// any.
  public var categories: [String]

  /// Makes filters; without arguments, everything passes.
  public init(features: [TagExpression] = [], chains: [String] = [], categories: [String] = []) {
    self.features = features
    self.chains = chains
    self.categories = categories
  }

  /// Whether everything passes.
  public var isEmpty: Bool { features.isEmpty && chains.isEmpty && categories.isEmpty }
}

/// Categories to include or to exclude: Apple's `MKPointOfInterestFilter`.
public enum CategoryFilter: Hashable, Sendable {
  /// Businesses in any of these categories.
  case including([String])
  /// Businesses in none of these categories.
  case excluding([String])
}

/// Kinds of toponyms to include or to exclude: Apple's `MKAddressFilter`.
public enum AddressFilter: Hashable, Sendable {
  /// Toponyms of one of these kinds.
  case including(Set<PlaceKind>)
  /// Toponyms of none of these kinds.
  case excluding(Set<PlaceKind>)

  /// Whether toponyms of `kind` are included.
  package func accepts(_ kind: PlaceKind) -> Bool {
    switch self {
    case .including(let kinds): kinds.contains(kind)
    case .excluding(let kinds): !kinds.contains(kind)
    }
  }
}
