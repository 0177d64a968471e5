/// A piece of a route whose corridor is made by itself.
struct CorridorPiece {
  /// At least one position.
  var positions: [Coordinate]
  /// Lines beyond whose starts the corridor does not reach: the piece from an end of a line of the
  /// route on that is flat; empty for a piece with round ends, which lies in a plane as it lies on
  /// Earth.
  var starts: [[Coordinate]] = []
}

extension CorridorCenterline.Line {
  /// Pieces of the line, in its order, whose corridors together are that of the line.
  ///
  /// - Throws: ``GeometryError/interrupted``.
  func pieces(
    _ caps: CorridorCaps, _ tolerance: CorridorTolerance, _ geodesic: Geodesic,
    unless isCancelled: () -> Bool
  ) throws(GeometryError) -> [CorridorPiece] {
    var pieces: [CorridorPiece] = []
    var rest = positions
    if caps == .flat, positions.count > 1 {
      // Round ends of the rest do not reach beyond the flat ones: each is the half-width away from
      // it.
      for isStart in [true, false] where isStart ? startsRouteLine : endsRouteLine {
        let ordered = isStart ? rest : rest.reversed()
        guard let (end, others) = Self.split(ordered, at: tolerance.within, geodesic) else {
          // Too short for that: everything beyond an end is left out.
          let starts = startsRouteLine ? [positions] : []
          let ends = endsRouteLine ? [Array(positions.reversed())] : []
          return [CorridorPiece(positions: positions, starts: starts + ends)]
        }
        pieces.append(CorridorPiece(positions: end, starts: [end]))
        rest = isStart ? others : others.reversed()
      }
    }
    try PieceCutter(geodesic: geodesic, tolerance: tolerance).pieces(of: rest) {
      piece throws(GeometryError) in
      if isCancelled() { throw .interrupted }
      pieces.append(CorridorPiece(positions: piece))
    }
    return pieces
  }

  /// The first `meters` of a line, and the rest; nil if the line is shorter.
  private static func split(
    _ line: [Coordinate], at meters: Double, _ geodesic: Geodesic
  ) -> (end: [Coordinate], rest: [Coordinate])? {
    var begin = 0.0
    for index in line.indices.dropLast() {
      let edge = geodesic.line(from: line[index], to: line[index + 1])
      if begin + edge.solution.meters > meters {
        let middle = edge.position(at: meters - begin).position
        return (line[...index] + [middle], [middle] + line[(index + 1)...])
      }
      begin += edge.solution.meters
    }
    return nil
  }
}
