package import CorridorGeometry

extension IndexSection {
  /// Positions of all places, in blocks of 16 longitudes and 16 latitudes: Int32. Toponyms start in
  /// a new block.
  public static var positions: Self {
    Self(4, .positions, size: SphereTree.leafSize) { count, file in
      count == SphereTree.blockCount(places: file.businesses)
        + SphereTree.blockCount(places: file.toponyms)
    }
  }
  /// Bounding spheres over all businesses, followed by those over all toponyms.
  public static var nodes: Self {
    Self(5, .nodes, size: SphereTree.nodeSize) { count, file in
      count == SphereTree.nodeCount(places: file.businesses)
        + SphereTree.nodeCount(places: file.toponyms)
    }
  }
}

extension IndexReader {
  /// The position of a place, by row from 0 up to ``count``, exclusive.
  package func position(at row: Int) throws(IndexError) -> GridPosition {
    try check(row: row)
    let lon = positionOffset(of: row)
    return GridPosition(
      lon: try file.load(Int32.self, at: lon),
      lat: try file.load(Int32.self, at: lon + SphereTree.leafSize / 2))
  }

  /// The offset of a place's longitude.
  func positionOffset(of row: Int) -> Int {
    let place = row < businessCount ? row : row - businessCount
    let blocks = row < businessCount ? sections[.positions].offset : toponymPositionsOffset
    return blocks + place / SphereTree.leafCapacity * SphereTree.leafSize
      + place % SphereTree.leafCapacity * 4
  }

  /// The offset of the first toponym's position.
  var toponymPositionsOffset: Int {
    sections[.positions].offset + SphereTree.blockCount(places: businessCount)
      * SphereTree.leafSize
  }

  /// The offset of the first sphere over the toponyms.
  var toponymNodesOffset: Int {
    sections[.nodes].offset + SphereTree.nodeCount(places: businessCount) * SphereTree.nodeSize
  }

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

extension PlaceIndex {
  /// The position of the place in a row.
  package func position(at row: Int) throws(IndexError) -> GridPosition {
    try contents.position(at: row)
  }

  /// All toponyms, as a tree to search.
  package var toponymTree: PlaceTree {
    PlaceTree(
      file: contents.file, count: toponymCount,
      positionsOffset: contents.toponymPositionsOffset, nodesOffset: contents.toponymNodesOffset,
      rowsOffset: nil, firstRow: businessCount)
  }
}

extension GridPosition {
  /// A position as stored in a file: longitude in the lower half.
  @inline(__always)
  init(packed: UInt64) {
    self.init(
      lon: Int32(truncatingIfNeeded: packed), lat: Int32(truncatingIfNeeded: packed >> 32))
  }

  /// Whether longitude and latitude are within ±180 and ±90 degrees.
  var isOnEarth: Bool {
    (-1_800_000_000...1_800_000_000).contains(lon) && (-900_000_000...900_000_000).contains(lat)
  }
}
