internal import CorridorGeometry

extension PlaceTree {
  /// Visits places from near to far, by nodes, until the rest is farther than `limit`.
  ///
  /// `visit` receives a row and its distance in metres, which is below the current limit, and may
  /// lower the limit. Rows that mean no place are skipped.
  func visitNearest(
    to frame: DistanceOrigin, limit: inout Double,
    _ visit: (_ row: Int, _ meters: Double, _ limit: inout Double) throws(IndexError) -> Void
  ) throws(IndexError) {
    guard let root = try root() else { return }
    var heap = NearestHeap()
    heap.insert(.init(bound: frame.bound(root), level: levelCounts.count - 1, index: 0))
    while let node = heap.next(), node.bound <= limit {
      guard node.level == 0 else {
        let children = try children(level: node.level, index: node.index)
        for child in 0..<children.count {
          let bound = frame.bound(children[child])
          if bound <= limit {
            heap.insert(.init(bound: bound, level: node.level - 1, index: children.first + child))
          }
        }
        continue
      }
      let (lons, lats) = try leaf(node.index)
      let first = node.index * SphereTree.leafCapacity
      for lane in 0..<min(SphereTree.leafCapacity, count - first) {
        let place = frame.place(lon: lons[lane], lat: lats[lane])
        let meters = (place - frame.position).length
        guard meters <= limit else { continue }
        let row = try row(of: first + lane)
        if row != IndexFormat.noRow { try visit(Int(row), meters, &limit) }
      }
    }
  }

  /// The nearest place within `limit` metres that meets a condition; of equally near ones the first
  /// row.
  func nearest(
    to frame: DistanceOrigin, within limit: Double,
    _ accepts: (Int) throws(IndexError) -> Bool
  ) throws(IndexError) -> (row: Int, meters: Double)? {
    var limit = limit
    var best: (row: Int, meters: Double)?
    try visitNearest(to: frame, limit: &limit) { row, meters, limit throws(IndexError) in
      if let best, meters == best.meters, best.row < row { return }
      guard try accepts(row) else { return }
      best = (row, meters)
      limit = meters
    }
    return best
  }
}
