internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Collects the selected rows that lie in the area of a search.
struct RowCollector {
  private let selection: Selection
  private let resolved: ResolvedRequest
  private let index: PlaceIndex
  private let token: CancellationToken
  private let scans: Bool

  init(
    _ selection: Selection, _ resolved: ResolvedRequest, in index: PlaceIndex,
    until token: CancellationToken,
    scans: Bool
  ) {
    self.selection = selection
    self.resolved = resolved
    self.index = index
    self.token = token
    self.scans = scans
  }

  /// The selected rows inside the area, each once.
  func inside() throws(SearchError) -> [FoundRow] {
    let conditions = try conditions()
    var found: [FoundRow] = []
    for (tree, conditions) in try selection.sources(conditions, in: index) {
      if let route = resolved.route {
        try append(hits(tree, route, conditions), to: &found) { FoundRow($0) }
      } else {
        try append(AreaWalk(tree, conditions).run(), to: &found) { FoundRow(row: $0) }
      }
    }
    try merge(&found)
    return found
  }

  /// The rows outside the viewport that match the text, each once.
  func matchesOutside() throws(SearchError) -> [FoundRow] {
    let inside = try conditions()
    var found: [FoundRow] = []
    for (number, row) in try textRows().enumerated() {
      try token.check(step: number)
      let position = try rethrowing(index.position(at: row), as: SearchError.index)
      if !inside.hold(at: position) { found.append(FoundRow(row: UInt32(row))) }
    }
    try merge(&found)
    return found
  }

  /// The rows that the text selects one by one.
  private func textRows() throws(SearchError) -> Set<Int> {
    var rows = selection.namesakes
    rows.reserveCapacity(rows.count + selection.matches.count)
    for (number, match) in selection.matches.enumerated() {
      try token.check(step: number)
      rows.insert(match.row)
    }
    return rows
  }

  /// Of the accepted rows that are outside the viewport and selected by category alone, the `room`
  /// rows nearest to a point, nearest first.
  func othersOutside(
    nearest point: Coordinate, room: Int, accepts: @escaping TreeWalk.RowCheck
  ) throws(SearchError) -> [FoundRow] {
    let inside = try conditions()
    let matches = try textRows()
    let open = try PlaceConditions(viewport: nil, tags: [], in: index, until: token)
    let route = try rethrowing(Route(lines: [[point]]), as: SearchError.route)
    var found: [FoundRow] = []
    let index = index
    let check: TreeWalk.RowCheck = { (row) throws(SearchError) in
      let position = try rethrowing(index.position(at: Int(row)), as: SearchError.index)
      if inside.hold(at: position) || matches.contains(Int(row)) { return false }
      return try accepts(row)
    }
    var others = selection
    (others.matches, others.namesakes) = ([], [])
    for (tree, conditions) in try others.sources(open, in: index) {
      var walk = TreeWalk(
        tree, along: route.shape, within: 3e7, segments: nil, conditions: conditions, closest: room,
        accepts: check)
      found += try walk.run().hits.map { FoundRow($0) }
    }
    try merge(&found)
    found.sort { ($0.offRouteMeters, $0.row) < ($1.offRouteMeters, $1.row) }
    return Array(found.prefix(room))
  }

  private func conditions() throws(SearchError) -> PlaceConditions {
    try PlaceConditions(viewport: resolved.viewport, tags: [], in: index, until: token)
  }

  private func hits(
    _ tree: PlaceTree, _ route: Route, _ conditions: PlaceConditions
  ) throws(SearchError) -> [RawHit] {
    if route.isAllFerry { return [] }
    if scans { return try FullScan(along: route, within: resolved.within).run(tree, conditions) }
    var walk = TreeWalk(
      tree, along: route.roads, within: resolved.within, segments: nil, conditions: conditions,
      closest: nil)
    return try walk.run().hits
  }

  /// Appends the rows found in one tree.
  private func append<Found>(
    _ list: [Found], to found: inout [FoundRow], _ row: (Found) -> FoundRow
  ) throws(SearchError) {
    found.reserveCapacity(found.count + list.count)
    for (number, one) in list.enumerated() {
      try token.check(step: number)
      found.append(row(one))
    }
  }

  /// Removes duplicate rows and keeps the text score of each.
  private func merge(_ found: inout [FoundRow]) throws(SearchError) {
    let sources = selection.trees.count + (selection.matches.isEmpty ? 0 : 1)
    if sources > 1 || !selection.namesakes.isEmpty {
      try found.sort(until: token) { $0.row < $1.row }
      var kept = 0
      for row in found where kept == 0 || found[kept - 1].row != row.row {
        found[kept] = row
        kept += 1
      }
      found.removeSubrange(kept...)
    }
    let namesakes = selection.namesakes
    guard !selection.matches.isEmpty || !namesakes.isEmpty else { return }
    var scores: [Int: Double] = [:]
    scores.reserveCapacity(selection.matches.count)
    for (number, match) in selection.matches.enumerated() {
      try token.check(step: number)
      scores[match.row] = match.score
    }
    for index in found.indices {
      try token.check(step: index)
      let row = Int(found[index].row)
      found[index].score = scores[row] ?? .nan
      found[index].tier = tier(of: row, hasScore: !found[index].score.isNaN)
    }
  }

  private func tier(of row: Int, hasScore: Bool) -> UInt8 {
    if selection.namesakes.contains(row) { return 0 }
    if selection.stragglers.contains(row) { return 3 }
    return hasScore ? 1 : 2
  }
}
