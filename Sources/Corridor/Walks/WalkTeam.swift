internal import CorridorIndex
internal import CorridorThreads

/// Several walks over one tree that distribute its nodes among threads.
///
/// The assignment of nodes to threads is arbitrary, but the result is not: the hits of each node
/// are joined in tree order.
enum WalkTeam {
  /// Finds all hits, in tree order, and adds the work to `counts`.
  static func run(
    threads: Int, counts: inout WalkCounts, _ make: () -> TreeWalk
  ) throws(SearchError) -> [RawHit] {
    var walk = make()
    defer { counts += walk.counts }
    guard threads > 1 else { return try walk.run() }
    // Many more nodes than threads, since the work per node is unknown in advance.
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

  /// The hits of one walk below a node.
  private static func found(_ walk: consuming TreeWalk, below front: TreeWalk.Front) -> Found {
    do throws(SearchError) {
      try walk.visit(front)
      return (.success(walk.takeHits()), walk.counts)
    } catch {
      return (.failure(error), walk.counts)
    }
  }
}
