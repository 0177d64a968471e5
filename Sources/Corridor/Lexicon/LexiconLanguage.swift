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
/// After a change, `CORRIDOR_WRITE_LEXICON=1 swift test --filter LexiconTableTests` works out
/// ``LexiconTable/standard`` anew; a test fails until then.
struct LexiconLanguage: Sendable {
  /// The language, as BCP 47 names it: "en".
  let code: String
  /// The lines.
  let text: String

  init(_ code: String, _ text: String) {
    self.code = code
    self.text = text
  }

  /// All languages. Where two give a phrase different meanings and a search prefers neither of them,
  /// the one that stands here first wins.
  static let all: [LexiconLanguage] = [
    en, de, fr, es, it, pt, nl, pl, cs, sk, hu, ro, bg, el, tr, ru, uk, sv, fi, da, no, et, lv, lt,
    ko, ja, zh, ar, hr, sl, ca, mt,
  ]
}
