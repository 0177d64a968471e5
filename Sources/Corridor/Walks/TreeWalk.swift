internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// What a walk finds out about the passes by places.
enum PassTreatment {
  /// Nothing: the nearest point of each place is its hit.
  case none
  /// The nearest point of each place is its hit; the passes are counted.
  case count
  /// Each pass by a place is a hit; the passes of one place are consecutive, in the order of the
  /// route.
  case take
}

/// Hits of walks, and the passes to which they refer.
struct WalkHits {
  var hits: [RawHit] = []
  private(set) var passes: [PassEntry] = []

  init(_ hits: [RawHit] = []) { self.hits = hits }

  /// Adds a hit whose pass is known.
  mutating func append(_ foot: RouteFoot, row: UInt32, _ pass: PassEntry) {
    hits.append(RawHit(foot, row: row, entry: passes.count))
    passes.append(pass)
  }

  static func += (all: inout Self, more: Self) {
    if !more.passes.isEmpty, !all.passes.isEmpty {
      all.hits.reserveCapacity(all.hits.count + more.hits.count)
      for var hit in more.hits {
        if case .entry(let entry) = hit.reference {
          hit.refer(toEntry: all.passes.count + entry)
        }
        all.hits.append(hit)
      }
    } else {
      all.hits += more.hits
    }
    all.passes += more.passes
  }
}

/// Walks the tree of places against the tree of the route and collects the places within reach.
///
/// On the way down, each node of places carries the list of route parts within reach of its sphere,
/// so that a leaf of 16 places is compared only with the route near it. Cost: nodes within reach,
/// plus a nearest point for each place within reach; there is no allocation per candidate.
struct TreeWalk: ~Copyable {
  /// A condition on the record of a row, tested last.
  typealias RowCheck = (UInt32) throws(SearchError) -> Bool

  private let tree: PlaceTree
  private let conditions: PlaceConditions
  private let accepts: RowCheck?
  /// Whether every place near the route is a hit.
  private let takesAll: Bool
  private let shape: RouteShape
  private var probe: RouteProbe
  private var closest: DistanceHeap?
  /// What the walk finds out about passes.
  private let treatment: PassTreatment
  private var passes: [RouteFoot] = []
  private var found = WalkHits()
  private var tally = WalkCounts()

  /// - Parameters:
  ///   - segments: The segments of the route to search; nil for all.
  ///   - closest: If given, hits that cannot be among this many closest ones may be left out.
  ///   - treatment: What to find out about passes; to count them, all hits must be wanted.
  ///   - accepts: A further condition on rows.
  init(
    _ tree: PlaceTree, along shape: RouteShape, within: Double, segments: Range<Int>?,
    conditions: PlaceConditions, closest: Int?, passes treatment: PassTreatment = .none,
    accepts: RowCheck? = nil
  ) {
    self.tree = tree
    self.shape = shape
    self.treatment = treatment
    self.conditions = conditions
    self.accepts = accepts
    takesAll = !conditions.asksPlaces && accepts == nil
    probe = RouteProbe(shape, within: within, segments: segments, findsPasses: treatment != .none)
    self.closest = closest.map { DistanceHeap(count: $0) }
  }

  /// A node of the tree that may have hits below it.
  struct Subtree {
    var level: Int
    var index: Int
    var sphere: SIMD4<Float>
  }

  /// The work done so far.
  var counts: WalkCounts {
    var counts = tally
    counts.geodesics = probe.exactCount
    return counts
  }

  /// Finds all hits, in tree order.
  mutating func run() throws(SearchError) -> WalkHits {
    for subtree in try subtrees(1) { try visit(subtree) }
    return takeHits()
  }

