internal import Glibc

/// Whose turn it is among threads that make the pieces of ``OrderedPieces``. All of it is behind one
/// lock.
@safe
final class PieceRelay<Failure: Error> {
  // SAFETY: initialised in init, destroyed in deinit, used between.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let turned: UnsafeMutablePointer<pthread_cond_t>
  private let count: Int
  private var next = 0
  private var turn = 0
  private(set) var failure: Failure?

  init(count: Int) {
    self.count = count
    unsafe lock = .allocate(capacity: 1)
    unsafe turned = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(turned, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(turned)
    unsafe pthread_mutex_destroy(lock)
    unsafe turned.deallocate()
    unsafe lock.deallocate()
  }

  /// The next number that nobody has; nil when there is none or something failed.
  func claim() -> Int? {
    locked {
      guard failure == nil, next < count else { return nil }
      next += 1
      return next - 1
    }
  }

  /// Waits until all before `number` were taken; false when one of them failed.
  func waitForTurn(_ number: Int) -> Bool {
    locked {
      while turn != number, failure == nil { unsafe pthread_cond_wait(turned, lock) }
      return failure == nil
    }
  }

  func endTurn() {
    locked {
      turn += 1
      unsafe pthread_cond_broadcast(turned)
    }
  }

  func fail(_ error: Failure) {
    locked {
      failure = error
      unsafe pthread_cond_broadcast(turned)
    }
  }

  private func locked<R>(_ body: () -> R) -> R {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }
}
