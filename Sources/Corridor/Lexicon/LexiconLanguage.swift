internal import CorridorHours

/// The words for categories in one language, as an editable text file.
///
/// ```
/// fuel: fuel station, petrol station, gas station | refuel, where to fill up
/// restaurant, fast_food: food | where to eat,
///   I am hungry
/// @in: in, at
/// ```
///
/// Ids of categories precede the colon. Their names in this language follow it, the one to show
/// first, and after `|` the activities, or what people say when they look for them. A phrase with
/// several ids means any of them. All lists are separated by commas; case, accents and punctuation
/// do not matter when a phrase is looked up. A line that starts with a blank continues the one
/// before, and a line that starts with `#` is a comment.
///
/// Other lines define function words:
/// - `@in` joins a category and where it is: "restaurants *in* Vaduz". Words that follow the place
///   are in the same list.
/// - `@near` joins them less strictly: "parking *near* Vaduz".
/// - `@here` means near the user: "toilets *near me*".
/// - `@stop` has no meaning for a search: "*show me the* ...".
///
/// The first lines are `@language: de` and `@source: ...`.
///
/// The files are `Sources/CCorridorData/Lexicon/*.txt`. After a change, run
/// `swift run LexiconCompiler` to regenerate ``LexiconTable/standard``; a test fails until then.
struct LexiconLanguage: Sendable {
  /// The BCP 47 tag of the language: "en".
  let code: String
  /// The lines.
  let text: String

  init(_ code: String, _ text: String) {
    self.code = code
    self.text = text
  }

  /// All languages, in the order of the list in `Sources/CCorridorData/Lexicon.c`. If two languages
  /// give a phrase different meanings and a search prefers neither of them, the first in this list
  /// wins.
  static let all = LexiconBytes.texts.parts(endedBy: 0).map {
    LexiconLanguage(head("language", of: $0) ?? "", $0)
  }

  /// The value of a header line: "de" of `@language: de`.
  static func head(_ name: String, of text: String) -> String? {
    DataLines(text).lazy.compactMap(\.field).first { $0.name == "@" + name }
      .map { String($0.value) }
  }
}
