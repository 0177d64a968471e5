/// A position on the WGS84 ellipsoid, in degrees.
///
/// The order is longitude, latitude, as in GeoJSON (RFC 7946).
public struct Coordinate: Hashable, Sendable {
  /// Degrees east, -180 to 180.
  public var lon: Double
  /// Degrees north, -90 to 90.
  public var lat: Double

  /// Makes a position from degrees; nothing is checked here.
  @inlinable
  public init(lon: Double, lat: Double) {
    self.lon = lon
    self.lat = lat
  }
}

/// A position on the grid of 1e-7 degrees in which indexes store places.
///
/// One step is at most 11.2 mm on the ground.
@frozen
public struct GridPosition: Hashable, Sendable {
  /// 1e-7 degrees east, -1,800,000,000 to 1,800,000,000.
  public var lon: Int32
  /// 1e-7 degrees north, -900,000,000 to 900,000,000.
  public var lat: Int32

  /// Makes a position from grid steps; nothing is checked here.
  @inlinable
  public init(lon: Int32, lat: Int32) {
    self.lon = lon
    self.lat = lat
  }

  /// The nearest grid position, or nil when `coordinate` is not finite or out of range.
  ///
  /// Longitudes up to 360 degrees either way are taken and brought into -180...180.
  @inlinable
  public init?(_ coordinate: Coordinate) {
    guard abs(coordinate.lat) <= 90, abs(coordinate.lon) <= 360 else { return nil }
    var lon = (coordinate.lon * 1e7).rounded()
    if lon > 1_800_000_000 { lon -= 3_600_000_000 }
    if lon < -1_800_000_000 { lon += 3_600_000_000 }
    self.init(lon: Int32(lon), lat: Int32((coordinate.lat * 1e7).rounded()))
  }

  /// The same position in degrees.
  @inlinable
  public var coordinate: Coordinate {
    Coordinate(lon: Double(lon) / 1e7, lat: Double(lat) / 1e7)
  }
}
