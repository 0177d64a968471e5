internal import Glibc

/// Makes the pieces of something on several threads, and takes them in their order.
///
/// What comes out depends on the pieces alone, not on the number of threads: each is made from its
/// number, and taken when all before it were.
enum OrderedPieces {
  /// Threads for a build: two, or one where there is one processor.
  static var threads: Int { min(2, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `make` with each number below `count`, on any thread, then `take` with what it made, one
  /// after the other. After an error no more are taken.
  static func forEach<Piece>(
    _ count: Int, threads: Int, make: (Int) -> Piece, take: (Piece) throws(IndexError) -> Void
  ) throws(IndexError) {
    guard threads > 1, count > 1 else {
      for number in 0..<count { try take(make(number)) }
      return
    }
    let relay = Relay(count: count)
    let work = {
      while let number = relay.claim() {
        let piece = make(number)
        guard relay.waitForTurn(number) else { return }
        do throws(IndexError) {
          try take(piece)
          relay.endTurn()
        } catch {
          relay.fail(error)
        }
      }
    }
    withoutActuallyEscaping(work) { work in
      let helpers = (1..<min(threads, count)).compactMap { _ in Helper(work) }
      work()
      for helper in helpers { helper.join() }
    }
    if let failure = relay.failure { throw failure }
  }

  /// Calls both, on two threads where there may be so many.
  static func both(threads: Int, _ first: () -> Void, _ second: () -> Void) {
    guard threads > 1 else {
      first()
      second()
      return
    }
    withoutActuallyEscaping(second) { second in
      let helper = Helper(second)
      first()
      if let helper { helper.join() } else { second() }
    }
  }
}

/// Whose turn it is. All but the closures it was made for is behind its lock.
@safe
private final class Relay {
  // SAFETY: initialised in init, destroyed in deinit, used between.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let turned: UnsafeMutablePointer<pthread_cond_t>
  private let count: Int
  private var next = 0
  private var turn = 0
  private(set) var failure: IndexError?

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

  func fail(_ error: IndexError) {
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

/// A thread that calls a closure once (`pthread_create`).
private final class Helper {
  private let work: () -> Void
  private var thread = pthread_t()

  /// Starts the thread; nil where the system has none left.
  init?(_ work: @escaping () -> Void) {
    self.work = work
    // SAFETY: `join` returns before the helper goes away, so that it outlives its thread.
    let status = unsafe pthread_create(
      &thread, nil,
      { helper in
        if let helper = unsafe helper {
          unsafe Unmanaged<Helper>.fromOpaque(helper).takeUnretainedValue().work()
        }
        return nil
      }, Unmanaged.passUnretained(self).toOpaque())
    if status != 0 { return nil }
  }

  /// Waits for the end of the thread.
  func join() {
    pthread_join(thread, nil)
  }
}
