public import CorridorGeometry

/// How to search: Yandex MapKit's `MMKSearchOptions` and the options of Apple's
/// `MKLocalSearch.Request`.
public struct SearchOptions: Sendable {
  /// Which objects are wanted; both businesses and toponyms unless said otherwise. (`searchTypes`;
  /// `resultTypes`.)
  public var resultTypes: SearchResultTypes
  /// How many objects a page has at most; 32 unless said otherwise, at least 1. (`resultPageSize`.)
  public var pageSize: Int
  /// Where the user is: every object gets ``GeoObject/userDistanceMeters``, and relevance leans to
  /// what is near, unless the search is one near a point, to which it leans then. (`userPosition`.)
  public var userPosition: Coordinate?
  /// Whether toponyms come with their lines or polygons; off unless said otherwise. (`geometry`.)
  public var includesGeometry: Bool
  /// Whether mistyped words are corrected when too little fits as it is written; on unless said
  /// otherwise. (`disableSpellingCorrection`.)
  public var correctsSpelling: Bool
  /// What a business must have besides. (`filters`.)
  public var filters: SearchFilters
  /// Which categories of businesses are wanted or unwanted; nil for all. Toponyms have none and
  /// pass. (`pointOfInterestFilter`.)
  public var categoryFilter: CategoryFilter?
  /// Which parts of addresses are wanted or unwanted as toponyms; nil for all. Businesses pass.
  /// (`addressFilter`.)
  public var addressFilter: AddressFilter?
  /// Whether places outside a viewport may follow. (`regionPriority`.)
  public var regionPriority: RegionPriority
  /// The order of the objects; nil for the one that suits the area: closest to the route first
  /// along a route, nearest first for categories about a point, else by relevance.
  public var sort: SearchSort?
  /// A reference system in which objects have ``GeoObject/position`` besides longitude and latitude,
  /// such as that of a table or a map. (ArcGIS's `outSpatialReference`.)
  public var outputSystem: CRS?
  /// Languages in which names are wanted, best first, as the suffix of `name:xx` has them; names
  /// come as they are where there is none.
  public var languages: [String]
  /// How long the search may take; nil for as long as it takes. Asked inside the search loops. In
  /// ``SearchMode/combined(_:_:timeout:)``, the index is asked after half of it at the latest, and the
  /// service has all of it for the further pages of an answer of its own.
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
    regionPriority: RegionPriority = .default,
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
    self.regionPriority = regionPriority
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

  /// Organisations and everything else that is in a category (`biz`; `pointOfInterest`).
  public static let businesses = SearchResultTypes(rawValue: 1)
  /// Countries, towns, streets, houses (`geo`; `address`).
  public static let toponyms = SearchResultTypes(rawValue: 2)
  /// Both.
  public static let all: SearchResultTypes = [.businesses, .toponyms]
}

/// What a viewport means to a search: Apple's `MKLocalSearchRegionPriority`.
public enum RegionPriority: String, Hashable, Sendable, CaseIterable {
  /// Where fewer than ``enough`` places are inside, places outside follow: all that the text matches,
  /// and of those that are there for their category alone as many as make it ``enough`` in all,
  /// which are the nearest to the viewport's middle. Both those inside and those outside are in the
  /// order of ``SearchOptions/sort``. ``SearchMetadata/found`` counts them all, and they are the same
  /// whatever the page size.
  case `default`
  /// Only places inside.
  case required

  /// How many places in a viewport are enough to leave out those outside: 100.
  public static let enough = 100
}
