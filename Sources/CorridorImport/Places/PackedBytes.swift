/// Reads numbers and ranges from bytes that this program has written; traps on others.
struct PackedReader {
  let bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func byte() -> UInt8 {
    position += 1
    return bytes[position - 1]
  }

  /// A number in groups of seven bits.
  mutating func number() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = byte()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  mutating func count() -> Int { Int(number()) }

  /// A small number of either sign.
  mutating func difference() -> Int64 {
    let value = number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// The range of bytes that follow their count.
  mutating func range() -> Range<Int> {
    let count = count()
    position += count
    return position - count..<position
  }

  mutating func string() -> String { String(decoding: bytes[range()], as: UTF8.self) }
}

extension [UInt8] {
  /// Appends a number in groups of seven bits.
  mutating func appendPacked(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func appendPacked(_ count: Int) { appendPacked(UInt64(count)) }

  /// Appends a small number of either sign.
  mutating func appendPacked(difference: Int64) {
    appendPacked(UInt64(bitPattern: difference << 1 ^ difference >> 63))
  }

  /// Appends bytes after their count.
  mutating func appendPacked(_ bytes: Span<UInt8>) {
    appendPacked(bytes.count)
    for index in bytes.indices { append(bytes[index]) }
  }

  mutating func appendPacked(_ text: String) {
    appendPacked(text.utf8.count)
    self += text.utf8
  }
}
