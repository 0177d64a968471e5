/// The part of a map for which results are wanted: a box, a polygon or several, in degrees.
///
/// Edges and corners are included. The edges of polygons are straight in longitude and latitude, as
/// in RFC 7946; those of a box are meridians and parallels.
///
/// ```swift
/// let downtown = Viewport.box(west: 14.3, south: 35.8, east: 14.5, north: 36.0)
/// ```
public enum Viewport: Hashable, Sendable {
  /// A box; it crosses the antimeridian if `west` is greater than `east` (RFC 7946 section 5.2), or
  /// if one of them is beyond 180. Bounds are rounded to the grid of 1e-7 degrees of places, so a
  /// place on a bound is always inside.
  case box(west: Double, south: Double, east: Double, north: Double)
  /// A polygon with holes. Rings may be open and have either orientation. A ring that crosses the
  /// antimeridian continues beyond 180 or -180.
  case polygon(Polygon)
  /// Several polygons; they may overlap.
  case multiPolygon(MultiPolygon)

  /// The valid longitudes of bounds and vertices.
  public static let longitudes = -540.0...540.0

  /// Validates bounds and vertices, and that polygons are simple.
  ///
  /// - Complexity: O(n log n) for n vertices.
  /// - Throws: ``GeometryError`` that says which part is invalid; for polygons that are not simple
  ///   with GEOS's message, or because GEOS cannot be loaded.
  public func validate() throws(GeometryError) {
    _ = try ViewportFilter(self)
  }
}
