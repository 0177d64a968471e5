internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Walks a tree of places and collects those that meet the conditions, regardless of any route.
struct AreaWalk {
  private let tree: PlaceTree
  private let conditions: PlaceConditions
  private let most: Int
  private(set) var rows: [UInt32] = []

  /// - Parameter most: The number of rows after which the walk may stop.
  init(_ tree: PlaceTree, _ conditions: PlaceConditions, most: Int = .max) {
    self.tree = tree
    self.conditions = conditions
    self.most = most
  }

  /// Finds all rows, or as many as are enough, in tree order.
  consuming func run() throws(SearchError) -> [UInt32] {
    let top = tree.levelCounts.count - 1
    guard top >= 0 else { return [] }
    guard let root = try rethrowing(tree.root(), as: SearchError.index),
      conditions.mayHold(in: root), conditions.mayHold(tree, level: top, node: 0)
    else { return [] }
    try visit(level: top, index: 0)
    return rows
  }

  private mutating func visit(level: Int, index: Int) throws(SearchError) {
    try conditions.token?.check()
    guard level > 0 else { return try look(at: index) }
    let children = try rethrowing(tree.children(level: level, index: index), as: SearchError.index)
    for child in 0..<children.count
    where rows.count < most && conditions.mayHold(in: children[child])
      && conditions.mayHold(tree, level: level - 1, node: children.first + child)
    {
      try visit(level: level - 1, index: children.first + child)
    }
  }

  private mutating func look(at leaf: Int) throws(SearchError) {
    let (lons, lats) = try rethrowing(tree.leaf(leaf), as: SearchError.index)
    let first = leaf * SphereTree.leafCapacity
    let count = min(SphereTree.leafCapacity, tree.count - first)
    var left = ((1 << UInt32(count)) - 1) & conditions.leafMask(tree, leaf: leaf)
    while left != 0, rows.count < most {
      let lane = left.trailingZeroBitCount
      left &= left - 1
      guard conditions.hold(at: GridPosition(lon: lons[lane], lat: lats[lane])) else { continue }
      let row = try rethrowing(tree.row(of: first + lane), as: SearchError.index)
      if try conditions.hold(row: row) { rows.append(row) }
    }
  }
}
