/// Measures how many letters differ between a misspelt text and others: insertions, deletions,
/// substitutions and transpositions of neighbours, each of which counts one.
///
/// The optimal string alignment distance (after F. J. Damerau, "A technique for computer detection
/// and correction of spelling errors", 1964), given up as soon as it is above a limit.
struct EditMeter {
  private let text: [Unicode.Scalar]
  let limit: Int
  private var before: [Int] = []
  private var above: [Int] = []
  private var row: [Int] = []

  init(_ text: [Unicode.Scalar], limit: Int) {
    self.text = text
    self.limit = limit
  }

  /// How many letters of a text may be wrong: none of four, one of eight, two of more; none where
  /// there are digits.
  static func limit(for text: [Unicode.Scalar]) -> Int {
    guard !text.contains(where: { ("0"..."9").contains($0) }) else { return 0 }
    let letters = text.count { $0 != " " }
    return letters < 5 ? 0 : letters < 9 ? 1 : 2
  }

  /// The edits that make the text another one, or the nearest beginning of it; nil above the limit.
  mutating func edits(to other: [Unicode.Scalar], asPrefix: Bool) -> Int? {
    let width = text.count
    above.removeAll(keepingCapacity: true)
    above.append(contentsOf: 0...width)
    var best = asPrefix ? width : Int.max
    var leastAbove = 0
    for (number, letter) in other.enumerated() {
      row.removeAll(keepingCapacity: true)
      row.append(number + 1)
      var least = number + 1
      for column in 1..<width + 1 {
        let isSame = letter == text[column - 1]
        var edits = min(
          above[column] + 1, row[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1))
        if number > 0, column > 1, letter == text[column - 2], other[number - 1] == text[column - 1]
        {
          edits = min(edits, before[column - 2] + 1)
        }
        row.append(edits)
        least = min(least, edits)
      }
      if asPrefix { best = min(best, row[width]) }
      // What comes later is no less than the least of two rows.
      if min(least, leastAbove) > limit { return asPrefix && best <= limit ? best : nil }
      leastAbove = least
      swap(&before, &above)
      swap(&above, &row)
    }
    if !asPrefix { best = above[width] }
    return best <= limit ? best : nil
  }
}
