internal import Glibc

/// The alpha hull of a stretch of a line in a plane: what is left of the plane if every open disc
/// of a radius is removed that no position of the line is in.
///
/// A line and its alpha hull have the same buffer of that radius, because a disc about a position
/// that the line does not reach is one of those that are removed. But the outline of the hull has no
/// bend inwards that is tighter than the disc, so its offset curve hardly crosses itself, for which
/// GEOS takes most of its time; and it has only those vertices of the line that the disc touches as
/// it rolls along both sides. "On the shape of a set of points in the plane", H. Edelsbrunner,
/// D. Kirkpatrick and R. Seidel, IEEE Trans. Information Theory 29 (1983).
struct AlphaHull {
  /// The radius of the disc.
  let radius: Double
  /// The longest chord that replaces what is to one side of it. A buffer of the chord reaches at
  /// most length² / 8 radius farther than one of its ends.
  private let longest: Double

  /// A hull for buffers of `radius` that may reach `outward` too far.
  init(radius: Double, outward: Double) {
    self.radius = radius
    longest = (8 * radius * outward).squareRoot()
  }

  /// The hull of a line as a closed clockwise ring; a thin one if the hull has no area.
  ///
  /// Nil if the line may have a buffer with a hole, or if its edges are too long for a hull to have
  /// fewer vertices. A hole needs positions of the line at the same place along the axis of the line
  /// that are more than the radius apart across it.
  func outline(of line: ArraySlice<Coordinate>) -> [Coordinate]? {
    guard let points = samples(of: line), let axis = axis(of: points) else { return nil }
    // Along the axis and across it.
    var turned = points.map {
      Coordinate(
        lon: $0.lon * axis.lon + $0.lat * axis.lat, lat: $0.lat * axis.lon - $0.lon * axis.lat)
    }
    var (low, high) = (Double.infinity, -Double.infinity)
    for point in turned {
      low = min(low, point.lat)
      high = max(high, point.lat)
    }
    guard high - low <= radius else { return nil }
    turned.sort { ($0.lon, $0.lat) < ($1.lon, $1.lat) }
    var upper = side(of: turned)
    // Turned by half a circle, what was below is above.
    var lower = side(of: turned.reversed().map { -$0 })
    upper = rolled(upper, above: rolled(lower, above: nil).reversed().map { -$0 })
    lower = rolled(lower, above: upper.reversed().map { -$0 })
    // Or rounding would make the sides of a thin hull cross, and GEOS would buffer its other side.
    let apart = 1e-6 * radius
    var ring = lower.map { Coordinate(lon: -$0.lon, lat: -$0.lat - apart) }
    ring += upper.map { Coordinate(lon: $0.lon, lat: $0.lat + apart) }
    ring.append(ring[0])
    return ring.map {
      Coordinate(
        lon: $0.lon * axis.lon - $0.lat * axis.lat, lat: $0.lat * axis.lon + $0.lon * axis.lat)
    }
  }

  /// Vertices of a line and positions between them, so that none is farther than ``longest`` from
  /// the next; nil if there would be many.
  private func samples(of line: ArraySlice<Coordinate>) -> [Coordinate]? {
    guard var last = line.first, line.count > 2 else { return nil }
    var samples = [last]
    samples.reserveCapacity(2 * line.count)
    for next in line.dropFirst() {
      let (x, y) = (next.lon - last.lon, next.lat - last.lat)
      let steps = ((x * x + y * y).squareRoot() / longest).rounded(.up)
      guard Double(samples.count) + steps <= 4 * Double(line.count) else { return nil }
      for step in stride(from: 1, to: steps, by: 1) {
        let share = step / steps
        samples.append(Coordinate(lon: last.lon + share * x, lat: last.lat + share * y))
      }
      samples.append(next)
      last = next
    }
    return samples
  }

