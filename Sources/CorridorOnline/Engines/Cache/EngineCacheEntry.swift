internal import CorridorIndex

/// An answer in a cache.
///
/// A file has `CorrEng1`, the XXH3-64 of all that follows, when it was kept (seconds since 1970),
/// the status, the length of what was asked, that itself, and the body; numbers are of 64 bits,
/// little-endian.
struct EngineCacheEntry: Hashable, Sendable {
  var seconds: Int64
  var status: Int
  var body: [UInt8]

  private static let magic = Array("CorrEng1".utf8)
  private static let headerBytes = 5 * 8

  init(seconds: Int64, status: Int, body: [UInt8]) {
    self.seconds = seconds
    self.status = status
    self.body = body
  }

  /// Reads a file; nil if it is damaged, or the answer to something else.
  init?(_ bytes: [UInt8], of key: [UInt8]) {
    guard bytes.count >= Self.headerBytes, Array(bytes[..<8]) == Self.magic else { return nil }
    func number(_ index: Int) -> UInt64 {
      bytes[8 * index..<8 * index + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard number(1) == Checksum.of(Array(bytes[16...]).span), number(4) == UInt64(key.count),
      bytes.count - Self.headerBytes >= key.count
    else { return nil }
    let rest = bytes[Self.headerBytes...]
    guard rest.prefix(key.count).elementsEqual(key), let status = Int(exactly: number(3)) else {
      return nil
    }
    self.init(
      seconds: Int64(bitPattern: number(2)), status: status, body: Array(rest.dropFirst(key.count)))
  }

  /// The bytes of a file.
  func bytes(of key: [UInt8]) -> [UInt8] {
    func bytes(_ number: UInt64) -> [UInt8] {
      (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * UInt64($0))) }
    }
    let rest =
      bytes(UInt64(bitPattern: seconds)) + bytes(UInt64(clamping: status))
      + bytes(UInt64(key.count)) + key + body
    return Self.magic + bytes(Checksum.of(rest.span)) + rest
  }
}
