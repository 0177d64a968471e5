internal import Synchronization

/// A route cut into short pieces in earth-centred space, with the tree that bounds them.
///
/// Point `i` is where piece `i` starts; piece `i` runs to point `i + 1`. The last point of a line,
/// and a repeated vertex, starts a piece without length, so that every index below
/// ``pointCount`` is a piece and a single point is a route too. Edges longer than
/// ``pieceMeters`` are cut at points of their geodesic, so that every piece is close to its chord.
///
/// Made once with the route: about 50 ns and 80 bytes a vertex.
@safe
package final class RouteShape: @unchecked Sendable {
  // SAFETY: the buffers are written by init alone, never change after it, and are freed by deinit;
  // every index into them is below the counts that stand beside them. ``rises`` may be ``alongs``.
  let points: UnsafeMutableBufferPointer<SIMD3<Double>>
  /// Metres along the route at each point.
  let alongs: UnsafeMutableBufferPointer<Double>
  /// Numbers that rise from a point to the next where a piece with length is between them, and are
  /// equal elsewhere.
  private let rises: UnsafeMutableBufferPointer<Double>
  let blocks: UnsafeMutableBufferPointer<RouteBlock>
  let nodes: UnsafeMutableBufferPointer<RouteNode>
  /// Index in ``nodes`` of the first node of each level, and one past the last node of all.
  let levelStarts: [Int]
  /// The pieces of which ferries have taken a part, in their order.
  let cuts: [PieceCut]
  /// No piece is longer than this, in metres.
  package let pieceMeters: Double
  /// Length of the whole route in metres.
  package let lengthMeters: Double
  private let keptFingerprint = Atomic<UInt64>(0)

  /// Number of points, and of pieces.
  @inline(__always)
  package var pointCount: Int { unsafe points.count }

  /// Metres along the route at point `index`.
  @inline(__always)
  package func along(at index: Int) -> Double { unsafe alongs[index] }

  /// Whether `piece` has any length.
  @inline(__always)
  func hasLength(_ piece: Int) -> Bool {
    unsafe piece + 1 < pointCount && rises[piece + 1] > rises[piece]
  }

  /// Earth-centred position in metres of point `index`.
  package func point(at index: Int) -> SIMD3<Double> { unsafe points[index] }

  /// Pieces of an ordinary route are not longer than this many metres.
  ///
  /// Half a kilometre keeps the chord within 5 mm of the geodesic, a correction that is then known
  /// to 0.03 mm with one radius for the whole Earth.
  package static var ordinaryPieceMeters: Double { 500 }

  /// A route of more pieces than this is cut into longer ones, which are slower to search.
  private static var mostPieces: Double { 4_000_000 }

  /// - Throws: ``RouteError``, which is ``RouteError/interrupted`` as soon as `isCancelled` says so.
  init(
    vertices: [Coordinate], lineStarts: [Int], unless isCancelled: () -> Bool
  ) throws(RouteError) {
    var surveyor = RouteSurveyor(vertices: vertices, lineStarts: lineStarts)
    try surveyor.measure(unless: isCancelled)
    lengthMeters = surveyor.lengthMeters
    pieceMeters = max(Self.ordinaryPieceMeters, lengthMeters / Self.mostPieces)
    if surveyor.longestMeters > pieceMeters {
      try surveyor.cut(pieceMeters: pieceMeters, unless: isCancelled)
    }
    let tree = try surveyor.tree(unless: isCancelled)
    unsafe (points, alongs) = surveyor.release()
    unsafe rises = alongs
    cuts = []
    unsafe blocks = tree.blocks
    unsafe nodes = Self.copy(tree.nodes)
    levelStarts = tree.levelStarts
  }

  /// What a cutter has left of a route; nil where that is nothing.
  ///
  /// - Throws: ``RouteError/interrupted`` as soon as `isCancelled` says so.
  init?(_ cutter: consuming RouteCutter, unless isCancelled: () -> Bool) throws(RouteError) {
    guard !cutter.points.isEmpty else { return nil }
    let points = unsafe Self.copy(cutter.points)
    let rises = unsafe Self.copy(cutter.rises)
    let tree: RouteTreeBuilder
    do throws(RouteError) {
      tree = try unsafe RouteTreeBuilder(points: points, rises: rises, unless: isCancelled)
    } catch {
      unsafe points.deallocate()
      unsafe rises.deallocate()
      throw error
    }
    unsafe self.points = unsafe points
    unsafe self.rises = unsafe rises
    unsafe alongs = Self.copy(cutter.alongs)
    lengthMeters = cutter.whole.lengthMeters
    pieceMeters = cutter.whole.pieceMeters
    cuts = cutter.cuts
    unsafe blocks = tree.blocks
    unsafe nodes = Self.copy(tree.nodes)
    levelStarts = tree.levelStarts
  }

  private static func copy<Element>(_ array: [Element]) -> UnsafeMutableBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count)
    _ = unsafe buffer.initialize(from: array)
    return unsafe buffer
  }

  /// A number that tells the route from others: what `make` gives, which is asked only once if that
  /// is not zero, and must always be the same.
  package func fingerprint(_ make: () -> UInt64) -> UInt64 {
    let kept = keptFingerprint.load(ordering: .relaxed)
    guard kept == 0 else { return kept }
    let made = make()
    keptFingerprint.store(made, ordering: .relaxed)
    return made
  }

  deinit {
    if unsafe rises.baseAddress != alongs.baseAddress { unsafe rises.deallocate() }
    unsafe points.deallocate()
    unsafe alongs.deallocate()
    unsafe blocks.deallocate()
    unsafe nodes.deallocate()
  }
}
