internal import Glibc

/// A thread that calls a closure once (`pthread_create`).
package final class Thread: @unchecked Sendable {
  // SAFETY: nothing changes after `init` but the thread, which is joined once, by one.
  private let work: () -> Void
  private var thread = pthread_t()

  /// Starts the thread, which ``join()`` waits for; nil where the system has none left.
  package init?(_ work: @escaping () -> Void) {
    self.work = work
    // SAFETY: `join` returns before this object goes away, so that it outlives its thread.
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Thread>.fromOpaque(context).takeUnretainedValue().work()
        }
        return nil
      }, Unmanaged.passUnretained(self).toOpaque())
    if status != 0 { return nil }
  }

  /// Waits for the end of the thread.
  package func join() {
    pthread_join(thread, nil)
  }
}

extension Thread {
  /// Starts a thread that nothing joins and that keeps `work` until it ends; false where the system
  /// has none left.
  package static func detach(_ work: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let context = unsafe Unmanaged.passRetained(Detached(work))
    // SAFETY: the thread takes over the reference to its work, unless it does not start.
    let status = unsafe pthread_create(
      &thread, nil,
      { context in
        if let context = unsafe context {
          unsafe Unmanaged<Detached>.fromOpaque(context).takeRetainedValue().work()
        }
        return nil
      }, context.toOpaque())
    guard status == 0 else {
      unsafe context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// What a detached thread does.
  private final class Detached: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
