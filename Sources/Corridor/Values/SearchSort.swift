public import CorridorGeometry

/// The order of found objects; ties are ordered by URI, or for ``relevance`` by position in the
/// index.
public enum SearchSort: Sendable {
  /// Best match first: by how well the text matches, and how important and how near the object is.
  ///
  /// If no text is required to match, as for a category, the order is nearest first to the point of
  /// the search, else to the locality that the text names, the user, or the middle of the area;
  /// ``SearchMetadata/sort`` is then ``Kind/distance``. These distances are straight lines through
  /// the Earth. Within 100 km they give the same order as geodesics, except for places whose
  /// distances differ by less than a centimetre.
  case relevance
  /// Nearest to a geometry first. (`setSortByDistance`.)
  case distance(to: SearchGeometry)
  /// Closest to the route first; only along a route.
  case offRoute
  /// In the order in which the route passes them; only along a route.
  case along

  /// The name of the order.
  public var kind: Kind {
    switch self {
    case .relevance: .relevance
    case .distance: .distance
    case .offRoute: .offRoute
    case .along: .along
    }
  }

  /// The names of the orders.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case relevance
    case distance
    case offRoute = "off-route"
    case along
  }
}

/// The geometry to which distances are measured.
public enum SearchGeometry: Sendable {
  /// A point.
  case point(Coordinate)
  /// The nearest point of a line.
  case line(Route)
  /// The nearest point of a polygon's edge, where edges are geodesics between vertices; zero
  /// inside.
  case polygon(Polygon)
}
