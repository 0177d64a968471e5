internal import CorridorThreads

/// A pool of objects, each used by one thread at a time: contexts, prepared viewports.
final class GeosPool<Element>: @unchecked Sendable {
  // `idle` is accessed only within `returned`; an element in `idle` belongs to no thread, any other
  // to the thread that took it.
  private let returned = Condition()
  private var idle: [Element]

  /// A pool that holds `elements`.
  init(_ elements: [Element] = []) {
    idle = elements
  }

  /// Takes an element; nil if all are in use.
  func take() -> Element? {
    returned.withLock { idle.popLast() }
  }

  /// Takes an element, waiting until one is returned; the pool must have at least one.
  func wait() -> Element {
    returned.withLock {
      while true {
        if let element = idle.popLast() { return element }
        returned.wait()
      }
    }
  }

  /// Returns an element to the pool.
  func put(_ element: Element) {
    returned.withLock {
      idle.append(element)
      returned.signal()
    }
  }
}

/// A pool of idle contexts, so that a worker that creates many corridors creates one context.
extension GeosContext {
  private static let idle = GeosPool<GeosContext>()

  /// Calls `body` with a context for the exclusive use of this thread. No geometry may outlive the
  /// call.
  static func borrowed<Answer>(
    _ body: (GeosContext) throws(GeometryError) -> Answer
  ) throws(GeometryError) -> Answer {
    let context: GeosContext
    if let free = idle.take() { context = free } else { context = try GeosContext() }
    // After an error the context is released, because its state is unknown.
    let answer = try body(context)
    idle.put(context)
    return answer
  }
}
