/// Reads variable-length numbers and text from untrusted bytes.
///
/// A read returns nil if the bytes end too early or a number does not fit; do not read after that.
@safe
struct ByteCursor {
  // SAFETY: the bytes are readable while their owner lives, which the creator of a cursor ensures;
  // every read checks against `count`.
  private let base: UnsafeRawPointer
  private let count: Int
  /// Bytes read so far.
  private(set) var position = 0

  /// Reads the `count` bytes at `base`, which must outlive the cursor.
  @unsafe
  init(_ base: UnsafeRawPointer, count: Int) {
    unsafe self.base = unsafe base
    self.count = count
  }

  /// Whether all bytes have been read.
  var isAtEnd: Bool { position == count }

  /// The next number in 7-bit groups (see ``Swift/Array/appendVarint(_:)``).
  @inline(__always)
  mutating func varint() -> UInt64? {
    guard position < count else { return nil }
    // SAFETY: position < count before every load.
    let first = unsafe base.load(fromByteOffset: position, as: UInt8.self)
    position += 1
    return first < 0x80 ? UInt64(first) : varint(after: first)
  }

  /// The number that begins with a byte, which says that more follow.
  @inline(never)
  private mutating func varint(after first: UInt8) -> UInt64? {
    var value = UInt64(first & 0x7F)
    var shift: UInt64 = 7
    while position < count {
      let byte = unsafe base.load(fromByteOffset: position, as: UInt8.self)
      position += 1
      // The tenth byte holds the one remaining bit.
      if shift == 63, byte > 1 { break }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
      if shift > 63 { break }
    }
    position = count
    return nil
  }

  /// The next number as an `Int` index.
  mutating func index() -> Int? {
    varint().flatMap { Int(exactly: $0) }
  }

  /// The next `length` bytes.
  mutating func take(_ length: UInt64) -> UnsafeRawBufferPointer? {
    guard length <= UInt64(count - position) else {
      position = count
      return nil
    }
    // SAFETY: checked above.
    let bytes = unsafe UnsafeRawBufferPointer(start: base + position, count: Int(length))
    position += Int(length)
    return unsafe bytes
  }

  /// Skips `length` bytes; returns false if there are fewer.
  mutating func skip(_ length: UInt64) -> Bool {
    unsafe take(length) != nil
  }
}
