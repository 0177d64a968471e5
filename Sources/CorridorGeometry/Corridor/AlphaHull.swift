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

  /// The hull of a line as a closed clockwise ring, or as an open line if it has no area.
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
    let upper = side(of: turned)
    let lower = side(of: turned.reversed())
    let ring = upper == lower.reversed() ? upper : upper + lower.dropFirst()
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
    return rounded(side)
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

  /// A side with chords of the disc where it touches two positions that are far from each other,
  /// and without vertices on straight lines.
  private func rounded(_ side: [Coordinate]) -> [Coordinate] {
    var rounded: [Coordinate] = []
    rounded.reserveCapacity(2 * side.count)
    func append(_ point: Coordinate) {
      if rounded.count > 1 {
        let (a, b) = (rounded[rounded.count - 2], rounded[rounded.count - 1])
        let (x, y) = (point.lon - a.lon, point.lat - a.lat)
        let (east, north) = (b.lon - a.lon, b.lat - a.lat)
        let across = x * north - y * east
        if x * east + y * north > 0, across * across <= 1e-14 * (x * x + y * y) * (x * x + y * y) {
          rounded.removeLast()
        }
      }
      rounded.append(point)
    }
    for (index, point) in side.enumerated() {
      if index > 0, let center = center(side[index - 1], point) {
        let a = side[index - 1]
        let chord = hypot(point.lon - a.lon, point.lat - a.lat)
        if chord > longest {
          let angle = 2 * asin(min(1, chord / (2 * radius)))
          let steps = (angle * radius / longest).rounded(.up)
          for step in stride(from: 1, to: steps, by: 1) {
            let (sine, cosine) = (sin(angle * step / steps), cos(angle * step / steps))
            let (x, y) = (a.lon - center.lon, a.lat - center.lat)
            append(
              Coordinate(
                lon: center.lon + x * cosine - y * sine, lat: center.lat + y * cosine + x * sine))
          }
        }
      }
      append(point)
    }
    return rounded
  }
}
