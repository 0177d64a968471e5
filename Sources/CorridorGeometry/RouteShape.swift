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
  // SAFETY: the three buffers are written by init alone, never change after it, and are freed by
  // deinit; every index into them is below the counts that stand beside them.
  let points: UnsafeMutableBufferPointer<SIMD3<Double>>
  /// Metres along the lines at each point; along the route those of ``skips`` come to them.
  let alongs: UnsafeMutableBufferPointer<Double>
  let blocks: UnsafeMutableBufferPointer<RouteBlock>
  let nodes: UnsafeMutableBufferPointer<RouteNode>
  /// Index in ``nodes`` of the first node of each level, and one past the last node of all.
  let levelStarts: [Int]
  /// Metres along the route that have no pieces.
  struct Skip {
    /// The first piece behind them.
    var piece: Int
    /// All that have been left out before it.
    var meters: Double
  }

  /// What of the route has been left out, in the order of the pieces.
  private let skips: [Skip]
  /// No piece is longer than this, in metres.
  package let pieceMeters: Double
  /// Length of all pieces in metres.
  package let lengthMeters: Double
  private let keptFingerprint = Atomic<UInt64>(0)

  /// Number of points, and of pieces.
  @inline(__always)
  package var pointCount: Int { unsafe points.count }

  /// Metres along the route at point `index`.
  @inline(__always)
  package func along(at index: Int) -> Double {
    let along = unsafe alongs[index]
    return skips.isEmpty ? along : along + skippedMeters(before: index)
  }

  private func skippedMeters(before index: Int) -> Double {
    var (low, high) = (0, skips.count)
    while low < high {
      let middle = (low + high) / 2
      if skips[middle].piece <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? skips[low - 1].meters : 0
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

  /// - Parameter resumptions: Lines before which the metres along the route jump.
  init(
    vertices: [Coordinate], lineStarts: [Int], resumptions: [RouteRoads.Resumption] = []
  ) throws(RouteError) {
    var surveyor = RouteSurveyor(vertices: vertices, lineStarts: lineStarts)
    try surveyor.measure()
    lengthMeters = surveyor.lengthMeters
    pieceMeters = max(Self.ordinaryPieceMeters, lengthMeters / Self.mostPieces)
    if surveyor.longestMeters > pieceMeters { try surveyor.cut(pieceMeters: pieceMeters) }
    let pointStarts = surveyor.pointStarts
    unsafe (points, alongs) = surveyor.release()
    let alongs = unsafe alongs
    skips = resumptions.map { resumption in
      let piece = pointStarts[resumption.line]
      return unsafe Skip(piece: piece, meters: resumption.alongMeters - alongs[piece])
    }
    let tree = unsafe RouteTreeBuilder(points: points, alongs: alongs)
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
    unsafe points.deallocate()
    unsafe alongs.deallocate()
    unsafe blocks.deallocate()
    unsafe nodes.deallocate()
  }
}
