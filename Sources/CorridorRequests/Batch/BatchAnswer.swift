/// The answers to some lines of a batch, one per line, and what callers need to know about them.
package struct BatchAnswer: Sendable {
  /// The answers, each with its line end.
  package var bytes: [UInt8] = []
  /// A checksum of each answered line; as many as there are answers.
  package var questions: [UInt64] = []
  /// The number of input bytes that these lines occupy.
  package var inputBytes = 0
  package var tally = BatchTally()
  /// Why the run ends here: the first bad line, if the run is strict.
  package var failure: CommandError?
}

/// Counts of the answered lines of a batch.
package struct BatchTally: Sendable, Equatable {
  /// Answered lines, including those answered with an error.
  package var lines = 0
  /// Lines answered with an error.
  package var errors = 0
  /// Whether any line had a result.
  package var hasHits = false
  /// The number of the first line with an error.
  package var firstError: Int?

  package init() {}

  package mutating func add(_ other: BatchTally) {
    lines += other.lines
    errors += other.errors
    hasHits = hasHits || other.hasHits
    firstError = firstError ?? other.firstError
  }

  /// Counts an answer line in the output. Returns its line number, or nil if it is not an answer.
  ///
  /// Quotes inside the texts of an answer are escaped with a backslash, so the first match of these
  /// words is the real member.
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
  /// The beginning of every answer; the number of its line follows.
  static let start = Array(#"{"line":"#.utf8)
}
