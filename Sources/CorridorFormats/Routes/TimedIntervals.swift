/// Parts of a line between vertices of it, each with the seconds that it takes.
struct TimedIntervals {
  private(set) var parts: [(vertices: ClosedRange<Int>, seconds: Double)] = []
  private let lastVertex: Int

  /// Makes the intervals of a line of so many vertices.
  init(vertexCount: Int) { lastVertex = vertexCount - 1 }

  /// Whether they reach from the first vertex to the last.
  var areWhole: Bool { !parts.isEmpty && parts.last?.vertices.upperBound == lastVertex }

  /// Adds the next part; false where it does not follow on the one before, or makes no sense.
  mutating func add(from start: Int?, to end: Int?, seconds: Double?) -> Bool {
    guard let start, let end, let seconds, start <= end, end <= lastVertex, seconds >= 0,
      start == parts.last?.vertices.upperBound ?? 0
    else { return false }
    parts.append((start...end, seconds))
    return true
  }

  /// Adds the times at the ends of the parts, after what was there before, and at the first vertex.
  func add(to timeline: inout RouteTimeline, line: Int, firstVertex: Int = 0) {
    var seconds = timeline.lastSeconds
    timeline.add(seconds, line: line, vertex: firstVertex)
    for part in parts {
      seconds += part.seconds
      timeline.add(seconds, line: line, vertex: firstVertex + part.vertices.upperBound)
    }
  }
}
