import CorridorGeometry

/// Collects the times, ferries and stops of a document during reading.
struct RouteTimeline {
  /// Times of any clock, in the order of the vertices.
  private(set) var times: [RouteTime] = []
  private(set) var ferries: [FerryLeg] = []
  private(set) var stops: [RouteVertex] = []
  /// The first fault in the times.
  private(set) var fault: InputError?
  /// Whether the times were measured, and so are rounded to the resolution of a clock.
  var isMeasured = false

  /// The maximum distance between points with the same time, for a clock with a resolution of one
  /// second, in metres: 360 km/h.
  private static let metersPerTick = 100.0

  /// The last time, 0 if there is none.
  var lastSeconds: Double { times.last?.seconds ?? 0 }

  mutating func add(_ seconds: Double, line: Int, vertex: Int) {
    times.append(RouteTime(line: line, vertex: vertex, seconds: seconds))
  }

  /// Adds the times of a line's vertices; nil for vertices without one.
  mutating func add(_ clock: [Double?], line: Int) {
    for (vertex, time) in clock.enumerated() {
      if let time { add(time, line: line, vertex: vertex) }
    }
  }

  mutating func addFerry(line: Int, _ vertices: ClosedRange<Int>) {
    ferries.append(FerryLeg(line: line, vertices: vertices))
  }

  mutating func addStop(line: Int, vertex: Int) {
    stops.append(RouteVertex(line: line, vertex: vertex))
  }

  mutating func fail(_ error: InputError) {
    if fault == nil { fault = error }
  }

  /// Sets the times, ferries and stops of a document whose lines are at `locations` in the input;
  /// inconsistent times set its ``RouteDocument/timingFault`` instead.
  func complete(_ document: inout RouteDocument, at locations: [InputLocation], file: String) {
    document.ferries = ferries
    document.stops = stops
    document.timingFault = fault
    guard fault == nil, let first = times.first else { return }
    if let (line, vertex, found, expected) = wrong(document.lines) {
      var location = locations.indices.contains(line) ? locations[line] : InputLocation()
      location.vertex = vertex
      document.timingFault = .content(
        InputFault(
          file: file, format: document.format.description, at: location, found: found,
          expected: expected))
      return
    }
    document.times = times
    for index in times.indices { document.times[index].seconds -= first.seconds }
  }

  private typealias Wrong = (line: Int, vertex: Int, found: String, expected: String)

  private func wrong(_ lines: [[Coordinate]]) -> Wrong? {
    let whole = "times from the first point to the last"
    guard let first = times.first, (first.line, first.vertex) == (0, 0) else {
      return (0, 0, "a first point without a time", whole)
    }
    for (before, time) in zip(times, times.dropFirst()) {
      let gain = time.seconds - before.seconds
      if gain < 0 {
        return (
          time.line, time.vertex, "a time \(rounded(-gain)) s before that of the previous point",
          "times that do not decrease"
        )
      }
      guard isMeasured, gain == 0, time.line == before.line else { continue }
      let (here, there) = (lines[time.line][time.vertex], lines[before.line][before.vertex])
      let meters = (Ellipsoid.position(here) - Ellipsoid.position(there)).length
      if meters > Self.metersPerTick {
        return (
          time.line, time.vertex,
          "the time of the previous point, which is \(rounded(meters)) m away",
          "times that do not decrease"
        )
      }
    }
    guard let last = times.last, last.line == lines.count - 1,
      last.vertex == lines[last.line].count - 1
    else {
      return (
        lines.count - 1, (lines.last?.count ?? 1) - 1, "a last point without a time", whole
      )
    }
    return nil
  }

  /// A number with at most one decimal for messages.
  private func rounded(_ number: Double) -> String {
    var buffer = TextBuffer()
    buffer.append(number, decimals: 1, trimmed: true)
    return buffer.text
  }
}

/// Consecutive intervals of vertices of a line, each with its duration.
struct TimedIntervals {
  private(set) var parts: [(vertices: ClosedRange<Int>, seconds: Double)] = []
  private let lastVertex: Int

  /// Creates the intervals of a line with this number of vertices.
  init(vertexCount: Int) { lastVertex = vertexCount - 1 }

  /// Whether the intervals cover the line from the first vertex to the last.
  var isComplete: Bool { !parts.isEmpty && parts.last?.vertices.upperBound == lastVertex }

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
