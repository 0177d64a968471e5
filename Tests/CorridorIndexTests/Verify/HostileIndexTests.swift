import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// Files whose checksums are right but which no builder wrote.
@Suite struct HostileIndexTests {
  private let folder: TemporaryFolder
  private let path: String
  private let whole: IndexBytes

  init() throws {
    folder = TemporaryFolder()
    path = folder.file("a.corridor")
    try SamplePlace.build(SamplePlace.list(60, seed: 9), at: path, roads: 40)
    whole = try IndexBytes(path: path)
  }

  @Test func `sealing what was not changed changes nothing`() throws {
    var index = whole
    index.seal()
    #expect(index.bytes == whole.bytes)
  }

  @Test(arguments: IndexSection.allCases)
  func `offsets, lengths and counts that are wrong are found`(section: IndexSection) throws {
    let start = whole.entryOffset(section)
    for field in [0, 8, 16, 24, 32] {
      for value: UInt64 in [1, 3, 4096, 1 << 31, 1 << 32, 1 << 62, .max >> 1, .max - 4095, .max] {
        var index = whole
        guard index.load(start + field) != value else { continue }
        index.store(value, at: start + field)
        // An empty section's elements may begin anywhere.
        index.seal()
        try TemporaryFolder.write(index.bytes, path)
        #expect(throws: IndexError.self, "field \(field) set to \(value)") {
          try PlaceIndex(path: path).verify()
        }
        _ = try? IndexBytes.read(path)
      }
    }
  }

  @Test func `sections that lie on one another are found`() throws {
    var index = whole
    let other = index.entry(.keys)
    index.store(UInt64(other.offset), at: index.entryOffset(.values) + 8)
    index.seal()
    try TemporaryFolder.write(index.bytes, path)
    #expect(throws: IndexError.self) { try PlaceIndex(path: path) }
  }

  @Test func `counts of the header that are wrong are found`() throws {
    for value in [0, 59, 61, 1 << 40, Int.max] {
      for field in [\IndexHeader.placeCount, \.directoryOffset, \.treeOffset, \.fileLength] {
        var index = whole
        index.header[keyPath: field] = value
        index.seal()
        try TemporaryFolder.write(index.bytes, path)
        #expect(throws: IndexError.self, "\(field) set to \(value)") {
          try PlaceIndex(path: path)
        }
      }
    }
  }

  /// A change of one element, which makes a structure wrong.
  @Test(
    arguments: [
      (.recordOffsets, 4, 0xFFFF_FFFF), (.recordOffsets, 240, 0), (.recordBases, 0, 1),
      (.positions, 0, 0x7FFF_FFFF), (.positions, 64, 1), (.positions, 511, 0x7F),
      (.nodes, 12, 0), (.nodes, 0, 0x7FC0_0000), (.nodes, 76, 0), (.categoryNodes, 12, 0),
      (.categoryEntries, 0, 1), (.categoryEntries, 8, 1), (.categoryEntries, 40, 1),
      (.categoryRows, 0, 59), (.categoryRows, 4, 0), (.categoryRows, 0, 0xFFFF_FFFF),
      (.categoryPositions, 0, 5), (.identifiers, 0, 0xFFFF_FFFF), (.identifiers, 4, 60),
      (.identifiers, 12, 0), (.categoryNames, 4, 0xFFFF), (.keys, 0, 1), (.values, 0, 1),
      (.carriagewayPieces, 0, 1), (.carriagewayPieces, 4, 0), (.carriagewayPieces, 4, 9),
      (.carriagewayPieces, 4, 0x0302), (.carriagewayPieces, 6, 2), (.carriagewayNodes, 12, 0),
      (.carriagewayNodes, 0, 0x7FC0_0000), (.carriagewayVertices, 0, 0x7FFF_FFFF),
      (.carriagewayVertices, 4, 0),
    ] as [(IndexSection, Int, UInt32)])
  func `a structure that does not hold is found under right checksums`(
    section: IndexSection, offset: Int, value: UInt32
  ) throws {
    var index = whole
    let entry = index.entry(section)
    try #require(offset < entry.length)
    for byte in 0..<min(4, entry.length - offset) {
      index.bytes[entry.offset + offset + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte))
    }
    try #require(index.bytes != whole.bytes)
    index.seal()
    try TemporaryFolder.write(index.bytes, path)
    #expect(throws: IndexError.self) { try PlaceIndex(path: path).verify() }
    _ = try? IndexBytes.read(path)
  }

  @Test(arguments: 0..<8)
  func `changed and sealed again, it fails or reads, and never crashes`(_: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<60 {
      var index = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let section = IndexSection.allCases.randomElement(using: &random) ?? .records
        let entry = index.entry(section)
        guard entry.length > 0 else { continue }
        let byte = entry.offset + Int.random(in: 0..<entry.length, using: &random)
        index.bytes[byte] =
          [0, 1, 0x7F, 0x80, 0xFF, index.bytes[byte] ^ 1].randomElement(
            using: &random) ?? 0
      }
      index.seal()
      try TemporaryFolder.write(index.bytes, path)
      do throws(IndexError) {
        try PlaceIndex(path: path).verify()
        // What passes can be read, all of it.
        _ = try IndexBytes.read(path)
      } catch {
        _ = try? IndexBytes.read(path)
        #expect(error.description.contains("damaged"), "SplitMix(seed: \(seed)): \(error)")
      }
    }
  }
}
