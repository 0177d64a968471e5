internal import CGEOS

/// A GEOS geometry, freed with its last reference. For one thread at a time, like its context.
@safe
final class GeosGeometry {
  /// The context that created it.
  let context: GeosContext
  // SAFETY: owned by this object unless released to a collection; freed in `deinit`.
  private(set) var pointer: OpaquePointer?

  /// Takes ownership of `pointer`.
  @unsafe
  init(owning pointer: OpaquePointer, in context: GeosContext) {
    unsafe self.pointer = pointer
    self.context = context
  }

  deinit {
    // SAFETY: the pointer is nil once another geometry has taken it over.
    guard let pointer = unsafe pointer else { return }
    unsafe context.geos.pointee.GEOSGeom_destroy_r(context.handle, pointer)
  }

  /// Passes ownership of the C object to the caller; this object is empty afterwards.
  @unsafe
  func release() -> OpaquePointer? {
    defer { unsafe pointer = nil }
    return unsafe pointer
  }

  /// The same geometry in another context; this object is empty afterwards.
  ///
  /// GEOS's geometries do not refer to the context that made them.
  func moved(to context: GeosContext) -> GeosGeometry {
    // SAFETY: the new object takes over the pointer.
    guard let pointer = unsafe release() else { preconditionFailure("the geometry is empty") }
    return unsafe GeosGeometry(owning: pointer, in: context)
  }

  /// Whether the geometry is valid by the OGC rules (`GEOSisValid_r`).
  var isValid: Bool {
    get throws(GeometryError) {
      // SAFETY: reads a geometry of this context.
      let answer = unsafe context.geos.pointee.GEOSisValid_r(context.handle, pointer)
      guard answer == 0 || answer == 1 else { throw context.failure(of: "GEOSisValid_r") }
      return answer == 1
    }
  }

  /// Why and where the geometry is invalid (`GEOSisValidDetail_r`); nil if it is valid.
  func defect() throws(GeometryError) -> (reason: String, at: Coordinate)? {
    var reason: UnsafeMutablePointer<CChar>? = nil
    var place: OpaquePointer? = nil
    // SAFETY: the caller owns both results: the text is freed below, the location by its wrapper.
    let answer = unsafe context.geos.pointee.GEOSisValidDetail_r(
      context.handle, pointer, 0, &reason, &place)
    guard answer == 0 else {
      if answer == 1 { return nil }
      throw context.failure(of: "GEOSisValidDetail_r")
    }
    var words = "not valid"
    if let text = unsafe reason {
      words = unsafe String(cString: text)
      unsafe context.geos.pointee.GEOSFree_r(context.handle, text)
    }
    var at = Coordinate(lon: .nan, lat: .nan)
    if let place = unsafe place {
      let point = unsafe GeosGeometry(owning: place, in: context)
      at = try point.line().first ?? at
    }
    return (words, at)
  }

  /// The coordinates of a point, line or ring.
  func line() throws(GeometryError) -> [Coordinate] {
    unsafe try Self.coordinates(of: pointer, in: context)
  }

  /// All polygons in the geometry, rings in GEOS's orientation; lines and points are skipped.
  func polygons() throws(GeometryError) -> [Polygon] {
    var found: [Polygon] = []
    try unsafe Self.collect(pointer, in: context) { part throws(GeometryError) in
      var rings: [[Coordinate]] = []
      try unsafe Self.forEachRing(of: part, in: context) { ring throws(GeometryError) in
        rings.append(try unsafe Self.coordinates(of: ring, in: context))
      }
      if let outline = rings.first, outline.count >= 4 { found.append(Polygon(rings: rings)) }
    }
    return found
  }

  /// All lines in the geometry; points and polygons are skipped.
  func lines() throws(GeometryError) -> [[Coordinate]] {
    var found: [[Coordinate]] = []
    try unsafe Self.collect(pointer, in: context) { part throws(GeometryError) in
      guard unsafe context.geos.pointee.GEOSGeomTypeId_r(context.handle, part) == 1 else { return }
      let line = try unsafe Self.coordinates(of: part, in: context)
      if line.count >= 2 { found.append(line) }
    }
    return found
  }

  /// Calls `body` with one of `step` edges of all polygons in the geometry: with that of number
  /// `next`, which is then reduced by the number of edges.
  func forEachEdge(
    from next: inout Int, by step: Int, _ body: (Coordinate, Coordinate) -> Void
  ) throws(GeometryError) {
    var number = next
    try unsafe Self.collect(pointer, in: context) { part throws(GeometryError) in
      try unsafe Self.forEachRing(of: part, in: context) { ring throws(GeometryError) in
        let (sequence, count) = try unsafe Self.sequence(of: ring, in: context)
        while number + 1 < count {
          body(
            try unsafe position(number, of: sequence), try unsafe position(number + 1, of: sequence)
          )
          number += step
        }
        number -= max(0, count - 1)
      }
    }
    next = number
  }

  @unsafe
  private func position(
    _ index: Int, of sequence: OpaquePointer
  ) throws(GeometryError) -> Coordinate {
    var position = Coordinate(lon: .nan, lat: .nan)
    // SAFETY: reads a sequence of this context, into variables that outlive the call.
    let isRead = unsafe context.geos.pointee.GEOSCoordSeq_getXY_r(
      context.handle, sequence, UInt32(index), &position.lon, &position.lat)
    guard isRead == 1 else { throw context.failure(of: "GEOSCoordSeq_getXY_r") }
    return position
  }

