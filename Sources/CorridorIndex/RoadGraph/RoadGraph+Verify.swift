internal import CorridorGeometry

extension IndexReader {
  /// Checks that the segments of the road graph lead away from their nodes, that their vertices are
  /// contiguous and on Earth, that each sphere contains what is below it, and that tags and turn
  /// restrictions exist.
  func verifyRoads() throws(IndexError) {
    guard let graph = try RoadGraph(self) else { return }
    let damage = file.damaged(.roads, at: sections[.roadNodes].offset)
    for number in 0..<graph.nodeCount {
      let node = try graph.node(number)
      guard node.position.isOnEarth, node.tags ?? 0 < graph.tagCount else { throw damage }
      for index in try graph.leaving(number) {
        let directed = try graph.directed(index)
        let segment = try graph.segment(directed / 2)
        guard Int(directed % 2 == 0 ? segment.from : segment.to) == number else { throw damage }
      }
    }
    var next = 0
    for number in 0..<graph.segmentCount {
      let segment = try graph.segment(number)
      let offset = try offset(.roadSegments, number)
      guard segment.tags < graph.tagCount, segment.from < graph.nodeCount,
        segment.to < graph.nodeCount, Int(segment.shapeStart) == next
      else { throw file.damaged(.roads, at: offset) }
      let (line, end) = try graph.lineAndEnd(of: segment)
      next = end
      let leaf =
        sections[.roadSpheres].offset + number / SphereTree.leafCapacity * SphereTree.nodeSize
      let sphere = try sphere(at: leaf)
      for position in line {
        guard position.isOnEarth, sphere.holds(Ellipsoid.position(position), radius: 0) else {
          throw file.damaged(.roads, at: leaf)
        }
      }
    }
    guard next == sections[.roadShapes].count else { throw damage }
    try verifySpheres(
      above: SphereTree.levelCounts(places: graph.segmentCount),
      nodesOffset: sections[.roadSpheres].offset)
    try StringTable(sections[.roadTags], file).verify(file)
    for number in 0..<graph.turnCount {
      let (tags, path) = try graph.turn(number)
      guard tags < graph.tagCount, path.allSatisfy({ $0 < 2 * graph.segmentCount }) else {
        throw file.damaged(.roads, at: sections[.roadTurns].offset)
      }
    }
  }
}
