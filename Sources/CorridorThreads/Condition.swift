internal import Glibc

/// A mutex and a condition variable (`pthread_mutex_t`, `pthread_cond_t`), for state that threads
/// wait for.
@safe
package final class Condition: @unchecked Sendable {
  // SAFETY: both belong to this object and never move. They share one allocation that begins with
  // the mutex, whose stride keeps the condition variable aligned.
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  package init() {
    let offset = unsafe MemoryLayout<pthread_mutex_t>.stride
    let memory = unsafe UnsafeMutableRawPointer.allocate(
      byteCount: offset + MemoryLayout<pthread_cond_t>.size,
      alignment: MemoryLayout<pthread_mutex_t>.alignment)
    unsafe mutex = memory.initializeMemory(as: pthread_mutex_t.self, to: pthread_mutex_t())
    unsafe condition = (memory + offset).initializeMemory(
      as: pthread_cond_t.self, to: pthread_cond_t())
    unsafe pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    unsafe pthread_condattr_init(&attributes)
    unsafe pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    unsafe pthread_cond_init(condition, &attributes)
    unsafe pthread_condattr_destroy(&attributes)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe UnsafeMutableRawPointer(mutex).deallocate()
  }

  /// Calls `body` while this thread holds the mutex.
  package func withLock<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Releases the mutex until another thread signals; call it only within ``withLock(_:)``.
  ///
  /// It may return without a signal, so the caller tests its condition in a loop.
  package func wait() {
    unsafe pthread_cond_wait(condition, mutex)
  }

  /// Releases the mutex until another thread signals, or for `limit`; as ``wait()`` otherwise.
  package func wait(atMost limit: Duration) {
    let (seconds, attoseconds) = limit.components
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    let nanoseconds = time.tv_nsec + Int(attoseconds / 1_000_000_000)
    time.tv_sec += Int(seconds) + nanoseconds / 1_000_000_000
    time.tv_nsec = nanoseconds % 1_000_000_000
    unsafe pthread_cond_timedwait(condition, mutex, &time)
  }

  /// Wakes one waiting thread.
  package func signal() {
    unsafe pthread_cond_signal(condition)
  }

  /// Wakes all waiting threads.
  package func broadcast() {
    unsafe pthread_cond_broadcast(condition)
  }
}