  /// Returns nodes that together have all hits below them, in tree order; `count` nodes or more, if
  /// that many are within reach, otherwise leaves.
  mutating func subtrees(_ count: Int) throws(SearchError) -> [Subtree] {
    let top = tree.levelCounts.count - 1
    guard top >= 0 else { return [] }
    guard let root = try rethrowing(tree.root(), as: SearchError.index),
      conditions.mayHold(in: root), conditions.mayHold(tree, level: top, node: 0)
    else { return [] }
    var subtrees = [Subtree(level: top, index: 0, sphere: root)].filter { isNear($0) }
    for level in stride(from: top, to: 0, by: -1) where !subtrees.isEmpty && subtrees.count < count
    {
      var below: [Subtree] = []
      for subtree in subtrees {
        let children = try rethrowing(
          tree.children(level: level, index: subtree.index), as: SearchError.index)
        tally.nodes += children.count
        for child in 0..<children.count {
          let index = children.first + child
          let next = Subtree(level: level - 1, index: index, sphere: children[child])
          guard conditions.mayHold(in: next.sphere),
            conditions.mayHold(tree, level: level - 1, node: index), isNear(next)
          else { continue }
          below.append(next)
        }
      }
      subtrees = below
    }
    return subtrees
  }

  private mutating func isNear(_ subtree: Subtree) -> Bool {
    let list = probe.narrow(probe.whole, to: subtree.sphere)
    probe.forget(list)
    return !list.isEmpty
  }

  /// Collects the hits below a node.
  mutating func visit(_ subtree: Subtree) throws(SearchError) {
    let list = probe.narrow(probe.whole, to: subtree.sphere)
    if !list.isEmpty {
      try visit(level: subtree.level, index: subtree.index, sphere: subtree.sphere, list: list)
    }
    probe.forget(list)
  }

  /// Returns the hits collected so far and clears them.
  mutating func takeHits() -> WalkHits {
    defer { found = WalkHits() }
    return found
  }

  private mutating func visit(
    level: Int, index: Int, sphere: SIMD4<Float>, list: Range<Int>
  ) throws(SearchError) {
    guard level > 0 else { return try look(at: index, sphere: sphere, list: list) }
    try conditions.token?.check()
    let children: PlaceTree.Children
    do throws(IndexError) {
      children = try tree.children(level: level, index: index)
    } catch {
      throw .index(error)
    }
    tally.nodes += children.count
    for child in 0..<children.count {
      let sphere = children[child]
      guard conditions.mayHold(in: sphere),
        conditions.mayHold(tree, level: level - 1, node: children.first + child)
      else { continue }
      let narrowed = probe.narrow(list, to: sphere)
      if !narrowed.isEmpty {
        try visit(level: level - 1, index: children.first + child, sphere: sphere, list: narrowed)
      }
      probe.forget(narrowed)
    }
  }

  private mutating func look(
    at leaf: Int, sphere: SIMD4<Float>, list: Range<Int>
  ) throws(SearchError) {
    try conditions.token?.check()
    let lons: SIMD16<Int32>
    let lats: SIMD16<Int32>
    do throws(IndexError) {
      (lons, lats) = try tree.leaf(leaf)
    } catch {
      throw .index(error)
    }
    let first = leaf * SphereTree.leafCapacity
    let count = min(SphereTree.leafCapacity, tree.count - first)
    let wanted = ((1 << UInt32(count)) - 1) & conditions.leafMask(tree, leaf: leaf)
    tally.leaves += 1
    var near = probe.look(lons: lons, lats: lats, wanted: wanted, sphere: sphere, list: list)
    tally.candidates += near.nonzeroBitCount
    while near != 0 {
      let lane = near.trailingZeroBitCount
      near &= near - 1
      try settle(
        lane: lane, at: GridPosition(lon: lons[lane], lat: lats[lane]), place: first + lane)
    }
  }

