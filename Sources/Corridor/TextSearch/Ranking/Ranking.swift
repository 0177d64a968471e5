internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Sorts found rows.
struct Ranking {
  private let resolved: ResolvedRequest
  private let selection: Selection
  private let index: PlaceIndex
  private let token: CancellationToken

  init(
    _ resolved: ResolvedRequest, _ selection: Selection, in index: PlaceIndex,
    until token: CancellationToken
  ) {
    self.resolved = resolved
    self.selection = selection
    self.index = index
    self.token = token
  }

  /// Sorts rows inside the area before those outside, then, by relevance, by tier; then by the key
  /// of the order, the distance along the route, and the URI (by relevance, the row instead).
  ///
  /// - Returns: The order applied: sorting by relevance becomes nearest first if none of the
  ///   objects had to match a text.
  func sort(_ found: inout [FoundRow]) throws(SearchError) -> SearchSort.Kind {
    try setKeys(&found)
    let usesTiers = resolved.sort.kind == .relevance
    try found.sort(until: token) { a, b in
      if a.isOutside != b.isOutside { return b.isOutside }
      if usesTiers, a.tier != b.tier { return a.tier < b.tier }
      if a.key != b.key { return a.key < b.key }
      return a.alongMeters != b.alongMeters ? a.alongMeters < b.alongMeters : a.row < b.row
    }
    guard usesTiers else {
      try settleTies(&found)
      return resolved.sort.kind
    }
    return focus != nil && isAllByNearness(found) ? .distance : .relevance
  }

  /// Whether relevance depends on distance alone, and nothing outside the area is nearer than
  /// something inside it, which comes first.
  private func isAllByNearness(_ found: [FoundRow]) -> Bool {
    guard let first = found.first else { return false }
    let tier = first.tier % FoundRow.outsideTier
    var last = -Double.infinity
    for row in found {
      guard row.score.isNaN, row.tier % FoundRow.outsideTier == tier, row.key >= last else {
        return false
      }
      last = row.key
    }
    return true
  }

  private func setKeys(_ found: inout [FoundRow]) throws(SearchError) {
    switch resolved.sort {
    case .offRoute:
      for index in found.indices { found[index].key = found[index].offRouteMeters }
    case .along:
      for index in found.indices { found[index].key = found[index].alongMeters }
    case .distance(let geometry):
      let meter = try DistanceMeter(to: geometry, until: token)
      for index in found.indices {
        // Distances far from a line of many vertices are slow to compute.
        try token.check()
        found[index].key = try meter.meters(to: position(of: found[index]))
      }
    case .relevance:
      try setRelevance(&found)
    }
  }

  /// Sets the key from the text score, smaller for a better match, or from the distance for rows
  /// selected by category.
  private func setRelevance(_ found: inout [FoundRow]) throws(SearchError) {
    let focus = focus
    for index in found.indices {
      if index & 255 == 0 { try token.check() }
      if !found[index].score.isNaN {
        found[index].key = -found[index].score
      } else if let focus {
        found[index].key = (Ellipsoid.position(try position(of: found[index])) - focus).length
      }
    }
  }

  /// The point that relevance favours, in earth-centred metres; nil for none.
  private var focus: SIMD3<Double>? {
    selection.locality.map { Ellipsoid.position($0.position) }
      ?? resolved.focus.map { Ellipsoid.position($0) }
  }

  private func position(of found: FoundRow) throws(SearchError) -> GridPosition {
    try rethrowing(index.position(at: Int(found.row)), as: SearchError.index)
  }

  /// Orders rows at the same distance in metres by URI. Such ties are few; ties by relevance can
  /// include all places of an index, whose URIs take seconds to read and sort.
  private func settleTies(_ found: inout [FoundRow]) throws(SearchError) {
    var start = 0
    while start < found.count {
      try token.check(step: start)
      var end = start + 1
      while end < found.count, found[end].key == found[start].key,
        found[end].alongMeters == found[start].alongMeters,
        found[end].isOutside == found[start].isOutside
      {
        end += 1
      }
      if end - start > 1 {
        var named: [(uri: String, found: FoundRow)] = []
        for row in found[start..<end] {
          try token.check()
          let place = try rethrowing(index.place(at: Int(row.row)), as: SearchError.index)
          named.append((place.id, row))
        }
        named.sort { $0.uri < $1.uri }
        found.replaceSubrange(start..<end, with: named.map(\.found))
      }
      start = end
    }
  }
}
