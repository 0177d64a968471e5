internal import CorridorGeometry

/// One way to understand the text of a search.
enum TextReading {
  /// A position.
  case coordinates(Coordinate)
  /// An identifier.
  case uri(String)
  /// Categories by name or activity, with what else has to match and the locality it is about.
  case categories(
    [String], text: String?, locality: LocalityName?, corrected: String?, phrase: Phrase)

  /// The words for categories.
  struct Phrase {
    /// As they were typed; nil where they are misspelt.
    var text: String?
    /// Whether they are the whole text.
    var isWhole: Bool
  }
  /// Words of names and addresses.
  case plain(String)

  /// The name of a locality in a text.
  struct LocalityName {
    var name: String
    /// The name with the little words before it, which may belong to it: "La Massana".
    var longer: String?
    /// Whether the text says so, rather than that it might be one.
    var isSure: Bool
    /// Whether it is enough to be near it.
    var isNear: Bool
  }

  /// Whether it is what a text is if a word for a category in it is misspelt.
  var isCorrected: Bool {
    if case .categories(_, _, _, let corrected, _) = self { corrected != nil } else { false }
  }

  /// Whether it is the words themselves.
  var isPlain: Bool {
    if case .plain = self { true } else { false }
  }

  /// The ways to understand a text, the likeliest first; the words themselves come last but for
  /// categories that would be misspelt.
  static func readings(
    of text: String, languages: [String], correctsSpelling: Bool
  ) -> [TextReading] {
    let understood = QueryUnderstanding().readings(
      of: text, languages: languages, correctsSpelling: correctsSpelling)
    let readings = understood.readings.map { reading -> TextReading in
      switch reading.kind {
      case .coordinates(let point): .coordinates(point)
      case .identifier(let uri): .uri(uri)
      case .category, .activity:
        .categories(
          reading.categories, text: reading.text,
          locality: reading.place.map {
            LocalityName(
              name: $0, longer: reading.longerPlace, isSure: reading.isPlaceSure,
              isNear: reading.isNear)
          },
          corrected: reading.correctedText,
          phrase: Phrase(text: reading.phrase, isWhole: reading.isWhole))
      case .text: .plain(reading.text ?? text)
      }
    }
    return readings.filter { !$0.isPlain && !$0.isCorrected } + readings.filter(\.isPlain)
      + readings.filter(\.isCorrected)
  }
}
