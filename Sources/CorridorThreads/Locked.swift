internal import Glibc

/// A value that one thread at a time may use.
///
/// A mutex of pthreads rather than Swift's `Mutex`, whose futex ThreadSanitizer does not see on Linux.
/// Value and mutex are one allocation. The mutex is not recursive.
@safe
package struct Locked<Value>: @unchecked Sendable {
  // SAFETY: the value is used only while the mutex is held.
  private let storage: Storage

  /// The value, followed by its mutex.
  @safe
  private final class Storage: ManagedBuffer<Value, pthread_mutex_t> {
    deinit {
      // SAFETY: initialised by `Locked.init`; no thread uses it any more. The value goes with the object.
      unsafe withUnsafeMutablePointerToElements { mutex in
        _ = unsafe pthread_mutex_destroy(mutex)
      }
    }
  }

  package init(_ value: sending Value) {
    let buffer = unsafe Storage.create(minimumCapacity: 1) { _ in value }
    // SAFETY: `create` makes an object of the class that it is called on; the mutex has its place.
    unsafe storage = unsafeDowncast(buffer, to: Storage.self)
    unsafe storage.withUnsafeMutablePointerToElements { mutex in
      unsafe mutex.initialize(to: pthread_mutex_t())
      unsafe pthread_mutex_init(mutex, nil)
    }
  }

  /// Calls `body` with the value, which no other thread uses meanwhile.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: value and mutex are initialised and stay where they are as long as `storage` lives.
    try unsafe storage.withUnsafeMutablePointers { value, mutex throws(Failure) in
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      return try unsafe body(&value.pointee)
    }
  }
}
