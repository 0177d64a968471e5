public import CorridorIndex

/// Details of a business: Yandex MapKit's `MMKSearchBusinessObjectMetadata`.
public struct BusinessMetadata: Sendable {
  /// The name. (`name`.)
  public var name: String?
  /// The address, from its own tags and from the areas and places around it. (`address`.)
  public var address: Address
  /// Telephone numbers as in the source. (`phones`.)
  public var phones: [String]
  /// Opening hours as in the source; nil if it has none. (`workingHours`.)
  public var workingHours: String?
  /// What the business offers or does not offer, as far as the source says. (`features`.)
  public var features: [Feature]
  /// Web pages and email addresses. (`links`.)
  public var links: [String]

  /// Makes metadata.
  public init(
    name: String?, address: Address, phones: [String] = [], workingHours: String? = nil,
    features: [Feature] = [], links: [String] = []
  ) {
    self.name = name
    self.address = address
    self.phones = phones
    self.workingHours = workingHours
    self.features = features
    self.links = links
  }

  /// Something that a business offers or does not offer: Yandex MapKit's `MMKSearchFeature`.
  public struct Feature: Hashable, Sendable, Identifiable {
    /// The feature's id, such as `wifi`.
    public var id: String
    /// Its name in English.
    public var label: String
    /// Whether the business has it; nil if the value in the source means neither yes nor no.
    public var isAvailable: Bool?
    /// The tag it was derived from, such as `internet_access=wlan`.
    public var evidence: String

    /// Makes a feature.
    public init(id: String, label: String, isAvailable: Bool?, evidence: String) {
      self.id = id
      self.label = label
      self.isAvailable = isAvailable
      self.evidence = evidence
    }
  }
}

/// Details of a toponym: Yandex MapKit's `MMKSearchToponymObjectMetadata`.
public struct ToponymMetadata: Sendable {
  /// The name.
  public var name: String?
  /// The kind of place.
  public var kind: PlaceKind
  /// The address by component, from the country down to the toponym itself. (`address`.)
  public var address: Address

  /// Makes metadata.
  public init(name: String?, kind: PlaceKind, address: Address) {
    self.name = name
    self.kind = kind
    self.address = address
  }
}
