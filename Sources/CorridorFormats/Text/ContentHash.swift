internal import CorridorIndex

/// FNV-1a with 64 bits (Fowler, Noll and Vo): the identifier of objects that have none.
package struct ContentHash: CustomStringConvertible {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  package mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices { add(bytes[index]) }
  }

  /// Adds a string and a terminator, so that different sequences of strings have different bytes.
  package mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0)
  }

  /// Sixteen hexadecimal digits.
  package var description: String { value.hexadecimal }
}
