internal import CorridorGeometry
internal import CorridorIndex

/// Works out what a user may have meant.
///
/// ```swift
/// QueryUnderstanding().readings(of: "wo tanken in Vaduz")
/// // 1. activity: categories ["fuel"], place "Vaduz", 2. category and text, 3. plain text
/// ```
///
/// Recognises coordinates (``CoordinateText``), URIs (``IdentifierText``), and names of categories
/// and activities in the languages of the ``Lexicon``, with a place before or after them. Only an
/// index knows whether there is a place of that name, or a restaurant called "Parking", so a text
/// may have several readings.
///
/// Takes any text in bounded time: what follows the first ``longestText`` bytes or ``mostWords``
/// words is ignored, except in the plain text.
package struct QueryUnderstanding: Sendable {
  /// Maximum number of bytes of a text that are examined.
  package static let longestText = 8192
  /// Maximum number of words, or of characters of Han and kana, that are examined.
  package static let mostWords = 256

  let lexicon: Lexicon

  package init(_ lexicon: Lexicon = .standard) { self.lexicon = lexicon }

  /// The readings of a text, most likely first. Plain text, the last resort, is always among them
  /// unless the text has no letter, digit or sign.
  ///
  /// - Parameters:
  ///   - languages: BCP 47 tags of the languages that take precedence if a phrase has several
  ///     meanings.
  ///   - correctsSpelling: Whether names of categories may be misspelled.
  /// - Complexity: O(bytes) up to ``longestText``; correction compares all phrases that begin with
  ///   the same letter.
  package func readings(
    of text: String, languages: [String] = [], correctsSpelling: Bool = true
  ) -> [QueryReading] {
    let utf8 = text.utf8Head(Self.longestText)
    var units = PhraseUnits()
    var folder = TextFolder()
    units.take(utf8.span, limit: Self.mostWords, &folder)
    guard units.count > 0 else { return [] }
    var readings: [QueryReading] = []
    if let coordinate = CoordinateText.coordinate(in: utf8) {
      readings.append(QueryReading(kind: .coordinates(coordinate)))
    } else if let identifier = IdentifierText.identifier(in: utf8) {
      readings.append(QueryReading(kind: .identifier(identifier)))
    } else {
      let phrases = QueryPhrases(
        text: text, utf8: utf8, units: units, lexicon: lexicon, languages: languages)
      readings = phrases.readings(correctsSpelling: correctsSpelling)
    }
    if !readings.contains(where: { $0.kind == .text }) {
      readings.append(QueryReading(kind: .text, text: text))
    }
    return readings
  }

  /// The readings of a text in the order in which a search tries them: the words themselves come
  /// last, except for categories that assume a misspelling.
  func likeliest(
    of text: String, languages: [String], correctsSpelling: Bool
  ) -> [QueryReading] {
    let all = readings(of: text, languages: languages, correctsSpelling: correctsSpelling)
    return all.filter { !$0.isPlain && !$0.isCorrected } + all.filter(\.isPlain)
      + all.filter(\.isCorrected)
  }
}
