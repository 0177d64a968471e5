internal import CorridorGeometry
internal import CorridorIndex
package import CorridorThreads

extension CancellationToken {
  /// Throws if the search must stop.
  @inline(__always)
  package func check() throws(SearchError) {
    if let reason { throw error(because: reason) }
  }

  /// Checks at every 4,096th step: for loops whose steps take a few nanoseconds.
  @inline(__always)
  func check(step: Int) throws(SearchError) {
    if step & 4095 == 0 { try check() }
  }

  @inline(never)
  private func error(because reason: Reason) -> SearchError {
    switch (reason, timeLimit, stepLimit) {
    case (.timeLimit, let limit?, _): .tookTooLong(limit: limit)
    case (.stepLimit, _, let steps?): .tookTooManySteps(limit: steps)
    case (.memory, _, _): .tookTooMuchMemory
    default: .cancelled
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Sorts as `sort(by:)` does, unless a token is cancelled.
  mutating func sort(
    until token: CancellationToken?, by precedes: (Element, Element) -> Bool
  ) throws(SearchError) {
    if !sort(unless: { token?.isCancelled ?? false }, by: precedes) { try token?.check() }
  }
}

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

  /// The search error if the route cannot be measured, or if the search was cancelled.
  static func route(_ error: RouteError, until token: CancellationToken?) throws(SearchError)
    -> Self
  {
    guard error == .interrupted else { return .route(error) }
    try token?.check()
    return .cancelled
  }
}
