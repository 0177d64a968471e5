/// Consecutive intervals of vertices of a line, each with its duration.
struct TimedIntervals {
  private(set) var parts: [(vertices: ClosedRange<Int>, seconds: Double)] = []
  private let lastVertex: Int

  /// Creates the intervals of a line with this number of vertices.
  init(vertexCount: Int) { lastVertex = vertexCount - 1 }

  /// Whether the intervals cover the line from the first vertex to the last.
  var areWhole: Bool { !parts.isEmpty && parts.last?.vertices.upperBound == lastVertex }

  /// Adds the next interval; returns false if it is invalid or does not follow the previous one.
  mutating func add(from start: Int?, to end: Int?, seconds: Double?) -> Bool {
    guard let start, let end, let seconds, start <= end, end <= lastVertex, seconds >= 0,
      start == parts.last?.vertices.upperBound ?? 0
    else { return false }
    parts.append((start...end, seconds))
    return true
  }

  /// Adds the time at the first vertex and at the end of each interval, continuing from the last
  /// time.
  func add(to timeline: inout RouteTimeline, line: Int, firstVertex: Int = 0) {
    var seconds = timeline.lastSeconds
    timeline.add(seconds, line: line, vertex: firstVertex)
    for part in parts {
      seconds += part.seconds
      timeline.add(seconds, line: line, vertex: firstVertex + part.vertices.upperBound)
    }
  }
}
