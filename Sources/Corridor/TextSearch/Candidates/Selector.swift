internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Determines what a text and categories select, regardless of area.
///
/// A text is interpreted in the most likely way for which the index has any result. What it then
/// selects does not depend on the area, so that "no fuel along this route" remains an empty result
/// and does not become a bar of that name:
/// - A category or activity alone selects the places of the categories. Settlements whose name is
///   the exact words come before them if requested, and other places with that exact name come
///   after them.
/// - A category with a locality or further words first selects the places whose name is the exact
///   words, then the places of the categories that match the further words and the places that
///   match all words, then the places of the categories in that locality or, if requested, all
///   others.
/// - Other words select the places that match all of them; for an address that is missing, its
///   street or town.
///
/// Misspelled words are corrected only if none of these ways gives a result. The corrected text is
/// interpreted as if it had been typed.
struct Selector {
  let index: PlaceIndex
  let token: CancellationToken
  /// Whether texts are matched by reading every record.
  var scans = false
  /// Kinds of rows to select.
  var kinds: TextRows = .businesses
  /// The point that the best matches favour.
  var focus: Coordinate?
  var correctsSpelling = true
  var languages: [String] = []
  /// Whether settlements that have the name of a category are selected.
  var takesNamesakes = false
  /// Whether the order is best first, so that less exact matches may follow.
  var takesOthers = false

  init(in index: PlaceIndex, until token: CancellationToken) {
    self.index = index
    self.token = token
  }

  /// The selection for a text, if given, among the places of categories, if given.
  func selection(text: String?, categories: [String]) throws(SearchError) -> Selection {
    guard let text else {
      var selection = Selection()
      let isToponyms = categories.isEmpty && kinds == .toponyms
      selection.takesGeographic = isToponyms && !index.geographicRows.isEmpty
      selection.trees = isToponyms ? [index.toponymTree] : try index.trees(ofCategories: categories)
      return selection
    }
    // This reads every row of the categories; only a text needs it.
    let wanted = categories.isEmpty ? nil : try rows(of: categories)
    var first: Selection?
    var readings = QueryUnderstanding().likeliest(
      of: text, languages: languages, correctsSpelling: false)
    for corrects in correctsSpelling ? [false, true] : [false] {
      // Finding misspelled category words is the most expensive step and seldom matters, so it runs
      // only if no category word is spelled correctly.
      if corrects, readings.allSatisfy(\.isPlain) {
        readings = QueryUnderstanding().likeliest(
          of: text, languages: languages, correctsSpelling: true)
      }
      for reading in readings {
        let own = try selection(reading, of: text, wanted: wanted, correcting: corrects)
        if try !own.isEmpty(in: index, until: token) { return own }
        first = first ?? own
      }
    }
    // Nothing was found; the interpretation is the most likely one.
    return first ?? Selection()
  }

  private func selection(
    _ reading: QueryReading, of text: String, wanted: RowSet?, correcting corrects: Bool
  ) throws(SearchError) -> Selection {
    var selection: Selection
    switch reading.kind {
    case .coordinates(let point):
      selection = Selection()
      selection.interpretation = .coordinates(point)
    case .identifier(let uri):
      selection = Selection()
      selection.interpretation = .uri(uri)
      if let row = try rethrowing(index.row(uri), as: SearchError.index) {
        selection.matches = [TextMatch(row: row, score: 0, isCorrected: false)]
      }
    case .category, .activity:
      let corrected = reading.correctedText
      selection = try self.selection(
        ofCategories: reading, of: corrected ?? text, correcting: corrects)
      if corrected == nil, let spelling = selection.correctedText,
        let meant = try self.selection(meantBy: spelling)
      {
        selection = meant
      }
      selection.correctedText = selection.correctedText ?? corrected
    case .text:
      selection = try self.selection(ofNames: reading.text ?? text, correcting: corrects)
    }
    if let wanted {
      selection.restriction = wanted
      selection.matches.removeAll { !wanted.contains($0.row) }
      selection.namesakes = selection.namesakes.filter { wanted.contains($0) }
    }
    return selection
  }

  /// The selection for words of names and addresses.
  private func selection(
    ofNames words: String, correcting corrects: Bool
  ) throws(SearchError) -> Selection {
    var selection = Selection()
    selection.interpretation = .text
    let found = try matches(ofAddress: words, correcting: corrects)
    if let spelling = found.correctedText, let meant = try self.selection(meantBy: spelling) {
      return meant
    }
    let name = WholeName(words, in: index, until: token)
    selection.matches = try name.raised(found.matches)
    selection.correctedText = found.correctedText
    if kinds.contains(.toponyms), !corrects {
      let towns = try settlements(inChain: words)
      selection.namesakes = Set(towns.map(\.row))
      selection.matches.removeAll { selection.namesakes.contains($0.row) }
      selection.matches += towns
    }
    return selection
  }

  /// The selection for a corrected text if it is about categories, as if it had been typed that
  /// way.
  private func selection(meantBy spelling: String) throws(SearchError) -> Selection? {
    let readings = QueryUnderstanding().likeliest(
      of: spelling, languages: languages, correctsSpelling: false)
    guard let reading = readings.first, reading.isAboutCategories, reading.correctedText == nil
    else { return nil }
    var selection = try self.selection(ofCategories: reading, of: spelling, correcting: false)
    selection.correctedText = spelling
    return try selection.isEmpty(in: index, until: token) ? nil : selection
  }

  /// The matches of a text: as typed if there are any, else with spelling corrected if enabled.
  func matches(
    of text: String, kinds: TextRows, correcting corrects: Bool = false,
    leastImportance: UInt8 = 0, takesAddresses: Bool = false,
    accepts: (@Sendable (Int) throws(IndexError) -> Bool)? = nil
  ) throws(SearchError) -> TextMatches {
    let postcode = AddressText.postcode(text)
    var query = TextQuery(postcode ?? text)
    query.focus = focus
    query.kinds = kinds
    // One match is enough to skip spelling correction.
    query.limit = 1
    query.correctsSpelling = corrects
    query.takesAddresses = takesAddresses || postcode != nil
    query.leastImportance = leastImportance
    query.accepts = accepts
    return try index.allMatches(query, scans: scans, until: token)
  }

  /// The rows of categories.
  private func rows(of categories: [String]) throws(SearchError) -> RowSet {
    var rows = RowSet(of: 0..<index.businessCount)
    for tree in try index.trees(ofCategories: categories) {
      for place in 0..<tree.count {
        if place & 1023 == 0 { try token.check() }
        rows.insert(
          Int(try rethrowing(tree.row(of: place), as: SearchError.index)))
      }
    }
    return rows
  }
}
