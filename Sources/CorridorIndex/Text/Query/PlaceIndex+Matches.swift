internal import CorridorGeometry

extension PlaceIndex {
  /// The best matches of a query, at most its limit: exactly those that come first in
  /// ``allMatches(_:)``.
  package func bestMatches(_ query: TextQuery) throws(IndexError) -> TextMatches {
    var answer = try allMatches(query)
    answer.matches.removeLast(max(answer.matches.count - query.limit, 0))
    return answer
  }

  /// Every match of a query, best first.
  package func allMatches(_ query: TextQuery) throws(IndexError) -> TextMatches {
    try scanMatches(query)
  }

  /// The query with each corrected word as the row has it, in the row's spelling.
  func correctedText(
    _ query: TextQuery, _ words: QueryWords, row: Int
  ) throws(IndexError) -> String? {
    var text: [UInt8] = []
    let original = Array(query.text.utf8)
    var end = 0
    let spellings = try RowSpellings(row, self)
    for word in words.words {
      guard let spelling = spellings.spelling(of: word) else { continue }
      text += original[end..<word.source.lowerBound]
      text += spelling
      end = word.source.upperBound
    }
    guard end > 0 else { return nil }
    return String(decoding: text + original[end...], as: UTF8.self)
  }
}
