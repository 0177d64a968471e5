internal import Synchronization

/// A route divided into short segments in earth-centred space, with the tree of their bounding
/// spheres.
///
/// Point `i` is the start of segment `i`; segment `i` ends at point `i + 1`. The last point of a
/// line, and a repeated vertex, start a segment without length, so every index below ``pointCount``
/// is a segment, and a single point is a valid route. Edges longer than ``segmentMeters`` are divided
/// at points of their geodesic, so every segment is close to its chord.
///
/// Built once with the route: about 15 ns and 65 bytes per vertex.
@safe
package final class RouteShape: @unchecked Sendable {
  // SAFETY: only init writes the buffers, and deinit frees them; every index is less than the count
  // stored with them. ``rises`` can be ``alongs``.
  private let points: PointColumns
  /// Metres along the route at each point.
  let alongs: UnsafeMutableBufferPointer<Double>
  /// Numbers that increase from a point to the next if the segment between them has length, and are
  /// equal otherwise.
  private let rises: UnsafeMutableBufferPointer<Double>
  let blocks: UnsafeMutableBufferPointer<RouteBlock>
  let nodes: UnsafeMutableBufferPointer<RouteNode>
  /// The index in ``nodes`` of the first node of each level, and finally one past the last node.
  let levelStarts: [Int]
  /// The segments of which a part is on a ferry, ascending.
  let cuts: [SegmentCut]
  /// Maximum length of a segment, in metres.
  package let segmentMeters: Double
  /// Length of the whole route in metres.
  package let lengthMeters: Double
  /// What measures the distances to and along the route.
  package let measure: DistanceMeasure
  private let keptFingerprint = Atomic<UInt64>(0)

  /// Number of points, and of segments.
  @inline(__always)
  package var pointCount: Int { unsafe alongs.count }

  /// Metres along the route at point `index`.
  @inline(__always)
  package func along(at index: Int) -> Double { unsafe alongs[index] }

  /// Whether `segment` has length.
  @inline(__always)
  func hasLength(_ segment: Int) -> Bool {
    unsafe segment + 1 < pointCount && rises[segment + 1] > rises[segment]
  }

  /// Earth-centred position in metres of point `index`.
  @inline(__always)
  package func point(at index: Int) -> SIMD3<Double> { points[index] }

  /// Maximum length of the segments of an ordinary route, in metres.
  ///
  /// With half a kilometre the chord is within 5 mm of the geodesic, a correction that one radius
  /// for the whole Earth gives to 0.03 mm.
  package static var ordinarySegmentMeters: Double { 500 }

  /// A route with more segments than this is divided into longer ones, which are slower to search.
  private static var mostSegments: Double { 4_000_000 }

  /// - Throws: ``RouteError``, which is ``RouteError/interrupted`` when `isCancelled` returns true.
  init(
    vertices: [Coordinate], lineStarts: [Int], measure: DistanceMeasure = .series,
    unless isCancelled: () -> Bool
  ) throws(RouteError) {
    self.measure = measure
    var surveyor = RouteSurveyor(vertices: vertices, lineStarts: lineStarts, measure: measure)
    try surveyor.measure(makesTree: true, unless: isCancelled)
    lengthMeters = surveyor.lengthMeters
    segmentMeters = max(Self.ordinarySegmentMeters, lengthMeters / Self.mostSegments)
    if surveyor.longestMeters > segmentMeters {
      try surveyor.cut(segmentMeters: segmentMeters, unless: isCancelled)
    }
    let measured = try unsafe surveyor.finish(unless: isCancelled)
    points = unsafe measured.points
    unsafe alongs = measured.alongs
    unsafe rises = alongs
    cuts = []
    unsafe blocks = measured.tree.blocks
    unsafe nodes = measured.tree.nodes
    levelStarts = unsafe measured.tree.levelStarts
  }

  /// The rest of a route without ferries; nil if nothing remains.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  init?(_ cutter: consuming RouteCutter, unless isCancelled: () -> Bool) throws(RouteError) {
    guard !cutter.points.isEmpty else { return nil }
    let count = cutter.points.count
    let points = PointColumns(capacity: count)
    for (index, point) in cutter.points.enumerated() { points[index] = point }
    let rises = unsafe Self.copy(cutter.rises, slack: PointColumns.slack)
    var builder = RouteTreeBuilder(pointCount: count)
    do throws(RouteError) {
      try unsafe builder.finish(
        points, rises: rises.baseAddress.unsafelyUnwrapped, unless: isCancelled)
    } catch {
      points.deallocate()
      unsafe rises.deallocate()
      throw error
    }
    let tree = builder.release()
    self.points = points
    unsafe self.rises = unsafe rises
    unsafe alongs = Self.copy(cutter.alongs)
    lengthMeters = cutter.whole.lengthMeters
    measure = cutter.whole.measure
    segmentMeters = cutter.whole.segmentMeters
    cuts = cutter.cuts
    unsafe blocks = tree.blocks
    unsafe nodes = tree.nodes
    levelStarts = tree.levelStarts
  }

  private static func copy<Element>(
    _ array: [Element], slack: Int = 0
  ) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count + slack)
    _ = unsafe buffer.initialize(from: array)
    return unsafe UnsafeMutableBufferPointer(start: buffer.baseAddress, count: array.count)
  }

  /// A fingerprint of the route: the result of `make`, which must always be the same. It is cached
  /// unless it is zero.
  package func fingerprint(_ make: () -> UInt64) -> UInt64 {
    let kept = keptFingerprint.load(ordering: .relaxed)
    guard kept == 0 else { return kept }
    let made = make()
    keptFingerprint.store(made, ordering: .relaxed)
    return made
  }

  deinit {
    if unsafe rises.baseAddress != alongs.baseAddress { unsafe rises.deallocate() }
    points.deallocate()
    unsafe alongs.deallocate()
    unsafe blocks.deallocate()
    unsafe nodes.deallocate()
  }
}
