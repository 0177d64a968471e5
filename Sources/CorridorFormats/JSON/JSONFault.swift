/// The first byte at which a text stops being JSON (RFC 8259), found without recursion.
///
/// simdjson's DOM says that a text is broken, not where. Its On-Demand API knows the place of a token
/// that is wrong, but none for strings without an end, escapes, control characters and bytes that are
/// not UTF-8. This walks the text again, byte by byte, with one bit of memory per open bracket. It
/// also knows simdjson's own limits: depth, numbers beyond a double and whole numbers beyond 64 bits.
struct JSONFault: Hashable {
  enum Reason: Hashable {
    case empty
    case tooDeep
    case syntax(found: String, expected: String)
  }

  var byte: Int
  var reason: Reason

  /// nil when the text is valid.
  @safe
  init?(in text: UnsafeRawBufferPointer, maximumDepth: Int) {
    var scanner = unsafe JSONScanner(text: text, maximumDepth: maximumDepth)
    guard let fault = scanner.firstFault() else { return nil }
    self = fault
  }

  init(byte: Int, _ reason: Reason) {
    self.byte = byte
    self.reason = reason
  }
}

@safe
private struct JSONScanner {
  private let text: UnsafeRawBufferPointer
  let count: Int
  let maximumDepth: Int
  var index = 0
  /// The brackets open at this point: true for an object.
  var open: [Bool] = []

  // SAFETY (all of this type): `text` outlives the scanner, and every access is within it.

  init(text: UnsafeRawBufferPointer, maximumDepth: Int) {
    unsafe self.text = unsafe text
    self.count = text.count
    self.maximumDepth = maximumDepth
  }

  func peek(_ offset: Int = 0) -> UInt8? {
    let place = index + offset
    return place < count ? unsafe text[place] : nil
  }

  func isAt(_ character: Unicode.Scalar) -> Bool { peek() == UInt8(ascii: character) }

  func fault(_ expected: String, at place: Int? = nil, found: String? = nil) -> JSONFault {
    let place = place ?? index
    let seen = place < count ? excerpt(byte: unsafe text[place]) : "the end"
    return JSONFault(byte: place, .syntax(found: found ?? seen, expected: expected))
  }

  func quoted(from start: Int) -> String { unsafe excerpt(text, from: start) }

