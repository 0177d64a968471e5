/// The kind of a text, detected from its bytes.
///
/// An encoded polyline may start with `{` or `[`, and many words are valid polylines; but it has no
/// byte below `?`: no quote, digit, space, comma or parenthesis. Every other format has at least
/// one of them.
struct RouteContent {
  enum Kind: Hashable {
    case empty, json, xml, wkt, wkb
    /// WKB in hexadecimal digits, all of which are bytes of a flexible polyline.
    case hexadecimal
    /// Only bytes of an encoded polyline.
    case polyline
    /// Only bytes of a flexible polyline, at least one of which is not a byte of an encoded
    /// polyline.
    case flexiblePolyline
    case unknown
  }

  let kind: Kind
  /// The range of the text without surrounding white space.
  let range: Range<Int>
  /// Whether a polyline also has only bytes of a flexible polyline and starts with its version.
  ///
  /// As an encoded polyline such a text would start within 2.3 m of the equator.
  let mayBeFlexible: Bool

  /// Inspects the first bytes, and all bytes for as long as they may be a polyline.
  @safe
  init(_ text: UnsafeRawBufferPointer) {
    // SAFETY: all indexes are within the text.
    if unsafe WKBRoute.starts(text) {
      kind = .wkb
      range = 0..<text.count
      mayBeFlexible = false
      return
    }
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
    // A text of brackets only is JSON: empty, or nested maliciously.
    let isBrackets = unsafe bytes.allSatisfy { "[]{}".utf8.contains($0) }
    // As polylines these words would be truncated: all their bytes have the continuation bit.
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
      kind = unsafe WKBRoute.starts(hexadecimal: bytes) ? .hexadecimal : .flexiblePolyline
    } else if isBracket || first == UInt8(ascii: "\"") {
      kind = .json
    } else if first == UInt8(ascii: "<") {
      kind = .xml
    } else {
      kind = unsafe WKTRoute.starts(bytes) ? .wkt : .unknown
    }
  }

  /// A description of the text for messages.
  func name(in text: UnsafeRawBufferPointer) -> String {
    // SAFETY: the range is within the text.
    let bytes = unsafe UnsafeRawBufferPointer(rebasing: text[range])
    if unsafe bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      return "a ZIP archive (if it is KMZ, unzip it first)"
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
