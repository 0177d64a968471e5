internal import CorridorThreads

/// Simplifies lines by Douglas-Peucker, with distances in metres on the ground.
///
/// "Algorithms for the reduction of the number of points required to represent a digitized line or
/// its caricature", Cartographica 10 (1973).
struct CorridorSimplification {
  /// Largest distance of a dropped vertex from the edge that replaces it, in metres.
  let tolerance: Double

  /// Longest edge that may replace others, in metres.
  ///
  /// Distances are measured from the plane through the edge's ends that is vertical at its middle;
  /// at this length a geodesic is within 2 cm of that plane.
  private static let longestEdge = 100_000.0
  /// Vertices processed together; bounds the work for spirals, which split badly.
  private static let stretch = 512
  /// Stretches that a thread takes at once.
  private static let share = 16

  /// The line with its first and last vertex and the vertices needed in between, found on two
  /// threads.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  func simplified(
    _ line: [Coordinate], unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [Coordinate] {
    guard line.count > 2 else { return line }
    let size = Self.stretch * Self.share
    var simple = [line[0]]
    // The caller's check need not be thread-safe.
    let asking = Locked(())
    try Parallel.forEachInOrder(
      (line.count - 1 + size - 1) / size, threads: Parallel.defaultThreads
    ) { number in
      let first = number * size
      return vertices(of: line[first...min(first + size, line.count - 1)]) {
        asking.withLock { _ in isCancelled() }
      }
    } consume: { vertices throws(GeometryError) in
      guard let vertices else { throw .interrupted }
      simple += vertices
    }
    return simple
  }

  /// The vertices of a part of a line that are needed, without its first; nil if cancelled.
  private func vertices(
    of part: ArraySlice<Coordinate>, unless isCancelled: () -> Bool
  ) -> [Coordinate]? {
    let positions = part.map { Ellipsoid.position($0) }
    let end = positions.count - 1
    var keep = [Bool](repeating: false, count: positions.count)
    var spans: [(first: Int, last: Int)] = []
    for first in stride(from: 0, to: end, by: Self.stretch) {
      let last = min(first + Self.stretch, end)
      keep[last] = true
      spans.append((first, last))
    }
    var steps = 0
    while let span = spans.popLast() {
      steps += 1
      if steps & 63 == 0, isCancelled() { return nil }
      guard let split = split(span.first, span.last, positions) else { continue }
      keep[split] = true
      spans.append((span.first, split))
      spans.append((split, span.last))
    }
    return (1...end).filter { keep[$0] }.map { part[part.startIndex + $0] }
  }

  /// The vertex to keep between two others; nil if none is needed.
  private func split(_ first: Int, _ last: Int, _ positions: [SIMD3<Double>]) -> Int? {
    guard last - first > 1 else { return nil }
    let chord = UprightChord(from: positions[first], to: positions[last])
    var farthest = tolerance * tolerance
    var split: Int? = nil
    for index in first + 1..<last {
      let away = chord.squaredDistance(to: positions[index])
      if away > farthest {
        farthest = away
        split = index
      }
    }
    if split == nil, chord.lengthSquared > Self.longestEdge * Self.longestEdge {
      return (first + last) / 2
    }
    return split
  }
}

/// A short edge and the vertical plane through it.
private struct UprightChord {
  let start: SIMD3<Double>
  let end: SIMD3<Double>
  let course: SIMD3<Double>
  let lengthSquared: Double
  /// Unit vector to the right of the edge; zero for an edge without length.
  let aside: SIMD3<Double>

  init(from start: SIMD3<Double>, to end: SIMD3<Double>) {
    self.start = start
    self.end = end
    course = end - start
    lengthSquared = course.lengthSquared
    // The ellipsoid's normal at (x, y, z) points to (x, y, z / (1 - e²)).
    let middle = (start + end) / 2
    let up = SIMD3(middle.x, middle.y, middle.z / (1 - Ellipsoid.eccentricitySquared))
    let side = course.cross(up)
    let length = side.length
    aside = length > 0 ? side / length : SIMD3(repeating: 0)
  }

  func squaredDistance(to place: SIMD3<Double>) -> Double {
    let sight = place - start
    let along = sight.dot(course)
    if along <= 0 { return sight.lengthSquared }
    if along >= lengthSquared { return (place - end).lengthSquared }
    let away = sight.dot(aside)
    return away * away
  }
}
