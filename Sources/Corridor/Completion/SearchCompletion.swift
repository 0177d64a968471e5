public import CorridorGeometry
public import CorridorIndex

/// A suggestion for a partially typed text: a place, or a collection of places to search for.
///
/// Corresponds to Apple's `MKLocalSearchCompletion` and to a suggestion of ArcGIS's `suggest`.
public struct SearchCompletion: Hashable, Sendable {
  /// The suggested text, such as "Shell" or "Vaduz". For a place, this is the name that matches the
  /// typed text; if several do, the one that ``CompletionRequest/languages`` prefer. (`title`;
  /// `text`.)
  public var title: String
  /// What it is and where, such as "Fuel station · Vaduz". (`subtitle`.)
  public var subtitle: String
  /// Ranges of ``title`` that match the typed text. (`titleHighlightRanges`.)
  public var titleHighlightRanges: [HighlightRange]
  /// Ranges of ``subtitle`` that match the typed text. (`subtitleHighlightRanges`.)
  public var subtitleHighlightRanges: [HighlightRange]
  /// What the completion represents.
  public var kind: Kind
  /// The key that finds exactly this, for ``SearchManager/submit(magicKey:in:options:)``. Consists
  /// of letters, digits, `-` and `_`. (`magicKey`.)
  public var magicKey: String
  /// The URI of a place; nil for a collection.
  public var id: String?
  /// The kind of the place; nil for a collection.
  public var placeKind: PlaceKind?
  /// The position of the place; nil for a collection.
  public var coordinate: Coordinate?
  /// Metres from ``CompletionRequest/location`` to the place; nil if either is missing.
  public var distanceMeters: Double?
  /// The ids of the categories of the place, or of those that make up the collection.
  public var categories: [String]
  /// Number of places of the collection in the whole index; nil if only a search can tell.
  public var count: Int?

  /// What a completion represents.
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

  /// Whether it represents a group of places rather than one. (`isCollection`.)
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
