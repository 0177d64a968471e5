/// Counts the edits between a misspelt text and others: insertions, deletions, substitutions and
/// transpositions of adjacent letters, each of which counts as one.
///
/// Computes the optimal string alignment distance (after F. J. Damerau, "A technique for computer
/// detection and correction of spelling errors", 1964), one column of its table at a time as the
/// bits of words (H. Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit
/// distances", 2003).
package struct BitParallelEditDistance {
  /// Maximum number of letters of the misspelt text: the bits of a word.
  package static let longestText = 64

  package let limit: Int
  private let count: Int
  /// The positions of each ASCII letter in the text, as bits.
  private var ascii = [UInt64](repeating: 0, count: 128)
  /// The positions of the other letters, each letter once.
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

  /// How many letters of a text may be wrong: none of four, one of eight, two of more; none if the
  /// text has digits.
  package static func limit(for text: [Unicode.Scalar]) -> Int {
    guard !text.contains(where: { ("0"..."9").contains($0) }) else { return 0 }
    let letters = text.count { $0 != " " }
    return letters < 5 ? 0 : letters < 9 ? 1 : 2
  }

  /// The number of edits from the text to another, or to the nearest prefix of it; nil above the
  /// limit.
  ///
  /// - Complexity: O(letters of the other).
  package func edits(to other: [Unicode.Scalar], asPrefix: Bool) -> Int? {
    guard count > 0 else { return asPrefix ? 0 : other.count <= limit ? other.count : nil }
    let last: UInt64 = 1 << UInt64(count - 1)
    // Bits for the cells where the table stays the same diagonally, and where it rises or falls
    // downwards: Hyyrö's D0, VP and VN.
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

  /// The positions of a letter in the text, as bits.
  private func places(of letter: Unicode.Scalar) -> UInt64 {
    if letter.isASCII { return ascii[Int(letter.value)] }
    return others.first { $0.letter == letter }?.places ?? 0
  }
}
