public import CorridorGeometry

/// The geometry of a toponym.
public enum PlaceShape: Hashable, Sendable {
  /// Lines of two or more positions: a street.
  case lines([[Coordinate]])
  /// Polygons: an outer ring and its holes, each with its first position repeated at the end. An
  /// edge goes the shorter way round the Earth.
  case polygons([[[Coordinate]]])
}

extension PlaceIndex {
  /// The geometry of a toponym; nil if it has only a position.
  ///
  /// Corresponds to the geometry of a toponym in Yandex MapKit (`SearchOptions.geometry`).
  /// Complexity: O(log shapes + vertices).
  public func shape(of row: Int) throws(IndexError) -> PlaceShape? {
    try contents.check(row: row)
    if let entry = try contents.entry(ofRow: row, in: .lineEntries) {
      var lines: [[Coordinate]] = []
      for part in try contents.lineParts(entry) {
        var line: [Coordinate] = []
        for vertex in try contents.lineVertices(part) {
          line.append(try contents.lineVertex(vertex).coordinate)
        }
        lines.append(line)
      }
      return .lines(lines)
    }
    guard let entry = try contents.entry(ofRow: row, in: .areaEntries) else { return nil }
    return .polygons(try polygons(of: entry))
  }

  private func polygons(of entry: Int) throws(IndexError) -> [[[Coordinate]]] {
    let areas = MappedAreas(contents)
    let range = try contents.areaParts(entry)
    var parts: [AreaRing] = []
    for index in range { parts.append(try areas.part(index)) }
    func ring(_ part: AreaRing) throws(IndexError) -> [Coordinate] {
      var ring: [Coordinate] = []
      for vertex in part.firstVertex..<part.firstVertex + part.vertexCount {
        ring.append(try areas.vertex(vertex).coordinate)
      }
      return ring
    }
    let outers = parts.filter(\.isOuter)
    var polygons: [[[Coordinate]]] = []
    for outer in outers { polygons.append([try ring(outer)]) }
    for hole in parts where !hole.isOuter {
      // Of the outer boundaries around the hole, the one with the smallest box is the innermost.
      let position = try areas.vertex(hole.firstVertex)
      var best: (number: Int, size: Int64)?
      for (number, outer) in outers.enumerated() {
        guard try PointInRing.side(of: position, outer, in: areas) != .outside else { continue }
        let box = try areas.box(of: outer)
        let size = Int64(box.width) &* (Int64(box.north) - Int64(box.south))
        if best.map({ size < $0.size }) ?? true { best = (number, size) }
      }
      if let best { polygons[best.number].append(try ring(hole)) }
    }
    return polygons
  }
}
