import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct SphereTreeTests {
  @Test(arguments: [0, 1, 15, 16, 17, 256, 257, 5000])
  func `every node holds its children and the level counts add up`(count: Int) throws {
    var random = SplitMix(seed: UInt64(count) + 1)
    var positions: [GridPosition] = []
    for _ in 0..<count {
      let position = GridPosition(
        lon: Int32.random(in: -1_800_000_000...1_800_000_000, using: &random),
        lat: Int32.random(in: -900_000_000...900_000_000, using: &random))
      positions.append(position)
    }
    let nodes = RowColumn<BoundingSphere>(.unlimited)
    try nodes.append(contentsOf: LeafChunk(positions).leaves)
    var spheres = SphereTreeBuilder()
    try spheres.addLevels(above: 0, to: nodes)
    let levels = SphereTree.levelCounts(places: count)
    #expect(nodes.count == SphereTree.nodeCount(places: count))
    for (row, position) in positions.enumerated() {
      let leaf = nodes[row / SphereTree.leafCapacity]
      let gap = (Ellipsoid.position(position) - leaf.centerPosition).length
      #expect(gap <= Double(leaf.w), "row \(row) of \(count)")
    }
    var start = 0
    for level in levels.indices.dropLast() {
      for child in 0..<levels[level] {
        let inner = nodes[start + child]
        let outer = nodes[start + levels[level] + child / SphereTree.fanOut]
        let reach = (inner.centerPosition - outer.centerPosition).length + Double(inner.w)
        #expect(reach <= Double(outer.w), "node \(child) of level \(level)")
      }
      start += levels[level]
    }
  }

  @Test func `a sphere about one place is a few metres wide at most`() {
    let piece = LeafChunk([GridPosition(lon: 95_000_000, lat: 471_000_000)])
    #expect(piece.leaves[0].w < 2)
  }
}
