internal import CorridorGeometry

extension ViewportFilter {
  /// Checks a viewport and prepares it, until a sign says to stop.
  init(_ viewport: Viewport, until stop: StopSign?) throws(SearchError) {
    do throws(GeometryError) {
      try self.init(viewport) { stop?.isUp ?? false }
    } catch {
      throw try .geometry(error, until: stop)
    }
  }
}

extension SearchError {
  /// What a search says when its geometry cannot be made or used, or a sign has stopped it.
  static func geometry(_ error: GeometryError, until stop: StopSign?) throws(SearchError) -> Self {
    guard error == .interrupted else { return .geometry(error) }
    try stop?.check()
    return .cancelled
  }
}

extension SearchError {
  /// What a search says when its route cannot be measured, or a sign has stopped it.
  static func route(_ error: RouteError, until stop: StopSign?) throws(SearchError) -> Self {
    guard error == .interrupted else { return .route(error) }
    try stop?.check()
    return .cancelled
  }
}
