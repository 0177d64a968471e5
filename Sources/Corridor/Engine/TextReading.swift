internal import CorridorGeometry

/// One way to understand the text of a search.
enum TextReading {
  /// A position.
  case coordinates(Coordinate)
  /// An identifier.
  case uri(String)
  /// Categories by name or activity, with what else has to match and the locality it is about.
  case categories([String], text: String?, locality: LocalityName?, corrected: String?)
  /// Words of names and addresses.
  case plain(String)

  /// The name of a locality in a text.
  struct LocalityName {
    var name: String
    /// Whether the text says so, rather than that it might be one.
    var isSure: Bool
    /// Whether it is enough to be near it.
    var isNear: Bool
  }

  /// The ways to understand a text, the likeliest first; the words themselves come last.
  static func readings(
    of text: String, languages: [String], correctsSpelling: Bool
  ) -> [TextReading] {
    let understood = QueryUnderstanding().readings(
      of: text, languages: languages, correctsSpelling: correctsSpelling)
    return understood.readings.map { reading in
      switch reading.kind {
      case .coordinates(let point): .coordinates(point)
      case .identifier(let uri): .uri(uri)
      case .category, .activity:
        .categories(
          reading.categories, text: reading.text,
          locality: reading.place.map {
            LocalityName(name: $0, isSure: reading.isPlaceSure, isNear: reading.isNear)
          },
          corrected: reading.correctedText)
      case .text: .plain(reading.text ?? text)
      }
    }
  }
}
