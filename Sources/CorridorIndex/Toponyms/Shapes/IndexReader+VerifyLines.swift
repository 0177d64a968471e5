internal import CorridorGeometry

extension IndexReader {
  /// Checks that lines ascend by row, are contiguous and on Earth, are cut into the segments that a
  /// builder makes, and that each sphere contains what is below it.
  func verifyLines() throws(IndexError) {
    var lastRow = firstToponym - 1
    var part = 0
    var vertex = 0
    var segment = 0
    for index in 0..<sections[.lineEntries].count {
      let row = try number(.lineEntries, index)
      let damage = file.damaged(.shapes, at: try offset(.lineEntries, index))
      guard row > lastRow, row < count else { throw damage }
      lastRow = row
      let parts = try lineParts(index)
      guard parts.lowerBound == part, !parts.isEmpty else { throw damage }
      part = parts.upperBound
      for line in parts {
        let vertices = try lineVertices(line)
        guard vertices.lowerBound == vertex, vertices.count >= 2 else { throw damage }
        vertex = vertices.upperBound
        for first in stride(
          from: vertices.lowerBound, to: vertices.upperBound - 1, by: LineSegment.edgeLimit)
        {
          let edges = min(LineSegment.edgeLimit, vertices.upperBound - 1 - first)
          let expected = LineSegment(entry: index, firstVertex: first, edgeCount: edges)
          guard try lineSegment(segment) == expected else { throw damage }
          try verify(expected, sphere: segment)
          segment += 1
        }
      }
    }
    guard part == sections[.lineParts].count, segment == sections[.linePieces].count,
      vertex == sections[.lineVertices].count
    else { throw file.damaged(.shapes, at: sections[.lineParts].offset) }
    try verifySpheres(
      above: SphereTree.levelCounts(places: segment * SphereTree.leafCapacity),
      nodesOffset: sections[.lineNodes].offset)
  }

  private func verify(_ segment: LineSegment, sphere index: Int) throws(IndexError) {
    let offset = try offset(.lineNodes, index)
    let sphere = try sphere(at: offset)
    for vertex in segment.firstVertex...segment.firstVertex + segment.edgeCount {
      let position = try lineVertex(vertex)
      guard position.isOnEarth, sphere.holds(Ellipsoid.position(position), radius: 0) else {
        throw file.damaged(.shapes, at: offset)
      }
    }
  }

  /// Checks the settlements: their rows ascend and are rows of settlements, and their positions
  /// match and lie inside their spheres.
  func verifySettlements() throws(IndexError) {
    let slots = sections[.settlementRows].count * SphereTree.leafCapacity
    let rows = sections[.settlementRows].offset
    var count = 0
    var last = businessCount - 1
    while count < slots {
      let row = Int(try file.load(UInt32.self, at: rows + 4 * count))
      guard row != Int(IndexFormat.noRow) else { break }
      guard row > last, row < self.count, try code(at: row).place != .none,
        try position(count, positionsOffset: sections[.settlementPositions].offset)
          == position(at: row)
      else { throw file.damaged(.toponyms, at: rows + 4 * count) }
      last = row
      count += 1
    }
    guard SphereTree.blockCount(places: count) == sections[.settlementRows].count else {
      throw file.damaged(.toponyms, at: rows)
    }
    for slot in count..<slots {
      guard try file.load(UInt32.self, at: rows + 4 * slot) == IndexFormat.noRow else {
        throw file.damaged(.toponyms, at: rows + 4 * slot)
      }
    }
    try verifyTree(
      count: count, positionsOffset: sections[.settlementPositions].offset,
      nodesOffset: sections[.settlementNodes].offset)
  }

  /// Checks that the locality of every row is a locality, or none.
  func verifyLocalities() throws(IndexError) {
    for index in 0..<sections[.localities].count {
      let row = try number(.localities, index)
      guard row != Int(IndexFormat.noRow) else { continue }
      guard row >= businessCount, row < count, row != index, try kind(at: row) == .locality else {
        throw file.damaged(.toponyms, at: try offset(.localities, index))
      }
    }
  }
}
