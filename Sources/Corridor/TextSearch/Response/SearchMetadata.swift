public import CorridorGeometry

/// Properties of a whole search, on every page the same: Yandex MapKit's `MMKSearchMetadata`.
public struct SearchMetadata: Sendable {
  /// Exact number of objects on all pages, whatever the page size. Includes objects outside a
  /// viewport that follow by ``RegionPriority/default``. (`found`.)
  public var found: Int
  /// Whether the result is a specific object or part of a group. (`displayType`.)
  public var displayType: DisplayType
  /// The smallest box that contains the objects of all pages; nil for none. (`boundingBox`.)
  public var boundingBox: BoundingBox?
  /// The order of the objects, which may differ from the requested one. (`sort`.)
  public var sort: SearchSort.Kind
  /// The requested text. (`requestText`.)
  public var requestText: String?
  /// The text with misspelled words corrected; nil if nothing was corrected.
  /// (`correctedRequestText`.)
  public var correctedRequestText: String?
  /// The bounding box of the requested area; nil for anywhere. (`requestBoundingBox`.)
  public var requestBoundingBox: BoundingBox?
  /// How the text was interpreted.
  public var interpretation: SearchInterpretation
  /// The result of reverse geocoding; nil for other searches. (`toponym`.)
  public var toponym: GeoObject?
  /// The toponyms that a reverse geocoded point belongs to, the narrowest that the zoom shows first:
  /// house, street, suburb, locality, district, region, country. Empty for other searches.
  public var containment: [ToponymReference]
  /// The requested URI if it is no longer in the data; nil for other searches.
  public var goneURI: String?
  /// Properties of the toponyms among the objects; nil if there are none.
  /// (`toponymResultMetadata`.)
  public var toponyms: ToponymResultMetadata?
  /// Properties of the businesses among the objects; nil if there are none.
  /// (`businessResultMetadata`.)
  public var businesses: BusinessResultMetadata?

  /// Makes metadata; see the properties for each part.
  public init(
    found: Int, displayType: DisplayType = .multiple, boundingBox: BoundingBox? = nil,
    sort: SearchSort.Kind = .relevance, requestText: String? = nil,
    correctedRequestText: String? = nil, requestBoundingBox: BoundingBox? = nil,
    interpretation: SearchInterpretation = .nothing, toponym: GeoObject? = nil,
    containment: [ToponymReference] = [], toponyms: ToponymResultMetadata? = nil,
    businesses: BusinessResultMetadata? = nil
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
    self.containment = containment
    self.toponyms = toponyms
    self.businesses = businesses
  }
}

/// A toponym as part of another answer; ``SearchManager/resolve(_:options:)`` has the rest.
public struct ToponymReference: Hashable, Sendable {
  /// Its identifier.
  public var uri: String
  /// Its name in the first of the requested languages for which there is one; nil if it has none.
  public var name: String?
  /// Its kind.
  public var kind: PlaceKind

  /// Makes a reference.
  public init(uri: String, name: String?, kind: PlaceKind) {
    self.uri = uri
    self.name = name
    self.kind = kind
  }
}

/// Whether it makes sense to search again when the map has moved: Yandex MapKit's `displayType`.
public enum DisplayType: String, Hashable, Sendable, CaseIterable {
  /// A specific object: an address, coordinates, a URI, the only object of its name.
  case single
  /// Objects of a group, such as a category; there may be others elsewhere.
  case multiple
}

/// How the text of a request was interpreted.
public enum SearchInterpretation: Hashable, Sendable {
  /// There was no text, or the text had nothing to search for.
  case nothing
  /// Words of names and addresses.
  case text
  /// Categories, by name or activity. `text` is what else must match; `locality` is the URI of the
  /// toponym to which the search was limited.
  case categories([String], text: String?, locality: String?)
  /// A position.
  case coordinates(Coordinate)
  /// An identifier.
  case uri(String)
}

/// Properties of the toponyms of a search: Yandex MapKit's `MMKSearchToponymResultMetadata`.
public struct ToponymResultMetadata: Hashable, Sendable {
  /// Number of toponyms on all pages. (`found`.)
  public var found: Int
  /// How exactly the best toponym matches. (`responseInfo.mode` and `accuracy`.)
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

/// How exactly a toponym matches the request: Yandex MapKit's `precision`.
public enum ToponymAccuracy: String, Hashable, Sendable, CaseIterable {
  /// The requested house, or a house at the point.
  case exact
  /// A house with the same number and another suffix, such as 12a for 12.
  case number
  /// A house close by.
  case near
  /// A house in the requested range, such as 12 for 10-14.
  case range
  /// The street.
  case street
  /// A locality or a larger area.
  case other
}

/// Properties of the businesses of a search: Yandex MapKit's `MMKSearchBusinessResultMetadata`.
public struct BusinessResultMetadata: Hashable, Sendable {
  /// Number of businesses on all pages.
  public var found: Int
  /// The categories of the businesses with the number of businesses in each, highest first.
  /// (`categories`.)
  public var categories: [Counted]
  /// The chains, and brands that are none, highest number of businesses first. (`chains`.)
  public var chains: [Counted]
  /// Filters that some of the businesses pass, highest number first. (`businessFilters`.)
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

  /// A name and the number of businesses to which it applies.
  public struct Counted: Hashable, Sendable {
    /// A category's id or a chain's name.
    public var name: String
    /// Number of businesses.
    public var count: Int

    /// Makes a count.
    public init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }
}

/// A filter that some of the found businesses pass.
public struct AvailableFilter: Hashable, Sendable {
  /// The filter's id, such as `wifi`.
  public var id: String
  /// Its name in English.
  public var label: String
  /// The condition, for ``SearchFilters/features`` through
  /// ``CorridorIndex/TagExpression/init(_:takesParts:)``.
  public var expression: String
  /// Number of businesses that pass it.
  public var count: Int

  /// Makes a filter.
  public init(id: String, label: String, expression: String, count: Int) {
    self.id = id
    self.label = label
    self.expression = expression
    self.count = count
  }
}
