/// Stretches of a route that are on a ferry.
///
/// Nothing is found from a ferry: the corridor is that of the rest of the route, and passes are
/// counted on the rest alone. Distances along the route run on over ferries as they are.
extension Route {
  /// The same route with these stretches of it on a ferry, in metres along it, and no others.
  ///
  /// They may come in any order and overlap; what lies before the start or beyond the end is left
  /// out. Costs as much as making the route.
  ///
  /// - Throws: ``RouteError/ferryOffRoute(found:lengthMeters:)`` for one that is wholly outside of
  ///   the route or has an end that is no number.
  public func withFerries(_ stretches: [ClosedRange<Double>]) throws(RouteError) -> Route {
    try withFerries(stretches) { false }
  }

  /// The same, unless `isCancelled` says before that it is not wanted any more.
  package func withFerries(
    _ stretches: [ClosedRange<Double>], unless isCancelled: () -> Bool
  ) throws(RouteError) -> Route {
    var route = self
    try route.setFerries(stretches, unless: isCancelled)
    return route
  }

  /// How far along the route one gets from a distance along it by driving so many metres, ferries not
  /// counted, as far as that reaches: also over a ferry at whose quay nothing is left.
  ///
  /// Beyond the end of the route it goes on counting. Linear in the number of ferries.
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

  /// Metres on ferries of a stretch, which is in metres along the route. Linear in their number.
  public func ferryMeters(in stretch: ClosedRange<Double>) -> Double {
    ferries.reduce(0) { sum, ferry in
      let overlap = ferry.clamped(to: stretch)
      return ferry.overlaps(stretch) ? sum + overlap.upperBound - overlap.lowerBound : sum
    }
  }

  /// Metres along the route at each of its vertices.
  ///
  /// - Throws: ``RouteError/interrupted`` as soon as `isCancelled` says so.
  package func vertexAlongs(
    unless isCancelled: () -> Bool = { false }
  ) throws(RouteError) -> [Double] {
    if shape.pointCount == vertices.count {
      return vertices.indices.map { shape.along(at: $0) }
    }
    var surveyor = RouteSurveyor(vertices: vertices, lineStarts: lineStarts)
    try surveyor.measure(unless: isCancelled)
    return surveyor.vertexAlongs
  }

  /// The route as lines without its ferries; nil where all of it is on them.
  func withoutFerries() throws(RouteError) -> Route? {
    let lines = try lines(off: ferries)
    return lines.isEmpty ? nil : try Route(lines: lines)
  }

  /// Ferries in their order, cut to the route, those that touch as one.
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

  /// The parts of the route off `ferries`, which are in their order and apart.
  private func lines(off ferries: [ClosedRange<Double>]) throws(RouteError) -> [[Coordinate]] {
    let alongs = try vertexAlongs()
    var lines: [[Coordinate]] = []
    var next = 0
    for line in lineStarts.indices.dropLast() {
      let range = lineStarts[line]..<lineStarts[line + 1]
      let (start, end) = (alongs[range.lowerBound], alongs[range.upperBound - 1])
      while next < ferries.count, ferries[next].upperBound < start { next += 1 }
      guard start < end else {
        // A line without length is as much on a ferry as the distance at which it is.
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

  /// A cut that is as near as this to a vertex is at the vertex, metres: who says where a ferry ends
  /// has the vertex from sums that were rounded, and the edge beyond it is not the one that is meant.
  static var sliverMeters: Double { 1e-6 }

  /// The vertices of a part of a line, with the points at which it is cut.
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

  /// The point of the edge that ends at a vertex at a distance along the route.
  private func position(
    at along: Double, before vertex: Int, _ alongs: [Double]
  ) throws(RouteError) -> Coordinate {
    let line = try Geodesic.wgs84().line(from: vertices[vertex - 1], to: vertices[vertex])
    let share = (along - alongs[vertex - 1]) / (alongs[vertex] - alongs[vertex - 1])
    return line.position(at: share * line.solution.meters).position
  }
}

extension Range<Int> {
  /// The first number from which on something holds; where it never does, the upper bound.
  func partitioningIndex(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
