internal import CorridorIndex

/// What people call categories, and what they say when they want them, in many languages.
///
/// ```swift
/// Lexicon.standard.meanings(of: "wo tanken")          // fuel
/// Lexicon.standard.completions(of: "truck pa")        // truck parking
/// Lexicon.standard.name(of: "fuel", languages: ["de"])  // Tankstelle
/// ```
///
/// The words stand in one file for each language (see ``LexiconLanguage``). What the files say is read
/// from the program as it is needed, with what was folded beforehand (``LexiconTable``). Phrases are found
/// by their folded words, as places are: capitals, accents and punctuation do not matter, and
/// Cyrillic, Greek and Hangul may be typed in Latin letters. All languages are looked into at once;
/// preferred ones only decide between meanings.
package struct Lexicon: Sendable {
  /// The most words, or signs of Han and kana, of a phrase.
  static let longestPhrase = 16

  /// The lexicon that is built in.
  package static let standard: Lexicon = {
    if let table = LexiconTable.standard, LexiconBytes.texts.withSpan(Checksum.of) == table.checksum
    {
      return Lexicon(.texts, table)
    }
    return Lexicon(LexiconLanguage.all)
  }()

  /// The languages, as BCP 47 names them, in their order.
  package let languages: [String]
  /// The texts of all languages.
  let text: LexiconBytes
  let lines: PackedList<LexiconLine>
  let phrases: PackedList<LexiconPhrase>
  /// The forms of all phrases; see ``LexiconFolder/forms``.
  let bytes: LexiconBytes
  /// Keys of whole phrases, ascending by bytes, then by phrase.
  let keys: LexiconKeys
  /// Keys of phrases without their first words, ascending alike.
  let innerKeys: LexiconKeys
  /// By id of a category, the first phrases of the lines about it alone, a language each.
  let names: [String: [UInt32]]

  /// Reads and folds the files of languages, which takes some 2 ms for each of them.
  ///
  /// - Parameter table: What was worked out beforehand; not used if it was made of other files.
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

  /// The ids of the categories that a line is about.
  func categories(ofLine line: UInt16) -> [String] {
    let head = lines[Int(line)].head
    return text.string(Int(head.lowerBound)..<Int(head.upperBound)).utf8
      .split(separator: UInt8(ascii: ","))
      .map { part in String(Substring(part.drop { $0 == UInt8(ascii: " ") })) }
  }

  /// A phrase as its language writes it.
  func spelling(of phrase: UInt32) -> String {
    let source = phrases[Int(phrase)].source
    let spelling = text.string(Int(source.lowerBound)..<Int(source.upperBound))
    guard spelling.utf8.contains(UInt8(ascii: "\n")) else { return spelling }
    // A phrase that was wrapped in its file.
    return spelling.utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) }
      .joined(separator: " ")
  }

  /// What a phrase means.
  func meaning(of phrase: UInt32) -> LexiconMeaning {
    let (line, role) = (phrases[Int(phrase)].line, phrases[Int(phrase)].role)
    return LexiconMeaning(
      categories: categories(ofLine: line), phrase: spelling(of: phrase),
      language: languages[Int(lines[Int(line)].language)], isActivity: role == .activity)
  }

  /// The name of a category in the first of `languages` that has one, else in English, else its id.
  ///
  /// Languages are BCP 47 tags; of "de-AT" only "de" counts.
  package func name(of category: String, languages preferred: [String] = []) -> String {
    guard let names = names[category] else { return category }
    let best = names.min { rank($0, preferred) < rank($1, preferred) }
    return best.map(spelling) ?? category
  }

  private func rank(_ phrase: UInt32, _ preferred: [String]) -> Int {
    let language = languages[Int(lines[Int(phrases[Int(phrase)].line)].language)]
    return (preferred + ["en"]).firstIndex { Self.isSame($0, language) } ?? Int.max
  }

  /// Whether a BCP 47 tag is of a language: "de-AT" of "de". Both of Norway's written languages are
  /// in one file.
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