  mutating func skipSpace() {
    while let byte = peek(), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  mutating func firstFault() -> JSONFault? {
    skipSpace()
    if peek() == nil { return JSONFault(byte: index, .empty) }
    repeat {
      // Here a value, a key or the end of an empty container follows.
      skipSpace()
      if let fault = beginning() { return fault }
      if let fault = ending() { return fault }
    } while !open.isEmpty
    return peek() == nil ? nil : fault("the end of the text")
  }

  /// Reads opening brackets down to and with the next scalar or empty container.
  private mutating func beginning() -> JSONFault? {
    while true {
      if open.last == true, let fault = key() { return fault }
      skipSpace()
      guard isAt("{") || isAt("[") else { return scalar() }
      guard open.count < maximumDepth else { return JSONFault(byte: index, .tooDeep) }
      let isObject = isAt("{")
      open.append(isObject)
      index += 1
      skipSpace()
      if isAt(isObject ? "}" : "]") { return nil }
    }
  }

  /// Reads closing brackets up to a comma that promises more, or to the end.
  private mutating func ending() -> JSONFault? {
    while true {
      skipSpace()
      guard let isObject = open.last else { return nil }
      if isAt(isObject ? "}" : "]") {
        index += 1
        open.removeLast()
      } else if isAt(",") {
        index += 1
        return nil
      } else {
        return fault(isObject ? "',' or '}'" : "',' or ']'")
      }
    }
  }

  private mutating func key() -> JSONFault? {
    skipSpace()
    guard isAt("\"") else { return fault("a key in double quotes") }
    if let fault = string() { return fault }
    skipSpace()
    guard isAt(":") else { return fault("':'") }
    index += 1
    return nil
  }

  private mutating func scalar() -> JSONFault? {
    switch peek() {
    case UInt8(ascii: "\"")?: string()
    case UInt8(ascii: "t")?: word("true")
    case UInt8(ascii: "f")?: word("false")
    case UInt8(ascii: "n")?: word("null")
    case UInt8(ascii: "-")?, (UInt8(ascii: "0")...UInt8(ascii: "9"))?: number()
    default: fault("a value")
    }
  }

  private mutating func word(_ word: String) -> JSONFault? {
    let start = index
    for letter in word.utf8 {
      guard peek() == letter else {
        return fault("'\(word)'", at: start, found: quoted(from: start))
      }
      index += 1
    }
    return nil
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index - start
  }

  private mutating func number() -> JSONFault? {
    let start = index
    if isAt("-") { index += 1 }
    let leadsWithZero = isAt("0")
    let whole = digits()
    if whole == 0 { return fault("a digit") }
    if leadsWithZero, whole > 1 {
      return fault("a number without leading zeros", at: start, found: quoted(from: start))
    }
    var isWhole = true
    if isAt(".") {
      isWhole = false
      index += 1
      if digits() == 0 { return fault("a digit") }
    }
    if isAt("e") || isAt("E") {
      isWhole = false
      index += 1
      if isAt("+") || isAt("-") { index += 1 }
      if digits() == 0 { return fault("a digit") }
    }
    let written = unsafe String(decoding: text[start..<index], as: UTF8.self)
    if isWhole {
      if UInt64(written) == nil, Int64(written) == nil {
        return fault("a whole number of 64 bits", at: start, found: excerpt(written))
      }
    } else if !(unsafe readDecimal(text, from: start)?.value.isFinite ?? false) {
      return fault("a number that a double holds", at: start, found: excerpt(written))
    }
    return nil
  }

  private mutating func string() -> JSONFault? {
    index += 1
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return nil
      case UInt8(ascii: "\\"):
        if let fault = escape() { return fault }
      case ..<0x20:
        return fault("an escaped control character, or '\"' to end the string")
      case 0x80...:
        guard let length = sequenceLength() else { return fault("UTF-8") }
        index += length
      default:
        index += 1
      }
    }
    return fault("'\"' to end the string")
  }

  private mutating func escape() -> JSONFault? {
    guard let kind = peek(1) else { return fault("'\"' to end the string", at: count) }
    guard kind == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(kind) else {
        return fault("one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u", at: index + 1)
      }
      index += 2
      return nil
    }
    guard let unit = hexadecimal(at: 2) else {
      return fault("four hexadecimal digits after \\u", found: quoted(from: index))
    }
    if (0xD800..<0xDC00).contains(unit) {
      let follows = peek(6) == UInt8(ascii: "\\") && peek(7) == UInt8(ascii: "u")
      guard follows, let low = hexadecimal(at: 8), (0xDC00..<0xE000).contains(low) else {
        return fault("the second half of a surrogate pair", found: quoted(from: index))
      }
      index += 6
    } else if (0xDC00..<0xE000).contains(unit) {
      return fault("the first half of a surrogate pair", found: quoted(from: index))
    }
    index += 6
    return nil
  }

  private func hexadecimal(at offset: Int) -> UInt32? {
    var unit: UInt32 = 0
    for place in offset..<offset + 4 {
      guard let byte = peek(place), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        return nil
      }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// The length of the UTF-8 sequence here, by the table of the Unicode Standard, section 3.9.
  private func sequenceLength() -> Int? {
    guard let lead = peek(), let second = peek(1) else { return nil }
    func continues(_ offset: Int) -> Bool { peek(offset).map { $0 & 0xC0 == 0x80 } ?? false }
    let allowed: ClosedRange<UInt8>
    let length: Int
    switch lead {
    case 0xC2...0xDF: (length, allowed) = (2, 0x80...0xBF)
    case 0xE0: (length, allowed) = (3, 0xA0...0xBF)
    case 0xED: (length, allowed) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, allowed) = (3, 0x80...0xBF)
    case 0xF0: (length, allowed) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, allowed) = (4, 0x80...0xBF)
    case 0xF4: (length, allowed) = (4, 0x80...0x8F)
    default: return nil
    }
    guard allowed.contains(second), (2..<length).allSatisfy(continues) else { return nil }
    return length
  }
}