  /// Tests one place that is near the route.
  private mutating func settle(
    lane: Int, at position: GridPosition, place: Int
  ) throws(SearchError) {
    guard takesAll || conditions.hold(at: position) else { return }
    // With a large half-width, many edges are near.
    try conditions.token?.check()
    let foot: RouteFoot?
    do throws(RouteError) {
      foot = try probe.foot(lane: lane, at: position.coordinate)
    } catch {
      throw .route(error)
    }
    guard let foot else { return }
    let row: UInt32
    do throws(IndexError) {
      row = try tree.row(of: place)
    } catch {
      throw .index(error)
    }
    if !takesAll {
      guard try conditions.hold(row: row), try accepts?(row) ?? true else { return }
    }
    switch treatment {
    case .take: return try settlePasses(lane: lane, at: position, foot, row: row)
    case .count:
      if let (number, count) = probe.pass(lane: lane, at: foot.segment) {
        let pass = PassEntry(segment: foot.segment, number: number, count: count)
        return found.append(foot, row: row, pass)
      }
    case .none: break
    }
    found.hits.append(RawHit(foot, row: row))
    if closest != nil {
      closest?.insert(foot.offRouteMeters)
      // A little more than the bound, so that a distance equal to it still counts, also in whole
      // steps.
      probe.limit = min(probe.within, (closest?.bound ?? .infinity) + 2 * RawHit.step)
    }
  }

  /// Collects the passes by a place whose nearest point is known.
  private mutating func settlePasses(
    lane: Int, at position: GridPosition, _ nearest: RouteFoot, row: UInt32
  ) throws(SearchError) {
    let count = probe.findPasses(lane: lane)
    if count == 1 { return found.hits.append(RawHit(nearest, row: row)) }
    passes.removeAll(keepingCapacity: true)
    if count == nil || !probe.addPasses(lane: lane, nearest: nearest, to: &passes) {
      do throws(RouteError) {
        passes = try shape.passes(
          of: position, at: probe.position(lane: lane), within: probe.within, nearest: nearest
        ) { conditions.token?.isCancelled ?? false }
      } catch {
        throw try .route(error, until: conditions.token)
      }
    }
    for pass in passes { found.hits.append(RawHit(pass, row: row)) }
  }
}

/// Several walks over one tree that distribute its nodes among threads.
///
/// The assignment of nodes to threads is arbitrary, but the result is not: the hits of each node
/// are joined in tree order.
enum ParallelWalk {
  /// Finds all hits, in tree order, and adds the work to `counts`.
  static func run(
    threads: Int, counts: inout WalkCounts, _ make: () -> TreeWalk
  ) throws(SearchError) -> WalkHits {
    var walk = make()
    defer { counts += walk.counts }
    guard threads > 1 else { return try walk.run() }
    // Many more nodes than threads, since the work per node is unknown in advance.
    let subtrees = try walk.subtrees(threads * 16)
    var hits = WalkHits()
    var others = WalkCounts()
    defer { counts += others }
    try Parallel.forEachInOrder(subtrees.count, threads: threads) { number in
      found(make(), below: subtrees[number])
    } consume: { (found: Found) throws(SearchError) in
      others += found.counts
      hits += try found.hits.get()
    }
    return hits
  }

  private typealias Found = (hits: Result<WalkHits, SearchError>, counts: WalkCounts)

  /// The hits of one walk below a node.
  private static func found(_ walk: consuming TreeWalk, below subtree: TreeWalk.Subtree) -> Found {
    do throws(SearchError) {
      try walk.visit(subtree)
      return (.success(walk.takeHits()), walk.counts)
    } catch {
      return (.failure(error), walk.counts)
    }
  }
}

/// The work of a search, used to predict the cost of another.
package struct WalkCounts: Sendable, Equatable {
  /// Nodes of the tree of places whose bounding sphere was compared with the route.
  package var nodes = 0
  /// Leaves of 16 places whose places were visited.
  package var leaves = 0
  /// Places whose nearest point was computed.
  package var candidates = 0
  /// Places that PROJ decided: at the very edge of the corridor, farther than eight kilometres
  /// away, or beside long edges.
  package var geodesics = 0

  package init() {}

  static func += (all: inout Self, more: Self) {
    all.nodes += more.nodes
    all.leaves += more.leaves
    all.candidates += more.candidates
    all.geodesics += more.geodesics
  }
}
