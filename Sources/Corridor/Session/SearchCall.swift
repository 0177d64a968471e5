internal import CorridorGeometry

/// A call that a session makes.
enum SearchCall: Sendable {
  case search(SearchRequest)
  case reverse(Coordinate, zoom: Double, SearchOptions)
  /// The object with a URI.
  case object(uri: String, SearchOptions)

  /// The same call for the page at `cursor`.
  func page(at cursor: String?) -> SearchCall {
    guard case .search(var request) = self else { return self }
    request.cursor = cursor
    return .search(request)
  }

  var options: SearchOptions {
    get {
      switch self {
      case .search(let request): request.options
      case .reverse(_, _, let options), .object(_, let options): options
      }
    }
    set {
      switch self {
      case .search(var request):
        request.options = newValue
        self = .search(request)
      case .reverse(let point, let zoom, _):
        self = .reverse(point, zoom: zoom, newValue)
      case .object(let uri, _):
        self = .object(uri: uri, newValue)
      }
    }
  }

  /// Maximum number of objects on a page.
  var pageSize: Int { options.pageSize }
}
