package import CorridorGeometry

/// One way to understand what was typed.
package struct QueryReading: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A position, such as "25.1982, 55.272758".
    case coordinates(Coordinate)
    /// The URI of a place, such as `osm:node/1`.
    case identifier(String)
    /// The name of a category: "fuel station".
    case category
    /// Something to do: "where to eat".
    case activity
    /// Words of names and addresses.
    case text
  }

  package var kind: Kind
  /// Ids of the categories of which any will do.
  package var categories: [String] = []
  /// Words to find in names and addresses; nil for none.
  package var text: String?
  /// Where: the name of a settlement or another place, "Vaduz" of "fuel in Vaduz".
  package var place: String?
  /// ``place`` with the little words before it, which may belong to its name ("la Massana"); nil
  /// without any.
  package var longerPlace: String?
  /// Whether the text itself says what is where ("fuel *in* Vaduz"); else ``place`` is a guess, of
  /// use only if there is a place of that name.
  package var isPlaceSure = false
  /// Whether it need not be in the place but near it, or without a place near whoever asks.
  package var isNear = false
  /// The words for the category, as they were typed; nil unless it was spelt right.
  package var phrase: String?
  /// Whether they are the whole query, without even an article.
  package var isWhole = false
  /// The whole query as it should have been spelt; nil when it was spelt so.
  package var correctedText: String?
}

extension QueryReading {
  /// Whether it is the words themselves.
  var isPlain: Bool { kind == .text }

  /// Whether it is about categories, by their names or by something to do.
  var isAboutCategories: Bool { kind == .category || kind == .activity }

  /// Whether it is what the text is if a word for a category in it is misspelt.
  var isCorrected: Bool { isAboutCategories && correctedText != nil }
}

/// What was typed, understood.
package struct UnderstoodQuery: Hashable, Sendable {
  /// The readings, the most likely first. The last resort, plain text, is always there unless the
  /// text has no letter, digit or sign.
  package var readings: [QueryReading] = []

  /// What a text with nothing to find in it is.
  package var isEmpty: Bool { readings.isEmpty }
}
