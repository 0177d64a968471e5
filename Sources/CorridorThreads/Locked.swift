internal import Glibc

/// A value that only one thread at a time can access.
///
/// It uses a pthread mutex rather than Swift's `Mutex`, because ThreadSanitizer does not see the
/// futex of the latter on Linux. Value and mutex share one allocation. The mutex is not recursive.
@safe
package struct Locked<Value>: @unchecked Sendable {
  // SAFETY: the value is accessed only while the mutex is held.
  private let storage: Storage

  /// The mutex, followed by the value that it guards.
  ///
  /// In this order, because ThreadSanitizer sees the methods of `ManagedBuffer` read the header
  /// before the mutex is locked.
  @safe
  private final class Storage: ManagedBuffer<pthread_mutex_t, Value> {
    deinit {
      // SAFETY: `Locked.init` initialised both; no thread uses them any more.
      unsafe withUnsafeMutablePointers { mutex, value in
        _ = unsafe pthread_mutex_destroy(mutex)
        unsafe value.deinitialize(count: 1)
      }
    }
  }

  package init(_ value: sending Value) {
    let buffer = unsafe Storage.create(minimumCapacity: 1) { _ in unsafe pthread_mutex_t() }
    // SAFETY: `create` allocates an object of the class that it is called on, with room for the
    // value.
    unsafe storage = unsafeDowncast(buffer, to: Storage.self)
    unsafe storage.withUnsafeMutablePointers { mutex, element in
      unsafe pthread_mutex_init(mutex, nil)
      unsafe element.initialize(to: value)
    }
  }

  /// Calls `body` with exclusive access to the value.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // SAFETY: mutex and value are initialised and do not move while `storage` lives.
    try unsafe storage.withUnsafeMutablePointers { mutex, value throws(Failure) in
      unsafe pthread_mutex_lock(mutex)
      defer { unsafe pthread_mutex_unlock(mutex) }
      return try unsafe body(&value.pointee)
    }
  }
}
