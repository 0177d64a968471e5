public import CorridorGeometry

/// What is true of a whole search, whatever the page: Yandex MapKit's `MMKSearchMetadata`.
public struct SearchMetadata: Sendable {
  /// How many objects there are on all pages; exact, and the same whatever the page size. Objects
  /// outside a viewport that follow by ``RegionPriority/default`` are counted too. (`found`.)
  public var found: Int
  /// Whether the result is one of a kind or a part of a group. (`displayType`.)
  public var displayType: DisplayType
  /// The smallest box that holds the objects of all pages; nil for none. (`boundingBox`.)
  public var boundingBox: BoundingBox?
  /// The order that the objects are in, whatever was asked for. (`sort`.)
  public var sort: SearchSort.Kind
  /// The text as it was asked for. (`requestText`.)
  public var requestText: String?
  /// The text with mistyped words corrected; nil where nothing was corrected.
  /// (`correctedRequestText`.)
  public var correctedRequestText: String?
  /// The box about the area that was asked for; nil for anywhere. (`requestBoundingBox`.)
  public var requestBoundingBox: BoundingBox?
  /// What the text was understood as.
  public var interpretation: SearchInterpretation
  /// What reverse geocoding gave; nil for other searches. (`toponym`.)
  public var toponym: GeoObject?
  /// The URI that was asked for and that nothing in the data has any more; nil for other searches.
  public var goneURI: String?
  /// What is known of the toponyms among the objects; nil where there are none.
  /// (`toponymResultMetadata`.)
  public var toponyms: ToponymResultMetadata?
  /// What is known of the businesses among the objects; nil where there are none.
  /// (`businessResultMetadata`.)
  public var businesses: BusinessResultMetadata?

  /// Makes metadata; see the properties for each part.
  public init(
    found: Int, displayType: DisplayType = .multiple, boundingBox: BoundingBox? = nil,
    sort: SearchSort.Kind = .relevance, requestText: String? = nil,
    correctedRequestText: String? = nil, requestBoundingBox: BoundingBox? = nil,
    interpretation: SearchInterpretation = .nothing, toponym: GeoObject? = nil,
    toponyms: ToponymResultMetadata? = nil, businesses: BusinessResultMetadata? = nil
  ) {
    self.found = found
    self.displayType = displayType
    self.boundingBox = boundingBox
    self.sort = sort
    self.requestText = requestText
    self.correctedRequestText = correctedRequestText
    self.requestBoundingBox = requestBoundingBox
    self.interpretation = interpretation
    self.toponym = toponym
    self.toponyms = toponyms
    self.businesses = businesses
  }
}

/// Whether searching again makes sense when the map has moved: Yandex MapKit's `displayType`.
public enum DisplayType: String, Hashable, Sendable, CaseIterable {
  /// A certain object: an address, coordinates, a URI, the only one of its name.
  case single
  /// Objects of a group, such as a category: there may be others elsewhere.
  case multiple
}

/// What the text of a request was understood as.
public enum SearchInterpretation: Hashable, Sendable {
  /// There was no text, or nothing in it to look for.
  case nothing
  /// Words of names and addresses.
  case text
  /// Categories, by name or activity; `text` is what else must match, `locality` the URI of the
  /// toponym that the search was held to.
  case categories([String], text: String?, locality: String?)
  /// A position.
  case coordinates(Coordinate)
  /// An identifier.
  case uri(String)
}

/// What is known of the toponyms of a search: Yandex MapKit's `MMKSearchToponymResultMetadata`.
public struct ToponymResultMetadata: Hashable, Sendable {
  /// How many toponyms there are on all pages. (`found`.)
  public var found: Int
  /// How exactly the best one fits. (`responseInfo.mode` and `accuracy`.)
  public var accuracy: ToponymAccuracy
  /// The point that was reverse geocoded; nil for other searches. (`reversePoint`.)
  public var reversePoint: Coordinate?

  /// Makes metadata; see the properties for each part.
  public init(found: Int, accuracy: ToponymAccuracy, reversePoint: Coordinate? = nil) {
    self.found = found
    self.accuracy = accuracy
    self.reversePoint = reversePoint
  }
}

/// How exactly a toponym fits what was asked for: Yandex MapKit's `precision`.
public enum ToponymAccuracy: String, Hashable, Sendable, CaseIterable {
  /// The house that was asked for, or a house at the point.
  case exact
  /// A house of the same number with another addition, such as 12a for 12.
  case number
  /// A house close by.
  case near
  /// A house in the range that was asked for, such as 12 for 10-14.
  case range
  /// The street.
  case street
  /// A locality or something larger.
  case other
}

/// What is known of the businesses of a search: Yandex MapKit's
/// `MMKSearchBusinessResultMetadata`.
public struct BusinessResultMetadata: Hashable, Sendable {
  /// How many businesses there are on all pages.
  public var found: Int
  /// The categories of the businesses with how many have them, most first. (`categories`.)
  public var categories: [Counted]
  /// The chains, by the tag `brand`, most first. (`chains`.)
  public var chains: [Counted]
  /// Filters that would leave some of the businesses, most first. (`businessFilters`.)
  public var filters: [AvailableFilter]

  /// Makes metadata; see the properties for each part.
  public init(
    found: Int, categories: [Counted] = [], chains: [Counted] = [],
    filters: [AvailableFilter] = []
  ) {
    self.found = found
    self.categories = categories
    self.chains = chains
    self.filters = filters
  }

  /// A name and how many businesses it is true of.
  public struct Counted: Hashable, Sendable {
    /// A category's id or a chain's name.
    public var name: String
    /// How many businesses.
    public var count: Int

    /// Makes a count.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }
}

/// A filter that would leave some of what was found.
public struct AvailableFilter: Hashable, Sendable {
  /// The filter's id, such as `wifi`.
  public var id: String
  /// Its name in English.
  public var label: String
  /// What it is, for ``SearchFilters/features`` through ``CorridorIndex/TagExpression/init(_:takesParts:)``.
  public var expression: String
  /// How many of the businesses it leaves.
  public var count: Int

  /// Makes a filter.
  public init(id: String, label: String, expression: String, count: Int) {
    self.id = id
    self.label = label
    self.expression = expression
    self.count = count
  }
}
