internal import CorridorHours
internal import CorridorIndex

/// Reads the texts of languages into lines and phrases; see ``LexiconLanguage``.
///
/// A line without a colon, ids or phrases is a mistake in a file of this project and is skipped;
/// LexiconCompiler and tests report it from ``faults``.
struct LexiconReader {
  /// The codes of the languages.
  let languages: [String]
  /// The texts, each followed by a zero byte.
  private(set) var text: [UInt8] = []
  private(set) var lines: [LexiconLine] = []
  private(set) var phrases: [LexiconPhrase] = []
  /// Errors in the texts.
  private(set) var faults: [DataFileError] = []

  init(_ languages: [LexiconLanguage]) {
    self.languages = languages.map(\.code)
    let size = languages.reduce(0) { $0 + $1.text.utf8.count + 1 }
    text.reserveCapacity(size)
    for language in languages {
      text.append(contentsOf: language.text.utf8)
      text.append(0)
    }
    // A phrase takes at least 14 bytes.
    phrases.reserveCapacity(size / 14)
    let text = text
    var first = 0
    for (number, language) in languages.enumerated() {
      let end = first + language.text.utf8.count
      read(text.span, first..<end, language, number: number)
      first = end + 1
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
      let firstNumber = lineNumber + 1
      var isOpen = true
      // A line with its continuation lines.
      while isOpen {
        while position < range.upperBound, text[position] != UInt8(ascii: "\n") { position += 1 }
        position += 1
        lineNumber += 1
        isOpen = position < range.upperBound && text[position] == UInt8(ascii: " ")
      }
      let line = start..<min(position - 1, range.upperBound)
      let isBlank = line.allSatisfy { text[$0] <= UInt8(ascii: " ") }
      guard !isBlank, text[start] != UInt8(ascii: "#") else { continue }
      do throws(DataFileError.Problem) {
        try readLine(text, line, language: number)
      } catch {
        faults.append(
          DataFileError(error, file: "Lexicon/\(language.code).txt", line: firstNumber))
      }
    }
  }

  private mutating func readLine(
    _ text: Span<UInt8>, _ line: Range<Int>, language: Int
  ) throws(DataFileError.Problem) {
    var colon = line.lowerBound
    while colon < line.upperBound, text[colon] != UInt8(ascii: ":") { colon += 1 }
    guard colon > line.lowerBound, colon < line.upperBound else {
      throw .unknown(
        String(decoding: self.text[line], as: UTF8.self),
        expected: "a line of words, such as 'fuel: fuel station, petrol station'")
    }
    let head = String(decoding: self.text[line.lowerBound..<colon], as: UTF8.self)
    var role = PhraseRole.name
    switch head {
    case "@in": role = .inside
    case "@near": role = .near
    case "@here": role = .here
    case "@stop": role = .stop
    case "@language", "@source": return
    default:
      for id in head.split(separator: ",") {
        let id = id.drop { $0 == " " }
        guard CategoryTable.standard[String(id)] != nil else {
          throw .unknown(String(id), expected: "the id of a category, such as 'fuel'")
        }
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
        guard role == .name else { throw .repeated("|") }
        role = .activity
      }
      start = index + 1
    }
    guard phrases.count > count else { throw .missing("a word for '\(head)'") }
  }

  /// Adds one phrase, without surrounding blanks.
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
