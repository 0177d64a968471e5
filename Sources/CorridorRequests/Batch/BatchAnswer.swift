/// The answers to some lines of a batch, one a line, and what is told of them.
package struct BatchAnswer: Sendable {
  /// The answers, each with its line end.
  package var bytes: [UInt8] = []
  /// A checksum of each line that was answered; as many as there are answers.
  package var questions: [UInt64] = []
  /// How many bytes of the input these answer.
  package var inputBytes = 0
  package var tally = BatchTally()
  /// Why the run ends here: the first bad line where that is asked for.
  package var failure: CommandError?
}

/// How the lines of a batch went.
package struct BatchTally: Sendable, Equatable {
  /// Lines that were answered, be it with an error.
  package var lines = 0
  /// Those that were answered with an error.
  package var errors = 0
  /// Whether anything was found for any of them.
  package var hasHits = false
  /// The number of the first line that has an error.
  package var firstError: Int?

  package init() {}

  package mutating func add(_ other: BatchTally) {
    lines += other.lines
    errors += other.errors
    hasHits = hasHits || other.hasHits
    firstError = firstError ?? other.firstError
  }

  /// Counts an answer as it stands in the output; its number, or nil where it is none.
  ///
  /// Within the texts of an answer, quotes have a backslash before them, so that the first of these
  /// words is what it looks like.
  package mutating func count(answer line: ArraySlice<UInt8>) -> Int? {
    guard line.starts(with: BatchAnswer.start), line.last == UInt8(ascii: "}") else { return nil }
    let rest = line.dropFirst(BatchAnswer.start.count)
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    var place = digits.endIndex
    while let quote = line[place...].firstIndex(of: UInt8(ascii: "\"")) {
      let word = line[quote...]
      if word.starts(with: #""hits":["#.utf8) {
        lines += 1
        hasHits = hasHits || !word.starts(with: #""hits":[]"#.utf8)
        return number
      }
      if word.starts(with: #""error":{"#.utf8) {
        lines += 1
        errors += 1
        firstError = firstError ?? number
        return number
      }
      place = quote + 1
    }
    return nil
  }
}

extension BatchAnswer {
  /// How every answer begins; the number of its line follows.
  static let start = Array(#"{"line":"#.utf8)
}
