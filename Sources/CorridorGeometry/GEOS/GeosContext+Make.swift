internal import CGEOS

/// Creates geometries from coordinates and from other geometries.
extension GeosContext {
  /// A polygon from closed rings, outline first. GEOS validates only the number of positions.
  func polygon(_ rings: [[Coordinate]]) throws(GeometryError) -> GeosGeometry {
    var made: [GeosGeometry] = []
    for ring in rings {
      let sequence = try unsafe sequence(ring)
      // SAFETY: the ring takes over the sequence, also on failure.
      let pointer = unsafe geos.pointee.GEOSGeom_createLinearRing_r(handle, sequence)
      made.append(try unsafe own(pointer, from: "GEOSGeom_createLinearRing_r"))
    }
    guard let outline = unsafe made.first?.release() else { throw .viewportEmpty }
    var holes: [OpaquePointer?] = unsafe made.dropFirst().map { unsafe $0.release() }
    // SAFETY: the polygon takes over outline and holes, also on failure.
    let pointer = unsafe holes.withUnsafeMutableBufferPointer {
      unsafe geos.pointee.GEOSGeom_createPolygon_r(
        handle, outline, $0.baseAddress, UInt32($0.count))
    }
    return try unsafe own(pointer, from: "GEOSGeom_createPolygon_r")
  }

  /// A line of at least two positions.
  func line(_ positions: [Coordinate]) throws(GeometryError) -> GeosGeometry {
    let sequence = try unsafe sequence(positions)
    // SAFETY: the line takes over the sequence, also on failure.
    let pointer = unsafe geos.pointee.GEOSGeom_createLineString_r(handle, sequence)
    return try unsafe own(pointer, from: "GEOSGeom_createLineString_r")
  }

  /// A point.
  func point(_ position: Coordinate) throws(GeometryError) -> GeosGeometry {
    // SAFETY: creates a new geometry of this context.
    let pointer = unsafe geos.pointee.GEOSGeom_createPointFromXY_r(
      handle, position.lon, position.lat)
    return try unsafe own(pointer, from: "GEOSGeom_createPointFromXY_r")
  }

  /// A box as a counter-clockwise polygon.
  func box(
    west: Double, south: Double, east: Double, north: Double
  ) throws(GeometryError) -> GeosGeometry {
    let corners = [(west, south), (east, south), (east, north), (west, north), (west, south)]
    return try polygon([corners.map { Coordinate(lon: $0.0, lat: $0.1) }])
  }

  /// A collection that takes over its parts; they are empty afterwards.
  func collection(_ parts: [GeosGeometry]) throws(GeometryError) -> GeosGeometry {
    var pointers: [OpaquePointer?] = unsafe parts.map { unsafe $0.release() }
    // SAFETY: 7 is GEOS_GEOMETRYCOLLECTION; it takes over the parts, also on failure.
    let pointer = unsafe pointers.withUnsafeMutableBufferPointer {
      unsafe geos.pointee.GEOSGeom_createCollection_r(
        handle, 7, $0.baseAddress, UInt32($0.count))
    }
    return try unsafe own(pointer, from: "GEOSGeom_createCollection_r")
  }

  /// A copy of a geometry, which may be of another context (`GEOSGeom_clone_r`).
  func copy(of geometry: GeosGeometry) throws(GeometryError) -> GeosGeometry {
    // SAFETY: reads a geometry and creates a new one of this context.
    let made = unsafe geos.pointee.GEOSGeom_clone_r(handle, geometry.pointer)
    return try unsafe own(made, from: "GEOSGeom_clone_r")
  }

  @unsafe
  private func sequence(_ positions: [Coordinate]) throws(GeometryError) -> OpaquePointer {
    // SAFETY: a `Coordinate` is two doubles in the order longitude, latitude; GEOS copies them.
    let made = unsafe positions.withUnsafeBytes {
      unsafe geos.pointee.GEOSCoordSeq_copyFromBuffer_r(
        handle, $0.assumingMemoryBound(to: Double.self).baseAddress, UInt32(positions.count), 0, 0)
    }
    guard let made = unsafe made else { throw failure(of: "GEOSCoordSeq_copyFromBuffer_r") }
    return unsafe made
  }
}
