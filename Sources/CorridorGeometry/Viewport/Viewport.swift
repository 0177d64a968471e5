/// The part of a map that answers are wanted in: a box, a polygon or several, in degrees.
///
/// Edges and corners belong to it. The edges of polygons are straight in longitude and latitude, as
/// in RFC 7946; those of a box are meridians and parallels.
///
/// ```swift
/// let downtown = Viewport.box(west: 14.3, south: 35.8, east: 14.5, north: 36.0)
/// ```
public enum Viewport: Hashable, Sendable {
  /// A box; it crosses the antimeridian when `west` is greater than `east` (RFC 7946 section 5.2),
  /// or when one of them is beyond 180. Bounds are rounded to the grid of 1e-7 degrees that places
  /// lie on, so that a place on a bound is always inside.
  case box(west: Double, south: Double, east: Double, north: Double)
  /// A polygon with holes. Rings may be open, and may turn either way. One that crosses the
  /// antimeridian goes on beyond 180 or -180.
  case polygon(Polygon)
  /// Several polygons; they may overlap.
  case multiPolygon(MultiPolygon)

  /// The longitudes that bounds and vertices may have.
  public static let longitudes = -540.0...540.0

  /// Checks bounds, vertices and that polygons are simple.
  ///
  /// - Complexity: O(n log n) for n vertices.
  /// - Throws: ``GeometryError`` that says which part is wrong; for polygons that are not simple in
  ///   the words of GEOS, which may itself be missing.
  public func validate() throws(GeometryError) {
    _ = try ViewportFilter(self)
  }
}
