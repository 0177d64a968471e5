internal import CorridorIndex

/// A phrase for categories that a fragment is or begins.
struct CategoryPhrase {
  /// The phrase, in the language in which it was typed, with a capital.
  var title: String
  /// The ids of the categories that it stands for.
  var categories: [String]
  /// Whether it is something to do ("where to eat") rather than a name.
  var isActivity: Bool
  /// Whether it may stand before places: the fragment is all of it, or its beginning.
  var leads: Bool
}

/// Finds phrases in the lexicon.
enum CategoryPhrases {
  private static let most = 8

  /// The phrases that a fragment is or, if it tells enough, goes on to, best first.
  static func beginning(with words: FragmentWords, languages: [String]) -> [CategoryPhrase] {
    let lexicon = Lexicon.standard
    guard words.isTelling else {
      // A letter or two begin hundreds of phrases; only those that are so short count.
      return lexicon.meanings(of: words.fragment, languages: languages).prefix(most).map {
        CategoryPhrase($0, leads: true)
      }
    }
    return lexicon.completions(of: words.fragment, languages: languages, limit: most).map {
      CategoryPhrase($0.meaning, leads: $0.isFromStart)
    }
  }
}

extension CategoryPhrase {
  fileprivate init(_ meaning: LexiconMeaning, leads: Bool) {
    title = meaning.phrase.withCapital(in: meaning.language)
    categories = meaning.categories
    isActivity = meaning.isActivity
    self.leads = leads
  }
}
