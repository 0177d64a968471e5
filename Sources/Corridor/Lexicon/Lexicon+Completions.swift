internal import CorridorIndex

/// A phrase of the lexicon that completes a typed text.
package struct LexiconCompletion: Hashable, Sendable {
  /// The meaning of the phrase.
  package var meaning: LexiconMeaning
  /// Whether the phrase begins with the typed text, rather than one of its later words.
  package var isFromStart: Bool
  /// Whether the typed text is the whole phrase.
  package var isWhole: Bool
}

extension Lexicon {
  /// The phrases that complete a typed text, whose last word may be incomplete: "truck pa", "주ㅇ".
  ///
  /// Best first: whole phrases, then phrases that begin with the text, then those with a later word
  /// that does ("station" in "fuel station"). Among these, the order is by preferred language, then
  /// names before activities, then native before Latin forms, then shorter phrases first, then the
  /// order of the lexicon. Every list of categories occurs once, with the first of its phrases of
  /// the same rank. Spelling is not corrected.
  ///
  /// - Complexity: O(log phrases + phrases that complete the text).
  package func completions(
    of text: String, languages preferred: [String] = [], limit: Int = 8
  ) -> [LexiconCompletion] {
    var folder = TextFolder()
    var units = PhraseUnits()
    units.take(Array(text.utf8.prefix(1024)).span, limit: Self.longestPhrase + 1, &folder)
    guard units.count > 0, units.count <= Self.longestPhrase, limit > 0 else { return [] }
    let key = units.key(0..<units.count)
    let ranks = languages.map { language in
      preferred.firstIndex { Self.isSame($0, language) } ?? preferred.count
    }
    var candidates: [Candidate] = []
    for (list, isFromStart) in [(keys, true), (innerKeys, false)] {
      for found in beginning(with: units.bytes.span, key, in: list) {
        let phrase = phrases[Int(found.phrase)]
        guard phrase.role.isMeaning else { continue }
        let isWhole = isFromStart && Int(found.length) == key.count
        let rank = ranks[Int(lines[Int(phrase.line)].language)]
        let order =
          (isWhole ? 0 : isFromStart ? 1 : 2) << 40 | min(rank, 0xFF) << 32
          | (phrase.role == .activity ? 1 << 24 : 0) | (found.isNative ? 0 : 1 << 23)
          | min(Int(found.length), 0x7F_FFFF)
        candidates.append(Candidate(order: order, phrase: found.phrase, line: phrase.line))
      }
    }
    candidates.sort()
    return best(candidates, limit: limit)
  }

  private struct Candidate: Comparable {
    var order: Int
    var phrase: UInt32
    var line: UInt16

    var isWhole: Bool { order >> 40 == 0 }
    var isFromStart: Bool { order >> 40 < 2 }

    /// Whether two candidates differ only in length or in the position on the line.
    func isLike(_ other: Self) -> Bool { line == other.line && order >> 23 == other.order >> 23 }

    static func < (left: Candidate, right: Candidate) -> Bool {
      (left.order, left.phrase) < (right.order, right.phrase)
    }
  }

  /// The first candidates with different categories.
  private func best(_ candidates: [Candidate], limit: Int) -> [LexiconCompletion] {
    var seenLines: Set<UInt16> = []
    var seen: Set<[String]> = []
    var answer: [LexiconCompletion] = []
    for candidate in candidates where seenLines.insert(candidate.line).inserted {
      let first = candidates.lazy.filter(candidate.isLike).map(\.phrase).min()
      let meaning = meaning(of: first ?? candidate.phrase)
      guard seen.insert(meaning.categories).inserted else { continue }
      answer.append(
        LexiconCompletion(
          meaning: meaning, isFromStart: candidate.isFromStart, isWhole: candidate.isWhole))
      if answer.count == limit { break }
    }
    return answer
  }
}
