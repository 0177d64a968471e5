public import CorridorGeometry
public import CorridorIndex

/// One suggestion for what a person is typing: a place, or a collection of places to search for.
///
/// Corresponds to Apple's `MKLocalSearchCompletion` and to a suggestion of ArcGIS's `suggest`.
public struct SearchCompletion: Hashable, Sendable {
  /// What is suggested, such as "Shell" or "Vaduz": for a place, the name that matches what was
  /// typed, where several do, the one that ``CompletionRequest/languages`` prefer. (`title`; `text`.)
  public var title: String
  /// What it is and where, such as "Fuel station · Vaduz". (`subtitle`.)
  public var subtitle: String
  /// Where what was typed appears in ``title``. (`titleHighlightRanges`.)
  public var titleHighlightRanges: [HighlightRange]
  /// Where what was typed appears in ``subtitle``. (`subtitleHighlightRanges`.)
  public var subtitleHighlightRanges: [HighlightRange]
  /// What it stands for.
  public var kind: Kind
  /// What finds exactly this: for ``SearchManager/submit(magicKey:in:options:)``; letters, digits,
  /// `-` and `_`. (`magicKey`.)
  public var magicKey: String
  /// The URI of a place; nil for a collection.
  public var id: String?
  /// What the place is; nil for a collection.
  public var placeKind: PlaceKind?
  /// Where the place is; nil for a collection.
  public var coordinate: Coordinate?
  /// Metres from ``CompletionRequest/location`` to the place; nil without one of the two.
  public var distanceMeters: Double?
  /// The ids of the categories of the place, or of those that the collection is made of.
  public var categories: [String]
  /// How many places the collection has in the whole index; nil where that is not known without
  /// searching.
  public var count: Int?

  /// What a completion stands for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// One place: a business or a toponym.
    case place
    /// A text to search for.
    case query
    /// The places of a category.
    case category
    /// The places of a chain.
    case chain
  }

  /// Whether it stands for a group of places rather than for one. (`isCollection`.)
  public var isCollection: Bool { kind != .place }

  /// Makes a completion; see the properties for each part.
  public init(
    title: String, subtitle: String, titleHighlightRanges: [HighlightRange] = [],
    subtitleHighlightRanges: [HighlightRange] = [], kind: Kind, magicKey: String,
    id: String? = nil, placeKind: PlaceKind? = nil, coordinate: Coordinate? = nil,
    distanceMeters: Double? = nil, categories: [String] = [], count: Int? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.titleHighlightRanges = titleHighlightRanges
    self.subtitleHighlightRanges = subtitleHighlightRanges
    self.kind = kind
    self.magicKey = magicKey
    self.id = id
    self.placeKind = placeKind
    self.coordinate = coordinate
    self.distanceMeters = distanceMeters
    self.categories = categories
    self.count = count
  }
}
