extension Route {
  /// A stretch of the route as lines: from one distance along it to another, in metres.
  ///
  /// Lines end at the gaps of the route and at the antimeridian, as RFC 7946 section 3.1.9
  /// requires. Each has at least two positions, longitudes are in -180...180, and edges longer than
  /// half a kilometre have intermediate positions on their geodesic. The stretch is clipped to the
  /// route. Costs as much as there are vertices in the stretch.
  public func lines(inMeters stretch: ClosedRange<Double>) -> [[Coordinate]] {
    let start = min(max(stretch.lowerBound, 0), lengthMeters)
    let end = min(max(stretch.upperBound, start), lengthMeters)
    var builder = LineBuilder()
    // After a gap if the stretch begins at one; before the gap if it ends there.
    let first = shape.segment(atAlongMeters: start)
    builder.move(to: position(atMeters: start, on: first))
    var next = first + 1
    while next < shape.pointCount, shape.along(at: next) < end {
      if isGap(before: next) {
        builder.move(to: position(next))
      } else {
        builder.draw(to: position(next))
      }
      next += 1
    }
    let isAtPoint = next < shape.pointCount && shape.along(at: next) == end
    builder.draw(to: position(atMeters: end, on: isAtPoint ? next : next - 1))
    return builder.finished()
  }

  /// The position at a distance along the route that is on a segment.
  private func position(atMeters meters: Double, on segment: Int) -> Coordinate {
    shape.along(at: segment) == meters
      ? position(segment) : shape.coordinate(atAlongMeters: meters, segment: segment)
  }

  /// Whether there is a gap before a point, so that the previous point ends a line.
  private func isGap(before point: Int) -> Bool {
    let leastMeters = 0.001
    return !shape.hasLength(point - 1)
      && (shape.point(at: point) - shape.point(at: point - 1)).length > leastMeters
  }

  /// The position of a point: exactly the given vertex if no edge was divided.
  private func position(_ point: Int) -> Coordinate {
    shape.pointCount == vertices.count
      ? vertices[point] : EarthCurve.coordinate(of: shape.point(at: point))
  }
}

/// Builds lines that end at the antimeridian.
private struct LineBuilder {
  private var lines: [[Coordinate]] = []

  /// Begins a line.
  mutating func move(to position: Coordinate) {
    lines.append([Self.turned(position)])
  }

  /// Continues the line.
  mutating func draw(to position: Coordinate) {
    let next = Self.turned(position)
    let current = lines.count - 1
    guard let last = lines[current].last, next != last else { return }
    let turn = next.lon - last.lon
    // The shorter way crosses the antimeridian.
    if abs(turn) > 180 {
      let side = last.lon > 0 ? 180.0 : -180.0
      let whole = turn > 0 ? turn - 360 : turn + 360
      // An edge along the antimeridian, from one side to the other, crosses nothing.
      let share = whole == 0 ? 0 : (side - last.lon) / whole
      let lat = last.lat + (next.lat - last.lat) * share
      add(Coordinate(lon: side, lat: lat))
      lines.append([Coordinate(lon: -side, lat: lat)])
    }
    add(next)
  }

  private mutating func add(_ position: Coordinate) {
    let current = lines.count - 1
    if lines[current].last != position { lines[current].append(position) }
  }

  /// The lines; those of one position are dropped unless there is no other.
  func finished() -> [[Coordinate]] {
    let long = lines.filter { $0.count > 1 }
    return long.isEmpty ? [[lines[0][0], lines[0][0]]] : long
  }

  /// The same position with its longitude in -180...180.
  private static func turned(_ position: Coordinate) -> Coordinate {
    guard abs(position.lon) > 180 else { return position }
    return Coordinate(lon: position.lon.remainder(dividingBy: 360), lat: position.lat)
  }
}
