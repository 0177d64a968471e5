public import CorridorGeometry

/// Something in a query that was likely not meant so, and that its answer does not show.
///
/// The answer stands as it is. See ``CorridorIndex/PlaceIndex/warnings(for:answer:)``.
@nonexhaustive
public enum SearchWarning: Hashable, Sendable {
  /// No place has these categories, of those that were asked for; with whether any place of the index
  /// has a category.
  case categoriesWithoutPlaces([String], indexHasCategories: Bool)
  /// Nothing was found, and no place is within some 100 km of the route: with the start of the route,
  /// where the places are, and whether there are places near the route with latitudes and longitudes
  /// swapped.
  case routeElsewhere(start: Coordinate, places: PlaceExtent, isSwapped: Bool)
  /// The route is several features joined, with more than 250 m from one to the next.
  case joinedFeatures(count: Int, lengthMeters: Double, widestMeters: Double)
  /// Nothing was found, and no place lies in the viewport: with where the places are, and the same
  /// numbers as a box with latitude first, if there are places in that.
  case viewportElsewhere(places: PlaceExtent, swapped: BoundingBox?)
  /// So many places were left out because it is not known whether they are open on arrival.
  case unknownHours(count: Int)
}

/// Where the places of an index are, roughly: within a distance of a point.
public struct PlaceExtent: Hashable, Sendable {
  /// The middle.
  public var center: Coordinate
  /// The radius, in a straight line, in metres; that of the Earth for places everywhere.
  public var radiusMeters: Double
}
