internal import CorridorIndex

/// Folds phrases into the forms used for lookup, and makes the keys of these forms.
///
/// The forms are one text: a line for each phrase, in phrase order, with the native form and, after
/// tabs, each other form of the phrase.
struct LexiconFolder {
  /// The forms of all phrases.
  private(set) var forms: [UInt8] = []
  /// Keys of whole phrases.
  private(set) var keys: [LexiconKey] = []
  /// Keys of phrases without their first words: "station" of "fuel station".
  private(set) var innerKeys: [LexiconKey] = []

  private var folder = TextFolder()
  private var units = PhraseUnits()
  private var starts: [Int] = []

  /// Folds the phrases of a reader; a phrase without a word has no key.
  init(_ reader: LexiconReader) {
    for (number, phrase) in reader.phrases.enumerated() {
      let source = Int(phrase.source.lowerBound)..<Int(phrase.source.upperBound)
      units.take(
        reader.text.span.extracting(source), limit: Lexicon.longestPhrase, &folder)
      if units.count > 0 { addForms(of: UInt32(number), phrase.role) }
      forms.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func addForms(of phrase: UInt32, _ role: PhraseRole) {
    addKeys(of: phrase, role, in: .native)
    guard units.bytes.contains(where: { $0 >= 0x80 }) else { return }
    addKeys(of: phrase, role, in: .latin)
    if role.isMeaning { addKeys(of: phrase, role, in: .initials) }
  }

  /// Adds the key of a phrase in a form, unless none of its words has that form, and the keys of
  /// its ends.
  private mutating func addKeys(of phrase: UInt32, _ role: PhraseRole, in form: PhraseForm) {
    let end = forms.count
    if form != .native { forms.append(UInt8(ascii: "\t")) }
    starts.removeAll(keepingCapacity: true)
    var isForm = form == .native
    for index in 0..<units.count {
      let unit = units.units[index]
      if index > 0, !unit.isSign, !units.units[index - 1].isSign {
        forms.append(UInt8(ascii: " "))
      }
      starts.append(forms.count)
      if form != .native, append(unit.bytes, in: form) {
        isForm = true
      } else {
        forms.append(contentsOf: units.bytes[unit.bytes])
      }
    }
    guard isForm else {
      forms.removeLast(forms.count - end)
      return
    }
    for (index, start) in starts.enumerated() {
      // Characters of Han and kana are not words: a user who types "fue" does not mean the end of
      // カフェ.
      let isEnd = role.isMeaning && !(form == .latin && units.units[index].isSign)
      guard index == 0 || isEnd else { continue }
      let key = LexiconKey(
        offset: UInt32(start), length: UInt16(forms.count - start), isNative: form == .native,
        phrase: phrase)
      if index == 0 { keys.append(key) } else { innerKeys.append(key) }
    }
  }

  /// Appends the form of a unit; false if the unit does not have that form.
  private mutating func append(_ unit: Range<Int>, in form: PhraseForm) -> Bool {
    guard let first = units.bytes[unit].first(where: { $0 >= 0x80 }) else { return false }
    let word = Array(units.bytes[unit])
    let letters: [UInt8]? =
      switch form {
      case .native: word
      // Arabic (U+0600 to U+06FF) is written without vowels, so users do not type its
      // transliteration.
      case .latin: (0xD8...0xDB).contains(first) ? nil : folder.latin(of: word.span)
      // Consonants of Hangul begin with U+1100.
      case .initials: word[0] == 0xE1 ? folder.initials(of: word.span) : nil
      }
    guard let letters else { return false }
    forms.append(contentsOf: letters)
    return true
  }
}
