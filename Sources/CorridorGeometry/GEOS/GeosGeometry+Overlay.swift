internal import CGEOS

/// Operations that create geometries from others.
extension GeosGeometry {
  /// The union of all its parts (`GEOSUnaryUnion_r`).
  func union() throws(GeometryError) -> GeosGeometry {
    // SAFETY: reads a geometry of this context and creates a new one.
    let made = unsafe context.geos.pointee.GEOSUnaryUnion_r(context.handle, pointer)
    return try unsafe context.own(made, from: "GEOSUnaryUnion_r")
  }

  /// The intersection with `other` (`GEOSIntersection_r`).
  func intersection(_ other: GeosGeometry) throws(GeometryError) -> GeosGeometry {
    // SAFETY: reads two geometries of this context and creates a new one.
    let made = unsafe context.geos.pointee.GEOSIntersection_r(
      context.handle, pointer, other.pointer)
    return try unsafe context.own(made, from: "GEOSIntersection_r")
  }

  /// A valid geometry with the same positions (`GEOSMakeValid_r`).
  func madeValid() throws(GeometryError) -> GeosGeometry {
    // SAFETY: reads a geometry of this context and creates a new one.
    let made = unsafe context.geos.pointee.GEOSMakeValid_r(context.handle, pointer)
    return try unsafe context.own(made, from: "GEOSMakeValid_r")
  }

  /// Brings rings, parts and their first vertices into GEOS's canonical order (`GEOSNormalize_r`).
  func normalize() throws(GeometryError) {
    // SAFETY: reorders a geometry that this object owns.
    guard unsafe context.geos.pointee.GEOSNormalize_r(context.handle, pointer) == 0 else {
      throw context.failure(of: "GEOSNormalize_r")
    }
  }
}
