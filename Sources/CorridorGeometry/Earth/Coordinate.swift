/// A position on the WGS84 ellipsoid, in degrees.
///
/// The order is longitude, latitude, as in GeoJSON (RFC 7946).
public struct Coordinate: Hashable, Sendable, BitwiseCopyable {
  /// Degrees east, -180 to 180.
  public var lon: Double
  /// Degrees north, -90 to 90.
  public var lat: Double

  /// A position in degrees; values are not validated.
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

  /// A position in grid steps; values are not validated.
  @inlinable
  public init(lon: Int32, lat: Int32) {
    self.lon = lon
    self.lat = lat
  }

  /// The nearest grid position; nil if `coordinate` is not finite or out of range.
  ///
  /// Longitudes up to 360 degrees either way are accepted and wrapped to -180...180. Rounds the
  /// exact decimal value to seven places, ties to even, as `printf` and Python's `round` do.
  @inlinable
  public init?(_ coordinate: Coordinate) {
    guard abs(coordinate.lat) <= 90, abs(coordinate.lon) <= 360 else { return nil }
    var lon = Self.steps(coordinate.lon)
    if lon > 1_800_000_000 { lon -= 3_600_000_000 }
    if lon < -1_800_000_000 { lon += 3_600_000_000 }
    self.init(lon: Int32(lon), lat: Int32(Self.steps(coordinate.lat)))
  }

  /// The integer number of steps nearest to `degrees`.
  ///
  /// Midpoints between two grid positions are common (the centroid of a rectangle), and the product
  /// alone can round to a tie that is none: the rounding error of the multiplication decides.
  @inlinable
  static func steps(_ degrees: Double) -> Double {
    let product = degrees * 1e7
    let rounded = product.rounded(.toNearestOrEven)
    guard abs(product - rounded) == 0.5 else { return rounded }
    let lost = (-product).addingProduct(degrees, 1e7)
    return lost == 0 ? rounded : product.rounded(lost > 0 ? .up : .down)
  }

  /// The same position in degrees.
  @inlinable
  public var coordinate: Coordinate {
    Coordinate(lon: Double(lon) / 1e7, lat: Double(lat) / 1e7)
  }
}
