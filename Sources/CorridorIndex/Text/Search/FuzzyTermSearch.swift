/// Finds the terms within a small edit distance of a word.
///
/// Visits the terms that start with the word's first letter. The rows of the distance table are
/// kept while consecutive terms share letters, and ranges of terms whose prefix already exceeds the
/// limit are skipped.
struct FuzzyTermSearch {
  /// The nearest terms so far, best first.
  private(set) var terms: [FuzzyTerm] = []

  private let word: [UInt32]
  private let first: [UInt8]
  private let mostEdits: Int
  private let asPrefix: Bool
  /// Row d has the distances of each prefix of the word to the first d letters of the term.
  private var table: [UInt8]
  private var letters: [UInt32] = []
  /// The end of each letter in the term.
  private var ends: [Int] = []
  /// The fewest edits to any prefix of the first d letters.
  private var fewest: [UInt8] = []
  /// Bytes of the term up to the end of the last letter in the table.
  private var path: [UInt8] = []
  private let width: Int

  init(_ word: [UInt8], mostEdits: Int, asPrefix: Bool) {
    self.word = Self.letters(word)
    let lead = word.first ?? 0
    first = Array(word.prefix(lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4))
    self.mostEdits = mostEdits
    self.asPrefix = asPrefix
    width = self.word.count + 1
    table = (0..<width).map { UInt8($0) }
    fewest = [UInt8(self.word.count)]
  }

  mutating func run(
    _ dictionary: TermDictionary, isCancelled: (@Sendable () -> Bool)?
  ) throws(IndexError) {
    var range = try dictionary.ranks(of: first)
    guard !range.isEmpty else { return }
    var cursor = try dictionary.cursor(block: range.lowerBound / TextFormat.termsPerBlock)
    var isDead = false
    var skipped = 0
    var steps = 0
    while try cursor.next(), cursor.rank < range.upperBound {
      steps += 1
      if steps & 1023 == 0, let isCancelled, isCancelled() { return }
      guard cursor.rank >= range.lowerBound else { continue }
      let shared = sharedBytes(cursor)
      if isDead, shared == path.count {
        skipped += 1
        guard skipped > Self.mostSkipped else { continue }
        let next = try dictionary.lowerBound(TermDictionary.successor(of: path))
        guard next < range.upperBound else { return }
        range = next..<range.upperBound
        cursor = try dictionary.cursor(block: next / TextFormat.termsPerBlock)
        skipped = 0
        continue
      }
      skipped = 0
      keep(shared)
      isDead = !extend(cursor.term)
      if !isDead { take(cursor) }
    }
  }

  /// The letters of a word, each as its bytes in one number.
  private static func letters(_ word: [UInt8]) -> [UInt32] {
    var letters: [UInt32] = []
    for byte in word {
      if byte & 0xC0 == 0x80, let last = letters.popLast() {
        letters.append(last << 8 | UInt32(byte))
      } else {
        letters.append(UInt32(byte))
      }
    }
    return letters
  }

  /// Maximum number of terms skipped one by one before a search for the next candidate.
  private static let mostSkipped = 48

  /// The number of bytes that a term shares with the part of the previous term that was read.
  private func sharedBytes(_ cursor: TermCursor) -> Int {
    var shared = 0
    let limit = min(path.count, cursor.term.count)
    while shared < limit, cursor.term[shared] == path[shared] { shared += 1 }
    return shared
  }

  /// Drops the letters that do not end within the first `shared` bytes.
  private mutating func keep(_ shared: Int) {
    while let end = ends.last, end > shared {
      ends.removeLast()
      letters.removeLast()
      fewest.removeLast()
      table.removeLast(width)
    }
    path.removeLast(path.count - (ends.last ?? 0))
  }

  /// Adds the letters of a term that are not in the table; returns false if no term with the prefix
  /// read so far can be near.
  private mutating func extend(_ term: [UInt8]) -> Bool {
    while path.count < term.count {
      let start = path.count
      let lead = term[start]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      let end = min(start + length, term.count)
      var letter = UInt32(lead)
      for byte in term[start + 1..<end] { letter = letter << 8 | UInt32(byte) }
      path += term[start..<end]
      let least = addRow(letter)
      ends.append(end)
      if least > mostEdits { return asPrefix && fewest[fewest.count - 1] <= mostEdits }
    }
    return true
  }

  /// Adds the row of one more letter; returns its least distance.
  private mutating func addRow(_ letter: UInt32) -> Int {
    let above = table.count - width
    let before = letters.last
    letters.append(letter)
    var left = table[above] + 1
    table.append(left)
    var least = left
    for column in 1..<width {
      let isSame = letter == word[column - 1]
      var edits = min(
        table[above + column] + 1, left + 1, table[above + column - 1] + (isSame ? 0 : 1))
      if column > 1, letter == word[column - 2], before == word[column - 1] {
        edits = min(edits, table[above - width + column - 2] + 1)
      }
      table.append(edits)
      least = min(least, edits)
      left = edits
    }
    fewest.append(min(fewest[fewest.count - 1], left))
    return Int(least)
  }

  /// Adds the current term if it is near.
  private mutating func take(_ cursor: TermCursor) {
    let edits = Int(asPrefix ? fewest[fewest.count - 1] : table[table.count - 1])
    guard edits > 0, edits <= mostEdits else { return }
    if terms.count == FuzzyTerm.most, let worst = terms.last {
      let isWorse = edits > worst.edits || edits == worst.edits && cursor.rows < worst.count
      guard !isWorse else { return }
    }
    let near = FuzzyTerm(edits: edits, count: cursor.rows, term: cursor.term)
    let slot = terms.firstIndex { near < $0 } ?? terms.count
    terms.insert(near, at: slot)
    if terms.count > FuzzyTerm.most { terms.removeLast() }
  }
}
