internal import Synchronization

/// Several walks over one tree, each on a thread of its own, that share its nodes out among them.
///
/// Which thread takes which node is chance, what comes out is not: the hits of each node are put
/// together in the order of the tree.
final class WalkTeam: Sendable {
  /// Makes a walk for a thread.
  typealias Make = @Sendable () -> TreeWalk

  private let make: Make
  private let fronts: [TreeWalk.Front]
  private let next = Atomic<Int>(0)
  private let found: Guarded<[[RawHit]]>
  private let failure = Guarded<SearchError?>(nil)

  /// Finds all hits; they come in the order of the tree.
  static func run(threads: Int, _ make: @escaping Make) throws(SearchError) -> [RawHit] {
    var walk = make()
    guard threads > 1 else { return try walk.run() }
    // Many more nodes than threads, since nobody knows which of them are much work.
    let fronts = try walk.fronts(threads * 16)
    guard fronts.count > threads else { return try walk.run() }
    let team = WalkTeam(fronts, make)
    runThreads(threads) { team.work() }
    if let error = team.failure.use({ $0 }) { throw error }
    return team.found.use { Array($0.joined()) }
  }

  private init(_ fronts: [TreeWalk.Front], _ make: @escaping Make) {
    self.make = make
    self.fronts = fronts
    found = Guarded([[RawHit]](repeating: [], count: fronts.count))
  }

  /// Takes nodes until none is left or a thread has failed.
  private func work() {
    var walk = make()
    while true {
      let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard number < fronts.count else { return }
      do throws(SearchError) {
        try walk.visit(fronts[number])
      } catch {
        failure.use { $0 = $0 ?? error }
        next.store(fronts.count, ordering: .relaxed)
        return
      }
      let hits = walk.takeHits()
      found.use { $0[number] = hits }
    }
  }
}
