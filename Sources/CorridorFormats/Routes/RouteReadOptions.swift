/// Options for reading a route that the input itself may not specify.
public struct RouteReadOptions: Hashable, Sendable {
  /// The number of decimal places of an encoded polyline, 5 or 6; needed only if the input does not
  /// imply it.
  ///
  /// It is never guessed. A response of OSRM or Mapbox implies it if the polyline runs from the
  /// first to the last waypoint (or maneuver) with only one precision, a response of Valhalla by
  /// the bounding box of a leg, a response of GraphHopper by its multiplier. A bare polyline does
  /// not imply it. A precision that the input disproves is an error; one that is not needed is
  /// ignored.
  public var precision: Int?
  /// The feature, track, placemark or alternative to read, from 0. If nil, all features are read in
  /// order as one route; of a routing service's response, the first route.
  public var feature: Int?
  /// The reference system of the positions of GeoJSON and WKT in any form that PROJ accepts, such
  /// as `EPSG:25832`: x (east) before y (north). If nil, WGS84 degrees. It is an error for other
  /// formats, which are defined in WGS84.
  public var crs: String?
  /// The maximum nesting depth of JSON, XML and WKT.
  public var maximumNesting: Int
  /// The maximum size of the decompressed input in bytes.
  public var maximumBytes: Int

  /// Creates options; the defaults suit any input that is complete by itself.
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

  /// Whether the options allow the plain reader: all features, in WGS84, with usual nesting limits.
  var allowsPlainReader: Bool { feature == nil && crs == nil && maximumNesting >= 64 }
}
