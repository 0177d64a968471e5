/// A segment of a route of which a part is on a ferry.
///
/// The rest is measured on the whole segment, of which only some shares count: distances, side and
/// direction are bit for bit what they would be without the ferry, however short the rest is.
struct SegmentCut {
  /// The index of the segment in the remaining route.
  var segment: Int
  /// The whole segment.
  var curve: SegmentChord
}

/// The chord on which a segment is measured.
struct SegmentChord {
  /// The start of the chord, earth-centred metres.
  var start: SIMD3<Double>
  /// The end of the chord; the same as the start for a segment without length.
  var end: SIMD3<Double>
  /// Metres along the route at its start.
  var startAlong: Double
  /// Metres along the route at its end.
  var endAlong: Double
  /// The shares of the chord at which the segment starts and ends.
  var low = 0.0
  var high = 1.0
}

extension RouteShape {
  /// The rest of a segment of which a part is on a ferry; nil for other segments.
  func cut(at segment: Int) -> SegmentCut? {
    let index = cuts.indices.partitioningIndex { cuts[$0].segment >= segment }
    guard index < cuts.count, cuts[index].segment == segment else { return nil }
    return cuts[index]
  }

  /// The chord on which a segment is measured.
  @inline(__always)
  func curve(of segment: Int) -> SegmentChord {
    if !cuts.isEmpty, let cut = cut(at: segment) { return cut.curve }
    let next = hasLength(segment) ? segment + 1 : segment
    return SegmentChord(
      start: point(at: segment), end: point(at: next), startAlong: along(at: segment),
      endAlong: along(at: next))
  }
}

/// Removes ferries from a route: the rest keeps the route's segments, points and distances, and
/// differs only at the ends of the ferries.
struct RouteCutter {
  let whole: RouteShape
  private(set) var points: [SIMD3<Double>] = []
  private(set) var alongs: [Double] = []
  /// See `RouteShape.rises`.
  private(set) var rises: [Double] = []
  private(set) var cuts: [SegmentCut] = []
  private var rise = 0.0

  /// - Parameter ferries: Stretches in metres along the route, ascending and disjoint.
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  init(
    _ whole: RouteShape, without ferries: [ClosedRange<Double>], unless isCancelled: () -> Bool
  ) throws(RouteError) {
    self.whole = whole
    var next = 0
    // Whether the last segment has length, so that its end must still be added.
    var isOpen = false
    for segment in 0..<whole.pointCount {
      if segment & 4095 == 4095, isCancelled() { throw .interrupted }
      let start = whole.along(at: segment)
      while next < ferries.count, ferries[next].upperBound < start { next += 1 }
      guard whole.hasLength(segment) else {
        // A point is on a ferry if its distance along the route is.
        if isOpen || next == ferries.count || !ferries[next].contains(start) {
          append(whole.point(at: segment), start, hasLength: false)
        }
        isOpen = false
        continue
      }
      let end = whole.along(at: segment + 1)
      var from = start
      for ferry in ferries[next...] {
        guard ferry.lowerBound < end else { break }
        if from + Route.sliverMeters < ferry.lowerBound {
          add(segment, from: from, to: ferry.lowerBound)
        } else if isOpen, from == start {
          append(whole.point(at: segment), start, hasLength: false)
        }
        isOpen = false
        from = max(from, ferry.upperBound)
      }
      if from == start || from + Route.sliverMeters < end {
        add(segment, from: from, to: end)
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

  /// Adds a part of a segment with length, and its end unless that is the end of the segment.
  private mutating func add(_ segment: Int, from: Double, to: Double) {
    var curve = whole.curve(of: segment)
    let length = curve.endAlong - curve.startAlong
    let isWhole = from == curve.startAlong && to == curve.endAlong
    if !isWhole {
      curve.low = (from - curve.startAlong) / length
      curve.high = (to - curve.startAlong) / length
      cuts.append(SegmentCut(segment: points.count, curve: curve))
    }
    append(position(at: from, of: segment), from, hasLength: true)
    if to < curve.endAlong { append(position(at: to, of: segment), to, hasLength: false) }
  }

  private func position(at along: Double, of segment: Int) -> SIMD3<Double> {
    if along == whole.along(at: segment) { return whole.point(at: segment) }
    return Ellipsoid.position(whole.coordinate(atAlongMeters: along, segment: segment))
  }
}
