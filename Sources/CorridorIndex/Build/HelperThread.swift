internal import Glibc

/// A thread that calls a closure once (`pthread_create`).
package final class HelperThread: @unchecked Sendable {
  // SAFETY: nothing changes after `init` but the thread, which is joined once, by one.
  private let work: () -> Void
  private var thread = pthread_t()

  /// Starts the thread; nil where the system has none left.
  package init?(_ work: @escaping () -> Void) {
    self.work = work
    // SAFETY: `join` returns before the helper goes away, so that it outlives its thread.
    let status = unsafe pthread_create(
      &thread, nil,
      { helper in
        if let helper = unsafe helper {
          unsafe Unmanaged<HelperThread>.fromOpaque(helper).takeUnretainedValue().work()
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
