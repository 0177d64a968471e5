public import CorridorGeometry

/// What to search for, and where: a text as a person types it, categories, an area.
///
/// ```swift
/// let request = SearchRequest("where to eat", in: .viewport(.box(west: 14.3, south: 35.8, east: 14.5, north: 36.0)))
/// let response = try places.search(request)
/// ```
///
/// Corresponds to the arguments of Yandex MapKit's `submit(withText:geometry:searchOptions:)` and
/// to Apple's `MKLocalSearch.Request`; without a text, to `MKLocalPointsOfInterestRequest`.
public struct SearchRequest: Sendable {
  /// What a person typed: a name, brand or address, a category or activity in any language of the
  /// lexicon, coordinates, or a URI. Nil searches by ``categories`` and ``area`` alone; a text
  /// without a single letter or digit finds nothing. (`naturalLanguageQuery`.)
  ///
  /// Coordinates find what is at them, as ``CorridorIndex/PlaceIndex/reverse(_:zoom:options:)`` does.
  /// Of the options, languages apply to that, ``SearchOptions/resultTypes`` and a viewport that is
  /// ``RegionPriority/required``; categories, filters and any other area do not.
  public var text: String?
  /// Categories of which a place needs one; none means any place.
  public var categories: [String]
  /// Where to search.
  public var area: SearchArea
  /// How to search.
  public var options: SearchOptions
  /// Where the next page starts: ``SearchResponse/nextCursor`` of the page before.
  public var cursor: String?

  /// Makes a request; see the properties for each part.
  public init(
    _ text: String? = nil,
    categories: [String] = [],
    in area: SearchArea = .anywhere,
    options: SearchOptions = SearchOptions(),
    cursor: String? = nil
  ) {
    self.text = text
    self.categories = categories
    self.area = area
    self.options = options
    self.cursor = cursor
  }
}

/// Where to search.
///
/// Yandex MapKit's `geometry`, which may be a polyline, a point, a box or a polygon, and its
/// `polyline` with a `geometry` about it; Apple's `region`.
public enum SearchArea: Sendable {
  /// Everywhere in the index.
  case anywhere
  /// About a point: places are told by their geodesic distance to it. With `within`, only places
  /// that are at most so far from it, exactly; without, near ones come first.
  case near(Coordinate, within: Meters? = nil)
  /// In a box or a polygon, whose boundary counts as inside; what ``SearchOptions/regionPriority``
  /// says decides whether places outside may follow.
  case viewport(Viewport)
  /// Along a route: places at most `within` from it, exactly, as ``CorridorIndex/PlaceIndex/find(_:)``
  /// finds them; with a viewport, only those that stand in it too. Closest to the route first,
  /// unless ``SearchOptions/sort`` says otherwise.
  case along(Route, within: Meters = .kilometers(1), viewport: Viewport? = nil)
}
