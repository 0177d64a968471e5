/// Reads inputs, transforms them on several threads, and writes the outputs in the order of the
/// inputs.
///
/// An idle thread reads the next input. The thread that finishes the output that is next in order
/// writes it and all finished outputs after it. No thread waits for its turn, and none only reads
/// or writes. The bytes in flight are bounded, so slow writing delays reading.
package enum OrderedPipeline {
  /// Runs until the input ends or an error occurs.
  ///
  /// - Parameters:
  ///   - threads: Number of threads, including the caller's.
  ///   - bytesInFlight: The next input is read only while fewer bytes than this are in flight; one
  ///     input may always be read, however large.
  ///   - read: Returns the next input and its size in bytes, or nil at the end; never called
  ///     concurrently.
  ///   - transform: Transforms an input, on any thread.
  ///   - size: The size in bytes of an output.
  ///   - write: Receives the outputs in the order of reading; never called concurrently.
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

/// The state that the threads of an ``OrderedPipeline`` share.
private final class PipelineState<Output, Failure: Error> {
  /// Held by the thread that reads the next input, possibly for long.
  private let reading = Condition()
  /// Protects all members below; held only briefly.
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

  /// Reads the next input as soon as it may be in flight; nil at the end of the input or after an
  /// error.
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

  /// Adds a finished output. If no other thread is writing, writes the outputs that are next in
  /// order.
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

  /// The output that is next in order. If it is not finished yet, returns nil and lets another
  /// thread write.
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
