internal import Glibc

/// A value that only one thread at a time can access.
///
/// It uses a pthread mutex rather than Swift's `Mutex`, because ThreadSanitizer does not see the
/// futex of the latter on Linux. Value and mutex share one allocation. The mutex is not recursive.
@safe
package struct Locked<Value>: @unchecked Sendable {
  // SAFETY: the value is accessed only while the mutex is held.
  private let storage: Storage

  /// The value, followed by its mutex.
  @safe
  private final class Storage: ManagedBuffer<Value, pthread_mutex_t> {
    deinit {
      // SAFETY: `Locked.init` initialised the mutex; no thread uses it any more. The object itself
      // destroys the value.
      unsafe withUnsafeMutablePointerToElements { mutex in
        _ = unsafe pthread_mutex_destroy(mutex)
      }
    }
  }

  package init(_ value: sending Value) {
    let buffer = unsafe Storage.create(minimumCapacity: 1) { _ in value }
    // SAFETY: `create` allocates an object of the class that it is called on, with room for the
    // mutex.
    unsafe storage = unsafeDowncast(buffer, to: Storage.self)
    unsafe storage.withUnsafeMutablePointerToElements { mutex in
      unsafe mutex.initialize(to: pthread_mutex_t())
      unsafe pthread_mutex_init(mutex, nil)
    }
  }

  /// Calls `body` with exclusive access to the value.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: value and mutex are initialised and do not move while `storage` lives. The value's
    // address is taken under the lock, too, because taking it counts as an access.
    try unsafe storage.withUnsafeMutablePointerToElements { mutex throws(Failure) in
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      return try unsafe storage.withUnsafeMutablePointerToHeader { value throws(Failure) in
        try unsafe body(&value.pointee)
      }
    }
  }
}
