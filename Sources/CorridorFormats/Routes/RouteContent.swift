/// What a text is, by its bytes.
///
/// An encoded polyline may start with `{` or `[`, and many words are one; but it has no byte below
/// `?`: no quote, digit, space, comma or parenthesis, one of which every other format has.
struct RouteContent {
  enum Kind: Hashable {
    case empty, json, xml, wkt
    /// Only bytes that an encoded polyline has.
    case polyline
    /// Only bytes that a flexible polyline has, and at least one that an encoded one has not.
    case flexiblePolyline
    case unknown
  }

  let kind: Kind
  /// The text without white space around it.
  let range: Range<Int>
  /// True when a polyline has only bytes of a flexible one too, and starts with its version.
  ///
  /// As an encoded polyline such a text would start within 2.3 m of the equator.
  let mayBeFlexible: Bool

  /// Looks at the first bytes, and at all of them only while they may be a polyline.
  @safe
  init(_ text: UnsafeRawBufferPointer) {
    // SAFETY: all indexes are within the text.
    var start = 0
    var end = text.count
    while start < end, unsafe isSpace(text[start]) { start += 1 }
    while end > start, unsafe isSpace(text[end - 1]) { end -= 1 }
    range = start..<end
    guard start < end else {
      kind = .empty
      mayBeFlexible = false
      return
    }
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: text[start..<end])
    let first = unsafe bytes[0]
    let isBracket = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    // Nothing but brackets is JSON: empty, or a bomb.
    let isBrackets = unsafe bytes.allSatisfy { "[]{}".utf8.contains($0) }
    // As polylines these words would be cut: every byte of them says that the number goes on.
    let isWord = ["null", "true", "false"].contains { unsafe bytes.elementsEqual($0.utf8) }
    let isEncoded =
      unsafe !isBrackets && !isWord && bytes.allSatisfy { (63...126).contains($0) }
    let isFlexible = unsafe bytes.allSatisfy(isFlexibleByte)
    mayBeFlexible = isEncoded && isFlexible && first == UInt8(ascii: "B")
    if isEncoded {
      kind = .polyline
    } else if isWord {
      kind = .json
    } else if isFlexible {
      kind = .flexiblePolyline
    } else if isBracket || first == UInt8(ascii: "\"") {
      kind = .json
    } else if first == UInt8(ascii: "<") {
      kind = .xml
    } else {
      kind = unsafe WKTRoute.starts(bytes) ? .wkt : .unknown
    }
  }

  /// What the text looks like, in an error's words.
  func name(in text: UnsafeRawBufferPointer) -> String {
    // SAFETY: the range is within the text.
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: text[range])
    if unsafe bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "a ZIP archive (a KMZ is one: unzip it first)"
    }
    if unsafe bytes.prefix(64).contains(0) { return "binary data" }
    return "\(excerpt(bytes))"
  }
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || (0x09...0x0D).contains(byte)
}

private func isFlexibleByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
    true
  default: false
  }
}
