/// FNV-1a over 64 bits (Fowler, Noll and Vo): the identifier of what has none of its own.
struct ContentHash {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  /// Sixteen hexadecimal digits.
  var digits: [UInt8] {
    (0..<16).map { place in
      let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * place)) & 15
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }
}
