internal import CGEOS

/// Unions of polygons.
extension GeosContext {
  /// The union of valid polygons, which it takes over.
  ///
  /// `GEOSBuffer_r` with the distance 0 intersects all edges at once. For a hundred polygons along a
  /// line that takes a quarter of the time of `GEOSUnaryUnion_r`, which unites two at a time. But it
  /// cannot be cancelled, so it must not take long: polygons that cross each other again and again are
  /// left to the latter.
  func union(of polygons: [GeosGeometry]) throws(GeometryError) -> GeosGeometry {
    var outlines: [Outline] = []
    outlines.reserveCapacity(polygons.count)
    for polygon in polygons {
      if let outline = try Outline(of: polygon) { outlines.append(outline) }
    }
    let all = try collection(polygons)
    return try Self.isEntangled(outlines)
      ? all.union() : all.buffered(by: 0, quadrantSegments: 1)
  }

  /// Whether boxes around edges of different polygons meet more than ``mostMeetings`` times for each
  /// edge, if edges are spread evenly in the boxes around their polygons.
  static func isEntangled(_ outlines: [Outline]) -> Bool {
    var meetings = 0.0
    for (number, one) in outlines.enumerated() {
      for other in outlines[(number + 1)...] { meetings += one.expectedMeetings(with: other) }
    }
    return meetings > mostMeetings * outlines.reduce(0) { $0 + $1.edges }
  }

  /// A corridor's edges seldom meet more than one of another part.
  private static let mostMeetings = 16.0

  /// What is known of the edges of a polygon without looking at them.
  struct Outline {
    /// The box around the polygon.
    let low: SIMD2<Double>
    let high: SIMD2<Double>
    /// The number of edges.
    let edges: Double
    /// The mean length of an edge.
    let length: Double

    /// Nil for a geometry without edges.
    init?(of polygon: GeosGeometry) throws(GeometryError) {
      let (context, pointer) = unsafe (polygon.context, polygon.pointer)
      var (west, south, east, north, length) = (0.0, 0.0, 0.0, 0.0, 0.0)
      // SAFETY: reads a geometry of this context, into variables that outlive the calls.
      let count = unsafe context.geos.pointee.GEOSGetNumCoordinates_r(context.handle, pointer)
      guard count > 1 else { return nil }
      let isRead =
        unsafe context.geos.pointee.GEOSGeom_getXMin_r(context.handle, pointer, &west) == 1
        && context.geos.pointee.GEOSGeom_getYMin_r(context.handle, pointer, &south) == 1
        && context.geos.pointee.GEOSGeom_getXMax_r(context.handle, pointer, &east) == 1
        && context.geos.pointee.GEOSGeom_getYMax_r(context.handle, pointer, &north) == 1
        && context.geos.pointee.GEOSLength_r(context.handle, pointer, &length) == 1
      guard isRead else { throw context.failure(of: "GEOSGeom_getXMin_r") }
      low = SIMD2(west, south)
      high = SIMD2(east, north)
      edges = Double(count)
      self.length = length / edges
    }

    /// How many boxes around edges of both meet, if edges lie in all directions.
    fileprivate func expectedMeetings(with other: Outline) -> Double {
      let shared = pointwiseMin(high, other.high) - pointwiseMax(low, other.low)
      guard shared.min() > 0 else { return 0 }
      let reach = length + other.length
      return edges(meeting: shared) * other.edges(meeting: shared)
        * min(1, reach / shared.x) * min(1, reach / shared.y)
    }

    /// How many boxes around edges meet a box of a size within the polygon's.
    private func edges(meeting size: SIMD2<Double>) -> Double {
      let whole = high - low
      return edges * min(1, (size.x + length) / whole.x) * min(1, (size.y + length) / whole.y)
    }
  }
}
