internal import CorridorIndex

/// The words for categories and activities in many languages.
///
/// ```swift
/// Lexicon.standard.meanings(of: "wo tanken")          // fuel
/// Lexicon.standard.completions(of: "truck pa")        // truck parking
/// Lexicon.standard.name(of: "fuel", languages: ["de"])  // Tankstelle
/// ```
///
/// Each language has one file (see ``LexiconLanguage``). The program contains the files and their
/// folded forms (``LexiconTable``), and reads both on demand. Phrases are found by their folded
/// words, as places are: case, accents and punctuation do not matter, and Cyrillic, Greek and
/// Hangul may be typed in Latin letters. All languages are searched at once; preferred languages
/// only decide between meanings.
package struct Lexicon: Sendable {
  /// Maximum number of words, or of characters of Han and kana, in a phrase.
  static let longestPhrase = 16

  /// The built-in lexicon.
  package static let standard: Lexicon = {
    if let table = LexiconTable.standard, LexiconBytes.texts.withSpan(Checksum.of) == table.checksum
    {
      return Lexicon(.texts, table)
    }
    return Lexicon(LexiconLanguage.all)
  }()

  /// The languages as BCP 47 tags, in lexicon order.
  package let languages: [String]
  /// The texts of all languages.
  let text: LexiconBytes
  let lines: PackedList<LexiconLine>
  let phrases: PackedList<LexiconPhrase>
  /// The forms of all phrases; see ``LexiconFolder/forms``.
  let bytes: LexiconBytes
  /// Keys of whole phrases, in ascending order by bytes, then by phrase.
  let keys: LexiconKeys
  /// Keys of phrases without their first words, in the same order.
  let innerKeys: LexiconKeys
  /// By category id, the first phrase of each language on a line about that category alone.
  let names: [String: [UInt32]]

  /// Reads and folds the files of languages, which takes about 2 ms for each of them.
  ///
  /// - Parameter table: The precomputed table; ignored if it was made from other files.
  init(_ languages: [LexiconLanguage], table: LexiconTable? = nil) {
    let reader = LexiconReader(languages)
    var known = table
    if known?.checksum != Checksum.of(reader.text.span) { known = nil }
    self.init(LexiconBytes(reader.text), known ?? LexiconTable(folding: reader))
  }

  private init(_ text: LexiconBytes, _ table: LexiconTable) {
    self.text = text
    (languages, lines, phrases) = (table.languages, table.lines, table.phrases)
    (bytes, keys, innerKeys) = (table.forms, table.keys, table.innerKeys)
    names = Self.names(text, lines, phrases)
  }

  /// The category ids of a line.
  func categories(ofLine line: UInt16) -> [String] {
    let head = lines[Int(line)].head
    return text.string(Int(head.lowerBound)..<Int(head.upperBound)).utf8
      .split(separator: UInt8(ascii: ","))
      .map { part in String(Substring(part.drop { $0 == UInt8(ascii: " ") })) }
  }

  /// A phrase as written in its language.
  func spelling(of phrase: UInt32) -> String {
    let source = phrases[Int(phrase)].source
    let spelling = text.string(Int(source.lowerBound)..<Int(source.upperBound))
    guard spelling.utf8.contains(UInt8(ascii: "\n")) else { return spelling }
    // A phrase that is wrapped in its file.
    return spelling.utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) }
      .joined(separator: " ")
  }

  /// The meaning of a phrase.
  func meaning(of phrase: UInt32) -> LexiconMeaning {
    let (line, role) = (phrases[Int(phrase)].line, phrases[Int(phrase)].role)
    return LexiconMeaning(
      categories: categories(ofLine: line), phrase: spelling(of: phrase),
      language: languages[Int(lines[Int(line)].language)], isActivity: role == .activity)
  }

  /// The name of a category in the first of `languages` that has one, else in English, else its id.
  ///
  /// Languages are BCP 47 tags; for "de-AT" only "de" counts.
  package func name(of category: String, languages preferred: [String] = []) -> String {
    guard let names = names[category] else { return category }
    let best = names.min { rank($0, preferred) < rank($1, preferred) }
    return best.map(spelling) ?? category
  }

  private func rank(_ phrase: UInt32, _ preferred: [String]) -> Int {
    let language = languages[Int(lines[Int(phrases[Int(phrase)].line)].language)]
    return (preferred + ["en"]).firstIndex { Self.isSame($0, language) } ?? Int.max
  }

  /// Whether a BCP 47 tag belongs to a language: "de-AT" to "de". Both written languages of Norway
  /// are in one file.
  static func isSame(_ tag: String, _ language: String) -> Bool {
    var primary = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
      .map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    if primary == Array("nb".utf8) || primary == Array("nn".utf8) { primary = Array("no".utf8) }
    return primary.elementsEqual(language.utf8)
  }

  private static func names(
    _ text: LexiconBytes, _ lines: PackedList<LexiconLine>, _ phrases: PackedList<LexiconPhrase>
  ) -> [String: [UInt32]] {
    var names: [String: [UInt32]] = [:]
    var last = -1
    for (number, phrase) in phrases.enumerated() where phrase.role == .name && phrase.line != last {
      last = Int(phrase.line)
      let head = lines[last].head
      let ids = text.string(Int(head.lowerBound)..<Int(head.upperBound))
      guard !ids.utf8.contains(UInt8(ascii: ",")) else { continue }
      names[ids, default: []].append(UInt32(number))
    }
    return names
  }
}
