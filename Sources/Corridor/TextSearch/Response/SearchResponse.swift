/// One page of what a search found, and what is true of all of it.
///
/// Corresponds to Yandex MapKit's `MMKSearchResponse` and Apple's `MKLocalSearch.Response`.
public struct SearchResponse: Sendable {
  /// The objects of this page, in the order of ``SearchMetadata/sort``. (`collection.children`;
  /// `mapItems`.)
  public var objects: [GeoObject]
  /// What is true of the whole search. (`metadata`.)
  public var metadata: SearchMetadata
  /// Where the next page starts; nil on the last page.
  public var nextCursor: String?
  /// Who answered, and why. (`isOffline`.)
  public var source: SearchSource
  /// Which state of the data the index was built from, such as the timestamp of an OSM extract.
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

  /// The smallest box that holds what was found. (`boundingRegion`.)
  public var boundingBox: BoundingBox? { metadata.boundingBox }
}

/// Who answered a search.
public enum SearchSource: Sendable {
  /// A service.
  case online
  /// An index on this machine, which was asked first.
  case offline
  /// An index on this machine, because the service could not answer, for this reason.
  case fallback(SearchError)
}
