internal import CSIMD

/// Measures the edges of a route and divides the long ones.
///
/// Points and distances are written once, to their final place: for a route of half a million
/// vertices, fresh memory costs more than arithmetic.
@safe
struct RouteSurveyor: ~Copyable {
  // SAFETY: the columns and `alongs` have room for `capacity` numbers and the slack of the columns,
  // of which the first `count` are initialised. deinit frees them unless `release` has passed them
  // on.
  private var points: PointColumns
  private var alongs: UnsafeMutablePointer<Double>
  private var count = 0
  private var capacity: Int
  private var isReleased = false
  private var tree: RouteTreeBuilder?

  private let vertices: [Coordinate]
  private let lineStarts: [Int]
  /// The first point of each line.
  private(set) var pointStarts: [Int]
  /// Length of the longest edge in metres.
  private(set) var longestMeters = 0.0
  /// Length of the whole route in metres.
  private(set) var lengthMeters = 0.0

  /// Up to this chord, in metres, an edge is measured without PROJ: up to 10 km the error of the
  /// series is less than one part in 10⁹ for any radius of curvature of the ellipsoid.
  private let seriesMeters: Double

  /// Vertices that are measured together.
  private static let group = 8

  init(vertices: [Coordinate], lineStarts: [Int], measure: DistanceMeasure) {
    seriesMeters = measure == .series ? 10_000 : -1
    self.vertices = vertices
    self.lineStarts = lineStarts
    pointStarts = lineStarts
    capacity = vertices.count
    points = PointColumns(capacity: capacity)
    unsafe alongs = .fresh(capacity + PointColumns.slack)
  }

  deinit {
    guard !isReleased else { return }
    points.deallocate()
    unsafe alongs.deallocate()
  }

