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

  mutating func read(_ language: LexiconLanguage, number: Int) {
    var position = text.count
    text.append(contentsOf: language.text.utf8)
    var lineNumber = 0
    while position < text.count {
      let start = position
      var isOpen = true
      // A line and those that go on with it.
      while isOpen {
        while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
        position += 1
        lineNumber += 1
        isOpen = position < text.count && text[position] == UInt8(ascii: " ")
      }
      let line = start..<min(position - 1, text.count)
      guard !line.isEmpty, text[start] != UInt8(ascii: "#") else { continue }
      if !readLine(line, language: number) { faults.append((language.code, lineNumber)) }
    }
  }

  private mutating func readLine(_ line: Range<Int>, language: Int) -> Bool {
    guard let colon = line.first(where: { text[$0] == UInt8(ascii: ":") }), colon > line.lowerBound
    else { return false }
    var role = PhraseRole.name
    let head = line.lowerBound..<colon
    if text[line.lowerBound] == UInt8(ascii: "@") {
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
      let byte = index < line.upperBound ? text[index] : UInt8(ascii: ",")
      guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "|") else { continue }
      take(start..<index, role)
      if byte == UInt8(ascii: "|") {
        if role != .name { return false }
        role = .activity
      }
      start = index + 1
    }
    return phrases.count > count
  }

  /// Takes one phrase, without the blanks about it.
  private mutating func take(_ range: Range<Int>, _ role: PhraseRole) {
    var range = range
    while let first = range.first, text[first] <= UInt8(ascii: " ") { range = range.dropFirst() }
    while let last = range.last, text[last] <= UInt8(ascii: " ") { range = range.dropLast() }
    guard !range.isEmpty else { return }
    let written = Array(text[range])
    units.take(written.span, limit: Lexicon.longestPhrase, &folder)
    guard units.count > 0 else { return }
    let phrase = UInt32(phrases.count)
    phrases.append(
      LexiconPhrase(
        source: UInt32(range.lowerBound)..<UInt32(range.upperBound), line: UInt16(lines.count - 1),
        role: role))
    addKeys(of: phrase, role, in: .native)
    addKeys(of: phrase, role, in: .latin)
    if role.isMeaning { addKeys(of: phrase, role, in: .initials) }
  }

  /// Adds the key of a phrase in a form, unless no word of it has that form, and the keys of its
  /// ends.
  private mutating func addKeys(of phrase: UInt32, _ role: PhraseRole, in form: PhraseForm) {
    let start = bytes.count
    var starts: [Int] = []
    var isForm = false
    for index in 0..<units.count {
      let unit = units.units[index]
      if index > 0, !unit.isSign, !units.units[index - 1].isSign {
        bytes.append(UInt8(ascii: " "))
      }
      starts.append(bytes.count)
      if append(unit.bytes, in: form) {
        isForm = true
      } else {
        bytes.append(contentsOf: units.bytes[unit.bytes])
      }
    }
    guard isForm else {
      bytes.removeLast(bytes.count - start)
      return
    }
    for (index, start) in starts.enumerated() where index == 0 || role.isMeaning {
      let key = LexiconKey(
        head: Lexicon.head(bytes, start..<bytes.count), offset: UInt32(start),
        length: UInt16(bytes.count - start), isNative: form == .native, phrase: phrase)
      if index == 0 { keys.append(key) } else { innerKeys.append(key) }
    }
  }

  /// Appends the form of a unit to the bytes of keys; false where it has no such form.
  private mutating func append(_ unit: Range<Int>, in form: PhraseForm) -> Bool {
    let written = Array(units.bytes[unit])
    let word = written.span
    switch form {
    case .native:
      bytes.append(contentsOf: written)
      return true
    case .latin:
      // Vowels are not written in Arabic (U+0600 to U+06FF): nobody types what comes out.
      guard let first = written.first(where: { $0 >= 0x80 }),
        !(0xD8...0xDB).contains(first), let latin = folder.latin(of: word)
      else { return false }
      bytes.append(contentsOf: latin)
      return true
    case .initials:
      // Consonants of Hangul begin with U+1100.
      guard written[0] == 0xE1, let initials = folder.initials(of: word) else { return false }
      bytes.append(contentsOf: initials)
      return true
    }
  }
}
