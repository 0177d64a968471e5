internal import CorridorGeometry
internal import CorridorIndex

/// Categories and areas that are half typed: "pharm sli".
extension CompletionMatcher {
  /// The first attempt with any match for a category or a name in an area, of which either or both
  /// are half typed.
  func firstHalfTyped(
    of text: String, _ limit: Int
  ) throws(SearchError) -> AttemptMatches? {
    if request.resultTypes.contains(.businesses), let placed = try halfTypedCategory(in: text) {
      let found = try matches(placed, limit)
      if !found.matches.isEmpty {
        return AttemptMatches(
          attempt: Attempt(text: text, placed: placed), words: FragmentWords(text), matches: found)
      }
    }
    var tries = Selector.mostTries
    for split in AreaSplit.splits(of: text) {
      for area in try halfTypedAreas(split, of: text) where tries > 0 {
        tries -= 1
        let area = try rethrowing(
          LocalityArea(row: area.row, isNear: area.isNear, in: index), as: SearchError.index)
        if let match = try first(of: [Attempt(text: split.rest, area: area)], limit) {
          return match
        }
      }
    }
    return nil
  }

  /// The category in an area that the words of a text begin to name, such as "pharm sli".
  func halfTypedCategory(in text: String) throws(SearchError) -> HalfTypedCategory? {
    var best: HalfTypedCategory?
    for split in AreaSplit.splits(of: text) {
      let phrases = CategoryPhrases.beginning(
        with: FragmentWords(split.rest), languages: request.languages)
      var named: CategoryPhrase?
      for phrase in phrases where named == nil {
        if try !available(phrase.categories).ids.isEmpty { named = phrase }
      }
      guard let phrase = named else { continue }
      for area in try halfTypedAreas(split, of: text) {
        let placed = HalfTypedCategory(area: area, phrase: phrase)
        if placed.leads { return placed }
        best = best ?? placed
      }
    }
    return best
  }

  private func halfTypedAreas(
    _ split: AreaSplit, of text: String
  ) throws(SearchError) -> [HalfTypedArea] {
    try HalfTypedArea.areas(split, of: text, request.languages, in: index) {
      (query) throws(SearchError) in
      var query = query
      query.focus = focus
      query.focusReach = reach
      return try matches(query).matches
    }
  }

  /// The places of a category in an area, nearest first to the user or else to the area's
  /// position, as matches in this order.
  func matches(
    _ placed: HalfTypedCategory, _ limit: Int
  ) throws(SearchError) -> TextMatches {
    let area = try rethrowing(
      LocalityArea(row: placed.area.row, isNear: placed.area.isNear, in: index),
      as: SearchError.index)
    var conditions = try PlaceConditions(viewport: nil, tags: [], in: index, until: token)
    conditions.locality = area
    let center = Ellipsoid.position(focus ?? area.position.coordinate)
    var found: [(meters: Double, row: Int)] = []
    var known: Set<UInt32> = []
    for tree in try index.trees(ofCategories: available(placed.phrase.categories).ids) {
      for row in try AreaWalk(tree, conditions).run() where known.insert(row).inserted {
        try token.check(step: found.count)
        let place = try rethrowing(as: SearchError.index) { () throws(IndexError) in
          try filter.accepts(row: Int(row)) ? index.position(at: Int(row)) : nil
        }
        guard let place else { continue }
        found.append(((Ellipsoid.position(place) - center).length, Int(row)))
      }
    }
    found.sort { ($0.meters, $0.row) < ($1.meters, $1.row) }
    var matches = TextMatches()
    matches.matches = found.prefix(limit).enumerated().map { number, place in
      TextMatch(row: place.row, score: -Double(number), isCorrected: false)
    }
    return matches
  }

  /// Of some categories, those that have places and pass the filter, and their number of places.
  func available(_ ids: [String]) throws(SearchError) -> (ids: [String], count: Int) {
    var own: (ids: [String], count: Int) = ([], 0)
    for id in ids {
      let places = try rethrowing(as: SearchError.index) { () throws(IndexError) -> Int in
        guard let number = try index.categoryNumber(id), filter.accepts(category: number) else {
          return 0
        }
        return try index.count(ofCategory: number)
      }
      if places > 0 { own.ids.append(id) }
      own.count += places
    }
    return own
  }
}
