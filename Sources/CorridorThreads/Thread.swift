internal import Glibc

/// A thread that calls a closure once (`pthread_create`).
package final class Thread: @unchecked Sendable {
  // SAFETY: only `thread` changes after `init`, and one owner joins it once.
  private let work: () -> Void
  private var thread = pthread_t()

  /// Starts the thread; nil if the system cannot start one. The caller must call ``join()``.
  package init?(_ work: @escaping () -> Void) {
    self.work = work
    // SAFETY: `join` returns before this object is released, so the object outlives its thread.
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

  /// Waits until the thread ends.
  package func join() {
    pthread_join(thread, nil)
  }
}

extension Thread {
  /// Starts a detached thread that retains `work` until it ends; false if the system cannot start
  /// one.
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

  /// Starts a detached thread, or calls `work` here if the system cannot start one.
  package static func detachOrRun(_ work: @escaping @Sendable () -> Void) {
    if !detach(work) { work() }
  }

  /// The work of a detached thread.
  private final class Detached: Sendable {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }
}
