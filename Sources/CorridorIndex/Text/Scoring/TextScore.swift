/// How well a row matches a query: the definition of the order of results.
///
/// The score is the sum of
/// - up to 100 for the text: the mean quality of the words, in thousandths, see ``exactName`` and
///   the other constants. A word that is in a name of the row counts as a name word, never as part
///   of the address;
/// - 24 if the words are the whole primary name, in any order;
/// - 6 divided by the number of words of the primary name, so that shorter names come first;
/// - up to 45 for importance, see ``Importance``;
/// - up to 84 for nearness to the focus, see ``Focus``; 0 without a focus. Within a few hundred
///   metres it weighs more than the position of a word in the name: a place there that has the
///   word anywhere comes before a place farther away that begins with it.
///
/// Sums of qualities are integers, and the rest is a fixed sequence of operations that IEEE 754
/// rounds in one way, so the same row has the same score however it is found. Every operation is
/// monotone: bounds of the parts give a bound of the score.
package enum TextScore {
  /// Quality by word class: first word of the primary name, other word of it, word of another name,
  /// end of a word of any name; see ``WordEnds``.
  package static let exactName = [1000, 900, 800, 550]
  /// Quality by class of a word that matches as a prefix.
  package static let namePrefix = [850, 700, 600, 450]
  /// Quality by class of address word: house number, street, locality, postcode.
  package static let exactAddress = [750, 700, 650, 600]
  package static let addressPrefix = [550, 550, 500, 450]
  /// Penalty for each edit.
  package static let editPenalty = 220

  /// The least quality that only an exact word of the primary name has.
  package static let wholeQuality = 900

  /// The score of a row.
  /// - Parameters:
  ///   - quality: The sum of the qualities of the query's words.
  ///   - words: The number of words in the query.
  ///   - isWholeName: Whether the words are the whole primary name.
  ///   - nameWords: The number of words in the primary name; 0 if the row has none.
  ///   - importance: 0...255.
  ///   - nearness: 0...1.4.
  @inline(__always)
  package static func score(
    quality: Int, words: Int, isWholeName: Bool, nameWords: Int, importance: Int, nearness: Double
  ) -> Double {
    let text = Double(quality) / Double(10 * words)
    let bonus = (isWholeName ? 24.0 : 0) + (nameWords > 0 ? 6.0 / Double(nameWords) : 0)
    return text + bonus + Double(importance) * (45.0 / 255.0) + nearness * 60
  }
}
