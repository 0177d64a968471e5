internal import CGEOS

/// A prepared geometry, which makes repeated tests fast. For one thread at a time.
@safe
final class GeosPrepared {
  private let geometry: GeosGeometry
  // SAFETY: owned by this object, freed in `deinit` before the geometry that it refers to.
  private let prepared: OpaquePointer

  /// Prepares `geometry` (`GEOSPrepare_r`).
  init(_ geometry: GeosGeometry) throws(GeometryError) {
    let context = geometry.context
    guard let prepared = unsafe context.geos.pointee.GEOSPrepare_r(context.handle, geometry.pointer)
    else { throw context.failure(of: "GEOSPrepare_r") }
    self.geometry = geometry
    unsafe self.prepared = prepared
  }

  deinit {
    let context = geometry.context
    unsafe context.geos.pointee.GEOSPreparedGeom_destroy_r(context.handle, prepared)
  }

  /// Whether `position` is inside or on the edge (`GEOSPreparedIntersects_r`).
  func intersects(_ position: Coordinate) throws(GeometryError) -> Bool {
    try intersects(geometry.context.point(position))
  }

  /// Whether `other` has any position in common with the geometry (`GEOSPreparedIntersects_r`).
  func intersects(_ other: GeosGeometry) throws(GeometryError) -> Bool {
    let context = geometry.context
    // SAFETY: reads two geometries of this context.
    let answer = unsafe context.geos.pointee.GEOSPreparedIntersects_r(
      context.handle, prepared, other.pointer)
    guard answer == 0 || answer == 1 else { throw context.failure(of: "GEOSPreparedIntersects_r") }
    return answer == 1
  }

  /// Whether no position of `other` is outside the geometry (`GEOSPreparedCovers_r`).
  func covers(_ other: GeosGeometry) throws(GeometryError) -> Bool {
    let context = geometry.context
    // SAFETY: reads two geometries of this context.
    let answer = unsafe context.geos.pointee.GEOSPreparedCovers_r(
      context.handle, prepared, other.pointer)
    guard answer == 0 || answer == 1 else { throw context.failure(of: "GEOSPreparedCovers_r") }
    return answer == 1
  }
}
