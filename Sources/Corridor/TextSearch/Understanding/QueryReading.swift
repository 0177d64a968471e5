package import CorridorGeometry

/// One interpretation of a typed text.
package struct QueryReading: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A position, such as "25.1982, 55.272758".
    case coordinates(Coordinate)
    /// The URI of a place, such as `osm:node/1`.
    case identifier(String)
    /// The name of a category: "fuel station".
    case category
    /// An activity: "where to eat".
    case activity
    /// Words of names and addresses.
    case text
  }

  package var kind: Kind
  /// Ids of the categories, any of which matches.
  package var categories: [String] = []
  /// Words to find in names and addresses; nil for none.
  package var text: String?
  /// The name of a settlement or another place: "Vaduz" in "fuel in Vaduz".
  package var place: String?
  /// ``place`` with the function words before it, which may belong to its name ("la Massana"); nil
  /// if there are none.
  package var longerPlace: String?
  /// Whether the text itself states the place ("fuel *in* Vaduz"). Otherwise ``place`` is a guess
  /// that applies only if there is a place of that name.
  package var isPlaceSure = false
  /// Whether a result may be near the place rather than in it or, without a place, near the user.
  package var isNear = false
  /// The words for the category as typed; nil unless they are spelled correctly.
  package var phrase: String?
  /// Whether they are the whole query, without even an article.
  package var isWhole = false
  /// The whole query with its spelling corrected; nil if it was correct.
  package var correctedText: String?
}

extension QueryReading {
  /// Whether the words are taken literally.
  var isPlain: Bool { kind == .text }

  /// Whether it is about categories, by their names or by an activity.
  var isAboutCategories: Bool { kind == .category || kind == .activity }

  /// Whether it assumes that a category word in the text is misspelled.
  var isCorrected: Bool { isAboutCategories && correctedText != nil }
}
