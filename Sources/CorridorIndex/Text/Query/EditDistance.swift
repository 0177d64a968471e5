/// Counts the edits between texts: insertions, deletions, substitutions and transpositions of
/// adjacent letters (the optimal string alignment distance; Damerau, "A technique for computer
/// detection and correction of spelling errors", 1964).
package enum EditDistance {
  /// The number of edits from one text to another, or to the nearest prefix of it.
  package static func edits(from word: [UInt8], to term: [UInt8], asPrefix: Bool) -> Int {
    let word = letters(word)
    let term = letters(term)
    var rows = [Array(0...word.count)]
    for (number, letter) in term.enumerated() {
      let above = rows[number]
      var row = [number + 1]
      for column in 1..<word.count + 1 {
        let isSame = letter == word[column - 1]
        var edits = min(
          above[column] + 1, row[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1))
        if number > 0, column > 1, letter == word[column - 2], term[number - 1] == word[column - 1]
        {
          edits = min(edits, rows[number - 1][column - 2] + 1)
        }
        row.append(edits)
      }
      rows.append(row)
    }
    let ends = rows.map { $0[word.count] }
    return (asPrefix ? ends.min() : ends.last) ?? word.count
  }

  /// Whether both have the same first letter.
  package static func beginAlike(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    letters(left).first == letters(right).first
  }

  /// The code points of well-formed UTF-8.
  static func letters(_ text: some Collection<UInt8>) -> [UInt32] {
    String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
  }
}
