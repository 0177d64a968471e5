import CorridorTestSupport
import Testing

@testable import CorridorIndex

extension IndexBytes {
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
