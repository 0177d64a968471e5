import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct CarriagewayTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  private func build(
    _ roads: [SampleRoad], at path: String, runBytes: Int? = nil
  ) throws -> PlaceIndex {
    let builder = try PlaceIndexBuilder(path: path, runBytes: runBytes)
    for road in roads { try builder.add(road) }
    _ = try builder.finish()
    let index = try PlaceIndex(path: path)
    try index.verify()
    return index
  }

  @Test(arguments: [
    GridPosition(lon: 95_000_000, lat: 471_000_000), GridPosition(lon: 1_799_950_000, lat: 5),
    GridPosition(lon: 0, lat: -899_000_000),
  ])
  func `every edge is there once, and found from wherever it is near`(
    middle: GridPosition
  ) throws {
    let seed = UInt64.random(in: 0 ... .max)
    let roads = SampleRoad.list(300, about: middle, seed: seed)
    let index = try build(roads, at: path)
    #expect(index.hasCarriageways)
    let tree = try #require(index.carriageways)
    let all = roads.flatMap(\.edges)
    #expect(index.carriagewayEdgeCount == all.count)
    var counts: [SampleEdge: Int] = [:]
    for edge in all { counts[edge, default: 0] += 1 }
    for edge in try tree.edges(within: 1e8, of: middle) { counts[edge, default: 0] -= 1 }
    #expect(counts.values.allSatisfy { $0 == 0 }, "seed \(seed)")
    var fewest = all.count
    for road in roads.prefix(100) {
      let center = Ellipsoid.position(road.line[0])
      let near = Set(
        all.filter { edge in
          [edge.from, edge.to].contains { (Ellipsoid.position($0) - center).length <= 200 }
        })
      let found = try tree.edges(within: 200, of: road.line[0])
      #expect(near.isSubset(of: found), "seed \(seed)")
      fewest = min(fewest, found.count)
    }
    // It does not find them by looking at all.
    #expect(fewest < all.count / 10)
  }

  @Test func `the file does not depend on the order of ways, and a way counts once`() throws {
    let roads = SampleRoad.list(200, seed: 3)
    let first = try build(roads, at: path)
    let again = folder.file("b.corridor")
    let second = try build((roads + roads.prefix(20)).reversed(), at: again)
    #expect(first.buildID == second.buildID)
    #expect(try TemporaryFolder.bytes(path) == TemporaryFolder.bytes(again))
  }

  @Test(arguments: [1000, 100_000])
  func `the file does not depend on the memory, and a way counts once`(runBytes: Int) throws {
    let roads = SampleRoad.list(1000, seed: 4)
    _ = try build(roads, at: path, runBytes: 1 << 30)
    let again = folder.file("b.corridor")
    _ = try build((roads + roads.prefix(20)).reversed(), at: again, runBytes: runBytes)
    #expect(try TemporaryFolder.bytes(path) == TemporaryFolder.bytes(again))
    #expect(try folder.names.sorted() == ["a.corridor", "b.corridor"])
  }

  @Test func `positions that repeat make no edges, lines of one position none at all`() throws {
    let at = [(0, 0), (0, 0), (0, 5), (0, 5), (3, 5)].map { GridPosition(lon: $0.0, lat: $0.1) }
    let builder = try PlaceIndexBuilder(path: path)
    let way = Carriageway(use: .oneWay)
    try builder.add(way, way: 1, lines: [at, [], [at[0]], [at[0], at[1]]])
    _ = try builder.finish()
    let index = try PlaceIndex(path: path)
    try index.verify()
    let edges = try #require(index.carriageways).edges(within: 10, of: at[0])
    #expect(edges.map(\.to) == [at[2], at[4]])
  }

  @Test func `an index without roads has nothing of them, and differs by nothing else`() throws {
    let places = SamplePlace.list(30, seed: 8)
    try SamplePlace.build(places, at: path)
    let plain = try IndexBytes(path: path)
    let index = try PlaceIndex(path: path)
    #expect(!index.hasCarriageways && index.carriageways == nil)
    #expect(index.carriagewayEdgeCount == 0)
    // The other optional ones have the chains.
    #expect(index.sectionLengths.count == IndexSection.requiredCount + 2)
    #expect(!index.sectionLengths.contains { $0.section == .carriagewayPieces })
    #expect(plain.header.optionalCount == 2)
    try SamplePlace.build(places, at: path, roads: 20)
    let other = try IndexBytes(path: path)
    #expect(other.header.compatibleFeatures == IndexFormat.optionalSections)
    #expect(other.header.directoryCount == plain.header.directoryCount)
    for section in IndexSection.allCases where !section.isOptional {
      let (old, new) = (plain.entry(section), other.entry(section))
      #expect(old == new, "\(section)")
      #expect(
        plain.bytes[old.offset..<old.offset + old.length]
          == other.bytes[new.offset..<new.offset + new.length], "\(section)")
    }
  }

  @Test func `sections of a later version are passed over, wherever they lie in bounds`() throws {
    try SamplePlace.build(SamplePlace.list(30, seed: 8), at: path, roads: 20)
    var index = try IndexBytes(path: path)
    let last = index.entryOffset(.carriagewayVertices)
    let end = UInt64(index.header.treeOffset)
    index.header.optionalCount = 4
    for (field, value) in [(48, 900 | 7 << 32), (56, end), (64, 0), (72, 1), (80, 12345)] {
      index.store(UInt64(value), at: last + field)
    }
    index.seal()
    try TemporaryFolder.write(index.bytes, path)
    let opened = try PlaceIndex(path: path)
    try opened.verify()
    #expect(opened.carriagewayEdgeCount > 0)
    // A version of this section that is not known is as if it were not there.
    let pieces = index.entryOffset(.carriagewayPieces)
    var newer = index
    for entry in 0..<3 {
      newer.bytes[pieces + entry * SectionEntry.size + 4] = 2
    }
    newer.seal()
    try TemporaryFolder.write(newer.bytes, path)
    #expect(try !PlaceIndex(path: path).hasCarriageways)
    try PlaceIndex(path: path).verify()
    for wrong in [end + 1, end + 4096, 0, 4096] {
      var index = index
      index.store(wrong, at: last + 56)
      index.seal()
      try TemporaryFolder.write(index.bytes, path)
      #expect(throws: IndexError.self, "\(wrong)") { try PlaceIndex(path: path) }
    }
    for count in [37, 1000, Int(UInt32.max)] {
      index.header.optionalCount = count
      index.bytes.replaceSubrange(..<IndexFormat.pageSize, with: index.header.serialized())
      try TemporaryFolder.write(index.bytes, path)
      #expect(throws: IndexError.self, "\(count)") { try PlaceIndex(path: path) }
    }
  }

  @Test(arguments: [IndexSection.carriagewayPieces, .carriagewayNodes, .carriagewayVertices])
  func `every changed number is found or does no harm`(section: IndexSection) throws {
    try SamplePlace.build(SamplePlace.list(5, seed: 8), at: path, roads: 60)
    var found = 0
    try IndexBytes(path: path).forEachChange(of: section, places: 150, at: path) { byte, _ in
      do throws(IndexError) {
        let tree = try PlaceIndex(path: path).carriageways
        for meters in [1e3, 1e8] {
          _ = try tree?.edges(within: meters, of: GridPosition(lon: 0, lat: 0))
        }
        try PlaceIndex(path: path).verify()
      } catch {
        found += 1
        #expect(error.description.contains("damaged"), "byte \(byte): \(error)")
      }
    }
    #expect(found > 20)
  }
}
