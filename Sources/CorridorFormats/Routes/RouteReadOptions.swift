/// What the reader of a route cannot know from the input.
public struct RouteReadOptions: Hashable, Sendable {
  /// The decimal places of an encoded polyline, 5 or 6; needed only where the input does not tell.
  ///
  /// It is never guessed. An answer of OSRM or Mapbox tells it when the polyline runs from its
  /// first to its last waypoint (or manoeuvre) with one precision only, one of Valhalla by the box
  /// of a leg, one of GraphHopper by its multiplier. A bare polyline tells nothing. To give one
  /// that the input disproves is an error; to give one that is not needed is none.
  public var precision: Int?
  /// The one feature, track, placemark or alternative to read, from 0. Without it, all features are
  /// read in order as one route, and of a routing service's answer the first route.
  public var feature: Int?
  /// The reference system of the positions of GeoJSON and WKT, as PROJ takes it, such as
  /// `EPSG:25832`: x (east) before y (north). WGS84 degrees unless given. Other formats are in
  /// WGS84 by their definition, and with this option an error.
  public var crs: String?
  /// The levels of nesting that JSON, XML and WKT may have.
  public var maximumNesting: Int
  /// The bytes that the input may have once it is unpacked.
  public var maximumBytes: Int

  /// Makes options; the defaults are right for any input that tells all about itself.
  public init(
    precision: Int? = nil, feature: Int? = nil, crs: String? = nil, maximumNesting: Int = 1024,
    maximumBytes: Int = 0xFFFF_FFFF
  ) {
    self.precision = precision
    self.feature = feature
    self.crs = crs
    self.maximumNesting = maximumNesting
    self.maximumBytes = maximumBytes
  }

  /// Whether all features are wanted, in WGS84, at any nesting that a plain text has.
  var readsAll: Bool { feature == nil && crs == nil && maximumNesting >= 64 }
}
