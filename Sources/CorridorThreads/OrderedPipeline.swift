/// Reads inputs, works on them on several threads, and writes the outputs in the order of the inputs.
///
/// A thread that is idle reads the next input, and the thread that finishes the output whose turn it is
/// writes it, with all finished outputs behind it: no thread waits for its turn, and none only reads or
/// writes. The bytes in flight are bounded, so that slow writing holds up reading.
package enum OrderedPipeline {
  /// Runs until there is no more to read or something fails.
  ///
  /// - Parameters:
  ///   - threads: How many threads work, the caller's among them.
  ///   - bytesInFlight: How many bytes may be in flight before the next input is read; one input may
  ///     always be, however large.
  ///   - read: Gives the next input and its size in bytes, or nil at the end; one call at a time.
  ///   - transform: Works on an input, on any thread.
  ///   - size: The size in bytes of an output.
  ///   - write: Takes the outputs, in the order of reading; one call at a time.
  package static func run<Input, Output, Failure: Error>(
    threads: Int, bytesInFlight: Int,
    read: () throws(Failure) -> (input: Input, size: Int)?,
    transform: (Input) -> Output,
    size: (Output) -> Int,
    write: (Output) throws(Failure) -> Void
  ) throws(Failure) {
    let state = PipelineState<Output, Failure>(bytesInFlight: bytesInFlight)
    let work = {
      while let (number, input, inputSize) = state.claim(read) {
        let output = transform(input)
        state.finish(number, output, inputSize: inputSize, size: size(output), write)
      }
    }
    Parallel.run(work, threads: threads)
    if let failure = state.failure { throw failure }
  }
}

/// What the threads of an ``OrderedPipeline`` share.
private final class PipelineState<Output, Failure: Error> {
  /// Held by the thread that reads the next input, which may take as long as it likes to come.
  private let reading = Condition()
  /// Held for all that follows, and never for long.
  private let condition = Condition()
  private let limit: Int
  /// Bytes of inputs, and of their outputs, that are not yet written.
  private var bytesInFlight = 0
  private var next = 0
  private var turn = 0
  private var finished: [Int: Finished] = [:]
  private var isWriting = false
  private var isAtEnd = false
  private(set) var failure: Failure?

  /// An output that is not yet written.
  private struct Finished {
    var output: Output
    /// Bytes of the output and of its input.
    var bytes: Int
  }

  init(bytesInFlight: Int) { limit = bytesInFlight }

  /// Reads the next input as soon as there is room for it; nil when there is none or something failed.
  func claim<Input>(
    _ read: () throws(Failure) -> (input: Input, size: Int)?
  ) -> (number: Int, input: Input, size: Int)? {
    reading.withLock {
      let isOver = condition.withLock {
        while failure == nil, !isAtEnd, bytesInFlight >= limit { condition.wait() }
        return failure != nil || isAtEnd
      }
      guard !isOver else { return nil }
      do throws(Failure) {
        guard let (input, size) = try read() else {
          condition.withLock { isAtEnd = true }
          return nil
        }
        return condition.withLock {
          next += 1
          bytesInFlight += size
          return (next - 1, input, size)
        }
      } catch {
        fail(error)
        return nil
      }
    }
  }

  /// Hands in an output; writes it, and the finished ones behind it, when it is its turn.
  func finish(
    _ number: Int, _ output: Output, inputSize: Int, size: Int,
    _ write: (Output) throws(Failure) -> Void
  ) {
    let isWriter = condition.withLock {
      finished[number] = Finished(output: output, bytes: inputSize + size)
      bytesInFlight += size
      guard !isWriting else { return false }
      isWriting = true
      return true
    }
    guard isWriter else { return }
    while let next = nextToWrite() {
      do throws(Failure) {
        try write(next.output)
      } catch {
        fail(error)
      }
      condition.withLock {
        bytesInFlight -= next.bytes
        condition.broadcast()
      }
    }
  }

  /// The output whose turn it is; nil while it is not finished, and another thread may write from then
  /// on.
  private func nextToWrite() -> Finished? {
    condition.withLock {
      guard failure == nil, let next = finished.removeValue(forKey: turn) else {
        isWriting = false
        return nil
      }
      turn += 1
      return next
    }
  }

  private func fail(_ error: Failure) {
    condition.withLock {
      failure = failure ?? error
      condition.broadcast()
    }
  }
}
