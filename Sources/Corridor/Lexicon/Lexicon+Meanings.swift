internal import CorridorIndex

extension Lexicon {
  /// The meanings of a phrase, best first: by preferred language, then by the number of languages
  /// that agree, then in the order of the lexicon. Every list of categories occurs once.
  ///
  /// The phrase is the whole text; no word is dropped and spelling is not corrected.
  package func meanings(of text: String, languages preferred: [String] = []) -> [LexiconMeaning] {
    var folder = TextFolder()
    var units = PhraseUnits()
    units.take(Array(text.utf8.prefix(1024)).span, limit: Self.longestPhrase + 1, &folder)
    guard units.count > 0, units.count <= Self.longestPhrase else { return [] }
    let bits = languageBits(preferred)
    let keys = equal(to: units.bytes.span, units.key(0..<units.count)).filter { isMeant($0, bits) }
    return meanings(keys, languages: preferred)
  }

  /// Whether a key counts for a user who prefers some languages.
  ///
  /// The Latin form of a short word of another script is often a word of another language: "sea" is
  /// not the Greek "ΣΕΑ" (services), unless Greek is preferred.
  func isMeant(_ key: LexiconKey, _ preferred: UInt64) -> Bool {
    guard !key.isNative, Int(key.length) <= Self.longestAccident else { return true }
    let language = lines[Int(phrases[Int(key.phrase)].line)].language
    return preferred >> UInt64(language) & 1 == 1
  }

  /// Up to this many letters, a Latin form may be a word of another language.
  private static var longestAccident: Int { 6 }

  /// The meanings of the phrases with some keys, in the order of ``meanings(of:languages:)``.
  func meanings(
    _ keys: some Sequence<LexiconKey>, languages preferred: [String]
  ) -> [LexiconMeaning] {
    var found: [(meaning: LexiconMeaning, rank: Int, count: Int)] = []
    for key in keys where phrases[Int(key.phrase)].role.isMeaning {
      let meaning = meaning(of: key.phrase)
      let rank = preferred.firstIndex { Self.isSame($0, meaning.language) } ?? Int.max
      if let index = found.firstIndex(where: { $0.meaning.categories == meaning.categories }) {
        found[index].count += 1
        if rank < found[index].rank {
          found[index].meaning = meaning
          found[index].rank = rank
        }
      } else {
        found.append((meaning, rank, 1))
      }
    }
    // The order is stable: keys are sorted by phrase, and so by language and line.
    return found.enumerated().sorted { left, right in
      if left.element.rank != right.element.rank { return left.element.rank < right.element.rank }
      if left.element.count != right.element.count {
        return left.element.count > right.element.count
      }
      return left.offset < right.offset
    }.map(\.element.meaning)
  }

  /// The languages in which the keys are names or activities, as a bit set. Function words of these
  /// languages may surround the phrase.
  func languageBits(_ keys: some Sequence<LexiconKey>) -> UInt64 {
    keys.reduce(0) { bits, key in
      let phrase = phrases[Int(key.phrase)]
      return phrase.role.isMeaning ? bits | 1 << UInt64(lines[Int(phrase.line)].language) : bits
    }
  }

  /// The requested languages, as a bit set.
  func languageBits(_ preferred: [String]) -> UInt64 {
    preferred.reduce(0) { bits, tag in
      languages.firstIndex { Self.isSame(tag, $0) }.map { bits | 1 << UInt64($0) } ?? bits
    }
  }
}
