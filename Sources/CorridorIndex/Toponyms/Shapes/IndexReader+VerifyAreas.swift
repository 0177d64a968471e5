internal import CorridorGeometry

extension IndexReader {
  /// Checks that areas ascend by row, have the codes of their toponyms, have closed and contiguous
  /// rings on Earth, and that every box is the box of its edges.
  func verifyAreas() throws(IndexError) {
    let areas = MappedAreas(self)
    let count = sections[.areaEntries].count
    var lastRow = firstToponym - 1
    var vertex = 0
    var block = 0
    var part = 0
    for index in 0..<count {
      let entry = try areaEntry(index)
      let damage = file.damaged(.shapes, at: try offset(.areaEntries, index))
      guard entry.row > lastRow, entry.row < self.count, try code(at: entry.row) == entry.code,
        entry.squareKilometers >= 0, entry.squareKilometers.isFinite
      else { throw damage }
      lastRow = entry.row
      let parts = try areaParts(index)
      guard parts.lowerBound == part else { throw damage }
      part = parts.upperBound
      var box: LonLatBox?
      for number in parts {
        let ring = try areas.part(number)
        guard ring.firstVertex == vertex, ring.firstBlock == block else { throw damage }
        let survey = try verify(ring, areas)
        if ring.isOuter { box = box?.union(survey.box) ?? survey.box }
        vertex += ring.vertexCount
        block += survey.blocks.count
      }
      guard box == entry.box else { throw damage }
    }
    guard part == sections[.areaParts].count, vertex == sections[.areaVertices].count,
      block == sections[.areaBlocks].count
    else { throw file.damaged(.shapes, at: sections[.areaParts].offset) }
    try verifyAreaNodes()
  }

  private func verify(_ part: AreaRing, _ areas: MappedAreas) throws(IndexError) -> RingMetadata {
    var ring: [GridPosition] = []
    for index in part.firstVertex..<part.firstVertex + part.vertexCount {
      ring.append(try areas.vertex(index))
    }
    let damage = file.damaged(
      .shapes, at: try offset(.areaVertices, part.firstVertex))
    guard ring.allSatisfy(\.isOnEarth), ring.first == ring.last else { throw damage }
    let survey = RingMetadata(ring)
    guard survey.holdsNorthPole == part.holdsNorthPole else { throw damage }
    for (index, block) in survey.blocks.enumerated() {
      guard try areas.block(part.firstBlock + index) == block else {
        throw file.damaged(.shapes, at: try offset(.areaBlocks, part.firstBlock + index))
      }
    }
    return survey
  }

  private func verifyAreaNodes() throws(IndexError) {
    let levels = BoxLevels(elements: sections[.areaEntries].count)
    for level in 0..<levels.depth {
      for node in 0..<levels.count(level) {
        let children =
          level == 0
          ? levels.elements(level: 0, node: node) : levels.children(level: level, node: node)
        var union: LonLatBox?
        for child in children {
          let box =
            level == 0
            ? try areaEntry(child).box
            : try self.box(at: offset(.areaNodes, levels.start(level - 1) + child))
          union = union?.union(box) ?? box
        }
        let offset = try offset(.areaNodes, levels.start(level) + node)
        guard try box(at: offset) == union else { throw file.damaged(.shapes, at: offset) }
      }
    }
  }
}
