extension Span where Element == UInt8 {
  /// Whether the bytes equal an ASCII literal.
  func isWord(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    // SAFETY: an ASCII literal of more than one character has a permanent pointer to its bytes.
    let letters = unsafe UnsafeBufferPointer(start: word.utf8Start, count: count)
    for index in indices where unsafe self[index] != letters[index] { return false }
    return true
  }

  /// Whether the bytes start with an ASCII literal.
  func begins(with word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    return count >= length && extracting(first: length).isWord(word)
  }

  /// Whether the bytes contain an ASCII literal.
  func contains(word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard count >= length else { return false }
    return (0...count - length).contains { extracting($0..<$0 + length).isWord(word) }
  }

  /// Whether both have the same bytes.
  func isSame(as other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }

  /// The value of one to nine decimal digits; nil for other text.
  var decimal: Int? {
    guard (1...9).contains(count) else { return nil }
    var number = 0
    for index in indices {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self[index]) else { return nil }
      number = number * 10 + Int(self[index] - UInt8(ascii: "0"))
    }
    return number
  }
}
