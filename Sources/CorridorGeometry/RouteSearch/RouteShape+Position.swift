extension RouteShape {
  /// The position in degrees at `meters` along the route, which must be on `segment`.
  package func coordinate(atAlongMeters meters: Double, segment: Int) -> Coordinate {
    let curve = curve(of: segment)
    let (start, end) = (curve.start, curve.end)
    guard hasLength(segment) else { return EarthCurve.coordinate(of: start) }
    let length = curve.endAlong - curve.startAlong
    let share = min(max((meters - curve.startAlong) / length, curve.low), curve.high)
    if length > RouteShape.ordinarySegmentMeters * 1.01, let geodesic = try? Geodesic.wgs84() {
      let line = geodesic.line(
        from: EarthCurve.coordinate(of: start), to: EarthCurve.coordinate(of: end))
      return line.position(at: share * length).position
    }
    let onChord = start + (end - start) * share
    return EarthCurve.coordinate(of: EarthCurve.surfacePoint(near: onChord))
  }

  /// The vector from the start of a segment to its end, earth-centred metres; nil for a segment
  /// without length.
  package func step(ofSegment segment: Int) -> SIMD3<Double>? {
    guard hasLength(segment) else { return nil }
    let curve = curve(of: segment)
    return curve.end - curve.start
  }

  /// The segment with the position at `meters` along the route.
  package func segment(atAlongMeters meters: Double) -> Int {
    max((0..<pointCount).partitioningIndex { along(at: $0) > meters } - 1, 0)
  }

  /// The segments that have a position in a stretch of the route, ends included; possibly some
  /// more.
  ///
  /// Several segments can begin or end at one distance along the route: repeated vertices, and the
  /// two sides of a gap. The result includes all of them, and segments within a millimetre, because
  /// of rounding.
  package func segments(inMeters stretch: ClosedRange<Double>) -> Range<Int> {
    let spare = 0.001
    let first = segment(atAlongMeters: stretch.lowerBound - spare)
    return first..<segment(atAlongMeters: stretch.upperBound + spare) + 1
  }
}

extension Route {
  /// The position at `meters` along the route from its start; clamped to the ends of the route.
  /// O(log n) in the number of vertices.
  public func coordinate(atAlongMeters meters: Double) -> Coordinate {
    let inside = min(max(meters, 0), lengthMeters)
    return shape.coordinate(atAlongMeters: inside, segment: shape.segment(atAlongMeters: inside))
  }
}
