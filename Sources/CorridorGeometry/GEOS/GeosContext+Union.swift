/// Unions of polygons.
extension GeosContext {
  /// The union of valid polygons, which it takes over.
  ///
  /// `GEOSBuffer_r` with the distance 0 intersects all edges at once. For a hundred polygons along a
  /// line that takes a quarter of the time of `GEOSUnaryUnion_r`, which unites two at a time. But it
  /// cannot be cancelled, so it must not take long: polygons that cross each other again and again,
  /// or that nearly coincide, are left to the latter.
  func union(of polygons: [GeosGeometry]) throws(GeometryError) -> GeosGeometry {
    let isEntangled = try EdgeSample(of: polygons).meetings > EdgeSample.mostMeetings
    let all = try collection(polygons)
    return try isEntangled ? all.union() : all.buffered(by: 0, quadrantSegments: 1)
  }
}

/// Some of the edges of polygons, which tell how often all of them meet.
struct EdgeSample {
  /// An edge of a corridor along a line seldom meets more than one edge of other parts.
  static let mostMeetings = 2.0

  /// One edge of so many is in the sample.
  private static let step = 16
  /// So many edges of the sample are compared with all of it.
  private static let compared = 64

  private var edges: [Edge] = []

  /// The box around an edge of a polygon.
  private struct Edge {
    let low: SIMD2<Double>
    let high: SIMD2<Double>
    let polygon: Int

    @inline(__always)
    func meets(_ other: Edge) -> Bool {
      low.x <= other.high.x && other.low.x <= high.x && low.y <= other.high.y
        && other.low.y <= high.y && polygon != other.polygon
    }
  }

  init(of polygons: [GeosGeometry]) throws(GeometryError) {
    var next = 0
    for (number, polygon) in polygons.enumerated() {
      try polygon.forEachEdge(from: &next, by: Self.step) { a, b in
        let (a, b) = (SIMD2(a.lon, a.lat), SIMD2(b.lon, b.lat))
        edges.append(Edge(low: pointwiseMin(a, b), high: pointwiseMax(a, b), polygon: number))
      }
    }
  }

  /// How many boxes around edges of other polygons the box around an edge meets on average.
  var meetings: Double {
    var (meetings, count) = (0, 0)
    for index in stride(from: 0, to: edges.count, by: max(1, edges.count / Self.compared)) {
      let one = edges[index]
      count += 1
      for other in edges where one.meets(other) { meetings += 1 }
    }
    return Double(meetings * Self.step) / Double(max(1, count))
  }
}
