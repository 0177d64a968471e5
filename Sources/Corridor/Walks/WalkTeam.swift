internal import CorridorIndex
internal import CorridorThreads

/// Several walks over one tree that share its nodes out among threads.
///
/// Which thread takes which node is chance, what comes out is not: the hits of each node are put
/// together in the order of the tree.
enum WalkTeam {
  /// Finds all hits, which come in the order of the tree, and adds to `counts` what it took.
  static func run(
    threads: Int, counts: inout WalkCounts, _ make: () -> TreeWalk
  ) throws(SearchError) -> [RawHit] {
    var walk = make()
    defer { counts += walk.counts }
    guard threads > 1 else { return try walk.run() }
    // Many more nodes than threads, since nobody knows which of them are much work.
    let fronts = try walk.fronts(threads * 16)
    var hits: [RawHit] = []
    var others = WalkCounts()
    defer { counts += others }
    try Parallel.forEachInOrder(fronts.count, threads: threads) { number in
      found(make(), below: fronts[number])
    } consume: { (found: Found) throws(SearchError) in
      others += found.counts
      hits += try found.hits.get()
    }
    return hits
  }

  private typealias Found = (hits: Result<[RawHit], SearchError>, counts: WalkCounts)

  /// What one walk finds below a node.
  private static func found(_ walk: consuming TreeWalk, below front: TreeWalk.Front) -> Found {
    do throws(SearchError) {
      try walk.visit(front)
      return (.success(walk.takeHits()), walk.counts)
    } catch {
      return (.failure(error), walk.counts)
    }
  }
}
