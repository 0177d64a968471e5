public import CorridorGeometry

/// What to complete, and how: the properties of Apple's `MKLocalSearchCompleter` and the parameters
/// of ArcGIS's `suggest`.
public struct CompletionRequest: Sendable {
  /// What was typed so far; its last word may be half typed. Nothing is suggested for a fragment
  /// without a letter or digit. (`queryFragment`; `text`.)
  public var fragment: String
  /// Where the user or the middle of the map is: what is near comes first. (`location`.)
  public var location: Coordinate?
  /// How far "near" reaches about ``location``: what is within gains most by being near. 5 km unless
  /// said otherwise; greater than 0. (`distance`.)
  public var distance: Meters
  /// The visible part of the map. Its middle and size stand for ``location`` and ``distance`` where
  /// there is no location. (`region`.)
  public var region: Viewport?
  /// Whether places outside of ``region`` are suggested. (`regionPriority`.)
  public var regionPriority: RegionPriority
  /// What is suggested; everything unless said otherwise. (`resultTypes`; `filterType`.)
  public var resultTypes: CompletionResultTypes
  /// Which categories of businesses are wanted or unwanted; nil for all. Toponyms pass.
  /// (`pointOfInterestFilter`.)
  public var categoryFilter: CategoryFilter?
  /// Which kinds of toponyms are wanted or unwanted; nil for all. Businesses pass.
  /// (`addressFilter`.)
  public var addressFilter: AddressFilter?
  /// How many completions there are at most; 10 unless said otherwise, at least 1.
  /// (`maxLocations`.)
  public var maxResults: Int
  /// Languages in which names are wanted, best first; see ``SearchCompletion/title``.
  public var languages: [String]
  /// Whether mistyped words are corrected when too little fits as it is typed; on unless said
  /// otherwise.
  public var correctsSpelling: Bool

  /// Makes a request; see the properties for each part.
  public init(
    _ fragment: String = "",
    near location: Coordinate? = nil,
    distance: Meters = .kilometers(5),
    region: Viewport? = nil,
    regionPriority: RegionPriority = .default,
    resultTypes: CompletionResultTypes = .all,
    categoryFilter: CategoryFilter? = nil,
    addressFilter: AddressFilter? = nil,
    maxResults: Int = 10,
    languages: [String] = [],
    correctsSpelling: Bool = true
  ) {
    self.fragment = fragment
    self.location = location
    self.distance = distance
    self.region = region
    self.regionPriority = regionPriority
    self.resultTypes = resultTypes
    self.categoryFilter = categoryFilter
    self.addressFilter = addressFilter
    self.maxResults = maxResults
    self.languages = languages
    self.correctsSpelling = correctsSpelling
  }
}

/// Kinds of completions: Apple's `MKLocalSearchCompleter.ResultType`.
public struct CompletionResultTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Businesses. (`pointOfInterest`.)
  public static let businesses = CompletionResultTypes(rawValue: 1)
  /// Countries, towns, streets, houses. (`address`.)
  public static let toponyms = CompletionResultTypes(rawValue: 2)
  /// Collections: categories, chains and texts to search for. (`query`.)
  public static let queries = CompletionResultTypes(rawValue: 4)
  /// Places alone, without collections. (`filterType = .locationsOnly`.)
  public static let places: CompletionResultTypes = [.businesses, .toponyms]
  /// Everything. (`filterType = .locationsAndQueries`.)
  public static let all: CompletionResultTypes = [.businesses, .toponyms, .queries]
}
