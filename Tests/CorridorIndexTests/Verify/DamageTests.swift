import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorIndex

/// A damaged index: `verify` throws, and reading throws or tells what the whole one tells.
@Suite struct DamageTests {
  private let folder: TemporaryFolder
  private let path: String
  private let whole: [UInt8]
  private let places: [SamplePlace]

  init() throws {
    folder = TemporaryFolder()
    path = folder.file("a.corridor")
    try SamplePlace.build(SamplePlace.list(40, seed: 3), at: path)
    whole = try TemporaryFolder.bytes(path)
    places = try IndexBytes.read(path)
  }

  private func verify() throws(IndexError) {
    try PlaceIndex(path: path).verify()
  }

  @Test func `a whole index passes`() throws {
    try verify()
    #expect(places.count == 40)
  }

  @Test func `a file cut anywhere does not open`() throws {
    for length in (0..<whole.count).reversed() {
      try resize(length)
      #expect(throws: IndexError.self, "\(length) bytes") { try PlaceIndex(path: path) }
    }
  }

  @Test func `a file that grew does not open`() throws {
    for more in [1, 4095, 4096, 1 << 20] {
      try resize(whole.count + more)
      #expect(throws: IndexError.self, "\(more) bytes more") { try PlaceIndex(path: path) }
    }
  }

  @Test func `any flipped bit of the header is found`() throws {
    for bit in 0..<IndexFormat.pageSize * 8 {
      try flip(bit: bit) {
        #expect(throws: IndexError.self, "bit \(bit)") { try PlaceIndex(path: path) }
      }
    }
  }

  @Test func `a flipped bit in any byte is found`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for byte in IndexFormat.pageSize..<whole.count {
      let bit = byte * 8 + Int.random(in: 0..<8, using: &random)
      try flip(bit: bit) {
        #expect(throws: IndexError.self, "bit \(bit), SplitMix(seed: \(seed))") { try verify() }
      }
    }
  }

  @Test func `reading a file with a flipped bit fails or tells the truth`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<400 {
      let bit = Int.random(in: IndexFormat.pageSize * 8..<whole.count * 8, using: &random)
      try flip(bit: bit) {
        guard let found = try? IndexBytes.read(path) else { return }
        #expect(found == places, "bit \(bit), SplitMix(seed: \(seed))")
      }
    }
  }

  private func resize(_ length: Int) throws {
    // SAFETY: truncate reads the path.
    let result = unsafe truncate(path, length)
    try #require(result == 0)
  }

  /// Calls `body` while one bit of the file is flipped.
  private func flip(bit: Int, _ body: () throws -> Void) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(bit / 8))
    try file.write(contentsOf: [whole[bit / 8] ^ (1 << UInt8(bit % 8))])
    try body()
    try file.seek(toOffset: UInt64(bit / 8))
    try file.write(contentsOf: [whole[bit / 8]])
  }
}
