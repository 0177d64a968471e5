internal import CorridorHours

/// The words of one language for categories: a file that people read and edit.
///
/// ```
/// fuel: fuel station, petrol station, gas station | refuel, where to fill up
/// restaurant, fast_food: food | where to eat,
///   I am hungry
/// @in: in, at
/// ```
///
/// Before the colon stand ids of categories, behind it their names in this language, the one to show
/// first, and behind `|` what people do there or say when they want it. A phrase with several ids
/// means any of them. Everything is separated by commas; capitals, accents and punctuation do not
/// matter when a phrase is looked up. A line that starts with a blank goes on with the one before,
/// and one that starts with `#` is a note.
///
/// Other lines are about little words:
/// - `@in` joins a thing and where it is: "restaurants *in* Vaduz". Words that stand behind the place
///   are in the same list.
/// - `@near` does so less strictly: "parking *near* Vaduz".
/// - `@here` says that it should be near whoever asks: "toilets *near me*".
/// - `@stop` means nothing for a search: "*show me the* ...".
///
/// The first lines are `@language: de` and `@source: ...`.
///
/// The files are `Sources/CCorridorData/Lexicon/*.txt`. After a change, `swift run LexiconCompiler` works
/// out ``LexiconTable/standard`` anew; a test fails until then.
struct LexiconLanguage: Sendable {
  /// The language, as BCP 47 names it: "en".
  let code: String
  /// The lines.
  let text: String

  init(_ code: String, _ text: String) {
    self.code = code
    self.text = text
  }

  /// All languages, in the order of the list in `Sources/CCorridorData/Lexicon.c`. Where two give a
  /// phrase different meanings and a search prefers neither of them, the one that stands there first
  /// wins.
  static let all = LexiconBytes.texts.parts(endedBy: 0).map {
    LexiconLanguage(head("language", of: $0) ?? "", $0)
  }

  /// What a line of the head says: "de" of `@language: de`.
  static func head(_ name: String, of text: String) -> String? {
    DataLines(text).lazy.compactMap(\.field).first { $0.name == "@" + name }
      .map { String($0.value) }
  }
}
