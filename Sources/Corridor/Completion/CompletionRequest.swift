public import CorridorGeometry
internal import CorridorThreads

/// What to complete, and how: the properties of Apple's `MKLocalSearchCompleter` and the parameters
/// of ArcGIS's `suggest`.
public struct CompletionRequest: Sendable {
  /// The text typed so far; its last word may be incomplete. A fragment without a letter or digit
  /// has no completions. (`queryFragment`; `text`.)
  public var fragment: String
  /// The position of the user or the middle of the map; near places come first. (`location`.)
  public var location: Coordinate?
  /// The radius around ``location`` within which nearness counts most; greater than 0, by default 5
  /// km. (`distance`.)
  public var distance: Meters
  /// The visible part of the map. Without a ``location``, its middle and size replace ``location``
  /// and ``distance``. (`region`.)
  public var region: Viewport?
  /// Whether places outside ``region`` are suggested. (`regionPriority`.)
  public var regionPriority: RegionPriority
  /// Kinds of completions; by default all. (`resultTypes`; `filterType`.)
  public var resultTypes: CompletionResultTypes
  /// Categories of businesses to include or exclude; nil for all. Toponyms pass.
  /// (`pointOfInterestFilter`.)
  public var categoryFilter: CategoryFilter?
  /// Kinds of toponyms to include or exclude; nil for all. Businesses pass. (`addressFilter`.)
  public var addressFilter: AddressFilter?
  /// Maximum number of completions; at least 1, by default 10. (`maxLocations`.)
  public var maxResults: Int
  /// Languages of names, in order of preference; see ``SearchCompletion/title``.
  public var languages: [String]
  /// Whether misspelled words are corrected if too little matches the text as typed; on by default.
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

extension CompletionRequest {
  /// Rejects what no index could answer.
  package func check() throws(SearchError) {
    try checkLimits()
    if let region { _ = try ViewportFilter(region, until: CancellationToken()) }
  }

  /// Rejects numbers and lengths that are out of range.
  func checkLimits() throws(SearchError) {
    let (length, limit) = (fragment.utf8.count, QueryUnderstanding.longestText)
    guard length <= limit else { throw .fragmentTooLong(found: length, limit: limit) }
    guard maxResults > 0 else { throw .limitOutOfRange(found: maxResults) }
    guard distance.value > 0, distance.value < .infinity else {
      throw .biasOutOfRange(found: distance.value)
    }
    if let location, !location.isOnEarth { throw .pointNotOnEarth(found: location) }
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
