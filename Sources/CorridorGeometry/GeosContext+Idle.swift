internal import Synchronization

/// Contexts between uses, so that a worker that makes many corridors makes one context.
extension GeosContext {
  /// SAFETY: contexts in here belong to no thread; taking one out under the lock gives it to one.
  private struct Idle: @unchecked Sendable {
    var contexts: [GeosContext] = []
  }

  private static let idle = Mutex(Idle())

  /// Calls `body` with a context that no other thread uses meanwhile. No geometry may leave it.
  static func borrowed<Answer>(
    _ body: (GeosContext) throws(GeometryError) -> Answer
  ) throws(GeometryError) -> Answer {
    let waiting = idle.withLock { Idle(contexts: $0.contexts.popLast().map { [$0] } ?? []) }
    let context: GeosContext
    if let free = waiting.contexts.first { context = free } else { context = try GeosContext() }
    let answer = try body(context)
    // After an error the context is let go, with whatever state the error left.
    let done = Idle(contexts: [context])
    idle.withLock { $0.contexts += done.contexts }
    return answer
  }
}
