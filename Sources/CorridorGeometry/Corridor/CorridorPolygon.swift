extension Route {
  /// The corridor of the route as polygons in longitude and latitude.
  ///
  /// The outline lies within the larger of 1 m and 0.1 % of `meters` of that of the exact corridor:
  /// all positions whose geodesic distance on WGS84 to the route, whose edges are geodesics, is at
  /// most `meters`; ``Route/ferries`` are no part of it. It is cut at the antimeridian as section 3.1.9 of RFC 7946 asks and runs along
  /// latitude 90 or -90 where a pole is inside. Longitudes are in -180...180, rings are closed and
  /// follow the right-hand rule, and GEOS finds the whole valid. The same route gives the same
  /// polygons to the last bit.
  ///
  /// - Parameter meters: The half-width, 0.001 to 9,000,000 m.
  /// - Complexity: O(n log n) for n vertices that are not dropped as needless.
  /// - Throws: ``GeometryError`` for a half-width out of range, or when GEOS or PROJ is missing or
  ///   fails.
  public func corridorPolygon(within meters: Double) throws(GeometryError) -> MultiPolygon {
    // Never stopped, never nil.
    try corridorPolygon(within: meters) { false } ?? MultiPolygon(polygons: [])
  }

  /// The same, or nil as soon as `isCancelled` says so, which is asked about once a
  /// millisecond.
  package func corridorPolygon(
    within meters: Double, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> MultiPolygon? {
    let tolerance = try CorridorTolerance(within: meters)
    guard ferries.isEmpty else {
      // Only a missing library could keep it from being cut, and that has just been found.
      _ = try Self.geodesic()
      guard let rest = try? withoutFerries() else { return MultiPolygon(polygons: []) }
      return try rest.corridorPolygon(within: meters, unless: isCancelled)
    }
    let outline = CorridorOutline(geodesic: try Self.geodesic(), tolerance: tolerance)
    do throws(GeometryError) {
      let spine = try CorridorSpine(
        of: self, tolerance: tolerance.simplification, unless: isCancelled)
      return try GeosContext.borrowed { context throws(GeometryError) in
        try context.interruptible(unless: isCancelled) { () throws(GeometryError) in
          try Self.polygon(along: spine, outline, in: context, unless: isCancelled)
        }
      }
    } catch {
      guard error == .interrupted else { throw error }
      return nil
    }
  }

  private static func polygon(
    along spine: CorridorSpine, _ outline: CorridorOutline, in context: GeosContext,
    unless isCancelled: () -> Bool
  ) throws(GeometryError) -> MultiPolygon {
    let cut = CorridorCut(context: context)
    var pieces: [GeosGeometry] = []
    for line in spine.lines {
      try outline.rings(of: line, unless: isCancelled) { ring throws(GeometryError) in
        pieces += try cut.polygons(ring)
      }
    }
    var union = try Self.union(pieces, in: context, unless: isCancelled)
    if try !union.isValid { union = try union.madeValid() }
    if isCancelled() { throw .interrupted }
    try union.normalize()
    return MultiPolygon(polygons: try union.polygons().map(\.rightHanded))
  }

  /// The union of pieces that follow each other along the route: of many, in groups of neighbours
  /// first, for which GEOS needs little memory.
  private static func union(
    _ pieces: [GeosGeometry], in context: GeosContext, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> GeosGeometry {
    var parts = pieces
    var size = parts.count > 512 ? 128 : 512
    repeat {
      var groups: [GeosGeometry] = []
      for start in stride(from: 0, to: max(parts.count, 1), by: size) {
        if isCancelled() { throw .interrupted }
        let group = parts[start..<min(start + size, parts.count)]
        groups.append(try context.collection(Array(group)).union())
      }
      parts = groups
      size = 2
    } while parts.count > 1
    return parts[0]
  }

  /// The solver for geodesics, its error in this target's words.
  static func geodesic() throws(GeometryError) -> Geodesic {
    do {
      return try Geodesic.wgs84()
    } catch {
      guard case .libraryMissing(let reason) = error else {
        throw .projFailed(function: "geod_init", reason: "\(error)")
      }
      throw .libraryMissing(library: "PROJ", reason: reason, package: "libproj25")
    }
  }
}

extension Polygon {
  /// The same polygon with its outline counter-clockwise and its holes clockwise.
  var rightHanded: Polygon {
    var turned = rings
    for index in turned.indices {
      let counterclockwise = Self.doubledArea(turned[index]) > 0
      if counterclockwise != (index == 0) { turned[index].reverse() }
    }
    return Polygon(rings: turned)
  }

  /// Twice the area in square degrees, positive for a counter-clockwise ring.
  private static func doubledArea(_ ring: [Coordinate]) -> Double {
    guard let origin = ring.first else { return 0 }
    var sum = 0.0
    for (a, b) in zip(ring, ring.dropFirst()) {
      sum += (a.lon - origin.lon) * (b.lat - origin.lat)
      sum -= (b.lon - origin.lon) * (a.lat - origin.lat)
    }
    return sum
  }
}
