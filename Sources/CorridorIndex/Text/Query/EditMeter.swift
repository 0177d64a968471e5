/// Measures how many letters differ between a misspelt text and others: insertions, deletions,
/// substitutions and transpositions of neighbours, each of which counts one.
///
/// The optimal string alignment distance (after F. J. Damerau, "A technique for computer detection
/// and correction of spelling errors", 1964), a column of its table at a time as bits of words (H.
/// Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", 2003).
package struct EditMeter {
  /// The most letters of the misspelt text: the bits of a word.
  package static let longestText = 64

  package let limit: Int
  private let count: Int
  /// Where in the text each letter of ASCII stands, as bits.
  private var ascii = [UInt64](repeating: 0, count: 128)
  /// The same of other letters, each once.
  private var others: [(letter: Unicode.Scalar, places: UInt64)] = []

  /// - Precondition: The text is not longer than ``longestText``.
  package init(_ text: [Unicode.Scalar], limit: Int) {
    precondition(text.count <= Self.longestText, "the text has more letters than a word has bits")
    self.limit = limit
    count = text.count
    for (place, letter) in text.enumerated() {
      if letter.isASCII {
        ascii[Int(letter.value)] |= 1 << UInt64(place)
      } else if let index = others.firstIndex(where: { $0.letter == letter }) {
        others[index].places |= 1 << UInt64(place)
      } else {
        others.append((letter, 1 << UInt64(place)))
      }
    }
  }

  /// How many letters of a text may be wrong: none of four, one of eight, two of more; none where
  /// there are digits.
  package static func limit(for text: [Unicode.Scalar]) -> Int {
    guard !text.contains(where: { ("0"..."9").contains($0) }) else { return 0 }
    let letters = text.count { $0 != " " }
    return letters < 5 ? 0 : letters < 9 ? 1 : 2
  }

  /// The edits that make the text another one, or the nearest beginning of it; nil above the limit.
  ///
  /// - Complexity: O(letters of the other).
  package func edits(to other: [Unicode.Scalar], asPrefix: Bool) -> Int? {
    guard count > 0 else { return asPrefix ? 0 : other.count <= limit ? other.count : nil }
    let last: UInt64 = 1 << UInt64(count - 1)
    // Where the table falls by one to the right and downwards, and where it rises downwards: Hyyrö's
    // D0, VP and VN.
    var (stays, rises, falls) = (UInt64(0), ~UInt64(0), UInt64(0))
    var placesBefore: UInt64 = 0
    var edits = count
    var best = count
    for letter in other {
      let places = places(of: letter)
      let swapped = ((~stays & places) << 1) & placesBefore
      stays = (((places & rises) &+ rises) ^ rises) | places | falls | swapped
      var right = falls | ~(stays | rises)
      var left = stays & rises
      if right & last != 0 { edits += 1 }
      if left & last != 0 { edits -= 1 }
      best = min(best, edits)
      right = right << 1 | 1
      left <<= 1
      rises = left | ~(stays | right)
      falls = right & stays
      placesBefore = places
    }
    if !asPrefix { best = edits }
    return best <= limit ? best : nil
  }

  /// Where a letter stands in the text, as bits.
  private func places(of letter: Unicode.Scalar) -> UInt64 {
    if letter.isASCII { return ascii[Int(letter.value)] }
    return others.first { $0.letter == letter }?.places ?? 0
  }
}
