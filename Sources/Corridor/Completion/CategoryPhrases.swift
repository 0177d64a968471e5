internal import CorridorIndex

/// A phrase for categories that a fragment is or begins.
struct CategoryPhrase {
  /// The phrase, in the language in which it was typed, with a capital.
  var title: String
  /// The ids of the categories that it stands for.
  var categories: [String]
  /// Whether it is something to do ("where to eat") rather than a name.
  var isActivity: Bool
  /// Whether it may stand before places: the fragment is all of it, or tells enough of it, see
  /// ``CategoryPhrases``.
  var leads: Bool
  /// Whether the fragment is all of it.
  var isWhole: Bool
}

/// Finds phrases in the lexicon.
///
/// Of thirty languages one nearly always has a phrase that begins as a place does ("Schadeherstel"
/// for "Scha", where Schaan is meant). So a phrase that is only begun comes before places when it is
/// a name in a language of the user, or of a script that few languages share, or when more than two
/// thirds of it are typed.
enum CategoryPhrases {
  private static let most = 8

  /// The phrases that a fragment is or, if it tells enough, goes on to, best first.
  static func beginning(with words: FragmentWords, languages: [String]) -> [CategoryPhrase] {
    let lexicon = Lexicon.standard
    let languages = languages.isEmpty ? ["en"] : languages
    guard words.isTelling else {
      // A letter or two begin hundreds of phrases; only those that are so short count.
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
    // Greek and all that follows it.
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
