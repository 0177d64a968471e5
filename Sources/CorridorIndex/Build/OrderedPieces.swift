internal import Glibc

/// Makes the pieces of something on several threads, and takes them in their order.
///
/// What comes out depends on the pieces alone, not on the number of threads: each is made from its
/// number, and taken when all before it were.
package enum OrderedPieces {
  /// Threads for a build: two, or one where there is one processor.
  package static var threads: Int { min(2, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Calls `make` with each number below `count`, on any thread, then `take` with what it made, one
  /// after the other. After an error no more are taken.
  package static func forEach<Piece, Failure: Error>(
    _ count: Int, threads: Int, make: (Int) -> Piece, take: (Piece) throws(Failure) -> Void
  ) throws(Failure) {
    guard threads > 1, count > 1 else {
      for number in 0..<count { try take(make(number)) }
      return
    }
    let relay = PieceRelay<Failure>(count: count)
    let work = {
      while let number = relay.claim() {
        let piece = make(number)
        guard relay.waitForTurn(number) else { return }
        do throws(Failure) {
          try take(piece)
          relay.endTurn()
        } catch {
          relay.fail(error)
        }
      }
    }
    withoutActuallyEscaping(work) { work in
      let helpers = (1..<min(threads, count)).compactMap { _ in HelperThread(work) }
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
      let helper = HelperThread(second)
      first()
      if let helper { helper.join() } else { second() }
    }
  }
}
