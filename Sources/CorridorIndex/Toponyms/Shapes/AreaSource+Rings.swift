internal import CorridorGeometry

extension AreaSource {
  /// Whether a position lies in the area of these rings, or on its boundary.
  func holds(_ position: GridPosition, in rings: some Sequence<AreaPart>) throws(IndexError) -> Bool
  {
    var count = AreaCount()
    for ring in rings { try count.add(ring, AreaTest.side(of: position, ring, in: self)) }
    return count.isInside
  }

  /// Whether edges of the rings may meet a box; if none does, the rings contain all of the box or
  /// none of it.
  func edges(of rings: some Sequence<AreaPart>, mayMeet box: LonLatBox) throws(IndexError) -> Bool {
    for ring in rings {
      let levels = BoxLevels(elements: ring.edgeCount)
      if try edges(of: ring, levels, level: levels.depth - 1, node: 0, mayMeet: box) { return true }
    }
    return false
  }

  private func edges(
    of ring: AreaPart, _ levels: BoxLevels, level: Int, node: Int, mayMeet box: LonLatBox
  ) throws(IndexError) -> Bool {
    guard try block(ring.firstBlock + levels.start(level) + node).meets(box) else { return false }
    guard level > 0 else { return true }
    for child in levels.children(level: level, node: node) {
      if try edges(of: ring, levels, level: level - 1, node: child, mayMeet: box) { return true }
    }
    return false
  }
}
