internal import CorridorIndex
internal import Glibc

/// Reads pieces, works on them on several threads, and takes what was made of them in their order.
///
/// Whoever has time reads the next piece, and whoever has made the piece whose turn it is takes it,
/// with all that were waiting for it: no thread waits for its turn, and none is there to read or
/// write alone. What is under way is bounded by its bytes, so that a slow end holds up the beginning.
package enum OrderedFlow {
  /// Runs until there is no more to read or something fails.
  ///
  /// - Parameters:
  ///   - threads: How many threads work, the caller's among them.
  ///   - room: How many bytes may be under way before the next piece is read; one piece may always
  ///     be, however large.
  ///   - read: Gives the next piece and its size in bytes, or nil at the end; one call at a time.
  ///   - make: Works on a piece, on any thread.
  ///   - size: The size in bytes of what was made.
  ///   - take: Takes what was made, in the order of reading; one call at a time.
  package static func run<Piece, Made, Failure: Error>(
    threads: Int, room: Int,
    read: () throws(Failure) -> (piece: Piece, size: Int)?,
    make: (Piece) -> Made,
    size: (Made) -> Int,
    take: (Made) throws(Failure) -> Void
  ) throws(Failure) {
    let relay = FlowRelay<Made, Failure>(room: room)
    let work = {
      while let (number, piece, given) = relay.claim(read) {
        let made = make(piece)
        relay.finish(number, made, given: given, size: size(made), take)
      }
    }
    withoutActuallyEscaping(work) { work in
      let helpers = (1..<max(threads, 1)).compactMap { _ in HelperThread(work) }
      work()
      for helper in helpers { helper.join() }
    }
    if let failure = relay.failure { throw failure }
  }
}
