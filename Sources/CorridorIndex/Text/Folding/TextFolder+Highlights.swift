extension TextFolder {
  /// For queries of more words, only the first words up to this number are highlighted.
  private static let highlightedWords = 64
  /// Words of a text after this number are compared in native form only, so that a hostile name
  /// does not take ICU a second.
  private static let spelledWords = 256

  /// Where the words of `query` appear in `text`, in native or Latin form or by initial consonants:
  /// ascending ranges of whole characters that do not touch. The last word of the query counts as a
  /// prefix unless the query `isComplete`. A word that does not appear so is found where words end
  /// with it, see ``WordEnds``.
  ///
  /// - Complexity: O(words of the text), each with its Latin form if the query has Latin letters.
  package mutating func highlights(
    of query: String, in text: String, isComplete: Bool = false
  ) -> [HighlightRange] {
    let sought = soughtWords(query, isComplete: isComplete)
    var folded = FoldedText()
    Array(text.utf8).withSpan { fold($0, into: &folded) }
    var found: [Range<Int>] = []
    var missing = Array(sought.indices)
    for (number, word) in folded.words.enumerated() {
      let native = Array(folded[word])
      for (place, one) in sought.enumerated() {
        if let count = one.matched(native) {
          found.append(folded.source(of: word, upTo: count))
          missing.removeAll { $0 == place }
        }
      }
      if number < Self.spelledWords, !word.isIdeographic {
        spell(word, native, of: folded, sought, into: &found)
      }
    }
    for stretch in folded.kana.prefix(Self.spelledWords) {
      spell(stretch, Array(folded[stretch]), of: folded, sought, into: &found)
    }
    for word in missing.isEmpty ? [] : folded.words {
      for one in missing.map({ sought[$0] }) {
        let start = WordEnds.start(of: one.letters, in: folded[word], isOpen: one.isPrefix)
        guard let start else { continue }
        let end = folded.source(of: word, upTo: start + one.letters.count - word.bytes.lowerBound)
        found.append(Int(folded.sources[start])..<end.upperBound)
      }
    }
    return text.characterRanges(covering: found)
  }

  /// The words to find: each word of the query and its Latin form.
  private mutating func soughtWords(_ query: String, isComplete: Bool) -> [HighlightWord] {
    var folded = FoldedText()
    Array(query.utf8).withSpan { fold($0, into: &folded) }
    var sought: [HighlightWord] = []
    let end = folded.bytes.count
    for word in folded.words.prefix(Self.highlightedWords) {
      let isPrefix = !isComplete && word.bytes.upperBound == end
      let native = Array(folded[word])
      sought.append(HighlightWord(letters: native, isPrefix: isPrefix))
      if word.isIdeographic { continue }
      for latin in native.withSpan({ typedLatin(of: $0) }) {
        sought.append(HighlightWord(letters: latin, isPrefix: isPrefix))
      }
    }
    for stretch in folded.kana.prefix(Self.highlightedWords) {
      guard let latin = Array(folded[stretch]).withSpan({ latin(of: $0) }) else { continue }
      let isPrefix = !isComplete && stretch.bytes.upperBound == end
      sought.append(HighlightWord(letters: latin, isPrefix: isPrefix))
    }
    return sought
  }

  /// Finds the words in the Latin form and the initial consonants of a word.
  private func spell(
    _ word: FoldedWord, _ native: [UInt8], of folded: FoldedText, _ sought: [HighlightWord],
    into found: inout [Range<Int>]
  ) {
    let scalars = native.span.scalars
    if sought.contains(where: \.isLatin), let latin = latin(of: scalars) {
      find(latin, { self.latin(of: $0) ?? $0.utf8 })
    }
    if sought.contains(where: \.isConsonants), let initials = initials(of: native.span) {
      find(initials, { Self.initials(of: foldedParts($0)).utf8 })
    }

    /// The source range comes from the shortest prefix of the word whose `form` is long enough.
    func find(_ whole: [UInt8], _ form: ([Unicode.Scalar]) -> [UInt8]) {
      for one in sought {
        guard let count = one.matched(whole) else { continue }
        var (low, high) = (1, scalars.count)
        while low < high, count < whole.count {
          let middle = (low + high) / 2
          if form(Array(scalars[..<middle])).count >= count {
            high = middle
          } else {
            low = middle + 1
          }
        }
        let bytes = count == whole.count ? native.count : scalars[..<high].utf8Count
        found.append(folded.source(of: word, upTo: bytes))
      }
    }
  }
}

/// A word to find in a text.
private struct HighlightWord {
  let letters: [UInt8]
  let isPrefix: Bool

  var isLatin: Bool { letters.allSatisfy { $0 < 0x80 } }

  /// Whether the word consists of leading Hangul consonants, which start with the bytes E1 84.
  var isConsonants: Bool { letters.starts(with: [0xE1, 0x84]) }

  /// The number of bytes of a word that it matches.
  func matched(_ word: [UInt8]) -> Int? {
    isPrefix && word.starts(with: letters) || word == letters ? letters.count : nil
  }
}

extension FoldedText {
  /// The source of the first `count` bytes of a word, in whole scalars.
  fileprivate func source(of word: FoldedWord, upTo count: Int) -> Range<Int> {
    var index = word.bytes.lowerBound + count
    let last = sources[index - 1]
    while index < word.bytes.upperBound, sources[index] == last { index += 1 }
    let end = index < word.bytes.upperBound ? Int(sources[index]) : word.source.upperBound
    return word.source.lowerBound..<end
  }
}

extension String {
  /// The ranges extended to whole characters, ascending, with adjacent ranges joined.
  fileprivate func characterRanges(covering ranges: [Range<Int>]) -> [HighlightRange] {
    guard !ranges.isEmpty else { return [] }
    let ranges = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var found: [HighlightRange] = []
    var next = 0
    // The end of the range covered so far.
    var covered = 0
    var (utf8, utf16) = (0, 0)
    for character in self {
      let end = (utf8: utf8 + character.utf8.count, utf16: utf16 + character.utf16.count)
      while next < ranges.count, ranges[next].lowerBound < end.utf8 {
        covered = max(covered, ranges[next].upperBound)
        next += 1
      }
      if covered > utf8 {
        if let last = found.last, last.utf8.upperBound == utf8 {
          found[found.count - 1] = HighlightRange(
            utf8: last.utf8.lowerBound..<end.utf8, utf16: last.utf16.lowerBound..<end.utf16)
        } else {
          found.append(HighlightRange(utf8: utf8..<end.utf8, utf16: utf16..<end.utf16))
        }
      }
      (utf8, utf16) = end
    }
    return found
  }
}

extension Array where Element == UInt8 {
  fileprivate func withSpan<Answer>(_ body: (Span<UInt8>) -> Answer) -> Answer { body(span) }
}

extension ArraySlice<Unicode.Scalar> {
  fileprivate var utf8Count: Int { reduce(0) { $0 + UTF8.width($1) } }
}

/// A range of a text that the words of a query matched.
public struct HighlightRange: Hashable, Sendable {
  /// Offsets of UTF-8 code units.
  public var utf8: Range<Int>
  /// Offsets of UTF-16 code units, as browsers and NSRange count.
  public var utf16: Range<Int>

  /// Creates a range.
  public init(utf8: Range<Int>, utf16: Range<Int>) {
    self.utf8 = utf8
    self.utf16 = utf16
  }
}
