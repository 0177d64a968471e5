/// A piece of a route of which a ferry has taken a part.
///
/// What is left of it is measured on the whole piece, of which only the shares that are left count:
/// distances, side and direction are those that they would be without the ferry, to the bit, however
/// little is left.
struct PieceCut {
  /// Which of the pieces that are left it is.
  var piece: Int
  /// The whole piece.
  var curve: PieceCurve
}

/// The chord on which a piece is measured.
struct PieceCurve {
  /// Where the chord starts, earth-centred metres.
  var start: SIMD3<Double>
  /// Where it ends; where it starts, for a piece without length.
  var end: SIMD3<Double>
  /// Metres along the route at its start.
  var startAlong: Double
  /// Metres along the route at its end.
  var endAlong: Double
  /// The shares of it between which the piece is.
  var low = 0.0
  var high = 1.0
}

extension RouteShape {
  /// What is left of a piece of which a ferry has taken a part; nil for other pieces.
  func cut(at piece: Int) -> PieceCut? {
    let index = cuts.indices.partitioningIndex { cuts[$0].piece >= piece }
    guard index < cuts.count, cuts[index].piece == piece else { return nil }
    return cuts[index]
  }

  /// What a piece is measured on.
  @inline(__always)
  func curve(of piece: Int) -> PieceCurve {
    if !cuts.isEmpty, let cut = cut(at: piece) { return cut.curve }
    let next = hasLength(piece) ? piece + 1 : piece
    return PieceCurve(
      start: point(at: piece), end: point(at: next), startAlong: along(at: piece),
      endAlong: along(at: next))
  }
}

/// Takes ferries out of a route: what is left has the route's own pieces, points and distances, and
/// differs from it at the ends of the ferries alone.
struct RouteCutter {
  let whole: RouteShape
  private(set) var points: [SIMD3<Double>] = []
  private(set) var alongs: [Double] = []
  /// See `RouteShape.rises`.
  private(set) var rises: [Double] = []
  private(set) var cuts: [PieceCut] = []
  private var rise = 0.0

  /// - Parameter ferries: Stretches in metres along the route, in their order and apart.
  /// - Throws: ``RouteError/interrupted`` as soon as `isCancelled` says so.
  init(
    _ whole: RouteShape, without ferries: [ClosedRange<Double>], unless isCancelled: () -> Bool
  ) throws(RouteError) {
    self.whole = whole
    var next = 0
    // Whether the last piece has length, so that its end is still to be added.
    var isOpen = false
    for piece in 0..<whole.pointCount {
      if piece & 4095 == 4095, isCancelled() { throw .interrupted }
      let start = whole.along(at: piece)
      while next < ferries.count, ferries[next].upperBound < start { next += 1 }
      guard whole.hasLength(piece) else {
        // A point is as much on a ferry as the distance at which it is.
        if isOpen || next == ferries.count || !ferries[next].contains(start) {
          append(whole.point(at: piece), start, hasLength: false)
        }
        isOpen = false
        continue
      }
      let end = whole.along(at: piece + 1)
      var from = start
      for ferry in ferries[next...] {
        guard ferry.lowerBound < end else { break }
        if from + Route.sliverMeters < ferry.lowerBound {
          add(piece, from: from, to: ferry.lowerBound)
        } else if isOpen, from == start {
          append(whole.point(at: piece), start, hasLength: false)
        }
        isOpen = false
        from = max(from, ferry.upperBound)
      }
      if from == start || from + Route.sliverMeters < end {
        add(piece, from: from, to: end)
        isOpen = true
      }
    }
  }

  private mutating func append(_ point: SIMD3<Double>, _ along: Double, hasLength: Bool) {
    points.append(point)
    alongs.append(along)
    rises.append(rise)
    if hasLength { rise += 1 }
  }

  /// Adds a part of a piece with length; unless it is the last one, with its end.
  private mutating func add(_ piece: Int, from: Double, to: Double) {
    var curve = whole.curve(of: piece)
    let length = curve.endAlong - curve.startAlong
    let isWhole = from == curve.startAlong && to == curve.endAlong
    if !isWhole {
      curve.low = (from - curve.startAlong) / length
      curve.high = (to - curve.startAlong) / length
      cuts.append(PieceCut(piece: points.count, curve: curve))
    }
    append(position(at: from, of: piece), from, hasLength: true)
    if to < curve.endAlong { append(position(at: to, of: piece), to, hasLength: false) }
  }

  private func position(at along: Double, of piece: Int) -> SIMD3<Double> {
    if along == whole.along(at: piece) { return whole.point(at: piece) }
    return Ellipsoid.position(whole.coordinate(atAlongMeters: along, piece: piece))
  }
}
