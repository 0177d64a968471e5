/// Reads the texts of languages into lines and phrases; see ``LexiconLanguage``.
///
/// A line without a colon, without ids or without phrases is a mistake in a file of ours and counts
/// for nothing; tests find it by ``faults``.
struct LexiconReader {
  private(set) var text: [UInt8] = []
  private(set) var lines: [LexiconLine] = []
  private(set) var phrases: [LexiconPhrase] = []
  /// Lines that could not be read, as the language and the number from 1.
  private(set) var faults: [(language: String, line: Int)] = []

  init(_ languages: [LexiconLanguage]) {
    let size = languages.reduce(0) { $0 + $1.text.utf8.count }
    text.reserveCapacity(size)
    for language in languages { text.append(contentsOf: language.text.utf8) }
    // A phrase takes 14 bytes or more.
    phrases.reserveCapacity(size / 14)
    let text = text
    var first = 0
    for (number, language) in languages.enumerated() {
      let end = first + language.text.utf8.count
      read(text.span, first..<end, language, number: number)
      first = end
    }
  }

  /// Reads the text of a language.
  private mutating func read(
    _ text: Span<UInt8>, _ range: Range<Int>, _ language: LexiconLanguage, number: Int
  ) {
    var position = range.lowerBound
    var lineNumber = 0
    while position < range.upperBound {
      let start = position
      var isOpen = true
      // A line and those that go on with it.
      while isOpen {
        while position < range.upperBound, text[position] != UInt8(ascii: "\n") { position += 1 }
        position += 1
        lineNumber += 1
        isOpen = position < range.upperBound && text[position] == UInt8(ascii: " ")
      }
      let line = start..<min(position - 1, range.upperBound)
      guard !line.isEmpty, text[start] != UInt8(ascii: "#") else { continue }
      if !readLine(text, line, language: number) { faults.append((language.code, lineNumber)) }
    }
  }

  private mutating func readLine(_ text: Span<UInt8>, _ line: Range<Int>, language: Int) -> Bool {
    var colon = line.lowerBound
    while colon < line.upperBound, text[colon] != UInt8(ascii: ":") { colon += 1 }
    guard colon > line.lowerBound, colon < line.upperBound else { return false }
    var role = PhraseRole.name
    if text[line.lowerBound] == UInt8(ascii: "@") {
      switch String(decoding: self.text[line.lowerBound + 1..<colon], as: UTF8.self) {
      case "in": role = .inside
      case "near": role = .near
      case "here": role = .here
      case "stop": role = .stop
      default: return false
      }
    }
    lines.append(
      LexiconLine(
        head: UInt32(line.lowerBound)..<UInt32(colon), language: UInt8(language)))
    let count = phrases.count
    var start = colon + 1
    for index in colon + 1...line.upperBound {
      let byte = index < line.upperBound ? text[index] : UInt8(ascii: ",")
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|") else { continue }
      take(text, start..<index, role)
      if byte == UInt8(ascii: "|") {
        if role != .name { return false }
        role = .activity
      }
      start = index + 1
    }
    return phrases.count > count
  }

  /// Takes one phrase, without the blanks about it.
  private mutating func take(_ text: Span<UInt8>, _ range: Range<Int>, _ role: PhraseRole) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text[start] <= UInt8(ascii: " ") { start += 1 }
    while start < end, text[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    guard start < end else { return }
    phrases.append(
      LexiconPhrase(
        source: UInt32(start)..<UInt32(end), line: UInt16(lines.count - 1), role: role))
  }
}