  /// Passes the buffers and the tree over the points to the caller, which frees them.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  consuming func finish(unless isCancelled: () -> Bool) throws(RouteError) -> (
    points: PointColumns, alongs: UnsafeMutableBufferPointer<Double>, tree: RouteTree
  ) {
    var tree = tree.take() ?? RouteTreeBuilder(pointCount: count)
    try unsafe tree.finish(points, rises: alongs, unless: isCancelled)
    isReleased = true
    return unsafe (
      points, UnsafeMutableBufferPointer(start: alongs, count: count), tree.release()
    )
  }

  /// Computes the positions of all vertices and their distances along the route, eight at a time.
  ///
  /// Bit for bit, both depend only on the vertices before, so that a prefix of a route has the same
  /// lengths as in the whole route.
  ///
  /// - Parameter makesTree: Whether the tree is made while the points come: what was just written is
  ///   in the processor's cache. Not if edges will be divided.
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  mutating func measure(
    makesTree: Bool = false, unless isCancelled: () -> Bool = { false }
  ) throws(RouteError) {
    if makesTree { tree = RouteTreeBuilder(pointCount: vertices.count) }
    var frame = LocalFrame(vertices[0])
    var end = corridor_survey_end()
    for line in 0..<(lineStarts.count - 1) {
      var next = lineStarts[line]
      let last = lineStarts[line + 1]
      while next < last {
        if isCancelled() { throw .interrupted }
        let groups = next > lineStarts[line] ? min((last - next) / Self.group, 128) : 0
        let surveyed = survey(next, groups, frame, &end)
        next += Self.group * surveyed
        if groups == 0 || surveyed < groups {
          let rest = next..<min(next + Self.group, last)
          try measure(rest, startsLine: next == lineStarts[line], frame: &frame, end: &end)
          next = rest.upperBound
        }
        if end.longest <= RouteShape.ordinarySegmentMeters {
          unsafe tree?.extend(to: next, of: points, rises: alongs)
        }
      }
    }
    count = vertices.count
    lengthMeters = end.along
    longestMeters = end.longest
  }

  /// Measures groups of vertices; returns the number of those before one that is out of the frame's
  /// reach or has too long an edge for the series.
  private func survey(
    _ first: Int, _ groups: Int, _ frame: LocalFrame, _ end: inout corridor_survey_end
  ) -> Int {
    guard groups > 0, seriesMeters > 0 else { return 0 }
    var surveyed = frame.surveyed
    // SAFETY: a `Coordinate` is two doubles in the order longitude, latitude; the columns have room
    // for all vertices.
    return unsafe vertices.span.withUnsafeBytes { bytes in
      let degrees = unsafe bytes.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Double.self)
      return unsafe corridor_survey(
        degrees + 2 * first, groups, &surveyed, seriesMeters, &end, points.xs + first,
        points.ys + first, points.zs + first, alongs + first)
    }
  }

  /// Measures up to eight vertices one by one.
  private func measure(
    _ range: Range<Int>, startsLine: Bool, frame: inout LocalFrame,
    end: inout corridor_survey_end
  ) throws(RouteError) {
    let scratch = PositionBuffer()
    for lane in 0..<Self.group {
      let vertex = vertices[min(range.lowerBound + lane, range.upperBound - 1)]
      scratch.x[lane] = vertex.lon
      scratch.y[lane] = vertex.lat
    }
    if !frame.reaches(vertices[range.lowerBound]) { frame = LocalFrame(vertices[range.lowerBound]) }
    scratch.put(frame.positions(near: scratch.x.eight(0), lats: scratch.y.eight(0)), at: 8)
    for lane in 0..<Self.group {
      let vertex = vertices[min(range.lowerBound + lane, range.upperBound - 1)]
      if !frame.reaches(vertex) { scratch.put(Ellipsoid.position(vertex), at: 8 + lane) }
    }
    var last = SIMD3(end.x, end.y, end.z)
    for (lane, index) in range.enumerated() {
      var next = scratch.one(8 + lane)
      if lane > 0 || !startsLine {
        // A repeated vertex is where it was, to the last bit, also in another frame.
        if vertices[index] == vertices[index - 1] { next = last }
        let length = try length(chord: (next - last).length, to: index)
        end.longest = max(end.longest, length)
        end.along += length
      }
      points[index] = next
      unsafe (alongs + index).initialize(to: end.along)
      last = next
    }
    (end.x, end.y, end.z) = (last.x, last.y, last.z)
  }

  /// Metres along the route at each vertex; valid after ``measure(unless:)``.
  var vertexAlongs: [Double] { (0..<count).map { unsafe alongs[$0] } }

  /// Length in metres of the edge that ends at a vertex.
  private func length(chord: Double, to index: Int) throws(RouteError) -> Double {
    if chord <= seriesMeters { return EarthCurve.arc(chord: chord) }
    return try Geodesic.wgs84().inverse(vertices[index - 1], vertices[index]).meters
  }

  /// Divides every edge longer than `segmentMeters` into equal segments of at most that length.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  mutating func cut(segmentMeters: Double, unless isCancelled: () -> Bool) throws(RouteError) {
    tree = nil
    let old = RouteSurveyor(taking: &self)
    for line in 0..<(lineStarts.count - 1) {
      pointStarts[line] = count
      let last = lineStarts[line + 1] - 1
      for index in lineStarts[line]...last {
        if index & 63 == 0, isCancelled() { throw .interrupted }
        let along = unsafe old.alongs[index]
        append(old.points[index], along)
        guard index < last else { break }
        let length = unsafe old.alongs[index + 1] - along
        if length > segmentMeters {
          try cutEdge(
            index, from: old.points[index], to: old.points[index + 1],
            along: along, length: length, segmentMeters: segmentMeters, unless: isCancelled)
        }
      }
    }
  }

  /// Takes the measured points out of `other`, which is empty afterwards.
  private init(taking other: inout RouteSurveyor) {
    vertices = []
    lineStarts = []
    pointStarts = []
    seriesMeters = other.seriesMeters
    capacity = other.capacity
    count = other.count
    points = other.points
    unsafe alongs = other.alongs
    // A few long edges among many short ones are divided without more memory.
    other.capacity += other.capacity / 4
    other.points = PointColumns(capacity: other.capacity)
    unsafe other.alongs = .fresh(other.capacity + PointColumns.slack)
    other.count = 0
  }

  private mutating func append(_ point: SIMD3<Double>, _ along: Double) {
    if count == capacity {
      let wider = max(2 * capacity, 16)
      let (oldPoints, oldAlongs) = unsafe (points, alongs)
      points = PointColumns(capacity: wider)
      unsafe alongs = .fresh(wider + PointColumns.slack)
      points.fill(from: oldPoints, count: count)
      unsafe alongs.initialize(from: oldAlongs, count: count)
      oldPoints.deallocate()
      unsafe oldAlongs.deallocate()
      capacity = wider
    }
    points[count] = point
    unsafe (alongs + count).initialize(to: along)
    count += 1
  }

  private mutating func cutEdge(
    _ index: Int, from start: SIMD3<Double>, to end: SIMD3<Double>, along: Double,
    length: Double, segmentMeters: Double, unless isCancelled: () -> Bool
  ) throws(RouteError) {
    let parts = Int((length / segmentMeters).rounded(.up))
    guard (end - start).length > seriesMeters else {
      // Over such a short edge the geodesic and the plane through the chord and the normal are
      // micrometres apart.
      let step = (end - start) / Double(parts)
      var previous = start
      var reached = along
      for part in 1..<parts {
        let next = EarthCurve.surfacePoint(near: start + step * Double(part))
        reached += EarthCurve.arc(chord: (next - previous).length)
        append(next, reached)
        previous = next
      }
      return
    }
    let line = try Geodesic.wgs84().line(from: vertices[index], to: vertices[index + 1])
    for part in 1..<parts {
      if part & 511 == 0, isCancelled() { throw .interrupted }
      let distance = length * Double(part) / Double(parts)
      append(Ellipsoid.position(line.position(at: distance).position), along + distance)
    }
  }
}

extension LocalFrame {
  /// The frame as ``RouteSurveyor`` passes it to CSIMD.
  fileprivate var surveyed: corridor_frame {
    let eccentricity = Ellipsoid.eccentricitySquared
    let inverse = 1 / (1 - eccentricity * sinLat * sinLat)
    return corridor_frame(
      lon: lon, lat: lat, sin_lon: sinLon, cos_lon: cosLon, sin_lat: sinLat, cos_lat: cosLat,
      reach: Self.reachDegrees, radians: Ellipsoid.radiansPerDegree, bend: eccentricity * inverse,
      scale: 6_378_137.0 * inverse.squareRoot(), flat: 1 - eccentricity,
      curvature: 1 / (24 * EarthCurve.radius * EarthCurve.radius))
  }
}
