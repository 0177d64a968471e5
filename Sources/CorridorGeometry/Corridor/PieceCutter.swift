/// Cuts lines into pieces that lie in a plane about their middle as they lie on Earth.
struct PieceCutter {
  private let geodesic: Geodesic
  /// The longest piece, in metres: 10 km, and more for wide corridors, whose tolerance is wider.
  private let longest: Double

  /// Vertices of a piece, so that cancellation is checked often enough.
  private static let mostVertices = 2048

  init(geodesic: Geodesic, tolerance: CorridorTolerance) {
    self.geodesic = geodesic
    longest = min(200_000, max(10_000, tolerance.within / 2))
  }

  /// Calls `body` with the pieces of a line, in its order; each begins where the last one ends.
  func pieces(
    of line: [Coordinate], _ body: ([Coordinate]) throws(GeometryError) -> Void
  ) throws(GeometryError) {
    var piece = [line[0]]
    var length = 0.0
    func append(_ next: Coordinate, _ meters: Double) throws(GeometryError) {
      if length + meters > longest || piece.count == Self.mostVertices, piece.count > 1 {
        try body(piece)
        piece = [piece[piece.count - 1]]
        length = 0
      }
      piece.append(next)
      length += meters
    }
    var start = Ellipsoid.position(line[0])
    for (from, to) in zip(line, line.dropFirst()) {
      let end = Ellipsoid.position(to)
      let chord = (start - end).length
      start = end
      guard chord > longest / 2 else {
        try append(to, chord)
        continue
      }
      let edge = geodesic.line(from: from, to: to)
      let meters = edge.solution.meters
      // At most half the circumference of the Earth, in steps of 5 km or more.
      let steps = (meters / (longest / 2)).rounded(.up)
      for step in stride(from: 1, to: steps, by: 1) {
        try append(edge.position(at: meters * step / steps).position, meters / steps)
      }
      try append(to, meters / steps)
    }
    try body(piece)
  }
}
