internal import CorridorIndex

/// Reads the texts of languages into phrases and keys; see ``LexiconLanguage``.
///
/// A line without a colon, without ids or without phrases is a mistake in a file of ours and counts
/// for nothing; tests find it by ``faults``.
struct LexiconReader {
  private(set) var text: [UInt8] = []
  private(set) var lines: [LexiconLine] = []
  private(set) var phrases: [LexiconPhrase] = []
  /// The folded bytes of all keys.
  private(set) var bytes: [UInt8] = []
  /// Keys of whole phrases.
  private(set) var keys: [LexiconKey] = []
  /// Keys of phrases without their first words: "station" of "fuel station".
  private(set) var innerKeys: [LexiconKey] = []
  /// Lines that could not be read, as the language and the number from 1.
  private(set) var faults: [(language: String, line: Int)] = []

  private var folder = TextFolder()
  private var units = PhraseUnits()
  private var starts: [Int] = []

  mutating func read(_ language: LexiconLanguage, number: Int) {
    let read = Array(language.text.utf8)
    let first = text.count
    text.append(contentsOf: read)
    var position = 0
    var lineNumber = 0
    while position < read.count {
      let start = position
      var isOpen = true
      // A line and those that go on with it.
      while isOpen {
        while position < read.count, read[position] != UInt8(ascii: "\n") { position += 1 }
        position += 1
        lineNumber += 1
        isOpen = position < read.count && read[position] == UInt8(ascii: " ")
      }
      let line = start..<min(position - 1, read.count)
      guard !line.isEmpty, read[start] != UInt8(ascii: "#") else { continue }
      if !readLine(read.span, line, at: first, language: number) {
        faults.append((language.code, lineNumber))
      }
    }
  }

  /// Reads a line of the text of a language, which begins at `first` in ``text``.
  private mutating func readLine(
    _ read: Span<UInt8>, _ line: Range<Int>, at first: Int, language: Int
  ) -> Bool {
    guard let colon = line.first(where: { read[$0] == UInt8(ascii: ":") }),
      colon > line.lowerBound
    else { return false }
    var role = PhraseRole.name
    let head = first + line.lowerBound..<first + colon
    if read[line.lowerBound] == UInt8(ascii: "@") {
      switch String(decoding: text[head.dropFirst()], as: UTF8.self) {
      case "in": role = .inside
      case "near": role = .near
      case "here": role = .here
      case "stop": role = .stop
      default: return false
      }
    }
    lines.append(
      LexiconLine(
        head: UInt32(head.lowerBound)..<UInt32(head.upperBound), language: UInt8(language)))
    let count = phrases.count
    var start = colon + 1
    for index in colon + 1...line.upperBound {
      let byte = index < line.upperBound ? read[index] : UInt8(ascii: ",")
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|") else { continue }
      take(read, start..<index, at: first, role)
      if byte == UInt8(ascii: "|") {
        if role != .name { return false }
        role = .activity
      }
      start = index + 1
    }
    return phrases.count > count
  }

  /// Takes one phrase, without the blanks about it.
  private mutating func take(
    _ read: Span<UInt8>, _ range: Range<Int>, at first: Int, _ role: PhraseRole
  ) {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, read[start] <= UInt8(ascii: " ") { start += 1 }
    while start < end, read[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    guard start < end else { return }
    units.take(read.extracting(start..<end), limit: Lexicon.longestPhrase, &folder)
    guard units.count > 0 else { return }
    let phrase = UInt32(phrases.count)
    phrases.append(
      LexiconPhrase(
        source: UInt32(first + start)..<UInt32(first + end), line: UInt16(lines.count - 1),
        role: role))
    addKeys(of: phrase, role, in: .native)
    guard units.bytes.contains(where: { $0 >= 0x80 }) else { return }
    addKeys(of: phrase, role, in: .latin)
    if role.isMeaning { addKeys(of: phrase, role, in: .initials) }
  }

  /// Adds the key of a phrase in a form, unless no word of it has that form, and the keys of its
  /// ends.
  private mutating func addKeys(of phrase: UInt32, _ role: PhraseRole, in form: PhraseForm) {
    let start = bytes.count
    starts.removeAll(keepingCapacity: true)
    var isForm = form == .native
    for index in 0..<units.count {
      let unit = units.units[index]
      if index > 0, !unit.isSign, !units.units[index - 1].isSign {
        bytes.append(UInt8(ascii: " "))
      }
      starts.append(bytes.count)
      if form != .native, append(unit.bytes, in: form) {
        isForm = true
      } else {
        bytes.append(contentsOf: units.bytes[unit.bytes])
      }
    }
    guard isForm else {
      bytes.removeLast(bytes.count - start)
      return
    }
    for (index, start) in starts.enumerated() {
      // Signs are no words: who types "fue" does not mean the end of カフェ.
      let isEnd = role.isMeaning && !(form == .latin && units.units[index].isSign)
      guard index == 0 || isEnd else { continue }
      let key = LexiconKey(
        head: Lexicon.head(bytes.span, start..<bytes.count), offset: UInt32(start),
        length: UInt16(bytes.count - start), isNative: form == .native, phrase: phrase)
      if index == 0 { keys.append(key) } else { innerKeys.append(key) }
    }
  }

  /// Appends the form of a unit to the bytes of keys; false where it has no such form.
  private mutating func append(_ unit: Range<Int>, in form: PhraseForm) -> Bool {
    guard let first = units.bytes[unit].first(where: { $0 >= 0x80 }) else { return false }
    let word = Array(units.bytes[unit])
    let letters: [UInt8]? =
      switch form {
      case .native: word
      // Vowels are not written in Arabic (U+0600 to U+06FF): nobody types what comes out.
      case .latin: (0xD8...0xDB).contains(first) ? nil : folder.latin(of: word.span)
      // Consonants of Hangul begin with U+1100.
      case .initials: word[0] == 0xE1 ? folder.initials(of: word.span) : nil
      }
    guard let letters else { return false }
    bytes.append(contentsOf: letters)
    return true
  }
}