  /// The direction in which positions spread the most, a unit vector; nil if they do not.
  private func axis(of points: [Coordinate]) -> Coordinate? {
    let origin = points[0]
    var (x, y, xx, xy, yy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for point in points {
      let (east, north) = (point.lon - origin.lon, point.lat - origin.lat)
      x += east
      y += north
      xx += east * east
      xy += east * north
      yy += north * north
    }
    let count = Double(points.count)
    xx -= x * x / count
    xy -= x * y / count
    yy -= y * y / count
    guard xx + yy > 0 else { return nil }
    let angle = atan2(2 * xy, xx - yy) / 2
    return Coordinate(lon: cos(angle), lat: sin(angle))
  }

  /// The outline of the hull to the left of positions in order along the axis.
  ///
  /// Graham's scan, with discs in place of half-planes. It may leave out a position that the disc
  /// touches only just, so buffers are held against the line.
  private func side(of points: [Coordinate]) -> [Coordinate] {
    var side: [Coordinate] = []
    for point in points {
      while side.count > 1, isCovered(side[side.count - 1], from: side[side.count - 2], to: point) {
        side.removeLast()
      }
      if side.last != point { side.append(point) }
    }
    return side
  }

  /// Whether a disc that rolls on the left from `a` to `c` does not touch `b`, or need not.
  private func isCovered(_ b: Coordinate, from a: Coordinate, to c: Coordinate) -> Bool {
    let (x, y) = (c.lon - a.lon, c.lat - a.lat)
    guard x * (b.lat - a.lat) - y * (b.lon - a.lon) <= 0 else { return false }
    guard x * x + y * y > longest * longest else { return true }
    guard let center = center(a, c) else { return false }
    let (east, north) = (b.lon - center.lon, b.lat - center.lat)
    return east * east + north * north >= radius * radius
  }

  /// The centre of the disc on the left that touches both; nil if they are too far from each other.
  private func center(_ a: Coordinate, _ c: Coordinate) -> Coordinate? {
    let (x, y) = (c.lon - a.lon, c.lat - a.lat)
    let squared = x * x + y * y
    guard squared < 4 * radius * radius else { return nil }
    let share = (radius * radius / squared - 0.25).squareRoot()
    return Coordinate(lon: (a.lon + c.lon) / 2 - share * y, lat: (a.lat + c.lat) / 2 + share * x)
  }

  /// A side that follows the disc where it touches two positions that are far from each other, and
  /// without vertices on straight lines.
  ///
  /// - Parameter floor: What the side may not cross; nil for a side that crosses nothing.
  private func rolled(_ side: [Coordinate], above floor: [Coordinate]?) -> [Coordinate] {
    var rolled: [Coordinate] = []
    rolled.reserveCapacity(2 * side.count)
    func append(_ point: Coordinate) {
      if rolled.count > 1 {
        let (a, b) = (rolled[rolled.count - 2], rolled[rolled.count - 1])
        let (x, y) = (point.lon - a.lon, point.lat - a.lat)
        let (east, north) = (b.lon - a.lon, b.lat - a.lat)
        let across = x * north - y * east
        if x * east + y * north > 0, across * across <= 1e-14 * (x * x + y * y) * (x * x + y * y) {
          rolled.removeLast()
        }
      }
      rolled.append(point)
    }
    var ground = 0
    for (index, point) in side.enumerated() {
      if index > 0 {
        let last = side[index - 1]
        if let floor {
          while ground + 1 < floor.count, floor[ground + 1].lon <= last.lon { ground += 1 }
        }
        for place in bend(last, point, above: floor?[ground...]) { append(place) }
      }
      append(point)
    }
    return rolled
  }

  /// Vertices between two positions that the disc touches, none if they are near each other.
  ///
  /// Its tangents are as far from its centre as its arc, so the buffers of both end there, and few
  /// tangents do for many chords of the arc. But they are farther to the right; where they would
  /// cross `floor`, there are more of them, and in the end chords.
  private func bend(
    _ a: Coordinate, _ c: Coordinate, above floor: ArraySlice<Coordinate>?
  ) -> [Coordinate] {
    let (x, y) = (c.lon - a.lon, c.lat - a.lat)
    let chord = (x * x + y * y).squareRoot()
    guard chord > longest, let center = center(a, c) else { return [] }
    let angle = 2 * asin(min(1, chord / (2 * radius)))
    /// The vertices at shares of the angle, at a distance from the centre.
    func vertices(_ shares: [Double], _ distance: Double) -> [Coordinate] {
      let (x, y) = ((a.lon - center.lon) / radius, (a.lat - center.lat) / radius)
      return shares.map { share in
        let (sine, cosine) = (sin(angle * share), cos(angle * share))
        return Coordinate(
          lon: center.lon + distance * (x * cosine - y * sine),
          lat: center.lat + distance * (y * cosine + x * sine))
      }
    }
    // At least two, because the arc is longer than the chord.
    let chords = (angle * radius / longest).rounded(.up)
    var steps = (angle * 1.5).rounded(.up)
    while let floor, 2 * steps < chords {
      let shares = (0..<Int(steps)).map { (Double($0) + 0.5) / steps }
      // A little nearer: then GEOS's offsets of two tangents cross at the centre, and do not miss
      // each other by rounding.
      let tangents = vertices(shares, radius / cos(angle / 2 / steps) * (1 - 1e-6))
      if isClear([a] + tangents + [c], above: floor) { return tangents }
      steps *= 2
    }
    return vertices((1..<Int(chords)).map { Double($0) / chords }, radius)
  }

  /// Whether nothing of `floor` is above a line; both are in order along the axis.
  private func isClear(_ line: [Coordinate], above floor: ArraySlice<Coordinate>) -> Bool {
    /// Whether a place is to the left of the edge from `a` to `b`.
    func isAbove(_ place: Coordinate, _ a: Coordinate, _ b: Coordinate) -> Bool {
      (b.lon - a.lon) * (place.lat - a.lat) - (b.lat - a.lat) * (place.lon - a.lon) > 0
    }
    var edge = 0
    for (from, to) in zip(floor, floor.dropFirst()) {
      guard from.lon < line[line.count - 1].lon else { break }
      while edge + 2 < line.count, line[edge + 1].lon <= to.lon {
        edge += 1
        guard isAbove(line[edge], from, to) else { return false }
      }
      let isBetween = to.lon > line[0].lon && to.lon < line[line.count - 1].lon
      if isBetween, isAbove(to, line[edge], line[edge + 1]) { return false }
    }
    return true
  }
}

extension Coordinate {
  /// The position opposite to it about the origin.
  fileprivate static prefix func - (point: Coordinate) -> Coordinate {
    Coordinate(lon: -point.lon, lat: -point.lat)
  }
}
