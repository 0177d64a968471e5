internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// The search without any bound or series: PROJ measures every place against every piece.
struct FullScan {
  private let route: Route
  private let within: Double

  init(along route: Route, within: Double) {
    self.route = route
    self.within = within
  }

  func run(_ tree: PlaceTree, _ conditions: PlaceConditions) throws(SearchError) -> [RawHit] {
    var hits: [RawHit] = []
    for place in 0..<tree.count {
      try conditions.token?.check()
      let leaf = place / SphereTree.leafCapacity
      let lane = place % SphereTree.leafCapacity
      let (lons, lats) = try rethrowing(tree.leaf(leaf), as: SearchError.index)
      let position = GridPosition(lon: lons[lane], lat: lats[lane])
      guard conditions.hold(at: position) else { continue }
      let row = try rethrowing(tree.row(of: place), as: SearchError.index)
      guard try conditions.hold(row: row), let foot = try foot(of: position) else { continue }
      hits.append(RawHit(foot, row: row))
    }
    return hits
  }

  private func foot(of position: GridPosition) throws(SearchError) -> RouteFoot? {
    try rethrowing(
      route.scannedFoot(of: position.coordinate, within: within), as: SearchError.route)
  }
}
