/// Stretches of a route on a ferry.
///
/// A search finds nothing from a ferry: the corridor is that of the rest of the route, and only
/// passes along the rest count. Distances along the route include ferries.
extension Route {
  /// The same route with only these stretches on a ferry, in metres along it.
  ///
  /// They may be in any order and overlap; they are clipped to the route. Costs as much as creating
  /// the route.
  ///
  /// - Throws: ``RouteError/ferryOffRoute(found:lengthMeters:)`` for a stretch that is entirely
  ///   outside the route or has an end that is not a number.
  public func withFerries(_ stretches: [ClosedRange<Double>]) throws(RouteError) -> Route {
    try withFerries(stretches) { false }
  }

  /// As ``withFerries(_:)``, but throws ``RouteError/interrupted`` when `isCancelled` returns true.
  package func withFerries(
    _ stretches: [ClosedRange<Double>], unless isCancelled: () -> Bool
  ) throws(RouteError) -> Route {
    var route = self
    try route.setFerries(stretches, unless: isCancelled)
    return route
  }

  /// The distance along the route after driving `drivingMeters` from another distance along it,
  /// ferries not counted. A position at the quay of a ferry moves to its other end, even if no
  /// distance is left.
  ///
  /// The result can be beyond the end of the route. Linear in the number of ferries.
  public func alongMeters(from start: Double, drivingMeters: Double) -> Double {
    var (along, left) = (start, drivingMeters)
    for ferry in ferries where ferry.upperBound > along {
      let before = max(ferry.lowerBound - along, 0)
      guard before <= left else { break }
      left -= before
      along = ferry.upperBound
    }
    return along + left
  }

  /// Metres of the route on ferries.
  public var ferryMeters: Double {
    ferries.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) }
  }

  /// Metres on ferries within a stretch, which is in metres along the route. Linear in the number
  /// of ferries.
  public func ferryMeters(in stretch: ClosedRange<Double>) -> Double {
    ferries.reduce(0) { sum, ferry in
      let overlap = ferry.clamped(to: stretch)
      return ferry.overlaps(stretch) ? sum + overlap.upperBound - overlap.lowerBound : sum
    }
  }

  /// Metres along the route at each of its vertices.
  ///
  /// - Throws: ``RouteError/interrupted`` when `isCancelled` returns true.
  package func vertexAlongs(
    unless isCancelled: () -> Bool = { false }
  ) throws(RouteError) -> [Double] {
    if shape.pointCount == vertices.count {
      return vertices.indices.map { shape.along(at: $0) }
    }
    var surveyor = RouteSurveyor(vertices: vertices, lineStarts: lineStarts, measure: measure)
    try surveyor.measure(unless: isCancelled)
    return surveyor.vertexAlongs
  }

  /// The route as lines without its ferries; nil if all of it is on ferries.
  func withoutFerries() throws(RouteError) -> Route? {
    let lines = try lines(off: ferries)
    return lines.isEmpty ? nil : try Route(lines: lines)
  }

  /// Ferries in ascending order, clipped to the route; adjacent ones are merged.
  func orderedFerries(
    _ stretches: [ClosedRange<Double>]
  ) throws(RouteError) -> [ClosedRange<Double>] {
    var ordered: [ClosedRange<Double>] = []
    for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard stretch.lowerBound < lengthMeters, stretch.upperBound > 0 else {
        throw .ferryOffRoute(found: stretch, lengthMeters: lengthMeters)
      }
      let start = max(stretch.lowerBound, 0)
      let end = min(stretch.upperBound, lengthMeters)
      guard start < end else { continue }
      if let last = ordered.last, start <= last.upperBound {
        ordered[ordered.count - 1] = last.lowerBound...max(last.upperBound, end)
      } else {
        ordered.append(start...end)
      }
    }
    return ordered
  }

  /// The parts of the route off `ferries`, which are ascending and disjoint.
  private func lines(off ferries: [ClosedRange<Double>]) throws(RouteError) -> [[Coordinate]] {
    let alongs = try vertexAlongs()
    var lines: [[Coordinate]] = []
    var next = 0
    for line in lineStarts.indices.dropLast() {
      let range = lineStarts[line]..<lineStarts[line + 1]
      let (start, end) = (alongs[range.lowerBound], alongs[range.upperBound - 1])
      while next < ferries.count, ferries[next].upperBound < start { next += 1 }
      guard start < end else {
        // A line without length is on a ferry if its distance along the route is.
        if next == ferries.count || !ferries[next].contains(start) {
          lines.append(Array(vertices[range]))
        }
        continue
      }
      var from = start
      for ferry in ferries[next...] {
        guard ferry.lowerBound < end else { break }
        if from < ferry.lowerBound {
          lines.append(try part(of: range, alongs, from: from, to: ferry.lowerBound))
        }
        from = max(from, ferry.upperBound)
      }
      if from < end { lines.append(try part(of: range, alongs, from: from, to: end)) }
    }
    return lines
  }

  /// A cut within this many metres of a vertex is at the vertex: the given end of a ferry can be
  /// that of a vertex with a rounding error, and the edge beyond it is then not meant.
  static var sliverMeters: Double { 1e-6 }

  /// The vertices of a part of a line, including the points at which it is cut.
  private func part(
    of line: Range<Int>, _ alongs: [Double], from start: Double, to end: Double
  ) throws(RouteError) -> [Coordinate] {
    let first = line.partitioningIndex { alongs[$0] >= start }
    let last = line.partitioningIndex { alongs[$0] > end }
    var part: [Coordinate] = []
    if alongs[first] - start > Self.sliverMeters {
      part.append(try position(at: start, before: first, alongs))
    }
    part += vertices[first..<max(first, last)]
    if end - alongs[last - 1] > Self.sliverMeters {
      part.append(try position(at: end, before: last, alongs))
    }
    return part
  }

  /// The point at a distance along the route, on the edge that ends at `vertex`.
  private func position(
    at along: Double, before vertex: Int, _ alongs: [Double]
  ) throws(RouteError) -> Coordinate {
    let line = try Geodesic.wgs84().line(from: vertices[vertex - 1], to: vertices[vertex])
    let share = (along - alongs[vertex - 1]) / (alongs[vertex] - alongs[vertex - 1])
    return line.position(at: share * line.solution.meters).position
  }
}

extension Range<Int> {
  /// The first number for which a monotonic predicate is true; the upper bound if there is none.
  func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
