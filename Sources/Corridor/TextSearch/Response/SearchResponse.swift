/// One page of the result of a search, and the properties of the whole result.
///
/// Corresponds to Yandex MapKit's `MMKSearchResponse` and Apple's `MKLocalSearch.Response`.
public struct SearchResponse: Sendable {
  /// The objects of this page, in the order of ``SearchMetadata/sort``. (`collection.children`;
  /// `mapItems`.)
  public var objects: [GeoObject]
  /// Properties of the whole search. (`metadata`.)
  public var metadata: SearchMetadata
  /// Start of the next page; nil on the last page.
  public var nextCursor: String?
  /// The source of the answer, and the reason for a fallback. (`isOffline`.)
  public var source: SearchSource
  /// Version of the data from which the index was built, such as the timestamp of an OSM extract.
  public var dataVersion: String

  /// Makes a response, as a ``SearchService`` does.
  public init(
    objects: [GeoObject], metadata: SearchMetadata, nextCursor: String? = nil,
    source: SearchSource = .online, dataVersion: String = ""
  ) {
    self.objects = objects
    self.metadata = metadata
    self.nextCursor = nextCursor
    self.source = source
    self.dataVersion = dataVersion
  }

  /// Whether the answer came from an index on this machine. (`isOffline`.)
  public var isOffline: Bool {
    switch source {
    case .online: false
    case .offline, .fallback: true
    }
  }

  /// The smallest box that contains the objects of all pages. (`boundingRegion`.)
  public var boundingBox: BoundingBox? { metadata.boundingBox }
}

/// The source of an answer.
public enum SearchSource: Sendable {
  /// A service.
  case online
  /// An index on this machine, as the first choice.
  case offline
  /// An index on this machine because the service failed with this error.
  case fallback(SearchError)
}
