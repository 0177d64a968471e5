internal import CGEOS

/// Computes the position of an area: its centroid if that is inside, otherwise a point on its
/// surface.
///
/// All operations are planar, in degrees, by GEOS (`GEOSisValid_r`, `GEOSArea_r`,
/// `GEOSGetCentroid_r`, `GEOSPreparedContains_r`, `GEOSPointOnSurface_r`), by ``PolygonCheck`` for
/// many vertices, or with equal results by ``PlainRing``. Has one GEOS context: create one object
/// for each worker.
@safe
package final class PlanarPlacing {
  private let shared: GeosContext

  // SAFETY (all of this type): the context lives as long as this object and is used by one thread
  // at a time; every geometry is freed by the function that created it. Plain pointers are used
  // instead of wrappers because this runs for every area of an import.
  @unsafe private var geos: UnsafePointer<cgeos_functions> { unsafe shared.geos }
  @unsafe private var context: GEOSContextHandle_t { unsafe shared.handle }

  /// The position of an area, or why it has none.
  package enum Outcome: Hashable, Sendable {
    case position(Coordinate)
    /// Invalid by the OGC rules, with GEOS's message.
    case invalid(String)
    /// Valid, but without area.
    case empty
  }

  /// Throws if GEOS cannot be loaded.
  package init() throws(GeometryError) {
    shared = try GeosContext()
  }

  /// Computes the position of an area.
  ///
  /// - Parameters:
  ///   - ordinates: Longitude and latitude of each position, ring by ring, each ring closed.
  ///   - ringEnds: The number of positions up to the end of each ring.
  ///   - ringIsOuter: Whether a ring begins a polygon; its holes follow it.
  package func place(
    ordinates: Span<Double>, ringEnds: Span<Int>, ringIsOuter: Span<Bool>
  ) -> Outcome {
    if ringEnds.count == 1, let position = PlainRing.position(ofRing: ordinates) {
      return .position(position)
    }
    return placeByGEOS(ordinates: ordinates, ringEnds: ringEnds, ringIsOuter: ringIsOuter)
  }

  /// ``place(ordinates:ringEnds:ringIsOuter:)`` without the shortcut for rings with few vertices.
  func placeByGEOS(
    ordinates: Span<Double>, ringEnds: Span<Int>, ringIsOuter: Span<Bool>
  ) -> Outcome {
    guard
      let area = unsafe makeArea(
        ordinates: ordinates, ringEnds: ringEnds, ringIsOuter: ringIsOuter)
    else { return .invalid("a ring is not closed or is too short") }
    defer { unsafe geos.pointee.GEOSGeom_destroy_r(context, area) }

    if ordinates.count / 2 > PolygonCheck.smallVertexLimit {
      let polygons = Self.polygons(ordinates, ringEnds, ringIsOuter)
      if let defect = try? PolygonCheck.defect(ofPolygons: polygons) {
        return .invalid("\(defect.reason)[\(defect.at.lon) \(defect.at.lat)]")
      }
    } else if unsafe geos.pointee.GEOSisValid_r(context, area) != 1 {
      return .invalid(unsafe defect(of: area))
    }
    var size = 0.0
    guard unsafe geos.pointee.GEOSArea_r(context, area, &size) == 1, size > 0 else { return .empty }
    if let centroid = unsafe geos.pointee.GEOSGetCentroid_r(context, area) {
      defer { unsafe geos.pointee.GEOSGeom_destroy_r(context, centroid) }
      if unsafe contains(area, centroid), let position = unsafe coordinate(of: centroid) {
        return .position(position)
      }
    }
    guard let point = unsafe geos.pointee.GEOSPointOnSurface_r(context, area) else { return .empty }
    defer { unsafe geos.pointee.GEOSGeom_destroy_r(context, point) }
    guard let position = unsafe coordinate(of: point) else { return .empty }
    return .position(position)
  }

  /// The rings of each polygon.
  private static func polygons(
    _ ordinates: Span<Double>, _ ringEnds: Span<Int>, _ ringIsOuter: Span<Bool>
  ) -> [[[Coordinate]]] {
    var polygons: [[[Coordinate]]] = []
    var start = 0
    for ring in ringEnds.indices {
      let positions = (start..<ringEnds[ring]).map {
        Coordinate(lon: ordinates[2 * $0], lat: ordinates[2 * $0 + 1])
      }
      start = ringEnds[ring]
      if polygons.isEmpty || ringIsOuter[ring] { polygons.append([]) }
      polygons[polygons.count - 1].append(positions)
    }
    return polygons
  }

  /// Whether `point` is inside `area`; a prepared geometry only locates the point and computes no
  /// relation matrix.
  @unsafe
  private func contains(_ area: OpaquePointer, _ point: OpaquePointer) -> Bool {
    guard let prepared = unsafe geos.pointee.GEOSPrepare_r(context, area) else { return false }
    defer { unsafe geos.pointee.GEOSPreparedGeom_destroy_r(context, prepared) }
    return unsafe geos.pointee.GEOSPreparedContains_r(context, prepared, point) == 1
  }

  @unsafe
  private func coordinate(of point: OpaquePointer) -> Coordinate? {
    var position = Coordinate(lon: 0, lat: 0)
    guard unsafe geos.pointee.GEOSGeomGetX_r(context, point, &position.lon) == 1,
      unsafe geos.pointee.GEOSGeomGetY_r(context, point, &position.lat) == 1
    else { return nil }
    return position
  }

  @unsafe
  private func defect(of area: OpaquePointer) -> String {
    guard let text = unsafe geos.pointee.GEOSisValidReason_r(context, area) else {
      return "not valid"
    }
    defer { unsafe geos.pointee.GEOSFree_r(context, text) }
    return unsafe String(cString: text)
  }

  /// A polygon, or a multipolygon if there are several outer rings; the caller owns it.
  @unsafe
  private func makeArea(
    ordinates: Span<Double>, ringEnds: Span<Int>, ringIsOuter: Span<Bool>
  ) -> OpaquePointer? {
    var polygons: [OpaquePointer?] = unsafe []
    var ring = 0
    while ring < ringEnds.count {
      var last = ring + 1
      while last < ringEnds.count, !ringIsOuter[last] { last += 1 }
      guard let polygon = unsafe makePolygon(rings: ring..<last, ordinates, ringEnds) else {
        unsafe destroy(polygons)
        return nil
      }
      unsafe polygons.append(polygon)
      ring = last
    }
    if unsafe polygons.count == 1 { return unsafe polygons[0] }
    // The collection takes over its parts, also on failure.
    return unsafe polygons.withUnsafeMutableBufferPointer {
      unsafe geos.pointee.GEOSGeom_createCollection_r(
        context, Int32(GEOS_MULTIPOLYGON.rawValue), $0.baseAddress, UInt32($0.count))
    }
  }

  @unsafe
  private func makePolygon(
    rings: Range<Int>, _ ordinates: Span<Double>, _ ringEnds: Span<Int>
  ) -> OpaquePointer? {
    var made: [OpaquePointer?] = unsafe []
    for ring in rings {
      let start = ring == 0 ? 0 : ringEnds[ring - 1]
      let count = ringEnds[ring] - start
      precondition(
        start >= 0 && count >= 0 && 2 * ringEnds[ring] <= ordinates.count, "ring ends must ascend")
      let sequence = unsafe ordinates.withUnsafeBufferPointer {
        unsafe geos.pointee.GEOSCoordSeq_copyFromBuffer_r(
          context, $0.baseAddress! + 2 * start, UInt32(count), 0, 0)
      }
      // The ring takes over the sequence, also on failure.
      guard let sequence = unsafe sequence,
        let pointer = unsafe geos.pointee.GEOSGeom_createLinearRing_r(context, sequence)
      else {
        unsafe destroy(made)
        return nil
      }
      unsafe made.append(pointer)
    }
    // The polygon takes over its rings, also on failure.
    return unsafe made.withUnsafeMutableBufferPointer {
      unsafe geos.pointee.GEOSGeom_createPolygon_r(
        context, $0[0], $0.count > 1 ? $0.baseAddress! + 1 : nil, UInt32($0.count - 1))
    }
  }

  @unsafe
  private func destroy(_ geometries: [OpaquePointer?]) {
    for index in unsafe geometries.indices {
      unsafe geos.pointee.GEOSGeom_destroy_r(context, geometries[index])
    }
  }
}
