/// Divides edges of a route into chords that are straight in longitude and latitude.
///
/// Chords are within ``tolerance`` of their geodesic and do not cross the antimeridian.
struct ViewportChords {
  /// One chord; `begin` and `end` are metres along the route.
  struct Chord {
    var from: Coordinate
    var to: Coordinate
    var begin: Double
    var end: Double
  }

  /// Largest distance of a chord from its geodesic, in metres.
  static let tolerance = 0.01
  /// Edges shorter than this, in metres, are straight enough below 85 degrees of latitude.
  private static let short = 80.0
  /// Longest chord to try, in metres.
  private static let longest = 100_000.0

  let geodesic: Geodesic

  /// Calls `body` with the chords of one edge, in order; returns the length of the edge in metres.
  func chords(
    from start: Coordinate, to end: Coordinate, begin: Double,
    _ body: (Chord) throws(GeometryError) -> Void
  ) throws(GeometryError) -> Double {
    let edge = geodesic.line(from: start, to: end)
    let meters = edge.solution.meters
    let parts = max(1, Int((meters / Self.longest).rounded(.up)))
    var last = Chord(from: start.wrapped, to: start.wrapped, begin: begin, end: begin)
    for part in 1...parts {
      let to = meters * Double(part) / Double(parts)
      let place = part == parts ? end.wrapped : edge.position(at: to).position
      let chord = Chord(from: last.to, to: place, begin: last.end, end: begin + to)
      try split(chord, edge: edge, offset: begin, depth: 0, body)
      last = chord
    }
    return meters
  }

  private func split(
    _ chord: Chord, edge: Geodesic.Line, offset: Double, depth: Int,
    _ body: (Chord) throws(GeometryError) -> Void
  ) throws(GeometryError) {
    let high = max(abs(chord.from.lat), abs(chord.to.lat))
    let length = chord.end - chord.begin
    guard depth < 30, length > Self.tolerance, length > Self.short || high > 85 else {
      return try cut(chord, body)
    }
    let at = (chord.begin + chord.end) / 2
    let middle = edge.position(at: at - offset).position
    var turn = chord.to.lon - chord.from.lon
    turn -= (turn / 360).rounded() * 360
    let straight = Coordinate(
      lon: chord.from.lon + turn / 2, lat: (chord.from.lat + chord.to.lat) / 2)
    let stray = Ellipsoid.position(middle) - Ellipsoid.position(straight)
    guard stray.lengthSquared > Self.tolerance * Self.tolerance else {
      return try cut(chord, body)
    }
    let first = Chord(from: chord.from, to: middle, begin: chord.begin, end: at)
    let second = Chord(from: middle, to: chord.to, begin: at, end: chord.end)
    try split(first, edge: edge, offset: offset, depth: depth + 1, body)
    try split(second, edge: edge, offset: offset, depth: depth + 1, body)
  }

  /// Splits a chord that crosses the antimeridian.
  private func cut(
    _ chord: Chord, _ body: (Chord) throws(GeometryError) -> Void
  ) throws(GeometryError) {
    let turn = chord.to.lon - chord.from.lon
    guard abs(turn) > 180 else { return try body(chord) }
    let side = turn > 0 ? -180.0 : 180.0
    let span = turn - (turn > 0 ? 360 : -360)
    let share = span == 0 ? 0 : min(1, max(0, (side - chord.from.lon) / span))
    let lat = chord.from.lat + share * (chord.to.lat - chord.from.lat)
    let at = chord.begin + share * (chord.end - chord.begin)
    let edge = Coordinate(lon: side, lat: lat)
    let other = Coordinate(lon: -side, lat: lat)
    try body(Chord(from: chord.from, to: edge, begin: chord.begin, end: at))
    try body(Chord(from: other, to: chord.to, begin: at, end: chord.end))
  }
}
