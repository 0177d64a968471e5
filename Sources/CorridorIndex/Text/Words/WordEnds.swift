/// The ends of compounds: of the words of names, those that others end with, such as "puisto" of
/// "kirkkopuisto" and "strasse" of "hauptstrasse".
///
/// A word is an end of another if it has at least ``leastLetters`` letters and the other begins
/// with at least ``leastBefore`` more. Only alphabets count, without Indic scripts, Han, kana and
/// Hangul; no word with a digit has an end.
package struct WordEnds: Sendable {
  /// The least letters of an end.
  package static let leastLetters = 4
  /// The least letters before an end.
  static let leastBefore = 3

  /// The start of the ends of each term in ``ends``, and their end.
  private let starts: RowColumn<UInt32>
  private let ends: RowColumn<UInt32>

  /// The ends of terms that are themselves terms with rows.
  ///
  /// - Complexity: O(letters of all terms, each times the terms' length).
  init(_ table: TermTable, _ memory: ColumnMemory) throws(IndexError) {
    starts = RowColumn(memory)
    ends = RowColumn(memory)
    try starts.reserve(table.count + 1)
    try starts.append(0)
    var word: [UInt8] = []
    for number in 0..<table.count {
      if table.terms[number].count > 0 {
        word.removeAll(keepingCapacity: true)
        table.withText(number) { word.append($0) }
        for start in Self.starts(in: word[...]) {
          let end = word.span.extracting(start..<word.count)
          if let term = table.find(end), table.terms[Int(term)].count > 0 { try ends.append(term) }
        }
      }
      try starts.append(UInt32(ends.count))
    }
  }

  /// Calls `body` with the number of each term that a term ends with.
  @inline(__always)
  func forEach<E: Error>(of term: Int, _ body: (UInt32) throws(E) -> Void) throws(E) {
    guard term + 1 < starts.count else { return }
    for index in Int(starts[term])..<Int(starts[term + 1]) { try body(ends[index]) }
  }

  /// Where an end of a folded word may start: its indices.
  package static func starts(in word: ArraySlice<UInt8>) -> [Int] {
    guard word.count >= leastBefore + leastLetters else { return [] }
    var letters: [Int] = []
    for index in word.indices where word[index] & 0xC0 != 0x80 {
      // Lead bytes from E0 on are those of U+0800 and later letters.
      guard word[index] < 0xE0, !(0x30...0x39).contains(word[index]) else { return [] }
      letters.append(index)
    }
    guard letters.count >= leastBefore + leastLetters else { return [] }
    return Array(letters[leastBefore...(letters.count - leastLetters)])
  }

  /// Where a typed word is in another one other than at its start: at its end or, if the typed word
  /// may be incomplete, at the start of what may be its end. Nil if it is not.
  package static func start(
    of typed: [UInt8], in word: ArraySlice<UInt8>, isOpen: Bool
  ) -> Int? {
    guard isLong(typed), word.count >= typed.count + leastBefore else { return nil }
    return starts(in: word).first { start in
      isOpen ? word[start...].starts(with: typed) : word[start...].elementsEqual(typed)
    }
  }

  /// Whether a typed word has enough letters to be the end of a word.
  static func isLong(_ typed: [UInt8]) -> Bool {
    typed.count { $0 & 0xC0 != 0x80 } >= leastLetters
  }
}
