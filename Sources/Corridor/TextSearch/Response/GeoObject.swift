public import CorridorGeometry
public import CorridorIndex

/// A found object: a business or a toponym, with all that is known of it.
///
/// A value that needs neither the index nor the service it came from. Two are the same object when
/// their URIs are. Corresponds to Yandex MapKit's `MMKGeoObject` and Apple's `MKMapItem`.
public struct GeoObject: Sendable, Identifiable {
  /// The stable identifier, such as `osm:node/1`, under which ``SearchManager/resolve(_:options:)``
  /// finds it again. (`MMKUriObjectMetadata`; `MKMapItem.Identifier`.)
  public var uri: String
  /// The name, in one of ``SearchOptions/languages`` where there is such a name. (`name`.)
  public var name: String?
  /// What it is.
  public var kind: PlaceKind
  /// Where it is, in degrees. (`geometry`.)
  public var coordinate: Coordinate
  /// Where it is in ``SearchOptions/outputSystem``, east or x first; nil without such a system, or
  /// where the system has no such place.
  public var position: PlanarPosition?
  /// The lines or polygons of a toponym, where ``SearchOptions/includesGeometry`` asks for them.
  public var geometry: GeoGeometry?
  /// The ids of its categories, ascending.
  public var categories: [String]
  /// All its tags, in the order of their source.
  public var tags: [Tag]
  /// Where it was found along a route; nil for other areas.
  public var route: RouteRelation?
  /// Metres to what the search measures from: the point of ``SearchArea/near(_:within:)``, or the
  /// geometry of ``SearchSort/distance(to:)``.
  public var distanceMeters: Double?
  /// Metres to ``SearchOptions/userPosition``.
  public var userDistanceMeters: Double?
  /// How well it fits the text; to be compared within one search only. Nil without a text.
  public var score: Double?
  /// Whether it is inside the area; objects outside may follow by ``RegionPriority/default``.
  public var isInArea: Bool
  /// What is known of a business; nil for a toponym. (`MMKSearchBusinessObjectMetadata`.)
  public var business: BusinessMetadata?
  /// What is known of a toponym; nil for a business. (`MMKSearchToponymObjectMetadata`.)
  public var toponym: ToponymMetadata?
  /// Whom to credit for the data; nil where nobody asks for it. (`attributionMap`.)
  public var attribution: String?

  /// The same as ``uri``.
  public var id: String { uri }

  /// A tag: key and value as the source has them.
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

  /// The value of a tag, or nil where the object has no such tag.
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
  /// The lines of a street.
  case lines([[Coordinate]])
  /// The area of a country, a town or the like.
  case polygons(MultiPolygon)
}

/// How a route meets an object; see ``Hit`` for each part.
public struct RouteRelation: Hashable, Sendable {
  /// Geodesic distance in metres to the nearest point of the route.
  public var offRouteMeters: Double
  /// Metres along the route from its start to the nearest point.
  public var alongMeters: Double
  /// Where the object is, seen in the direction of travel.
  public var side: Side
  /// Which pass of the route by the object this is, from 1.
  public var pass: Int
  /// How many passes there are.
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
