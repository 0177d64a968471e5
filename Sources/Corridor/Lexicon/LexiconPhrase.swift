/// What a phrase of the lexicon is there for.
enum PhraseRole: UInt8, Sendable {
  /// A name of a category.
  case name
  /// What people do there, or say when they want it.
  case activity
  /// Joins a thing and where it is.
  case inside
  /// Joins a thing and what it is near.
  case near
  /// Says that it should be near whoever asks.
  case here
  /// Means nothing for a search.
  case stop

  var isMeaning: Bool { self == .name || self == .activity }
}

/// A phrase of the lexicon, as its file has it.
struct LexiconPhrase: Hashable, Sendable {
  /// Where it is written in the texts of all languages.
  var source: Range<UInt32>
  /// Its line.
  var line: UInt16
  var role: PhraseRole
}

/// A line of the lexicon.
struct LexiconLine: Hashable, Sendable {
  /// Where the ids are written in the texts of all languages.
  var head: Range<UInt32>
  /// The number of the language.
  var language: UInt8
}

/// In which letters a phrase is looked up.
enum PhraseForm: Sendable {
  case native, latin, initials
}

/// A key under which a phrase is found.
struct LexiconKey: Hashable, Sendable {
  /// Where it is in the bytes of all keys.
  var offset: UInt32
  var length: UInt16
  /// Whether it is the native form rather than the Latin one or the initial consonants.
  var isNative: Bool
  var phrase: UInt32

  var range: Range<Int> { Int(offset)..<Int(offset) + Int(length) }
}

/// What a phrase means.
package struct LexiconMeaning: Hashable, Sendable {
  /// Ids of the categories of which any will do.
  package var categories: [String]
  /// The phrase as the language writes it, such as "Tankstelle".
  package var phrase: String
  /// The language, as BCP 47 names it.
  package var language: String
  /// Whether it is something to do ("where to eat") rather than a name.
  package var isActivity: Bool
}
