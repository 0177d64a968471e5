public import CorridorGeometry
public import CorridorIndex

/// The entry point for searches: makes sessions that search by text, along routes, by point and by
/// URI.
///
/// ```swift
/// let search = SearchManager(.offline(places))
/// let session = search.submit("where to eat", along: route, in: viewport)
/// let first = try await session.response
/// ```
///
/// A value that may be copied and used from any thread; searches run off the caller's actor.
/// Corresponds to Yandex MapKit's `MMKSearchManager` and Apple's `MKLocalSearch`.
public struct SearchManager: Sendable {
  /// The source of answers.
  public let mode: SearchMode

  /// Makes a manager. (`createSearchManager(with:)`.)
  public init(_ mode: SearchMode) {
    self.mode = mode
  }

  /// Searches by text in an area: along a route, near a point, in a box or a polygon, anywhere.
  /// (`submit(withText:geometry:searchOptions:responseHandler:)`.)
  public func submit(
    _ text: String, in area: SearchArea = .anywhere, options: SearchOptions = SearchOptions()
  ) -> SearchSession {
    submit(SearchRequest(text, in: area, options: options))
  }

  /// Searches by text along a route; with a viewport, only where the route passes through it.
  /// (`submit(withText:polyline:geometry:searchOptions:responseHandler:)`.)
  public func submit(
    _ text: String, along route: Route, within: Meters = .kilometers(1),
    in viewport: Viewport? = nil, options: SearchOptions = SearchOptions()
  ) -> SearchSession {
    submit(
      SearchRequest(
        text, in: .along(route, within: within, viewport: viewport), options: options))
  }

  /// Searches as a request specifies. (`MKLocalSearch(request:)`.)
  public func submit(_ request: SearchRequest) -> SearchSession {
    SearchSession(.search(request), mode)
  }

  /// Finds what is at a point: an address, or at lower zooms a street, a locality, a country.
  /// (`submit(with:zoom:searchOptions:responseHandler:)`.)
  ///
  /// - Parameter zoom: The zoom of the map, 0 to 24; objects too small to be visible at it are left
  ///   out.
  public func reverse(
    _ point: Coordinate, zoom: Double = 18, options: SearchOptions = SearchOptions()
  ) -> SearchSession {
    SearchSession(.reverse(point, zoom: zoom, options), mode)
  }

  /// Finds the object with a URI. (`resolveURI(withUri:searchOptions:responseHandler:)`;
  /// `MKMapItemRequest(mapItemIdentifier:)`.)
  public func resolve(
    _ uri: String, options: SearchOptions = SearchOptions()
  ) async throws(SearchError) -> ResolvedObject {
    try await search([uri], options: options)[0]
  }

  /// Finds the objects with these URIs: one outcome each, in the same order.
  /// (`searchByURI(withUri:searchOptions:responseHandler:)`.)
  ///
  /// A URI that is gone or malformed gets its own outcome and does not affect the others.
  /// Complexity: O(log count) each, in an index.
  public func search(
    _ uris: [String], options: SearchOptions = SearchOptions()
  ) async throws(SearchError) -> [ResolvedObject] {
    try await SearchRunner(mode: mode).resolve(uris, options: options)
  }
}

/// The source of answers: Yandex MapKit's `MMKSearchManagerType`.
public enum SearchMode: Sendable {
  /// An index on this machine. (`offline`.)
  case offline(PlaceIndex)
  /// A service. (`online`.)
  case online(any SearchService)
  /// The service first; the index if the service fails or takes longer than `timeout`, or longer
  /// than half of ``SearchOptions/timeLimit``, so that the index has as much time. (`combined`.)
  case combined(PlaceIndex, any SearchService, timeout: Duration = .seconds(3))
}
