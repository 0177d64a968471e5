internal import CorridorGeometry
internal import CorridorThreads

extension ViewportFilter {
  /// Checks a viewport and prepares it, until `token` is cancelled.
  init(_ viewport: Viewport, until token: CancellationToken?) throws(SearchError) {
    do throws(GeometryError) {
      try self.init(viewport) { token?.isCancelled ?? false }
    } catch {
      throw try .geometry(error, until: token)
    }
  }
}

extension SearchError {
  /// The search error if geometry cannot be made or used, or if the search was cancelled.
  static func geometry(_ error: GeometryError, until token: CancellationToken?) throws(SearchError)
    -> Self
  {
    guard error == .interrupted else { return .geometry(error) }
    try token?.check()
    return .cancelled
  }
}

extension SearchError {
  /// The search error if the route cannot be measured, or if the search was cancelled.
  static func route(_ error: RouteError, until token: CancellationToken?) throws(SearchError)
    -> Self
  {
    guard error == .interrupted else { return .route(error) }
    try token?.check()
    return .cancelled
  }
}
