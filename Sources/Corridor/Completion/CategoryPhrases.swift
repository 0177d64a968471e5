internal import CorridorIndex

/// A category phrase that equals the fragment or begins with it.
struct CategoryPhrase {
  /// The phrase in the language in which it was typed, with an initial capital.
  var title: String
  /// The ids of its categories.
  var categories: [String]
  /// Whether it is an activity ("where to eat") rather than a name.
  var isActivity: Bool
  /// Whether it may come before places: the fragment is the whole phrase, or enough of it; see
  /// ``CategoryPhrases``.
  var leads: Bool
  /// Whether the fragment is the whole phrase.
  var isWhole: Bool
}

/// Finds phrases in the lexicon.
///
/// Among thirty languages, one nearly always has a phrase with the same beginning as a place
/// ("Schadeherstel" for "Scha", where Schaan is meant). So an incomplete phrase comes before places
/// only if it is a name in a language of the user or in a script that few languages share, or if
/// more than two thirds of it are typed.
enum CategoryPhrases {
  private static let most = 8

  /// The phrases that equal the fragment or, if it is long enough, begin with it, best first.
  static func beginning(with words: FragmentWords, languages: [String]) -> [CategoryPhrase] {
    let lexicon = Lexicon.standard
    let languages = languages.isEmpty ? ["en"] : languages
    guard words.isTelling else {
      // Hundreds of phrases begin with the same one or two letters; only phrases of that length
      // count.
      return lexicon.meanings(of: words.fragment, languages: languages).prefix(most).map {
        CategoryPhrase($0, leads: true, isWhole: true)
      }
    }
    return lexicon.completions(of: words.fragment, languages: languages, limit: most).map {
      CategoryPhrase(
        $0.meaning, leads: leads($0, words.fragment, languages), isWhole: $0.isWhole)
    }
  }

  private static func leads(
    _ phrase: LexiconCompletion, _ fragment: String, _ languages: [String]
  ) -> Bool {
    guard phrase.isFromStart, !phrase.isWhole else { return phrase.isWhole }
    let letters = fragment.unicodeScalars
    // Greek and all later blocks.
    if letters.contains(where: { $0.value >= 0x370 }) { return true }
    if 3 * letters.count > 2 * phrase.meaning.phrase.unicodeScalars.count { return true }
    return !phrase.meaning.isActivity
      && languages.contains { Lexicon.isSame($0, phrase.meaning.language) }
  }
}

extension CategoryPhrase {
  fileprivate init(_ meaning: LexiconMeaning, leads: Bool, isWhole: Bool) {
    title = meaning.phrase.withCapital(in: meaning.language)
    categories = meaning.categories
    isActivity = meaning.isActivity
    self.leads = leads
    self.isWhole = isWhole
  }
}
