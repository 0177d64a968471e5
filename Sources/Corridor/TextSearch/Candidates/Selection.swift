internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// What a text and categories select, regardless of area.
struct Selection {
  /// Trees whose places are all selected, subject to ``locality`` and ``restriction``.
  var trees: [PlaceTree] = []
  /// Whether the geographic objects with a category are selected too, as toponyms.
  var takesGeographic = false
  /// Area that must contain the places of the trees.
  var locality: LocalityArea?
  /// Rows to which the places of the trees are limited; nil for any.
  var restriction: RowSet?
  /// Rows selected individually because their text matches.
  var matches: [TextMatch] = []
  /// Rows that rank before all others by relevance because one of their names is the whole text.
  var namesakes: Set<Int> = []
  /// Rows of ``matches`` that rank after all others by relevance.
  var stragglers: Set<Int> = []
  /// How the text was interpreted.
  var interpretation = SearchInterpretation.nothing
  /// The text with misspelled words corrected; nil if nothing was corrected.
  var correctedText: String?

  /// Whether nothing in the whole index is selected.
  func isEmpty(in index: PlaceIndex, until token: CancellationToken) throws(SearchError) -> Bool {
    if case .coordinates = interpretation { return false }
    if !matches.isEmpty || !namesakes.isEmpty { return false }
    guard locality != nil || restriction != nil else { return trees.allSatisfy { $0.count == 0 } }
    let conditions = try PlaceConditions(viewport: nil, tags: [], in: index, until: token)
    for (tree, conditions) in try sources(conditions, in: index) {
      if try !AreaWalk(tree, conditions, most: 1).run().isEmpty { return false }
    }
    return true
  }

  /// Every tree that has selected places, with `conditions` and the further conditions on its
  /// places.
  func sources(
    _ conditions: PlaceConditions, in index: PlaceIndex
  ) throws(SearchError) -> [(tree: PlaceTree, conditions: PlaceConditions)] {
    var within = conditions
    within.locality = locality
    within.rows = restriction
    var sources = trees.map { (tree: $0, conditions: within) }
    guard !matches.isEmpty || !namesakes.isEmpty || takesGeographic else { return sources }
    let businesses = try rethrowing(index.tree(category: nil), as: SearchError.index)
    if takesGeographic {
      var set = RowSet(of: 0..<index.businessCount)
      for row in index.geographicRows { set.insert(row) }
      var selected = conditions
      selected.rows = set
      sources.append((businesses, selected))
    }
    let kinds = [
      (businesses, 0..<index.businessCount),
      (index.toponymTree, index.businessCount..<index.count),
    ]
    for (tree, rows) in kinds {
      var set = RowSet(of: rows)
      for match in matches { set.insert(match.row) }
      for row in namesakes { set.insert(row) }
      guard set.count > 0 else { continue }
      var selected = conditions
      selected.rows = set
      sources.append((tree, selected))
    }
    return sources
  }
}
