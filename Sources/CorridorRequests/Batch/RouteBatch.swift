internal import Corridor
package import CorridorFormats
package import CorridorIndex
package import CorridorThreads

/// Finds the places along many routes, one per line, on several threads.
///
/// Each line is answered as `find` would answer it, independent of the other lines, and answers
/// keep the order of the lines. A line that cannot be answered gives an error in its place and does
/// not end the run; blank lines give nothing.
package struct RouteBatch {
  private let defaults: BatchDefaults
  private let index: PlaceIndex
  private let token: CancellationToken
  /// Whether the first bad line ends the run.
  private let isStrict: Bool

  package init(
    _ defaults: BatchDefaults, in index: PlaceIndex, isStrict: Bool = false,
    until token: CancellationToken
  ) {
    self.defaults = defaults
    self.index = index
    self.isStrict = isStrict
    self.token = token
  }

  /// The limit on bytes in flight: read, or answered and not yet written.
  package static var usualBytesInFlight: Int { 16 << 20 }

  /// Answers all lines.
  ///
  /// - Parameters:
  ///   - first: Lines that were already read, before those of `source`.
  ///   - take: Receives the answers in order.
  package func run(
    _ first: LinePiece? = nil, _ source: inout LineSource, threads: Int,
    bytesInFlight: Int = RouteBatch.usualBytesInFlight,
    _ take: (BatchAnswer) throws(CommandError) -> Void
  ) throws(CommandError) {
    var first = first
    try OrderedPipeline.run(threads: threads, bytesInFlight: bytesInFlight) {
      () throws(CommandError) in
      if let piece = first {
        first = nil
        return (piece, piece.text.count)
      }
      if token.isCancelled { return nil }
      do throws(InputError) {
        return try source.next().map { ($0, $0.text.count) }
      } catch {
        throw .reading(error)
      }
    } transform: {
      answer($0)
    } size: {
      $0.bytes.count
    } write: { (answer) throws(CommandError) in
      // An answer cut short by a signal is incomplete.
      guard !token.isCancelled else { throw .search(.cancelled) }
      do throws(CommandError) {
        try take(answer)
        if let failure = answer.failure { throw failure }
      } catch {
        token.cancel()
        throw error
      }
    }
  }

  /// Answers the lines of a piece.
  package func answer(_ piece: LinePiece) -> BatchAnswer {
    var answer = BatchAnswer()
    answer.inputBytes = piece.text.count
    if piece.isCut {
      answer.append(
        .reading(.tooLarge(file: RouteLine.name, limit: LineSource.usualLimit)), nil,
        line: piece.firstLine, piece.text, isStrict: isStrict)
      return answer
    }
    piece.forEachLine { line, number in
      guard !line.isBlankLine else { return true }
      add(line, number, to: &answer)
      return answer.failure == nil && !token.isCancelled
    }
    return answer
  }

  private func add(_ line: ArraySlice<UInt8>, _ number: Int, to answer: inout BatchAnswer) {
    var name: String?
    do throws(CommandError) {
      let read = try RouteLine(line, defaults)
      name = read.requestID
      let sink = ByteSink()
      try read.request.get().write(
        as: .json, to: sink, requestID: name, in: index, read.form, until: token)
      answer.append(sink.buffer.bytes, line: number, line)
    } catch {
      answer.append(error, name, line: number, line, isStrict: isStrict)
    }
  }
}

extension BatchAnswer {
  /// Adds an answer, which is an object and a line end, with its line number.
  fileprivate mutating func append(_ object: [UInt8], line: Int, _ question: ArraySlice<UInt8>) {
    let start = bytes.count
    bytes += Self.start
    bytes += "\(line),".utf8
    bytes += object.dropFirst()
    count(from: start, question)
  }

  /// Adds an error in place of an answer.
  fileprivate mutating func append(
    _ error: CommandError, _ requestID: String?, line: Int, _ question: ArraySlice<UInt8>,
    isStrict: Bool
  ) {
    guard !isStrict else {
      failure = .badLine(line, error)
      return
    }
    let start = bytes.count
    var buffer = TextBuffer()
    buffer.append("{")
    buffer.append(jsonMember: "line", .integer(line))
    buffer.append(",")
    buffer.append(requestID: requestID)
    buffer.append(jsonMember: "error", error.fault(line: line))
    buffer.append("}\n")
    bytes += buffer.bytes
    count(from: start, question)
  }

  private mutating func count(from start: Int, _ question: ArraySlice<UInt8>) {
    _ = tally.count(answer: bytes[start...].dropLast())
    questions.append(Self.checksum(of: question))
  }

  /// The checksum that identifies a line in a later run; never 0.
  package static func checksum(of question: ArraySlice<UInt8>) -> UInt64 {
    let checksum = Checksum.of(question.span)
    return checksum == 0 ? 1 : checksum
  }
}

extension CommandError {
  /// The error object in place of an answer: `{"code":..,"message":..,"line":..}`.
  package func fault(line: Int) -> OutputValue {
    .object([
      .init("code", .text(exitCode.word)), .init("message", .text(description)),
      .init("line", .integer(line)),
    ])
  }
}
