/// How well a row answers a query: the definition of the order of answers.
///
/// The score is the sum of
/// - up to 100 for the text: the mean quality of the words, in thousandths, see ``exactName`` and the
///   others. A word that a name of the row has counts as that, never as part of the address;
/// - 20 when the words are the whole primary name, in any order;
/// - 6 divided by the number of words of the primary name, so that shorter names come first;
/// - up to 50 for importance, see ``Importance``;
/// - up to 60 for nearness to the focus, see ``Focus``; 0 without a focus.
///
/// Sums of qualities are whole numbers and the rest is a fixed sequence of operations that IEEE 754
/// rounds in one way, so the same row has the same score however it was found. Every operation is
/// monotone: bounds of the parts give a bound of the score.
package enum TextScore {
  /// Quality by class of word: the first of the primary name, another one of it, one of another name.
  package static let exactName = [1000, 900, 800]
  /// Quality of a word that goes on after what was typed, by class.
  package static let namePrefix = [850, 700, 600]
  /// Quality by class of address word: house number, street, locality, postcode.
  package static let exactAddress = [750, 700, 650, 600]
  package static let addressPrefix = [550, 550, 500, 450]
  /// What each corrected letter takes off.
  package static let editPenalty = 220

  /// The least quality that only a word of the primary name, as it stands, has.
  package static let wholeQuality = 900

  /// The score of a row.
  /// - Parameters:
  ///   - quality: The sum of the qualities of the query's words.
  ///   - words: How many words the query has.
  ///   - isWholeName: Whether they are the whole primary name.
  ///   - nameWords: How many words the primary name has; 0 without one.
  ///   - importance: 0...255.
  ///   - nearness: 0...1.
  @inline(__always)
  package static func score(
    quality: Int, words: Int, isWholeName: Bool, nameWords: Int, importance: Int, nearness: Double
  ) -> Double {
    let text = Double(quality) / Double(10 * words)
    let bonus = (isWholeName ? 20.0 : 0) + (nameWords > 0 ? 6.0 / Double(nameWords) : 0)
    return text + bonus + Double(importance) * (50.0 / 255.0) + nearness * 60
  }
}
