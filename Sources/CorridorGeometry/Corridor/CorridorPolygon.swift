extension Route {
  /// The corridor of the route as polygons in longitude and latitude.
  ///
  /// The exact corridor is the set of all positions whose geodesic distance on WGS84 to the route
  /// is at most `meters`; the edges of the route are geodesics, and ``Route/ferries`` are excluded.
  /// The outline deviates from it by at most the larger of 1 m and 0.1 % of `meters`. It is cut at
  /// the antimeridian as section 3.1.9 of RFC 7946 requires and follows latitude 90 or -90 if it
  /// contains a pole. Longitudes are in -180...180, rings are closed and follow the right-hand
  /// rule, and the result is valid for GEOS. The same route gives the same polygons bit for bit.
  ///
  /// - Parameters:
  ///   - meters: The half-width, 0.001 to 9,000,000 m.
  ///   - caps: The ends of the lines of the route.
  ///   - tolerance: How far the outline may deviate, in metres, if more than by default; it then has
  ///     fewer vertices.
  ///   - viewport: Only the part of the corridor inside it; nil for all.
  /// - Returns: No polygon if the corridor and the viewport have no area in common, or if the whole
  ///   route is on ferries.
  /// - Complexity: O(n log n) for the n vertices that remain after simplification, on two threads.
  /// - Throws: ``GeometryError`` if the half-width or the tolerance is out of range, if the viewport
  ///   is invalid, or if GEOS or PROJ is missing or fails.
  public func corridorPolygon(
    within meters: Double, caps: CorridorCaps = .round, tolerance: Double? = nil,
    in viewport: Viewport? = nil
  ) throws(GeometryError) -> MultiPolygon {
    // Never cancelled, so never nil.
    try corridorPolygon(within: meters, caps: caps, tolerance: tolerance, in: viewport) { false }
      ?? MultiPolygon(polygons: [])
  }

  /// As ``corridorPolygon(within:caps:tolerance:in:)``, but returns nil when `isCancelled` returns
  /// true, which is checked about once a millisecond.
  package func corridorPolygon(
    within meters: Double, caps: CorridorCaps = .round, tolerance: Double? = nil,
    in viewport: Viewport? = nil, unless isCancelled: () -> Bool
  ) throws(GeometryError) -> MultiPolygon? {
    let budget = try CorridorTolerance(within: meters, whole: tolerance)
    guard ferries.isEmpty else {
      // Only a missing library can make this fail, and the line above has excluded that.
      _ = try Self.geodesic()
      guard let rest = try? withoutFerries() else { return MultiPolygon(polygons: []) }
      return try rest.corridorPolygon(
        within: meters, caps: caps, tolerance: tolerance, in: viewport, unless: isCancelled)
    }
    let geodesic = try Self.geodesic()
    do throws(GeometryError) {
      let centerline = try CorridorCenterline(
        of: self, tolerance: budget.simplification, unless: isCancelled)
      var pieces: [CorridorPiece] = []
      for line in centerline.lines {
        pieces += try line.pieces(caps, budget, geodesic, unless: isCancelled)
      }
      return try GeosContext.borrowed { context throws(GeometryError) in
        let assembly = CorridorAssembly(context: context, geodesic: geodesic, tolerance: budget)
        return try assembly.corridor(of: pieces, in: viewport, unless: isCancelled)
      }
    } catch {
      guard error == .interrupted else { throw error }
      return nil
    }
  }

  /// The geodesic solver; its error is converted to a ``GeometryError``.
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
