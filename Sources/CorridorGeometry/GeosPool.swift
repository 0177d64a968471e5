internal import Glibc

/// Things of which one thread has each to itself for a while: contexts, prepared viewports.
///
/// A lock of pthreads rather than Swift's `Mutex`, whose futex ThreadSanitizer cannot see through
/// on Linux: it would report every use.
@safe
final class GeosPool<Element>: @unchecked Sendable {
  // SAFETY: all three are owned by this object and `idle` is touched only while `lock` is held; an
  // element belongs to no thread while it is in `idle`, and to the one that took it otherwise.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let returned: UnsafeMutablePointer<pthread_cond_t>
  private var idle: [Element]

  /// Makes a pool that holds `elements`.
  init(_ elements: [Element] = []) {
    idle = elements
    unsafe lock = .allocate(capacity: 1)
    unsafe returned = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(returned, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(returned)
    unsafe pthread_mutex_destroy(lock)
    unsafe returned.deallocate()
    unsafe lock.deallocate()
  }

  /// Takes an element out, or nil when all are in use.
  func take() -> Element? {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return idle.popLast()
  }

  /// Takes an element out as soon as one comes back; there must be one at all.
  func wait() -> Element {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while true {
      if let element = idle.popLast() { return element }
      unsafe pthread_cond_wait(returned, lock)
    }
  }

  /// Brings an element back.
  func put(_ element: Element) {
    unsafe pthread_mutex_lock(lock)
    idle.append(element)
    unsafe pthread_cond_signal(returned)
    unsafe pthread_mutex_unlock(lock)
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
