import CorridorFormats
import CorridorTestSupport
import Foundation
import Testing

@Suite struct `Input files` {
  private func bytes(of file: borrowing InputFile) -> [UInt8] {
    // SAFETY: the bytes are copied.
    unsafe file.withBytes { bytes in unsafe Array(bytes) }
  }

  private func onDisk<Result>(_ content: [UInt8], _ body: (String) throws -> Result) rethrows
    -> Result
  {
    let folder = TemporaryFolder()
    let path = folder.file("input")
    _ = FileManager.default.createFile(atPath: path, contents: Data(content))
    return try body(path)
  }

  /// "hello, hello, hello\n" packed by gzip.
  private let packed: [UInt8] = [
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 0xd7,
    0x51, 0xc8, 0x40, 0xa2, 0xb8, 0x00, 0xe7, 0x42, 0x6e, 0x52, 0x14, 0x00, 0x00, 0x00,
  ]

  @Test func `reads a file as it is`() throws {
    for count in [0, 1, 63, 64, 4096, 200_000] {
      let content = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + 32) | 1 }
      let read = try onDisk(content) { path in bytes(of: try InputFile(path: path)) }
      #expect(read == content)
    }
  }

  @Test func `leaves a byte order mark out`() throws {
    #expect(bytes(of: try input([0xEF, 0xBB, 0xBF, 0x7B])) == [0x7B])
    #expect(bytes(of: try input([0xEF, 0xBB, 0xBF])).isEmpty)
  }

  @Test func `unpacks gzip, also in several members`() throws {
    let text = Array("hello, hello, hello\n".utf8)
    #expect(bytes(of: try input(packed)) == text)
    #expect(bytes(of: try input(packed + packed + [0, 0, 0])) == text + text)
    let read = try onDisk(packed) { path in bytes(of: try InputFile(path: path)) }
    #expect(read == text)
  }

  @Test func `refuses gzip that is cut, changed or followed by something else`() {
    for count in 2..<packed.count {
      let error = failure { () throws(InputError) in try input(Array(packed.prefix(count))) }
      guard case .damagedGzip = error else {
        Issue.record("\(count): \(String(describing: error))")
        continue
      }
    }
    var changed = packed
    changed[24] ^= 1
    for damaged in [changed, packed + [1, 2, 3]] {
      guard case .damagedGzip = failure({ () throws(InputError) in try input(damaged) }) else {
        Issue.record("\(damaged)")
        continue
      }
    }
  }

  /// 20,000 times "a" packed by gzip.
  private let bomb: [UInt8] = [
    0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xed, 0xc1, 0x31, 0x01, 0x00, 0x00,
    0x00, 0xc2, 0xa0, 0xac, 0xeb, 0x5f, 0xc2, 0x1a, 0x1e, 0x40, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xf0, 0x60, 0x31,
    0x87, 0xbd, 0xca, 0x20, 0x4e, 0x00, 0x00,
  ]

  @Test func `stops at the limit, packed or not`() throws {
    #expect(bytes(of: try input(bomb, limit: 20_000)).count == 20_000)
    for limit in [100, 10_000, 19_999] {
      #expect(
        failure { () throws(InputError) in try input(bomb, limit: limit) }
          == .tooLarge(file: "test", limit: limit))
    }
    #expect(
      failure { () throws(InputError) in try input(bomb + bomb, limit: 39_999) }
        == .tooLarge(file: "test", limit: 39_999))
    #expect(
      failure { () throws(InputError) in try input([1, 2, 3], limit: 2) }
        == .tooLarge(file: "test", limit: 2))
    #expect(
      failure { () throws(InputError) in try InputFile(path: "/dev/zero", limit: 1_000_000) }
        == .tooLarge(file: "/dev/zero", limit: 1_000_000))
    onDisk([1, 2, 3]) { path in
      #expect(
        failure { () throws(InputError) in try InputFile(path: path, limit: 2) }
          == .tooLarge(file: path, limit: 2))
    }
  }

  @Test func `tells a missing file from a folder`() {
    #expect(
      failure { () throws(InputError) in try InputFile(path: "/no/such/file") }
        == .unreadable(file: "/no/such/file", reason: .missing))
    #expect(
      failure { () throws(InputError) in try InputFile(path: "/tmp") }
        == .unreadable(file: "/tmp", reason: .directory))
  }

  @Test func `names encodings other than UTF-8`() {
    let cases: [([UInt8], String)] = [
      ([0xFF, 0xFE, 0x7B, 0], "UTF-16 (little-endian)"),
      ([0xFE, 0xFF, 0, 0x7B], "UTF-16 (big-endian)"),
      ([0x7B, 0, 0x7D, 0], "UTF-16 (little-endian)"), ([0, 0x7B, 0, 0x7D], "UTF-16 (big-endian)"),
      ([0xFF, 0xFE, 0, 0], "UTF-32 (little-endian)"), ([0, 0, 0xFE, 0xFF], "UTF-32 (big-endian)"),
    ]
    for (content, name) in cases {
      #expect(
        failure { () throws(InputError) in try input(content) }
          == .encoding(file: "test", found: name))
    }
  }
}
