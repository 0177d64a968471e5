internal import CorridorGeometry

extension IndexContents {
  /// Checks that every sphere of a tree contains the places or spheres below it.
  func verifyTree(count: Int, positionsOffset: Int, nodesOffset: Int) throws(IndexError) {
    for place in 0..<SphereTree.blockCount(places: count) * SphereTree.leafCapacity {
      let leaf = place / SphereTree.leafCapacity
      let offset = nodesOffset + leaf * SphereTree.nodeSize
      // The last block is padded with its last place.
      let position = try position(place, positionsOffset: positionsOffset)
      let last = try self.position(min(place, count - 1), positionsOffset: positionsOffset)
      guard position == last else { throw file.damaged(.positions, at: positionsOffset) }
      guard try sphere(at: offset).holds(Ellipsoid.position(position), radius: 0) else {
        throw file.damaged(.nodes, at: offset)
      }
    }
    try verifySpheres(above: SphereTree.levelCounts(places: count), nodesOffset: nodesOffset)
  }

  /// Checks that every sphere above the leaves of a tree contains the spheres below it.
  func verifySpheres(above levels: [Int], nodesOffset: Int) throws(IndexError) {
    var start = nodesOffset
    for (nodes, _) in zip(levels, levels.dropFirst()) {
      let above = start + nodes * SphereTree.nodeSize
      for node in 0..<nodes {
        let inner = try sphere(at: start + node * SphereTree.nodeSize)
        let offset = above + node / SphereTree.fanOut * SphereTree.nodeSize
        let outer = try sphere(at: offset)
        guard outer.holds(inner.centerPosition, radius: Double(inner.w)) else {
          throw file.damaged(.nodes, at: offset)
        }
      }
      start = above
    }
  }

  /// Checks the places of each category. `counts` has the number of places that name each category.
  func verifyCategories(counts: [Int]) throws(IndexError) {
    var block = 0
    var node = 0
    for (category, count) in counts.enumerated() {
      let entry = try CategoryEntry(category, self)
      guard entry == CategoryEntry(count: count, firstBlock: block, firstNode: node) else {
        throw file.damaged(.categories, at: sections[.categoryEntries].offset)
      }
      try verifyRows(of: category, entry)
      try verifyTree(
        count: count,
        positionsOffset: sections[.categoryPositions].offset + block * SphereTree.leafSize,
        nodesOffset: sections[.categoryNodes].offset + node * SphereTree.nodeSize)
      block += SphereTree.blockCount(places: count)
      node += SphereTree.nodeCount(places: count)
    }
    guard block == sections[.categoryPositions].count, node == sections[.categoryNodes].count else {
      throw file.damaged(.categories, at: sections[.categoryPositions].offset)
    }
  }

  /// Checks that the rows of a category ascend, that their places name the category, and that their
  /// stored positions are right.
  private func verifyRows(of category: Int, _ entry: CategoryEntry) throws(IndexError) {
    let blockSize = IndexSection.categoryRows.elementSize
    let rows = sections[.categoryRows].offset + entry.firstBlock * blockSize
    let positions = sections[.categoryPositions].offset + entry.firstBlock * SphereTree.leafSize
    var last = -1
    for place in 0..<SphereTree.blockCount(places: entry.count) * SphereTree.leafCapacity {
      let row = try file.load(UInt32.self, at: rows + 4 * place)
      let damage = file.damaged(.categories, at: rows + 4 * place)
      guard place < entry.count else {
        guard row == IndexFormat.noRow else { throw damage }
        continue
      }
      guard Int(row) > last, Int(row) < count else { throw damage }
      last = Int(row)
      guard try position(place, positionsOffset: positions) == position(at: last) else {
        throw damage
      }
      var record = try record(at: last)
      _ = try record.identifier()
      var isNamed = false
      try record.categories { isNamed = isNamed || $0 == category }
      guard isNamed else { throw damage }
    }
  }

  func position(
    _ place: Int, positionsOffset: Int
  ) throws(IndexError) -> GridPosition {
    let block = positionsOffset + place / SphereTree.leafCapacity * SphereTree.leafSize
    let lon = block + place % SphereTree.leafCapacity * 4
    return GridPosition(
      lon: try file.load(Int32.self, at: lon),
      lat: try file.load(Int32.self, at: lon + SphereTree.leafSize / 2))
  }

  func sphere(at offset: Int) throws(IndexError) -> BoundingSphere {
    BoundingSphere(
      Float(bitPattern: try file.load(UInt32.self, at: offset)),
      Float(bitPattern: try file.load(UInt32.self, at: offset + 4)),
      Float(bitPattern: try file.load(UInt32.self, at: offset + 8)),
      Float(bitPattern: try file.load(UInt32.self, at: offset + 12)))
  }
}

extension BoundingSphere {
  /// Whether a sphere lies within this one; false if any number is NaN.
  func holds(_ center: SIMD3<Double>, radius: Double) -> Bool {
    (center - centerPosition).length + radius <= Double(w)
  }
}
