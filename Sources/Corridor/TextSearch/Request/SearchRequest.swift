public import CorridorGeometry

/// What to search for, and where: a text as typed, categories, and an area.
///
/// ```swift
/// let request = SearchRequest("where to eat", in: .viewport(.box(west: 14.3, south: 35.8, east: 14.5, north: 36.0)))
/// let response = try places.search(request)
/// ```
///
/// Corresponds to the arguments of Yandex MapKit's `submit(withText:geometry:searchOptions:)` and
/// to Apple's `MKLocalSearch.Request`; without a text, to `MKLocalPointsOfInterestRequest`.
public struct SearchRequest: Sendable {
  /// The text as typed: a name, brand or address, a category or activity in any language of the
  /// lexicon, coordinates, or a URI. (`naturalLanguageQuery`.)
  ///
  /// Nil searches by ``categories`` and ``area`` alone. A text without a letter or digit finds
  /// nothing.
  ///
  /// Coordinates find what is at that position, as
  /// ``CorridorIndex/PlaceIndex/reverse(_:zoom:options:)`` does. They respect the languages,
  /// ``SearchOptions/resultTypes`` and a viewport that is ``RegionPriority/required``, and ignore
  /// categories, filters and any other area.
  public var text: String?
  /// Categories, one of which a place must belong to; empty for any place.
  public var categories: [String]
  /// Where to search.
  public var area: SearchArea
  /// How to search.
  public var options: SearchOptions
  /// Start of the next page: ``SearchResponse/nextCursor`` of the page before.
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
/// Corresponds to Yandex MapKit's `geometry`, which may be a polyline, a point, a box or a polygon,
/// its `polyline` with a `geometry` around it, and Apple's `region`, which is a hint.
public enum SearchArea: Sendable {
  /// Everywhere in the index.
  case anywhere
  /// Around a point, by geodesic distance. With `within`, only places at most that far from the
  /// point, exactly; without it, near places come first.
  case near(Coordinate, within: Meters? = nil)
  /// Only in a box or a polygon, whose boundary counts as inside.
  case viewport(Viewport)
  /// In a box or a polygon, of which the priority decides whether places outside may follow.
  /// (`region` and `regionPriority`.)
  case region(Viewport, priority: RegionPriority = .default)
  /// Along a route: places at most `within` from it, exactly, as
  /// ``CorridorIndex/PlaceIndex/find(_:)`` finds them; with a viewport, only those inside it.
  /// Closest to the route first, unless ``SearchOptions/sort`` says otherwise.
  case along(Route, within: Meters = .kilometers(1), viewport: Viewport? = nil)
}
