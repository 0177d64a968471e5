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
  private let counts: Guarded<WalkCounts>

  /// Finds all hits, which come in the order of the tree, and adds to `counts` what it took.
  static func run(
    threads: Int, counts: inout WalkCounts, _ make: @escaping Make
  ) throws(SearchError) -> [RawHit] {
    var walk = make()
    defer { counts += walk.counts }
    guard threads > 1 else { return try walk.run() }
    // Many more nodes than threads, since nobody knows which of them are much work.
    let fronts = try walk.fronts(threads * 16)
    guard fronts.count > threads else {
      for front in fronts { try walk.visit(front) }
      return walk.takeHits()
    }
    let team = WalkTeam(fronts, make)
    runThreads(threads) { team.work() }
    if let error = team.failure.use({ $0 }) { throw error }
    counts += team.counts.use { $0 }
    return team.found.use { Array($0.joined()) }
  }

  private init(_ fronts: [TreeWalk.Front], _ make: @escaping Make) {
    self.make = make
    self.fronts = fronts
    found = Guarded([[RawHit]](repeating: [], count: fronts.count))
    counts = Guarded(WalkCounts())
  }

  /// Takes nodes until none is left or a thread has failed.
  private func work() {
    var walk = make()
    defer { counts.use { $0 += walk.counts } }
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
