/// The keys under which phrases are found, ascending by bytes, then by phrase.
///
/// Kept as text, so that they can stand in a file of ours and need no reading at the start: eight
/// digits of six bits each for a key, the lowest first; its offset takes 20 bits, its length 9,
/// whether it is native 1, its phrase 18. Twelve keys make a line.
struct LexiconKeys: RandomAccessCollection, Hashable, Sendable {
  private static let digitsPerKey = 8
  private static let keysPerLine = 12
  /// The digit of nothing; the others follow as in ASCII.
  private static let zero = UInt8(ascii: "0")

  let digits: String
  let count: Int

  init(digits: String) {
    self.digits = digits
    let length = digits.utf8.count
    count = (length - length / (Self.keysPerLine * Self.digitsPerKey + 1)) / Self.digitsPerKey
  }

  /// Sorts keys of the phrases with these forms.
  init(_ keys: [LexiconKey], of forms: Span<UInt8>) {
    var text: [UInt8] = []
    let sorted = keys.sorted { left, right in
      let order = Lexicon.compare(forms, left.range, forms, right.range)
      return order == 0 ? left.phrase < right.phrase : order < 0
    }
    for (number, key) in sorted.enumerated() {
      if number > 0, number % Self.keysPerLine == 0 { text.append(UInt8(ascii: "\n")) }
      precondition(
        key.offset < 1 << 20 && key.length < 1 << 9 && key.phrase < 1 << 18,
        "a phrase is too long, or there are too many")
      var bits = UInt64(key.offset) | UInt64(key.length) << 20
      bits |= (key.isNative ? 1 << 29 : 0) | UInt64(key.phrase) << 30
      for _ in 0..<Self.digitsPerKey {
        text.append(Self.zero + UInt8(bits & 63))
        bits >>= 6
      }
    }
    self.init(digits: String(decoding: text, as: UTF8.self))
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> LexiconKey {
    let digits = digits.utf8.span
    let first = position * Self.digitsPerKey + position / Self.keysPerLine
    var bits: UInt64 = 0
    for digit in 0..<Self.digitsPerKey {
      bits |= UInt64(digits[first + digit] &- Self.zero) << UInt64(digit * 6)
    }
    return LexiconKey(
      offset: UInt32(truncatingIfNeeded: bits & 0xF_FFFF),
      length: UInt16(truncatingIfNeeded: bits >> 20 & 0x1FF), isNative: bits >> 29 & 1 == 1,
      phrase: UInt32(truncatingIfNeeded: bits >> 30))
  }
}
