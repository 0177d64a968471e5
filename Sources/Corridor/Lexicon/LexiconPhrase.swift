/// The purpose of a phrase in the lexicon.
enum PhraseRole: UInt8, Sendable {
  /// A name of a category.
  case name
  /// An activity, or what people say when they look for the category.
  case activity
  /// Joins a category and where it is.
  case inside
  /// Joins a category and what it is near.
  case near
  /// Means near the user.
  case here
  /// Has no meaning for a search.
  case stop

  var isMeaning: Bool { self == .name || self == .activity }
}

/// A phrase of the lexicon, as in its file.
struct LexiconPhrase: Hashable, Sendable {
  /// Its range in the texts of all languages.
  var source: Range<UInt32>
  /// Its line.
  var line: UInt16
  var role: PhraseRole
}

/// A line of the lexicon.
struct LexiconLine: Hashable, Sendable {
  /// The range of the ids in the texts of all languages.
  var head: Range<UInt32>
  /// The number of the language.
  var language: UInt8
}

/// The form in which a phrase is looked up.
enum PhraseForm: Sendable {
  case native, latin, initials
}

/// A key under which a phrase is found.
struct LexiconKey: Hashable, Sendable {
  /// Offset in the bytes of all keys.
  var offset: UInt32
  var length: UInt16
  /// Whether it is the native form rather than the Latin one or the initial consonants.
  var isNative: Bool
  var phrase: UInt32

  var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

/// The meaning of a phrase.
package struct LexiconMeaning: Hashable, Sendable {
  /// Ids of the categories, any of which matches.
  package var categories: [String]
  /// The phrase as written in its language, such as "Tankstelle".
  package var phrase: String
  /// The language as a BCP 47 tag.
  package var language: String
  /// Whether it is an activity ("where to eat") rather than a name.
  package var isActivity: Bool
}
