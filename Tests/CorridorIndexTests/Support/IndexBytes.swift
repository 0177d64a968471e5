import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// The bytes of an index that a test changes and then seals again, as a hostile writer would.
struct IndexBytes {
  var bytes: [UInt8]
  var header: IndexHeader

  init(path: String) throws {
    bytes = try TemporaryFolder.bytes(path)
    header = try unsafe bytes.withUnsafeBytes { bytes throws(IndexError) in
      try unsafe IndexHeader(bytes, fileLength: bytes.count, path: path)
    }
  }

  /// The entry of a section as it stands in the directory.
  func entry(_ section: IndexSection) -> (offset: Int, length: Int) {
    let start = entryOffset(section)
    return (Int(truncatingIfNeeded: load(start + 8)), Int(truncatingIfNeeded: load(start + 16)))
  }

  /// Where the entry of a section begins; the file has it.
  func entryOffset(_ section: IndexSection) -> Int {
    IndexFormat.pageSize + (Int(section.number) - 1) * SectionEntry.size
  }

  /// The sections that the header counts, where all that are known stand in their order.
  private var sections: ArraySlice<IndexSection> {
    IndexSection.allCases.prefix(
      IndexSection.requiredCount + min(header.optionalCount, IndexSection.allCases.count))
  }

  func load(_ offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) }
  }

  mutating func store(_ value: UInt64, at offset: Int) {
    for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index)) }
  }

  /// Makes every checksum right again, those of sections only where sections are where they were.
  mutating func seal() {
    for section in sections {
      let entry = entry(section)
      guard entry.offset >= 0, entry.length >= 0, entry.offset <= bytes.count,
        entry.length <= bytes.count - entry.offset
      else { continue }
      let checksum = Checksum.of(
        bytes.span.extracting(entry.offset..<entry.offset + entry.length))
      store(checksum, at: entryOffset(section) + 40)
    }
    let directory = header.directoryOffset
    if directory >= 0, directory <= bytes.count - IndexFormat.pageSize {
      header.directoryChecksum = Checksum.of(
        bytes.span.extracting(
          directory..<directory + IndexSection.requiredCount * SectionEntry.size))
    }
    let data = bytes.count / IndexFormat.pageSize
    let pages = PageTree(dataEnd: treePage(pageCount: data)).levelStarts[0]
    let checksums = (1..<pages).map { page in
      Checksum.of(
        bytes.span.extracting(page * IndexFormat.pageSize..<(page + 1) * IndexFormat.pageSize))
    }
    let tree = PageTree.serialize(checksums)
    bytes.replaceSubrange((pages * IndexFormat.pageSize)..., with: tree.bytes)
    header.rootChecksum = tree.root
    bytes.replaceSubrange(..<IndexFormat.pageSize, with: header.serialized())
  }

  /// Calls `body` for files in each of which one byte of a section is another, written to `path` with
  /// checksums made right; with the number of the byte and what it is then.
  ///
  /// - Parameter places: About how many of its bytes are changed, far apart.
  func forEachChange(
    of section: IndexSection, places: Int, at path: String,
    _ body: (_ byte: Int, _ value: UInt8) throws -> Void
  ) throws {
    let entry = entry(section)
    try #require(entry.length > 0)
    for byte in stride(from: 0, to: entry.length, by: max(1, entry.length / places)) {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] where bytes[entry.offset + byte] != value {
        var index = self
        index.bytes[entry.offset + byte] = value
        index.seal()
        try TemporaryFolder.write(index.bytes, path)
        try body(byte, value)
      }
    }
  }

  private func treePage(pageCount: Int) -> Int {
    (2..<pageCount).first { PageTree(dataEnd: $0).pageCount == pageCount } ?? 2
  }

  /// Everything that an index tells, or the error that it ends in.
  static func read(_ path: String) throws(IndexError) -> [SamplePlace] {
    let index = try PlaceIndex(path: path)
    _ = try index.categories
    let key = try index.tagKey("name")
    var places: [SamplePlace] = []
    for row in 0..<index.count {
      let place = try index.place(at: row)
      _ = try index.value(of: key, at: row)
      _ = try index.resolve(place.id)
      places.append(SamplePlace(place))
    }
    try index.carriageways?.forEachCarriagewaySegment(within: 1e8, of: SIMD3()) {
      (piece) throws(IndexError) in
      try index.carriageways?.forEachVertex(of: piece) { _ in }
    }
    if let graph = try index.roads() {
      for node in 0..<graph.nodeCount {
        for number in try graph.leaving(node) { _ = try graph.directed(number) }
      }
      try graph.forEachSegment(within: 1e8, of: SIMD3()) { (number) throws(IndexError) in
        let segment = try graph.segment(number)
        _ = try graph.line(of: segment)
        _ = try graph.tags(segment.tags)
        return 1e8
      }
      for number in 0..<graph.turnCount { _ = try graph.turn(number) }
    }
    return places
  }
}
