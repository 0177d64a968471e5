internal import CCorridor
internal import CorridorThreads
internal import Glibc

/// What a reader of the C stream interface reads: tables with the same columns, one after the other.
@safe
final class ArrowStream: @unchecked Sendable {
  // SAFETY: the state is used under the lock; the text of the error stays until the next error.
  @safe
  private struct State {
    var source: any ArrowSource
    var error: UnsafeMutablePointer<CChar>?
    /// What ended the stream; nothing follows it.
    var failure: CallFailure?
  }

  private let state: Locked<State>

  private init(_ source: any ArrowSource) {
    state = Locked(unsafe State(source: source))
  }

  deinit { state.withLock { unsafe free($0.error) } }

  /// Hands a stream to a reader, who releases it.
  @unsafe
  static func lend(_ source: any ArrowSource, to stream: UnsafeMutablePointer<ArrowArrayStream>) {
    unsafe stream.initialize(
      to: ArrowArrayStream(
        get_schema: { stream, schema in
          unsafe ArrowStream.of(stream)?.answer { (source) throws(CallFailure) in
            if let schema = unsafe schema { try unsafe source.schema.write(to: schema) }
          } ?? EINVAL
        },
        get_next: { stream, array in
          guard let array = unsafe array else { return EINVAL }
          // The end of a stream is an array that is released already.
          unsafe array.initialize(to: ArrowArray())
          return unsafe ArrowStream.of(stream)?.answer { (source) throws(CallFailure) in
            if let table = try source.next() { unsafe table.write(to: array) }
          } ?? EINVAL
        },
        get_last_error: { stream in unsafe UnsafePointer(ArrowStream.of(stream)?.lastError) },
        release: { stream in
          guard let stream = unsafe stream, let lent = unsafe stream.pointee.private_data else {
            return
          }
          unsafe Unmanaged<ArrowStream>.fromOpaque(lent).release()
          unsafe stream.pointee.release = nil
          unsafe stream.pointee.private_data = nil
        }, private_data: Unmanaged.passRetained(ArrowStream(source)).toOpaque()))
  }

  private static func of(_ stream: UnsafeMutablePointer<ArrowArrayStream>?) -> ArrowStream? {
    guard let lent = unsafe stream?.pointee.private_data else { return nil }
    return unsafe Unmanaged<ArrowStream>.fromOpaque(lent).takeUnretainedValue()
  }

  private var lastError: UnsafeMutablePointer<CChar>? { unsafe state.withLock { unsafe $0.error } }

  /// Runs a call; returns an error number of the system, or 0.
  private func answer(
    _ call: (inout any ArrowSource) throws(CallFailure) -> Void
  ) -> CInt {
    state.withLock { state in
      do throws(CallFailure) {
        if let failure = state.failure { throw failure }
        try call(&state.source)
        return 0
      } catch {
        state.failure = error
        unsafe free(state.error)
        unsafe state.error = unsafe strdup(error.text)
        return error.number
      }
    }
  }
}

/// Tables with the same columns, made as they are asked for.
protocol ArrowSource: Sendable {
  /// A table without rows, which has all columns.
  var schema: ArrowColumn { get throws(CallFailure) }
  /// The next table; nil after the last one.
  mutating func next() throws(CallFailure) -> ArrowColumn?
}

extension CallFailure {
  /// The error number of the system that is nearest to the failure.
  fileprivate var number: CInt {
    switch status {
    case CORRIDOR_STOPPED: ECANCELED
    case CORRIDOR_TIMED_OUT: ETIMEDOUT
    case CORRIDOR_NO_MEMORY: ENOMEM
    case CORRIDOR_USAGE: EINVAL
    default: EIO
    }
  }
}
