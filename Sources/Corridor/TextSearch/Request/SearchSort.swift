public import CorridorGeometry

/// The order of found objects; what is equal in it is ordered by URI, by ``relevance`` as it stands in
/// the index.
public enum SearchSort: Sendable {
  /// Best match first: how well the text fits, how important and how near the object is.
  ///
  /// Where no text has to fit, as for a category, nearest first to the point of the search, else the
  /// locality that the text names, the user, or the middle of the area; ``SearchMetadata/sort`` then
  /// says ``Kind/distance``. Those distances are straight lines through the Earth, which order places
  /// within 100 km as geodesics do but for those that differ by less than a centimetre.
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
