internal import CorridorGeometry

/// One way to understand the text of a search.
enum TextReading {
  /// A position.
  case coordinates(Coordinate)
  /// An identifier.
  case uri(String)
  /// Categories by name or activity, with what else has to match and the locality it is about.
  case categories([String], text: String?, locality: String?)
  /// Words of names and addresses.
  case plain(String)

  /// The ways to understand a text, the likeliest first; the words themselves come last.
  static func readings(of text: String, languages: [String]) -> [TextReading] {
    [.plain(text)]
  }
}
