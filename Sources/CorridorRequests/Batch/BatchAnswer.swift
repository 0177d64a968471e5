internal import Corridor
internal import CorridorFormats
internal import CorridorIndex

/// The answers to some lines of a batch, one per line, and what callers need to know about them.
package struct BatchAnswer: Sendable {
  /// The answers, each with its line end.
  package private(set) var bytes: [UInt8] = []
  /// A checksum of each answered line; as many as there are answers.
  package private(set) var checksums: [UInt64] = []
  /// The number of input bytes that these lines occupy.
  package internal(set) var inputBytes = 0
  package private(set) var tally = BatchTally()
  /// Why the run ends here: the first bad line, if the run is strict.
  package private(set) var failure: CommandError?

  /// The beginning of every answer; the number of its line follows.
  static let start = Array(#"{"line":"#.utf8)

  /// Adds an answer, which is an object with or without a line end.
  mutating func append(
    _ object: [UInt8], to line: BatchLine, hasHits: Bool
  ) {
    let rest = object.dropFirst()
    bytes += Self.start
    bytes += "\(line.number),".utf8
    bytes += rest
    if rest.last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    tally.lines += 1
    tally.hasHits = tally.hasHits || hasHits
    checksums.append(Self.checksum(of: line.text))
  }

  /// Adds an error in place of an answer; if the run is strict, it is why the run ends.
  mutating func append(
    _ error: CommandError, to line: BatchLine, _ requestID: String?, _ isStrict: Bool
  ) {
    guard !isStrict else {
      failure = .badLine(line.number, error)
      return
    }
    let number = OutputValue.integer(line.number)
    var buffer = TextBuffer()
    buffer.append("{")
    buffer.append(jsonMember: "line", number)
    buffer.append(",")
    buffer.append(requestID: requestID)
    let members: [OutputValue.Member] = [
      .init("code", .text(error.exitCode.word)), .init("message", .text(error.description)),
      .init("line", number),
    ]
    buffer.append(jsonMember: "error", .object(members))
    buffer.append("}\n")
    bytes += buffer.bytes
    tally.lines += 1
    tally.errors += 1
    tally.firstError = tally.firstError ?? line.number
    checksums.append(Self.checksum(of: line.text))
  }

  /// The checksum that identifies a line in a later run; never 0.
  package static func checksum(of line: ArraySlice<UInt8>) -> UInt64 {
    let checksum = Checksum.of(line.span)
    return checksum == 0 ? 1 : checksum
  }
}

extension BatchAnswer {
  /// Whether an answer lacks detours because the routing engine did not answer, so that asking again
  /// may help.
  package static func lacksDetours(_ answer: ArraySlice<UInt8>) -> Bool {
    var place = answer.startIndex
    while let quote = answer[place...].firstIndex(of: UInt8(ascii: "\"")) {
      if lacking.contains(where: { answer[quote...].starts(with: $0) }) { return true }
      place = quote + 1
    }
    return false
  }

  private static let lacking = [DetourUnknown.engineDown, .timedOut].map {
    Array("\"detourUnknownBecause\":\"\($0.rawValue)\"".utf8)
  }
}

/// Counts of the answered lines of a batch.
package struct BatchTally: Sendable, Equatable {
  /// Answered lines, including those answered with an error.
  package fileprivate(set) var lines = 0
  /// Lines answered with an error.
  package fileprivate(set) var errors = 0
  /// Whether any line had a result.
  package fileprivate(set) var hasHits = false
  /// The number of the first line with an error.
  package fileprivate(set) var firstError: Int?

  package init() {}

  package mutating func add(_ other: BatchTally) {
    lines += other.lines
    errors += other.errors
    hasHits = hasHits || other.hasHits
    firstError = firstError ?? other.firstError
  }

  /// Counts an answer in the output of `corridor batch`. Returns its line number, or nil if it
  /// is not an answer.
  package mutating func count(answer line: ArraySlice<UInt8>) -> Int? {
    guard line.starts(with: BatchAnswer.start), line.last == UInt8(ascii: "}") else { return nil }
    let rest = line.dropFirst(BatchAnswer.start.count)
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)),
      let outcome = Outcome(in: line[digits.endIndex...])
    else { return nil }
    lines += 1
    hasHits = hasHits || outcome == .hits
    if outcome == .error {
      errors += 1
      firstError = firstError ?? number
    }
    return number
  }

  /// Whether an answer to a search along a route has hits.
  static func hasHits(_ answer: [UInt8]) -> Bool { Outcome(in: answer[...]) == .hits }

  /// What the members of an answer say.
  private enum Outcome {
    case hits, noHits, error

    /// Quotes inside the texts of an answer are escaped with a backslash, so the first match of
    /// these words is the real member.
    init?(in answer: ArraySlice<UInt8>) {
      var place = answer.startIndex
      while let quote = answer[place...].firstIndex(of: UInt8(ascii: "\"")) {
        let word = answer[quote...]
        if word.starts(with: #""hits":["#.utf8) {
          self = word.starts(with: #""hits":[]"#.utf8) ? .noHits : .hits
          return
        }
        if word.starts(with: #""error":{"#.utf8) {
          self = .error
          return
        }
        place = quote + 1
      }
      return nil
    }
  }
}
