public import CorridorGeometry

/// A likely mistake in a query that its answer does not show.
///
/// The answer itself is not changed. See ``CorridorIndex/PlaceIndex/warnings(for:answer:)``.
@nonexhaustive
public enum SearchWarning: Hashable, Sendable {
  /// No place has these requested categories; also says whether any place of the index has a
  /// category.
  case categoriesWithoutPlaces([String], indexHasCategories: Bool)
  /// Nothing was found, and no place is within some 100 km of the route. Carries the start of the
  /// route, where the places are, and whether there are places near the route with latitudes and
  /// longitudes swapped.
  case routeElsewhere(start: Coordinate, places: PlaceExtent, isSwapped: Bool)
  /// The route is several features joined, with more than 250 m between consecutive ones.
  case joinedFeatures(count: Int, lengthMeters: Double, widestMeters: Double)
  /// Nothing was found, and no place lies in the viewport. Carries where the places are, and the
  /// same numbers as a box with latitude first, if that box contains places.
  case viewportElsewhere(places: PlaceExtent, swapped: BoundingBox?)
  /// This many places were left out because it is unknown whether they are open on arrival.
  case unknownHours(count: Int)
}

/// The approximate extent of the places of an index: a centre and a radius.
public struct PlaceExtent: Hashable, Sendable {
  /// The centre.
  public var center: Coordinate
  /// The straight-line radius in metres; the Earth's radius if the places are everywhere.
  public var radiusMeters: Double
}
