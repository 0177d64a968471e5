internal import Glibc

/// A lock with a condition to wait for (`pthread_mutex_t`, `pthread_cond_t`).
@safe
final class Monitor: @unchecked Sendable {
  // SAFETY: both belong to this object and stay where they are.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    unsafe lock = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
    unsafe condition.deallocate()
  }

  /// Calls `body` while nobody else is in here.
  func locked<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }

  /// Lets others in until one of them wakes this thread; for use within ``locked(_:)``.
  func wait() {
    unsafe pthread_cond_wait(condition, lock)
  }

  /// Wakes one that waits.
  func wakeOne() {
    unsafe pthread_cond_signal(condition)
  }

  /// Wakes all that wait.
  func wakeAll() {
    unsafe pthread_cond_broadcast(condition)
  }
}
