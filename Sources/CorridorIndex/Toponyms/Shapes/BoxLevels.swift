/// The layout of a packed tree of boxes: 16 elements to a leaf, 16 nodes to a node, the levels one
/// after another from the leaves up, as in ``SphereTree``.
struct BoxLevels {
  /// Maximum number of levels: 16⁸ covers all 32-bit counts.
  private var starts = InlineArray<9, Int>(repeating: 0)
  /// Number of levels; 0 without elements.
  private(set) var depth = 0
  let elements: Int

  init(elements: Int) {
    self.elements = elements
    guard elements > 0 else { return }
    var count = elements
    repeat {
      count = (count - 1) / 16 + 1
      starts[depth + 1] = starts[depth] + count
      depth += 1
    } while count > 1 && depth < 8
  }

  /// Number of nodes in all levels.
  var nodeCount: Int { starts[depth] }

  /// The first node of a level.
  func start(_ level: Int) -> Int { starts[level] }

  /// Number of nodes in a level.
  func count(_ level: Int) -> Int { starts[level + 1] - starts[level] }

  /// The elements below a node.
  func elements(level: Int, node: Int) -> Range<Int> {
    let shift = 4 * (level + 1)
    return node << shift..<min((node + 1) << shift, elements)
  }

  /// The children of a node above the leaves.
  func children(level: Int, node: Int) -> Range<Int> {
    node << 4..<min((node + 1) << 4, count(level - 1))
  }

  /// The nodes over boxes of elements, level by level.
  static func nodes(over boxes: [LonLatBox]) -> [LonLatBox] {
    var nodes: [LonLatBox] = []
    func add(level: ArraySlice<LonLatBox>) {
      for first in stride(from: level.startIndex, to: level.endIndex, by: 16) {
        let group = level[first..<min(first + 16, level.endIndex)]
        nodes.append(group.dropFirst().reduce(group[first]) { $0.union($1) })
      }
    }
    add(level: boxes[...])
    var level = 0..<nodes.count
    while level.count > 1 {
      add(level: nodes[level])
      level = level.upperBound..<nodes.count
    }
    return nodes
  }
}
