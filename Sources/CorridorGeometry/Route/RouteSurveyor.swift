/// Measures the edges of a route and divides the long ones.
///
/// Points and distances are written once, to their final place: for a route of half a million
/// vertices, fresh memory costs more than arithmetic.
@safe
struct RouteSurveyor: ~Copyable {
  // SAFETY: both buffers have a capacity of `capacity` elements, of which the first `count` are
  // initialised. deinit frees them unless `release` has passed them on.
  private var points: UnsafeMutablePointer<SIMD3<Double>>
  private var alongs: UnsafeMutablePointer<Double>
  private var count = 0
  private var capacity: Int
  private var isReleased = false

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

  init(vertices: [Coordinate], lineStarts: [Int], measure: DistanceMeasure) {
    seriesMeters = measure == .series ? 10_000 : -1
    self.vertices = vertices
    self.lineStarts = lineStarts
    pointStarts = lineStarts
    capacity = vertices.count
    unsafe points = .fresh(capacity)
    unsafe alongs = .fresh(capacity)
  }

  deinit {
    guard !isReleased else { return }
    unsafe points.deallocate()
    unsafe alongs.deallocate()
  }

  /// Builds the tree over the points.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  func tree(unless isCancelled: () -> Bool) throws(RouteError) -> RouteTreeBuilder {
    let points = unsafe UnsafeMutableBufferPointer(start: points, count: count)
    let rises = unsafe UnsafeMutableBufferPointer(start: alongs, count: count)
    return try unsafe RouteTreeBuilder(points: points, rises: rises, unless: isCancelled)
  }

  /// Passes the buffers to the caller, which frees them.
  consuming func release() -> (
    points: UnsafeMutableBufferPointer<SIMD3<Double>>, alongs: UnsafeMutableBufferPointer<Double>
  ) {
    isReleased = true
    return unsafe (
      UnsafeMutableBufferPointer(start: points, count: count),
      UnsafeMutableBufferPointer(start: alongs, count: count)
    )
  }

  /// Computes the positions of all vertices and their distances along the route.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  mutating func measure(unless isCancelled: () -> Bool = { false }) throws(RouteError) {
    place()
    var along = 0.0
    for line in 0..<(lineStarts.count - 1) {
      let first = lineStarts[line]
      unsafe (alongs + first).initialize(to: along)
      for index in first + 1..<lineStarts[line + 1] {
        if index & 1023 == 0, isCancelled() { throw .interrupted }
        let length = try length(to: index)
        longestMeters = max(longestMeters, length)
        along += length
        unsafe (alongs + index).initialize(to: along)
      }
    }
    count = vertices.count
    lengthMeters = along
  }

  /// Metres along the route at each vertex; valid after ``measure(unless:)``.
  var vertexAlongs: [Double] { (0..<count).map { unsafe alongs[$0] } }

  /// Computes the positions of all vertices, eight at a time.
  ///
  /// Bit for bit, a position depends only on the vertices before it, so that a prefix of a route
  /// has the same lengths as in the whole route.
  private func place() {
    let scratch = PositionBuffer()
    var frame = LocalFrame(vertices[0])
    for first in stride(from: 0, to: vertices.count, by: 8) {
      let last = min(first + 8, vertices.count) - 1
      for lane in 0..<8 {
        let vertex = vertices[min(first + lane, last)]
        scratch.x[lane] = vertex.lon
        scratch.y[lane] = vertex.lat
      }
      if !frame.reaches(vertices[first]) { frame = LocalFrame(vertices[first]) }
      let (lons, lats) = (scratch.x.eight(0), scratch.y.eight(0))
      scratch.put(frame.positions(near: lons, lats: lats), at: 8)
      for lane in 0...(last - first) {
        unsafe (points + (first + lane)).initialize(to: scratch.one(8 + lane))
      }
      guard !frame.reaches(lons, lats) else { continue }
      for index in first...last where !frame.reaches(vertices[index]) {
        unsafe points[index] = Ellipsoid.position(vertices[index])
      }
    }
  }

  /// Length in metres of the edge that ends at a vertex.
  @inline(__always)
  private func length(to index: Int) throws(RouteError) -> Double {
    let chord = unsafe (points[index] - points[index - 1]).length
    if chord <= seriesMeters { return EarthCurve.arc(chord: chord) }
    return try Geodesic.wgs84().inverse(vertices[index - 1], vertices[index]).meters
  }

  /// Divides every edge longer than `segmentMeters` into equal segments of at most that length.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  mutating func cut(segmentMeters: Double, unless isCancelled: () -> Bool) throws(RouteError) {
    let old = RouteSurveyor(taking: &self)
    for line in 0..<(lineStarts.count - 1) {
      pointStarts[line] = count
      let last = lineStarts[line + 1] - 1
      for index in lineStarts[line]...last {
        if index & 63 == 0, isCancelled() { throw .interrupted }
        let along = unsafe old.alongs[index]
        append(unsafe old.points[index], along)
        guard index < last else { break }
        let length = unsafe old.alongs[index + 1] - along
        if length > segmentMeters {
          try cutEdge(
            index, from: unsafe old.points[index], to: unsafe old.points[index + 1],
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
    unsafe points = other.points
    unsafe alongs = other.alongs
    unsafe other.points = .allocate(capacity: other.capacity)
    unsafe other.alongs = .allocate(capacity: other.capacity)
    other.count = 0
  }

  private mutating func append(_ point: SIMD3<Double>, _ along: Double) {
    if count == capacity {
      let wider = max(2 * capacity, 16)
      let (oldPoints, oldAlongs) = unsafe (points, alongs)
      unsafe points = .allocate(capacity: wider)
      unsafe alongs = .allocate(capacity: wider)
      unsafe points.initialize(from: oldPoints, count: count)
      unsafe alongs.initialize(from: oldAlongs, count: count)
      unsafe oldPoints.deallocate()
      unsafe oldAlongs.deallocate()
      capacity = wider
    }
    unsafe (points + count).initialize(to: point)
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
