/// The edges that intersect the sweep line, from south to north: a treap.
///
/// Edge i is node i, so the sweep allocates no nodes. Every operation takes O(log n), expected.
struct SweepStatus {
  static var none: Int32 { -1 }

  private var left: [Int32]
  private var right: [Int32]
  private let priorities: [UInt32]
  private(set) var root = Self.none

  init(capacity: Int) {
    left = Array(repeating: Self.none, count: capacity)
    right = left
    // A fixed seed, so that the same area always takes the same time.
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    priorities = (0..<capacity).map { _ in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return UInt32(truncatingIfNeeded: state >> 32)
    }
  }

  /// Splits the edges into those for which `isFirst` is true, which come first, and the rest.
  mutating func split(
    _ tree: Int32, where isFirst: (Int32) -> Bool
  ) -> (first: Int32, rest: Int32) {
    guard tree != Self.none else { return (Self.none, Self.none) }
    let node = Int(tree)
    if isFirst(tree) {
      let (first, rest) = split(right[node], where: isFirst)
      right[node] = first
      return (tree, rest)
    }
    let (first, rest) = split(left[node], where: isFirst)
    left[node] = rest
    return (first, tree)
  }

  /// Splits the edges at a point: those below it, through it and above it.
  ///
  /// - Parameter side: 1 for an edge that is below the point, 0 through it, -1 above it.
  mutating func open(_ side: (Int32) -> Int) -> (below: Int32, through: Int32, above: Int32) {
    let (below, rest) = split(root) { side($0) > 0 }
    let (through, above) = split(rest) { side($0) == 0 }
    return (below, through, above)
  }

  /// Joins edges again, with `edges` in place of those through the point.
  mutating func close(below: Int32, _ edges: [Int32], above: Int32) {
    var tree = below
    for edge in edges {
      left[Int(edge)] = Self.none
      right[Int(edge)] = Self.none
      tree = merge(tree, edge)
    }
    root = merge(tree, above)
  }

  private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
    if first == Self.none { return second }
    if second == Self.none { return first }
    if priorities[Int(first)] > priorities[Int(second)] {
      right[Int(first)] = merge(right[Int(first)], second)
      return first
    }
    left[Int(second)] = merge(first, left[Int(second)])
    return second
  }

  /// The first edge of a tree, or ``none``.
  func first(of tree: Int32) -> Int32 {
    var node = tree
    while node != Self.none, left[Int(node)] != Self.none { node = left[Int(node)] }
    return node
  }

  /// The last edge of a tree, or ``none``.
  func last(of tree: Int32) -> Int32 {
    var node = tree
    while node != Self.none, right[Int(node)] != Self.none { node = right[Int(node)] }
    return node
  }

  /// The edges of a tree, in order.
  func edges(of tree: Int32) -> [Int32] {
    var edges: [Int32] = []
    var path: [Int32] = []
    var node = tree
    while node != Self.none || !path.isEmpty {
      while node != Self.none {
        path.append(node)
        node = left[Int(node)]
      }
      guard let next = path.popLast() else { break }
      edges.append(next)
      node = right[Int(next)]
    }
    return edges
  }
}
