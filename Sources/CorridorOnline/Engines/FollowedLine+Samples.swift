internal import Corridor
internal import CorridorGeometry

extension FollowedLine {
  private struct Segment {
    var start: Coordinate
    var end: Coordinate
    /// Metres along the line at its start.
    var along: Double
    var meters: Double
    var startHeading: Double
    var endHeading: Double
  }

  /// The first position, the last one, and some between them at equal distances.
  ///
  /// - Parameters:
  ///   - meters: About how far apart they are.
  ///   - most: The most positions; at least two.
  /// - Returns: None for a line shorter than a metre, or if PROJ is missing.
  func samples(every meters: Double = 2000, most: Int = 20) -> [Waypoint] {
    let segments = segments
    guard let first = segments.first, let last = segments.last else { return [] }
    let total = last.along + last.meters
    guard total >= 1, total < 1e8 else { return [] }
    let count = min(max(1, most - 1), max(1, Int((total / meters).rounded(.up))))
    var samples = [Waypoint(position: first.start, heading: first.startHeading)]
    var index = 0
    for number in 1..<count {
      let along = total * Double(number) / Double(count)
      while index < segments.count - 1, segments[index + 1].along <= along { index += 1 }
      let segment = segments[index]
      let share = min(1, (along - segment.along) / segment.meters)
      samples.append(
        Waypoint(
          position: Coordinate(
            lon: segment.start.lon + share * (segment.end.lon - segment.start.lon),
            lat: segment.start.lat + share * (segment.end.lat - segment.start.lat)),
          heading: segment.startHeading))
    }
    samples.append(Waypoint(position: last.end, heading: last.endHeading))
    return samples
  }

  /// The segments with a length.
  private var segments: [Segment] {
    guard let geodesic = try? Geodesic.wgs84() else { return [] }
    var segments: [Segment] = []
    var along = 0.0
    for (start, end) in zip(positions, positions.dropFirst()) {
      let step = geodesic.inverse(start, end)
      guard step.meters > 0.001 else { continue }
      segments.append(
        Segment(
          start: start, end: end, along: along, meters: step.meters,
          startHeading: step.startAzimuth, endHeading: step.endAzimuth))
      along += step.meters
    }
    return segments
  }
}
