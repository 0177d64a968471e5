/// Simplifies lines by Douglas-Peucker, with distances in metres on the ground.
///
/// "Algorithms for the reduction of the number of points required to represent a digitized line or
/// its caricature", Cartographica 10 (1973).
struct CorridorSimplification {
  /// Largest distance of a dropped vertex from the edge that replaces it, in metres.
  let tolerance: Double
  private var spans: [(first: Int, last: Int)] = []

  /// Longest edge that may replace others, in metres.
  ///
  /// Distances are measured from the plane through the edge's ends that is vertical at its middle;
  /// at this length a geodesic is within 2 cm of that plane.
  private static let longestEdge = 100_000.0
  /// Vertices processed together; bounds the work for spirals, which split badly.
  private static let stretch = 512

  /// A simplification with a tolerance in metres.
  init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// The line with its first and last vertex and the vertices needed in between.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  mutating func simplified(
    _ line: [Coordinate], unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [Coordinate] {
    guard line.count > 2 else { return line }
    let positions = line.map { Ellipsoid.position($0) }
    var keep = [Bool](repeating: false, count: line.count)
    keep[0] = true
    var first = 0
    while first < line.count - 1 {
      let last = min(first + Self.stretch, line.count - 1)
      keep[last] = true
      spans.append((first, last))
      first = last
    }
    var steps = 0
    while let span = spans.popLast() {
      steps += 1
      if steps & 63 == 0, isCancelled() {
        spans = []
        throw .interrupted
      }
      guard let split = split(span.first, span.last, positions) else { continue }
      keep[split] = true
      spans.append((span.first, split))
      spans.append((split, span.last))
    }
    return line.indices.filter { keep[$0] }.map { line[$0] }
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
