/// A key of the terminal, or typed or pasted text.
enum KeyPress: Hashable {
  case text(String)
  case enter, escape, interrupt, endOfInput
  case up, down, left, right, home, end
  case backspace, delete, deleteWord, deleteToStart, deleteToEnd
  case redraw
  /// A key without a function here.
  case other
}

/// Parses keys from the bytes of a terminal (ECMA-48, xterm's control sequences).
///
/// Bytes may arrive in fragments of any size: an incomplete character or sequence waits for its
/// remaining bytes.
struct KeyParser {
  private var bytes: ArraySlice<UInt8> = []

  private static let escape: UInt8 = 0x1B
  private static let pasteStart = Array("[200~".utf8)
  private static let pasteEnd = [escape] + Array("[201~".utf8)

  /// Adds bytes that were read.
  mutating func feed(_ more: some Sequence<UInt8>) {
    bytes = ArraySlice(Array(bytes) + more)
  }

  /// Whether an incomplete sequence is waiting for its remaining bytes.
  var isWaiting: Bool { !bytes.isEmpty }

  /// The next key, or nil if there is none or only a part of one.
  ///
  /// - Parameter isIdle: Whether no further bytes of an incomplete key will arrive: a single escape
  ///   character is then the Escape key.
  mutating func next(isIdle: Bool = false) -> KeyPress? {
    guard let first = bytes.first else { return nil }
    if first == Self.escape { return sequence(isIdle: isIdle) }
    if first < 0x20 || first == 0x7F {
      bytes.removeFirst()
      return Self.control(first)
    }
    return text(isIdle: isIdle)
  }

  private mutating func text(isIdle: Bool) -> KeyPress? {
    let run = bytes.prefix { $0 >= 0x20 && $0 != 0x7F }
    var whole = run
    // A byte that ends the run also ends a character.
    if run.count == bytes.count, !isIdle { whole = run.dropLast(Self.cutLength(run)) }
    guard !whole.isEmpty else { return nil }
    bytes = bytes.dropFirst(whole.count)
    return .text(String(decoding: whole, as: UTF8.self))
  }

  /// The number of bytes at the end that begin an incomplete UTF-8 character.
  private static func cutLength(_ bytes: ArraySlice<UInt8>) -> Int {
    for (back, byte) in bytes.reversed().prefix(3).enumerated() {
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back + 1 ? back + 1 : 0
    }
    return 0
  }

  private mutating func sequence(isIdle: Bool) -> KeyPress? {
    let rest = bytes.dropFirst()
    guard let kind = rest.first else { return isIdle ? drop(1, .escape) : nil }
    switch kind {
    case UInt8(ascii: "["):
      if rest.starts(with: Self.pasteStart) { return paste(isIdle: isIdle) }
      let parameters = rest.dropFirst().prefix { (0x20...0x3F).contains($0) }
      let end = rest.dropFirst(1 + parameters.count)
      guard let final = end.first else { return isIdle ? drop(bytes.count, .other) : nil }
      return drop(3 + parameters.count, Self.key(final, parameters))
    case UInt8(ascii: "O"):
      guard let final = rest.dropFirst().first else { return isIdle ? drop(2, .other) : nil }
      return drop(3, Self.key(final, []))
    case Self.escape: return drop(1, .escape)
    default: return drop(2, .other)
    }
  }

  /// The text between the delimiters of a bracketed paste.
  private mutating func paste(isIdle: Bool) -> KeyPress? {
    let content = bytes.dropFirst(1 + Self.pasteStart.count)
    var end = content.startIndex
    while end < content.endIndex, !content[end...].starts(with: Self.pasteEnd) {
      end = content[(end + 1)...].firstIndex(of: Self.escape) ?? content.endIndex
    }
    guard end < content.endIndex || isIdle else { return nil }
    let text = String(decoding: content[..<end], as: UTF8.self)
    bytes = content[end...].dropFirst(Self.pasteEnd.count)
    return .text(text)
  }

  private mutating func drop(_ count: Int, _ key: KeyPress) -> KeyPress {
    bytes = bytes.dropFirst(count)
    return key
  }

  private static func key(_ final: UInt8, _ parameters: ArraySlice<UInt8>) -> KeyPress {
    switch final {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "~"):
      switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
      case "1", "7": return .home
      case "4", "8": return .end
      case "3": return .delete
      default: return .other
      }
    default: return .other
    }
  }

  /// The control keys that Emacs, shells and terminals share.
  private static func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x01: .home
    case 0x02: .left
    case 0x03: .interrupt
    case 0x04: .endOfInput
    case 0x05: .end
    case 0x06: .right
    case 0x08, 0x7F: .backspace
    case 0x09, 0x0E: .down
    case 0x0A, 0x0D: .enter
    case 0x0B: .deleteToEnd
    case 0x0C: .redraw
    case 0x10: .up
    case 0x15: .deleteToStart
    case 0x17: .deleteWord
    default: .other
    }
  }
}
