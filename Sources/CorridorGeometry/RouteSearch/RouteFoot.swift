/// The nearest point of a route to a place.
package struct RouteFoot: Sendable {
  /// Geodesic distance from the place to the route, in metres.
  package var offRouteMeters: Double
  /// Metres along the route from its start to the nearest point.
  package var alongMeters: Double
  /// The segment of the route with the nearest point.
  package var segment: Int
  /// The side of the place in the direction of travel.
  package var side: Side

  package init(offRouteMeters: Double, alongMeters: Double, segment: Int, side: Side) {
    self.offRouteMeters = offRouteMeters
    self.alongMeters = alongMeters
    self.segment = segment
    self.side = side
  }

  /// Points whose distances differ by at most this many metres are equally near.
  package static var tieMeters: Double { ProbeState.tieMeters }
}

extension [RouteFoot] {
  /// The nearest; the first of those that are equally near within rounding. Nil if empty.
  package var nearest: RouteFoot? {
    guard let least = map(\.offRouteMeters).min() else { return nil }
    return first { $0.offRouteMeters <= least + ProbeState.tieMeters }
  }
}

/// The side of a place in the direction of travel along the route.
public enum Side: UInt8, Sendable, CaseIterable {
  /// Less than a centimetre from the route, or beside a route without length.
  case on
  /// To the left.
  case left
  /// To the right.
  case right

  /// A place nearer than this many metres is on the route.
  package static var onMeters: Double { 0.01 }
}

/// The nearest point of one segment to a place, before conversion to metres.
struct SegmentFoot {
  /// Squared straight-line distance in metres.
  var squared: Double
  /// Share of the segment before the foot, 0 to 1; of the whole segment if a part is on a ferry.
  var share: Double
  /// From the start of the segment to its end, in metres.
  fileprivate var delta: SIMD3<Double>
  /// From the foot, raised from the chord to the ellipsoid, to the place, in metres.
  fileprivate var gap: SIMD3<Double>

  /// A number above zero if the place, which is earth-centred, is to the right of the segment; zero
  /// for a segment without length.
  @inline(__always)
  func turn(of place: SIMD3<Double>) -> Double {
    delta.cross(EarthCurve.roughlyUp(at: place)).dot(gap)
  }
}

extension RouteShape {
  /// Straight-line distances up to this many metres are converted to geodesic ones by the series.
  ///
  /// The foot of the perpendicular in space and that of the geodesic separate with the cube of the
  /// distance; at 8 km they are 0.02 mm apart along the route, and the distances agree to 0.01 mm.
  /// The tests compare both with ``Geodesic``.
  @inline(__always)
  var seriesMeters: Double { measure == .series ? 8_000 : -1 }

  /// The nearest point of `segment` to `place`, for places near a short segment.
  ///
  /// It has no branch that depends on the place, because such branches are unpredictable in a
  /// search. The operations are those of ``FootBatch``, one by one, so the results of both are bit
  /// for bit the same.
  @inline(__always)
  func foot(of place: SIMD3<Double>, on segment: Int) -> SegmentFoot {
    let curve = curve(of: segment)
    let offset = place - curve.start
    let delta = curve.end - curve.start
    let squared = delta.lengthSquared
    let raw = offset.dot(delta) * (squared > 0 ? 1 / squared : 0)
    // Seen from a point off the route, distances along it shrink with the cosine of the angle at
    // the centre of the Earth: cos x is 1 - x²/2.
    let aside = offset - delta * raw
    let stretch = 1 + aside.lengthSquared * (0.5 / (EarthCurve.radius * EarthCurve.radius))
    let share = min(max(0.5 + (raw - 0.5) * stretch, curve.low), curve.high)
    let sagitta = squared * share * (1 - share) * (0.5 / EarthCurve.radius)
    let gap = offset - delta * share - EarthCurve.roughlyUp(at: place) * sagitta
    return SegmentFoot(squared: gap.lengthSquared, share: share, delta: delta, gap: gap)
  }

  /// Converts the foot on a segment to distances and side; `place` is earth-centred.
  func routeFoot(_ foot: SegmentFoot, on segment: Int, of place: SIMD3<Double>) -> RouteFoot {
    let meters = EarthCurve.arc(chord: foot.squared.squareRoot())
    var side = Side.on
    if meters >= Side.onMeters, hasLength(segment) {
      side = foot.turn(of: place) > 0 ? .right : .left
    }
    return RouteFoot(
      offRouteMeters: meters, alongMeters: along(at: segment, share: foot.share), segment: segment,
      side: side)
  }

  /// Metres along the route at a share, 0 to 1, of a segment.
  ///
  /// Within ``ProbeState/tieMeters`` of an end the result is the end itself: a place at a vertex is
  /// at exactly the vertex's distance.
  @inline(__always)
  func along(at segment: Int, share: Double) -> Double {
    guard hasLength(segment) else { return along(at: segment) }
    let curve = curve(of: segment)
    let (start, end) = (curve.startAlong, curve.endAlong)
    let along = start + share * (end - start)
    if end - along < ProbeState.tieMeters { return min(end, self.along(at: segment + 1)) }
    if along - start < ProbeState.tieMeters { return max(start, self.along(at: segment)) }
    return min(max(along, self.along(at: segment)), self.along(at: segment + 1))
  }

  /// The nearest point of `segment` to `place` by ``Geodesic``, for any length and distance.
  func exactFoot(of place: Coordinate, on segment: Int) throws(RouteError) -> RouteFoot {
    let geodesic = try Geodesic.wgs84()
    let curve = curve(of: segment)
    let start = EarthCurve.coordinate(of: curve.start)
    guard hasLength(segment) else {
      let meters = geodesic.inverse(start, place).meters
      return RouteFoot(
        offRouteMeters: meters, alongMeters: along(at: segment), segment: segment, side: .on)
    }
    let line = geodesic.line(from: start, to: EarthCurve.coordinate(of: curve.end))
    let nearest = line.nearest(to: place, inShares: curve.low...curve.high)
    let share = line.solution.meters > 0 ? nearest.along / line.solution.meters : 0
    var side = Side.on
    if nearest.meters >= Side.onMeters { side = nearest.angle > 0 ? .right : .left }
    return RouteFoot(
      offRouteMeters: nearest.meters, alongMeters: along(at: segment, share: share),
      segment: segment,
      side: side)
  }
}
