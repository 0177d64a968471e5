internal import CorridorThreads

/// Objects that one thread at a time uses: contexts, prepared viewports.
final class GeosPool<Element>: @unchecked Sendable {
  // `idle` is used only within `returned`; an element belongs to no thread while it is in `idle`, and
  // to the one that took it otherwise.
  private let returned = Condition()
  private var idle: [Element]

  /// Makes a pool that holds `elements`.
  init(_ elements: [Element] = []) {
    idle = elements
  }

  /// Takes an element out, or nil when all are in use.
  func take() -> Element? {
    returned.withLock { idle.popLast() }
  }

  /// Takes an element out as soon as one comes back; there must be one at all.
  func wait() -> Element {
    returned.withLock {
      while true {
        if let element = idle.popLast() { return element }
        returned.wait()
      }
    }
  }

  /// Brings an element back.
  func put(_ element: Element) {
    returned.withLock {
      idle.append(element)
      returned.signal()
    }
  }
}

/// Contexts between uses, so that a worker that makes many corridors makes one context.
extension GeosContext {
  private static let idle = GeosPool<GeosContext>()

  /// Calls `body` with a context that no other thread uses meanwhile. No geometry may leave it.
  static func borrowed<Answer>(
    _ body: (GeosContext) throws(GeometryError) -> Answer
  ) throws(GeometryError) -> Answer {
    let context: GeosContext
    if let free = idle.take() { context = free } else { context = try GeosContext() }
    // After an error the context is let go, with whatever state the error left.
    let answer = try body(context)
    idle.put(context)
    return answer
  }
}
