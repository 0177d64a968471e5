import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorIndex

@Suite struct OpeningTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  @Test func `a file that is not there is missing`() {
    #expect(throws: IndexError.missing(path: path)) { try PlaceIndex(path: path) }
  }

  @Test func `a folder is no file`() {
    #expect(throws: IndexError.notAFile(path: folder.path)) { try PlaceIndex(path: folder.path) }
    #expect(throws: IndexError.notAFile(path: "/dev/null")) { try PlaceIndex(path: "/dev/null") }
  }

  @Test(arguments: [[], [0x89], Array("PK\u{3}\u{4} something else".utf8)] as [[UInt8]])
  func `other files are no indexes`(bytes: [UInt8]) throws {
    try TemporaryFolder.write(bytes, path)
    #expect(throws: IndexError.notAnIndex(path: path)) { try PlaceIndex(path: path) }
  }

  @Test func `another version says found, expected and what to do`() throws {
    try SamplePlace.build(SamplePlace.list(3, seed: 1), at: path)
    var index = try IndexBytes(path: path)
    index.header.version = IndexVersion(major: 7, minor: 2)
    index.seal()
    try TemporaryFolder.write(index.bytes, path)
    let error = #expect(throws: IndexError.self) { try PlaceIndex(path: path) }
    #expect(
      error?.description
        == "\(path): index of version 7.2, expected 3.1; rebuild it with `corridor import`")
  }

  @Test func `unknown features that matter are named, others are not minded`() throws {
    try SamplePlace.build(SamplePlace.list(3, seed: 1), at: path)
    var index = try IndexBytes(path: path)
    index.header.compatibleFeatures = 6
    index.header.version.minor = 9
    index.seal()
    try TemporaryFolder.write(index.bytes, path)
    try PlaceIndex(path: path).verify()
    index.header.incompatibleFeatures = 4
    index.seal()
    try TemporaryFolder.write(index.bytes, path)
    #expect(throws: IndexError.unknownFeatures(path: path, bits: 4)) {
      try PlaceIndex(path: path)
    }
  }

  @Test func `rows that are not there are named`() throws {
    try SamplePlace.build(SamplePlace.list(3, seed: 1), at: path)
    let index = try PlaceIndex(path: path)
    for row in [-1, 3, .max, .min] {
      #expect(throws: IndexError.noSuchRow(row: row, count: 3)) { try index.place(at: row) }
    }
  }

  @Test func `bytes outside of the file are an error`() throws {
    try SamplePlace.build(SamplePlace.list(3, seed: 1), at: path)
    let file = try MappedFile(path: path)
    for (offset, count) in [
      (-1, 1), (0, -1), (file.count, 1), (file.count - 1, 2), (.max, .max), (1, .max), (.min, 0),
    ] {
      #expect(throws: IndexError.self, "\(count) bytes at \(offset)") {
        _ = try unsafe file.bytes(at: offset, count: count)
      }
    }
    _ = try unsafe file.bytes(at: file.count, count: 0)
  }
}
