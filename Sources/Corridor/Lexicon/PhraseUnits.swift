internal import CorridorIndex

/// A text split into the units of phrases: folded words, and single characters of Han and kana,
/// which are written without blanks.
///
/// The units are stored one after the other, with a blank between two words, so that the key of
/// every run of units is a slice of ``bytes``: "fuel station" in "the fuel station", and 加油站 in
/// 最近的加油站.
struct PhraseUnits: Sendable {
  struct Unit: Hashable, Sendable {
    /// The range in ``PhraseUnits/bytes``.
    var bytes: Range<Int>
    /// The range in the original, as UTF-8 offsets.
    var source: Range<Int>
    /// Whether it is one character of Han or kana.
    var isSign: Bool
  }

  private(set) var bytes: [UInt8] = []
  private(set) var units: [Unit] = []
  private var folded = FoldedText()

  var count: Int { units.count }

  /// The key of a non-empty run of units.
  func key(_ run: Range<Int>) -> Range<Int> {
    units[run.lowerBound].bytes.lowerBound..<units[run.upperBound - 1].bytes.upperBound
  }

  /// The range of a non-empty run of units in the original.
  func source(_ run: Range<Int>) -> Range<Int> {
    units[run.lowerBound].source.lowerBound..<units[run.upperBound - 1].source.upperBound
  }

  /// Replaces the units by those of a text, at most `limit` of them.
  mutating func take(_ utf8: Span<UInt8>, limit: Int, _ folder: inout TextFolder) {
    bytes.removeAll(keepingCapacity: true)
    units.removeAll(keepingCapacity: true)
    folder.fold(utf8, into: &folded)
    // The folded words of adjacent characters overlap: the second character of one is the first
    // character of the next.
    var covered = 0
    for word in folded.words {
      guard units.count < limit else { return }
      if word.isIdeographic {
        takeSigns(of: word, from: max(covered, word.bytes.lowerBound), limit: limit)
      } else {
        if let last = units.last, !last.isSign { bytes.append(UInt8(ascii: " ")) }
        let start = bytes.count
        bytes.append(contentsOf: folded.bytes[word.bytes])
        units.append(Unit(bytes: start..<bytes.count, source: word.source, isSign: false))
      }
      covered = word.bytes.upperBound
    }
  }

  private mutating func takeSigns(of word: FoldedWord, from first: Int, limit: Int) {
    var position = first
    while position < word.bytes.upperBound, units.count < limit {
      var end = signEnd(position, word.bytes.upperBound)
      // Voicing marks of kana belong to the character before them.
      while isVoicing(end, word.bytes.upperBound) { end += 3 }
      let sourceEnd =
        end < word.bytes.upperBound ? Int(folded.sources[end]) : word.source.upperBound
      let source = Int(folded.sources[position])
      let start = bytes.count
      bytes.append(contentsOf: folded.bytes[position..<end])
      units.append(
        Unit(bytes: start..<bytes.count, source: source..<max(source, sourceEnd), isSign: true))
      position = end
    }
  }

  /// Whether a voicing mark of kana is at a position: U+3099 or U+309A.
  private func isVoicing(_ position: Int, _ limit: Int) -> Bool {
    position + 2 < limit && folded.bytes[position] == 0xE3 && folded.bytes[position + 1] == 0x82
      && (folded.bytes[position + 2] == 0x99 || folded.bytes[position + 2] == 0x9A)
  }

  /// The end of the code point at `position`.
  private func signEnd(_ position: Int, _ limit: Int) -> Int {
    var end = position + 1
    while end < limit, folded.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
