internal import Glibc

/// A value that one thread at a time may touch.
///
/// A lock of pthreads rather than Swift's `Mutex`, whose futex ThreadSanitizer cannot see through on
/// Linux.
@safe
package final class Guarded<Value: Sendable>: @unchecked Sendable {
  // SAFETY: both belong to this object; `value` is touched only while `lock` is held.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    unsafe lock = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  /// Calls `body` with the value, which no other thread touches meanwhile.
  package func use<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body(&value)
  }
}
