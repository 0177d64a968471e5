/// The nearest point of a route to a place.
package struct RouteFoot: Sendable {
  /// Geodesic distance from the place to the route, in metres.
  package var offRouteMeters: Double
  /// Metres along the route from its start to the nearest point.
  package var alongMeters: Double
  /// The piece of the route that the point is on.
  package var piece: Int
  /// Where the place is, seen in the direction of travel.
  package var side: Side

  package init(offRouteMeters: Double, alongMeters: Double, piece: Int, side: Side) {
    self.offRouteMeters = offRouteMeters
    self.alongMeters = alongMeters
    self.piece = piece
    self.side = side
  }

  /// Points whose distances differ by no more than this many metres are equally near.
  package static var tieMeters: Double { ProbeLane.tieMeters }
}

extension [RouteFoot] {
  /// The nearest; of those that are equally near but for rounding the first. Nil of none.
  package var nearest: RouteFoot? {
    guard let least = map(\.offRouteMeters).min() else { return nil }
    return first { $0.offRouteMeters <= least + ProbeLane.tieMeters }
  }
}

/// Where a place is, seen in the direction of travel along the route.
public enum Side: UInt8, Sendable, CaseIterable {
  /// Less than a centimetre from the route, or beside a route that leads nowhere.
  case on
  /// On the left hand.
  case left
  /// On the right hand.
  case right

  /// Nearer than this many metres a place is on the route.
  package static var onMeters: Double { 0.01 }
}

/// The nearest point of one piece to a place, before metres are made of it.
struct PieceFoot {
  /// Squared straight-line distance in metres.
  var squared: Double
  /// Share of the piece before the foot, 0 to 1; of a cut one of that from which it is.
  var share: Double
  /// From the start of the piece to its end, in metres.
  fileprivate var delta: SIMD3<Double>
  /// From the foot, lifted from the chord to the ellipsoid, to the place, in metres.
  fileprivate var gap: SIMD3<Double>

  /// A number above zero when the place, which is earth-centred, is on the right hand of the piece;
  /// zero for a piece without length.
  @inline(__always)
  func turn(of place: SIMD3<Double>) -> Double {
    delta.cross(EarthCurve.roughlyUp(at: place)).dot(gap)
  }
}

extension RouteShape {
  /// Straight-line distances up to this many metres are turned into geodesic ones by the series.
  ///
  /// The foot of the perpendicular in space and that of the geodesic drift apart with the cube of
  /// the distance; at 8 km they are 0.02 mm apart along the route, and the distances agree to
  /// 0.01 mm. Both are checked against ``Geodesic`` by the tests.
  static var seriesMeters: Double { 8_000 }

  /// The nearest point of `piece` to `place`, for places near a short piece.
  ///
  /// Without a branch that depends on the place: in a search nobody can foresee it. The sums are
  /// those of ``FootBatch``, one by one, so that it does not matter to any bit which of both is used.
  @inline(__always)
  func foot(of place: SIMD3<Double>, on piece: Int) -> PieceFoot {
    let curve = curve(of: piece)
    let offset = place - curve.start
    let delta = curve.end - curve.start
    let squared = delta.lengthSquared
    let raw = offset.dot(delta) * (squared > 0 ? 1 / squared : 0)
    // Seen from far off the route, distances along it shrink with the cosine of the angle at the
    // centre of the Earth: cos x is 1 - x²/2.
    let aside = offset - delta * raw
    let stretch = 1 + aside.lengthSquared * (0.5 / (EarthCurve.radius * EarthCurve.radius))
    let share = min(max(0.5 + (raw - 0.5) * stretch, curve.low), curve.high)
    let sagitta = squared * share * (1 - share) * (0.5 / EarthCurve.radius)
    let gap = offset - delta * share - EarthCurve.roughlyUp(at: place) * sagitta
    return PieceFoot(squared: gap.lengthSquared, share: share, delta: delta, gap: gap)
  }

  /// Turns the foot on a piece into distances and side; `place` is earth-centred.
  func routeFoot(_ foot: PieceFoot, on piece: Int, of place: SIMD3<Double>) -> RouteFoot {
    let meters = EarthCurve.arc(chord: foot.squared.squareRoot())
    var side = Side.on
    if meters >= Side.onMeters, hasLength(piece) {
      side = foot.turn(of: place) > 0 ? .right : .left
    }
    return RouteFoot(
      offRouteMeters: meters, alongMeters: along(at: piece, share: foot.share), piece: piece,
      side: side)
  }

  /// Metres along the route where a share of a piece, 0 to 1, lies behind.
  ///
  /// Nearer to either end than ``ProbeLane/tieMeters`` is the end itself: what stands at a vertex is
  /// at exactly the vertex's distance.
  @inline(__always)
  func along(at piece: Int, share: Double) -> Double {
    guard hasLength(piece) else { return along(at: piece) }
    let curve = curve(of: piece)
    let (start, end) = (curve.startAlong, curve.endAlong)
    let along = start + share * (end - start)
    if end - along < ProbeLane.tieMeters { return min(end, self.along(at: piece + 1)) }
    if along - start < ProbeLane.tieMeters { return max(start, self.along(at: piece)) }
    return min(max(along, self.along(at: piece)), self.along(at: piece + 1))
  }

  /// The nearest point of `piece` to `place`, whatever their size, by ``Geodesic``.
  func exactFoot(of place: Coordinate, on piece: Int) throws(RouteError) -> RouteFoot {
    let geodesic = try Geodesic.wgs84()
    let curve = curve(of: piece)
    let start = EarthCurve.coordinate(of: curve.start)
    guard hasLength(piece) else {
      let meters = geodesic.inverse(start, place).meters
      return RouteFoot(
        offRouteMeters: meters, alongMeters: along(at: piece), piece: piece, side: .on)
    }
    let line = geodesic.line(from: start, to: EarthCurve.coordinate(of: curve.end))
    let nearest = line.nearest(to: place, inShares: curve.low...curve.high)
    let share = line.solution.meters > 0 ? nearest.along / line.solution.meters : 0
    var side = Side.on
    if nearest.meters >= Side.onMeters { side = nearest.angle > 0 ? .right : .left }
    return RouteFoot(
      offRouteMeters: nearest.meters, alongMeters: along(at: piece, share: share), piece: piece,
      side: side)
  }
}