  /// Calls `body` with every part that is not a collection.
  @unsafe
  private static func collect(
    _ geometry: OpaquePointer?, in context: GeosContext,
    _ body: (OpaquePointer?) throws(GeometryError) -> Void
  ) throws(GeometryError) {
    // GEOS type ids: 0 point, 1 line, 2 ring, 3 polygon, 4 to 7 collections of them.
    guard unsafe context.geos.pointee.GEOSGeomTypeId_r(context.handle, geometry) >= 4 else {
      return try unsafe body(geometry)
    }
    let count = unsafe context.geos.pointee.GEOSGetNumGeometries_r(context.handle, geometry)
    for index in 0..<max(0, count) {
      let part = unsafe context.geos.pointee.GEOSGetGeometryN_r(context.handle, geometry, index)
      try unsafe collect(part, in: context, body)
    }
  }

  /// Calls `body` with the rings of a polygon, the outer one first; with none of another geometry.
  @unsafe
  private static func forEachRing(
    of part: OpaquePointer?, in context: GeosContext,
    _ body: (OpaquePointer?) throws(GeometryError) -> Void
  ) throws(GeometryError) {
    let geos = unsafe context.geos
    guard unsafe geos.pointee.GEOSGeomTypeId_r(context.handle, part) == 3 else { return }
    try unsafe body(geos.pointee.GEOSGetExteriorRing_r(context.handle, part))
    let holes = unsafe geos.pointee.GEOSGetNumInteriorRings_r(context.handle, part)
    for hole in 0..<max(0, holes) {
      try unsafe body(geos.pointee.GEOSGetInteriorRingN_r(context.handle, part, hole))
    }
  }

  /// The vertices of a point, line or ring, which belong to it, and their number.
  @unsafe
  private static func sequence(
    of geometry: OpaquePointer?, in context: GeosContext
  ) throws(GeometryError) -> (sequence: OpaquePointer, count: Int) {
    let geos = unsafe context.geos
    let sequence = unsafe geos.pointee.GEOSGeom_getCoordSeq_r(context.handle, geometry)
    var count: UInt32 = 0
    guard let sequence = unsafe sequence,
      unsafe geos.pointee.GEOSCoordSeq_getSize_r(context.handle, sequence, &count) == 1
    else { throw context.failure(of: "GEOSGeom_getCoordSeq_r") }
    return unsafe (sequence, Int(count))
  }

  @unsafe
  private static func coordinates(
    of geometry: OpaquePointer?, in context: GeosContext
  ) throws(GeometryError) -> [Coordinate] {
    let (sequence, count) = try unsafe sequence(of: geometry, in: context)
    guard count > 0 else { return [] }
    var ordinates = [Double](repeating: 0, count: 2 * count)
    // SAFETY: the buffer holds two ordinates for each position, which is what GEOS writes.
    let done = unsafe ordinates.withUnsafeMutableBufferPointer {
      unsafe context.geos.pointee.GEOSCoordSeq_copyToBuffer_r(
        context.handle, sequence, $0.baseAddress, 0, 0)
    }
    guard done == 1 else { throw context.failure(of: "GEOSCoordSeq_copyToBuffer_r") }
    return (0..<count).map {
      Coordinate(lon: ordinates[2 * $0], lat: ordinates[2 * $0 + 1])
    }
  }
}

/// Operations that create geometries from others.
extension GeosGeometry {
  /// The union of all its parts (`GEOSUnaryUnion_r`).
  ///
  /// An interrupted union loses memory, 150 kB for the corridor of a scribble of 3,000 edges: GEOS 3.11
  /// tries it again with rounded vertices, and does not free those when it is interrupted again.
  func union() throws(GeometryError) -> GeosGeometry {
    // SAFETY: reads a geometry of this context and creates a new one.
    let made = unsafe context.geos.pointee.GEOSUnaryUnion_r(context.handle, pointer)
    return try unsafe context.own(made, from: "GEOSUnaryUnion_r")
  }

  /// All positions within a distance, with round ends and joins (`GEOSBuffer_r`), in the unit of
  /// the coordinates.
  ///
  /// It is not interrupted: GEOS 3.11 would lose the memory of all edges.
  func buffered(
    by distance: Double, quadrantSegments: Int32
  ) throws(GeometryError) -> GeosGeometry {
    cgeos_interrupt_pause(true)
    defer { cgeos_interrupt_pause(false) }
    // SAFETY: reads a geometry of this context and creates a new one.
    let made = unsafe context.geos.pointee.GEOSBuffer_r(
      context.handle, pointer, distance, quadrantSegments)
    return try unsafe context.own(made, from: "GEOSBuffer_r")
  }

  /// What `other` does not cover (`GEOSDifference_r`).
  func difference(_ other: GeosGeometry) throws(GeometryError) -> GeosGeometry {
    // SAFETY: reads two geometries of this context and creates a new one.
    let made = unsafe context.geos.pointee.GEOSDifference_r(
      context.handle, pointer, other.pointer)
    return try unsafe context.own(made, from: "GEOSDifference_r")
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
