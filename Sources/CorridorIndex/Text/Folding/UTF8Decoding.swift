extension Span<UInt8> {
  /// All scalars of the text.
  var scalars: [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var offset = 0
    while offset < count {
      let (value, end) = scalar(at: offset)
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      offset = end
    }
    return scalars
  }

  /// The scalar that starts at `offset`, which must be inside the text, and the offset after it. A
  /// byte that does not start a well-formed scalar decodes to U+FFFD on its own, because the next
  /// byte may start one.
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, end: Int) {
    let lead = self[offset]
    if lead < 0x80 { return (UInt32(lead), offset &+ 1) }
    return wideScalar(lead: lead, at: offset)
  }

  private func wideScalar(lead: UInt8, at offset: Int) -> (value: UInt32, end: Int) {
    let broken = (UInt32(0xFFFD), offset + 1)
    let (length, least): (Int, UInt32)
    switch lead {
    case 0xC2...0xDF: (length, least) = (2, 0x80)
    case 0xE0...0xEF: (length, least) = (3, 0x800)
    case 0xF0...0xF4: (length, least) = (4, 0x1_0000)
    default: return broken
    }
    guard offset + length <= count else { return broken }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in offset + 1..<offset + length {
      let byte = self[index]
      guard byte & 0xC0 == 0x80 else { return broken }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard value >= least, value <= 0x10_FFFF, !(0xD800...0xDFFF).contains(value) else {
      return broken
    }
    return (value, offset + length)
  }
}

extension [Unicode.Scalar] {
  /// The scalars in UTF-8.
  var utf8: [UInt8] { flatMap { UTF8.encode($0)! } }

  /// The scalars in UTF-16.
  var utf16: [UInt16] { flatMap { UTF16.encode($0)! } }
}

extension String {
  /// The first `most` bytes of the text in UTF-8, or a few less so as not to split a scalar.
  ///
  /// - Parameter most: At least 0 and less than `Int.max`.
  /// - Complexity: O(`most`) for a native string.
  package func utf8Head(_ most: Int) -> [UInt8] {
    var bytes = Array(utf8.prefix(most + 1))
    guard bytes.count > most else { return bytes }
    // The last byte is the first one over the limit: the scalar that it belongs to is dropped with
    // it.
    while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
    return bytes
  }
}
