public import CorridorGeometry

/// The order of found objects; what is equal in it is ordered by URI, by ``relevance`` as it stands in
/// the index.
public enum SearchSort: Sendable {
  /// Best match first: how well the text fits, how important and how near the object is. Without a
  /// text, nearest to the middle of the area or to the user.
  case relevance
  /// Nearest to a geometry first. (`setSortByDistance`.)
  case distance(to: SearchGeometry)
  /// Closest to the route first; only along a route.
  case offRoute
  /// In the order in which the route meets them; only along a route.
  case along

  /// Which order it is.
  public var kind: Kind {
    switch self {
    case .relevance: .relevance
    case .distance: .distance
    case .offRoute: .offRoute
    case .along: .along
    }
  }

  /// The orders by name.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case relevance
    case distance
    case offRoute = "off-route"
    case along
  }
}

/// What distances are measured to.
public enum SearchGeometry: Sendable {
  /// A point.
  case point(Coordinate)
  /// The nearest point of a line.
  case line(Route)
  /// The nearest point of a polygon's edge, taken as geodesics between its vertices; zero inside.
  case polygon(Polygon)
}
