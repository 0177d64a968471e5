internal import CorridorIndex

/// The name shown for a row: the one that contains the typed text.
struct NameChoice {
  /// The name; nil for a row without names.
  var name: String?
  var fit: NameFit

  /// Chooses a name of a row.
  ///
  /// The candidates are the names in the order of the languages, then the primary name. The first
  /// that has all words of the fragment in the typed script is chosen. If none has, it is the name,
  /// among all, that has most of the words, preferably in the typed script and with the most exact
  /// match. A name that has them only in another script is no better than the first candidate,
  /// which is then shown.
  init(
    of label: RowLabel, for words: inout FragmentWords, languages: [String],
    correctsSpelling: Bool
  ) {
    let ranks = label.names.ranked(in: languages)
    name = ranks.first?.name.text
    fit = NameFit(words: words.words.count)
    for (number, candidate) in ranks.enumerated() {
      let own = words.fit(
        in: candidate.name.text, correctsSpelling: correctsSpelling, asTyped: fit.isFull)
      if number == 0 || own.isBetter(than: fit) {
        name = candidate.name.text
        fit = own
      }
      if own.isAsTyped, candidate.rank <= languages.count { break }
    }
    if fit.isForeign { name = ranks.first?.name.text }
  }
}

extension [RowLabel.Name] {
  /// The names with their ranks: in the order of the languages, then the primary name, then the
  /// others in record order.
  fileprivate func ranked(in languages: [String]) -> [(rank: Int, name: RowLabel.Name)] {
    let ranked = map { name in
      let language = name.language.flatMap { own in languages.firstIndex { own.isVariant(of: $0) } }
      return (rank: language ?? languages.count + (name.isPrimary ? 0 : 1), name: name)
    }
    return ranked.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }.map(\.element)
  }

  /// The name to show if no name was typed.
  func best(in languages: [String]) -> RowLabel.Name? { ranked(in: languages).first?.name }

  /// The name in the first of the languages that has one.
  func name(in languages: [String]) -> String? {
    ranked(in: languages).first.flatMap { $0.rank < languages.count ? $0.name.text : nil }
  }
}

extension String {
  /// Whether a language tag as in `name:zh-Hant` is a variant of a requested one, such as `zh`.
  fileprivate func isVariant(of language: String) -> Bool {
    guard utf8.starts(with: language.utf8) else { return false }
    let rest = utf8.dropFirst(language.utf8.count).first
    return rest == nil || rest == UInt8(ascii: "-") || rest == UInt8(ascii: "_")
  }
}
