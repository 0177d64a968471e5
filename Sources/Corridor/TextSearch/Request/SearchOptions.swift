public import CorridorGeometry

/// How to search: Yandex MapKit's `MMKSearchOptions` and the options of Apple's
/// `MKLocalSearch.Request`.
public struct SearchOptions: Sendable {
  /// Which objects to find; by default both businesses and toponyms. (`searchTypes`;
  /// `resultTypes`.)
  public var resultTypes: SearchResultTypes
  /// Maximum number of objects on a page; at least 1, by default 32. (`resultPageSize`.)
  public var pageSize: Int
  /// Position of the user. (`userPosition`.)
  ///
  /// Every object gets ``GeoObject/userDistanceMeters``, and relevance favours objects near the
  /// user, or near the point of the search if it has one.
  public var userPosition: Coordinate?
  /// Whether toponyms include their lines or polygons; off by default. (`geometry`.)
  public var includesGeometry: Bool
  /// Whether misspelled words are corrected if too little matches the text as typed; on by default.
  /// (`disableSpellingCorrection`.)
  public var correctsSpelling: Bool
  /// Further conditions on businesses. (`filters`.)
  public var filters: SearchFilters
  /// Categories of businesses to include or exclude; nil for all. Toponyms have no categories and
  /// pass. (`pointOfInterestFilter`.)
  public var categoryFilter: CategoryFilter?
  /// Kinds of toponyms to include or exclude; nil for all. Businesses pass. (`addressFilter`.)
  public var addressFilter: AddressFilter?
  /// The order of the objects; nil for the default of the area: closest to the route first along a
  /// route, nearest first for categories near a point, else by relevance.
  public var sort: SearchSort?
  /// A reference system for ``GeoObject/position``, such as that of a table or a map, besides
  /// longitude and latitude. (ArcGIS's `outSpatialReference`.)
  public var outputSystem: CRS?
  /// Languages of names, in order of preference, with the codes of `name:xx`. A name that exists in
  /// none of them is given as it is.
  public var languages: [String]
  /// Time limit of the search; nil for none. The search loops check it.
  ///
  /// In ``SearchMode/combined(_:_:timeout:)``, the index takes over after half of the limit at the
  /// latest; for further pages of its own answer, the service has the whole limit.
  public var timeLimit: Duration?

  /// Makes options; see the properties for each.
  public init(
    resultTypes: SearchResultTypes = .all,
    pageSize: Int = 32,
    userPosition: Coordinate? = nil,
    includesGeometry: Bool = false,
    correctsSpelling: Bool = true,
    filters: SearchFilters = SearchFilters(),
    categoryFilter: CategoryFilter? = nil,
    addressFilter: AddressFilter? = nil,
    sort: SearchSort? = nil,
    outputSystem: CRS? = nil,
    languages: [String] = [],
    timeLimit: Duration? = nil
  ) {
    self.resultTypes = resultTypes
    self.pageSize = pageSize
    self.userPosition = userPosition
    self.includesGeometry = includesGeometry
    self.correctsSpelling = correctsSpelling
    self.filters = filters
    self.categoryFilter = categoryFilter
    self.addressFilter = addressFilter
    self.sort = sort
    self.outputSystem = outputSystem
    self.languages = languages
    self.timeLimit = timeLimit
  }
}

/// Kinds of objects that a search may find: Yandex MapKit's `MMKSearchType`, Apple's `ResultType`.
public struct SearchResultTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Organisations and everything else that has a category (`biz`; `pointOfInterest`).
  public static let businesses = SearchResultTypes(rawValue: 1)
  /// Countries, towns, streets, houses (`geo`; `address`).
  public static let toponyms = SearchResultTypes(rawValue: 2)
  /// Both businesses and toponyms.
  public static let all: SearchResultTypes = [.businesses, .toponyms]
}

/// How strictly a search keeps to its viewport: Apple's `MKLocalSearchRegionPriority`.
public enum RegionPriority: String, Hashable, Sendable, CaseIterable {
  /// Places outside follow if fewer than ``enough`` places are inside.
  ///
  /// These are all places that the text matches, and the places selected by category alone that are
  /// nearest to the viewport's middle, up to ``enough`` in all. The places inside and those outside
  /// are each in the order of ``SearchOptions/sort``. ``SearchMetadata/found`` counts all of them;
  /// they do not depend on the page size.
  case `default`
  /// Only places inside the viewport.
  case required

  /// Number of places in a viewport from which places outside are left out: 100.
  public static let enough = 100
}
