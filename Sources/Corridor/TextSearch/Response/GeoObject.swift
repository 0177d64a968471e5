public import CorridorGeometry
public import CorridorIndex

/// A found object: a business, a toponym or, such as a park, both, with all that is known about it.
///
/// A self-contained value that needs neither the index nor the service it came from. Two objects
/// are the same if their URIs are equal. Corresponds to Yandex MapKit's `MMKGeoObject` and Apple's
/// `MKMapItem`.
public struct GeoObject: Sendable, Identifiable {
  /// The stable identifier, such as `osm:node/1`, under which ``SearchManager/resolve(_:options:)``
  /// finds it again. (`MMKUriObjectMetadata`; `MKMapItem.Identifier`.)
  public var uri: String
  /// The name, in one of ``SearchOptions/languages`` if it exists in any of them. (`name`.)
  public var name: String?
  /// The kind of place.
  public var kind: PlaceKind
  /// The position in degrees. (`geometry`.)
  public var coordinate: Coordinate
  /// The position in ``SearchOptions/outputSystem``, east or x first. Nil without such a system, or
  /// if the position has no coordinates in the system.
  public var position: PlanarPosition?
  /// The lines or polygons of a toponym, if ``SearchOptions/includesGeometry`` is set.
  public var geometry: GeoGeometry?
  /// The ids of its categories, ascending.
  public var categories: [String]
  /// All tags, in the order of the source.
  public var tags: [Tag]
  /// Its position relative to the route of the search; nil for other areas.
  public var route: RouteRelation?
  /// Metres to the reference of the search: the point of ``SearchArea/near(_:within:)``, or the
  /// geometry of ``SearchSort/distance(to:)``.
  public var distanceMeters: Double?
  /// Metres to ``SearchOptions/userPosition``.
  public var userDistanceMeters: Double?
  /// How well it matches the text, comparable only within one search. Nil without a text.
  public var score: Double?
  /// Whether it is inside the area; with ``RegionPriority/default``, objects outside may follow.
  public var isInArea: Bool
  /// Details of a business, or of a toponym with a category, such as a park; nil for other
  /// toponyms. (`MMKSearchBusinessObjectMetadata`.)
  public var business: BusinessMetadata?
  /// Details of a toponym; nil for a business. (`MMKSearchToponymObjectMetadata`.)
  public var toponym: ToponymMetadata?
  /// The source to credit for the data; nil if it requires no attribution. (`attributionMap`.)
  public var attribution: String?

  /// The same as ``uri``.
  public var id: String { uri }

  /// A tag: key and value as in the source.
  public struct Tag: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: String

    /// Makes a tag.
    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// Makes an object, as a ``SearchService`` does.
  public init(
    uri: String, name: String?, kind: PlaceKind, coordinate: Coordinate,
    position: PlanarPosition? = nil, geometry: GeoGeometry? = nil, categories: [String] = [],
    tags: [Tag] = [], route: RouteRelation? = nil, distanceMeters: Double? = nil,
    userDistanceMeters: Double? = nil, score: Double? = nil, isInArea: Bool = true,
    business: BusinessMetadata? = nil, toponym: ToponymMetadata? = nil, attribution: String? = nil
  ) {
    self.uri = uri
    self.name = name
    self.kind = kind
    self.coordinate = coordinate
    self.position = position
    self.geometry = geometry
    self.categories = categories
    self.tags = tags
    self.route = route
    self.distanceMeters = distanceMeters
    self.userDistanceMeters = userDistanceMeters
    self.score = score
    self.isInArea = isInArea
    self.business = business
    self.toponym = toponym
    self.attribution = attribution
  }

  /// The value of a tag, or nil if the object does not have it.
  public subscript(tag key: String) -> String? {
    tags.first { $0.key == key }?.value
  }
}

extension GeoObject: Hashable {
  public static func == (a: GeoObject, b: GeoObject) -> Bool { a.uri == b.uri }

  public func hash(into hasher: inout Hasher) { hasher.combine(uri) }
}

/// A position in a reference system of the caller's choice.
public struct PlanarPosition: Hashable, Sendable {
  /// East, or longitude in degrees.
  public var x: Double
  /// North, or latitude in degrees.
  public var y: Double

  /// Makes a position.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Lines or polygons of a toponym, in degrees.
public enum GeoGeometry: Hashable, Sendable {
  /// The lines of a street or a river.
  case lines([[Coordinate]])
  /// The area of a country, a town, a lake or the like.
  case polygons(MultiPolygon)
}

/// The position of an object relative to a route; see ``Hit`` for each part.
public struct RouteRelation: Hashable, Sendable {
  /// Geodesic distance in metres to the nearest point of the route.
  public var offRouteMeters: Double
  /// Metres along the route from its start to the nearest point.
  public var alongMeters: Double
  /// The side of the route on which the object is, seen in the direction of travel.
  public var side: Side
  /// The number of this pass of the route by the object, starting at 1.
  public var pass: Int
  /// The number of passes.
  public var passCount: Int
  /// The nearest point of the route.
  public var snapped: Coordinate

  /// Makes a relation.
  public init(
    offRouteMeters: Double, alongMeters: Double, side: Side, pass: Int, passCount: Int,
    snapped: Coordinate
  ) {
    self.offRouteMeters = offRouteMeters
    self.alongMeters = alongMeters
    self.side = side
    self.pass = pass
    self.passCount = passCount
    self.snapped = snapped
  }
}
