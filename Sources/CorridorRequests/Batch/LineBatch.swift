internal import Corridor
package import CorridorFormats
internal import CorridorIndex
package import CorridorThreads

/// Answers many requests, one per line, each with a line, in the same order, on several threads.
///
/// Each line is answered independently of the others. An answer is a JSON object that begins with
/// the number of its line and the `requestId`, if the line has one: `{"line":1,"requestId":"a",..}`.
/// A line that cannot be answered gives `{"line":1,"error":{"code":..,"message":..,"line":1}}` and
/// does not end the run; blank lines give nothing.
package struct LineBatch {
  private let token: CancellationToken
  private let isStrict: Bool
  private let makeAnswerer: () -> any LineAnswerer
  /// The workers that no thread uses now.
  private let idle = Locked<[Worker]>([])

  /// What one thread needs to answer lines.
  private final class Worker {
    var answerer: any LineAnswerer
    /// The answer to one line.
    let sink = ByteSink(isSingleLine: true)

    init(_ answerer: any LineAnswerer) { self.answerer = answerer }
  }

  /// - Parameters:
  ///   - isStrict: Whether the first bad line ends the run.
  ///   - token: Ends the run; the line in work has no answer then.
  ///   - makeAnswerer: Called about once for each thread.
  package init(
    isStrict: Bool = false, until token: CancellationToken,
    _ makeAnswerer: @escaping () -> any LineAnswerer
  ) {
    self.isStrict = isStrict
    self.token = token
    self.makeAnswerer = makeAnswerer
  }

  /// The limit on bytes in flight: read, or answered and not yet written.
  package static var usualBytesInFlight: Int { 16 << 20 }

  /// Answers all lines.
  ///
  /// - Parameters:
  ///   - first: Lines that were already read, before those of `source`.
  ///   - threads: One for each processor by default.
  ///   - take: Receives the answers in order; none waits for a line behind its own.
  package func run(
    _ source: inout LineSource, after first: LineBlock? = nil, threads: Int? = nil,
    _ take: (BatchAnswer) throws(CommandError) -> Void
  ) throws(CommandError) {
    // The register of read files belongs to a task, and threads of the pipeline have none.
    let files = InputFiles.current
    var first = first
    try OrderedPipeline.run(
      threads: threads ?? Parallel.processors,
      bytesInFlight: Self.usualBytesInFlight
    ) { () throws(CommandError) in
      if let block = first {
        first = nil
        return (block, block.text.count)
      }
      if token.isCancelled { return nil }
      do throws(InputError) {
        return try source.next().map { ($0, $0.text.count) }
      } catch {
        throw .reading(error)
      }
    } transform: { block in
      InputFiles.$current.withValue(files) { answer(block) }
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

  /// Answers the lines of a block.
  package func answer(_ block: LineBlock) -> BatchAnswer {
    let worker = idle.withLock { $0.popLast() } ?? Worker(makeAnswerer())
    defer {
      // A buffer that has become large is not kept.
      if worker.sink.buffer.bytes.capacity <= 1 << 20 { idle.withLock { $0.append(worker) } }
    }
    var answer = BatchAnswer()
    answer.inputBytes = block.text.count
    if let limit = block.limit {
      let error = InputError.tooLarge(file: worker.answerer.inputName, limit: limit)
      let line = BatchLine(text: block.text, number: block.firstLine)
      answer.append(.reading(error), to: line, nil, isStrict)
      return answer
    }
    block.forEachLine { text, number in
      guard !text.isBlankLine else { return true }
      add(BatchLine(text: text, number: number), worker, to: &answer)
      return answer.failure == nil && !token.isCancelled
    }
    return answer
  }

  private func add(_ line: BatchLine, _ worker: Worker, to answer: inout BatchAnswer) {
    var requestID: String?
    worker.sink.buffer.reset()
    do throws(CommandError) {
      let hasHits = try worker.answerer.answer(line, &requestID, to: worker.sink)
      answer.append(worker.sink.buffer.bytes, to: line, hasHits: hasHits)
    } catch {
      answer.append(error, to: line, requestID, isStrict)
    }
  }
}

/// Answers lines, one after the other, on one thread.
package protocol LineAnswerer {
  /// The name of the input in messages.
  var inputName: String { get }

  /// Reads a line and answers it.
  ///
  /// - Parameters:
  ///   - requestID: Receives the `requestId` of the line, even if the rest of it is wrong.
  ///   - sink: Receives a JSON object on one line, with or without its line end.
  /// - Returns: Whether anything was found.
  mutating func answer(
    _ line: BatchLine, _ requestID: inout String?, to sink: ByteSink
  ) throws(CommandError) -> Bool
}

extension LineAnswerer {
  package var inputName: String { BatchLine.name }
}
