internal import Glibc

/// What the threads of an ``OrderedFlow`` share.
@safe
final class FlowRelay<Made, Failure: Error> {
  // SAFETY: initialised in init, destroyed in deinit, used between.
  /// Held by who reads the next piece, which may take as long as it likes to come.
  private let reading: UnsafeMutablePointer<pthread_mutex_t>
  /// Held for all that follows, and never for long.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>
  private let room: Int
  /// Bytes of pieces, and of what was made of them, that were not yet taken.
  private var held = 0
  private var next = 0
  private var turn = 0
  private var waiting: [Int: Waiting] = [:]
  private var isTaking = false
  private var isAtEnd = false
  private(set) var failure: Failure?

  /// What was made and is not yet taken.
  private struct Waiting {
    var made: Made
    var held: Int
  }

  init(room: Int) {
    self.room = room
    unsafe reading = .allocate(capacity: 1)
    unsafe lock = .allocate(capacity: 1)
    unsafe changed = .allocate(capacity: 1)
    unsafe pthread_mutex_init(reading, nil)
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(lock)
    unsafe pthread_mutex_destroy(reading)
    unsafe changed.deallocate()
    unsafe lock.deallocate()
    unsafe reading.deallocate()
  }

  /// Reads the next piece as soon as there is room for it; nil when there is none or something failed.
  func claim<Piece>(
    _ read: () throws(Failure) -> (piece: Piece, size: Int)?
  ) -> (number: Int, piece: Piece, size: Int)? {
    unsafe pthread_mutex_lock(reading)
    defer { unsafe pthread_mutex_unlock(reading) }
    let isOver = locked {
      while failure == nil, !isAtEnd, held >= room { unsafe pthread_cond_wait(changed, lock) }
      return failure != nil || isAtEnd
    }
    guard !isOver else { return nil }
    do throws(Failure) {
      guard let (piece, size) = try read() else {
        locked { isAtEnd = true }
        return nil
      }
      return locked {
        next += 1
        held += size
        return (next - 1, piece, size)
      }
    } catch {
      fail(error)
      return nil
    }
  }

  /// Hands in what was made of a piece; takes it, and what waited for it, when it is its turn.
  func finish(
    _ number: Int, _ made: Made, given: Int, size: Int, _ take: (Made) throws(Failure) -> Void
  ) {
    let isTaker = locked {
      waiting[number] = Waiting(made: made, held: given + size)
      held += size
      guard !isTaking else { return false }
      isTaking = true
      return true
    }
    guard isTaker else { return }
    while let piece = nextToTake() {
      do throws(Failure) {
        try take(piece.made)
      } catch {
        fail(error)
      }
      locked {
        held -= piece.held
        unsafe pthread_cond_broadcast(changed)
      }
    }
  }

  /// What has its turn; nil when it is not there yet, and somebody else may take from then on.
  private func nextToTake() -> Waiting? {
    locked {
      guard failure == nil, let piece = waiting.removeValue(forKey: turn) else {
        isTaking = false
        return nil
      }
      turn += 1
      return piece
    }
  }

  private func fail(_ error: Failure) {
    locked {
      failure = failure ?? error
      unsafe pthread_cond_broadcast(changed)
    }
  }

  private func locked<R>(_ body: () -> R) -> R {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return body()
  }
}
