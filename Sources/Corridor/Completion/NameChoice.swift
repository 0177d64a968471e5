internal import CorridorIndex

/// The name by which a row is shown: the one that what was typed is in.
struct NameChoice {
  /// The name; nil for a row without names.
  var name: String?
  var fit: NameFit

  /// Chooses a name of a row.
  ///
  /// In the order of the languages, then the primary name: the first of these that has all words of
  /// the fragment in the letters that were typed. If none has, that which has most of the words, if
  /// it can in these letters and as exactly as possible, of all names.
  init(
    of label: RowLabel, for words: inout FragmentWords, languages: [String],
    correctsSpelling: Bool
  ) {
    var candidates: [(rank: Int, name: RowLabel.Name)] = []
    for name in label.names {
      let language = name.language.flatMap { own in languages.firstIndex { own.isVariant(of: $0) } }
      candidates.append((language ?? languages.count + (name.isPrimary ? 0 : 1), name))
    }
    // Names of one rank stay in the order of the record.
    let ranks = candidates.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    name = ranks.first?.element.name.text
    fit = NameFit(words: words.words.count)
    for (number, candidate) in ranks.map(\.element).enumerated() {
      let own = words.fit(
        in: candidate.name.text, correctsSpelling: correctsSpelling, asTyped: fit.isFull)
      if number == 0 || own.isBetter(than: fit) {
        name = candidate.name.text
        fit = own
      }
      if own.isAsTyped, candidate.rank <= languages.count { break }
    }
  }
}

extension String {
  /// Whether a language as in `name:zh-Hant` is one that was asked for, such as `zh`.
  fileprivate func isVariant(of language: String) -> Bool {
    guard utf8.starts(with: language.utf8) else { return false }
    let rest = utf8.dropFirst(language.utf8.count).first
    return rest == nil || rest == UInt8(ascii: "-") || rest == UInt8(ascii: "_")
  }
}
