internal import CorridorGeometry
internal import CorridorIndex

/// Finds out what the text and the categories of a request select.
struct Selector {
  let request: SearchRequest
  let frame: SearchFrame
  let index: PlaceIndex
  let stop: StopSign
  let scans: Bool

  init(
    _ request: SearchRequest, _ frame: SearchFrame, in index: PlaceIndex, until stop: StopSign,
    scans: Bool
  ) {
    self.request = request
    self.frame = frame
    self.index = index
    self.stop = stop
    self.scans = scans
  }

  func selection() throws(SearchError) -> Selection {
    guard let text = request.text else { return try withoutText() }
    var selection = Selection()
    selection.interpretation = .text
    let found = try matches(of: text, kinds: kinds)
    selection.matches = found.matches
    selection.correctedText = found.correctedText
    if !request.categories.isEmpty { try restrict(&selection, to: request.categories) }
    return selection
  }

  /// Places of the categories, or all of the kinds that are wanted.
  private func withoutText() throws(SearchError) -> Selection {
    var selection = Selection()
    if request.categories.isEmpty, request.options.resultTypes == .toponyms {
      selection.trees = [index.toponymTree]
    } else {
      selection.trees = try index.trees(ofCategories: request.categories)
    }
    return selection
  }

  /// Kinds of rows that are wanted.
  private var kinds: TextRows {
    var kinds: TextRows = []
    if request.options.resultTypes.contains(.businesses) { kinds.insert(.businesses) }
    if request.options.resultTypes.contains(.toponyms) { kinds.insert(.toponyms) }
    return kinds
  }

  /// What a text matches: as it stands if there is anything, else as it may have been meant.
  private func matches(of text: String, kinds: TextRows) throws(SearchError) -> TextMatches {
    var query = TextQuery(text)
    query.focus = frame.focus
    query.kinds = kinds
    query.limit = 1
    query.correctsSpelling = request.options.correctsSpelling
    query.isCancelled = { [stop] in stop.isUp }
    let found = try SearchError.wrapping { () throws(IndexError) in
      scans ? try index.scanMatches(query) : try index.allMatches(query)
    }
    if found.isCancelled { try stop.check() }
    return found
  }

  /// Keeps the matches that have one of the categories.
  private func restrict(
    _ selection: inout Selection, to categories: [String]
  ) throws(SearchError) {
    let rows = try rows(of: categories)
    selection.matches.removeAll { !rows.contains($0.row) }
  }

  /// The rows of categories.
  private func rows(of categories: [String]) throws(SearchError) -> RowSet {
    var rows = RowSet(of: 0..<index.businessCount)
    for tree in try index.trees(ofCategories: categories) {
      for place in 0..<tree.count {
        if place & 1023 == 0 { try stop.check() }
        rows.insert(
          Int(try SearchError.wrapping { () throws(IndexError) in try tree.row(of: place) }))
      }
    }
    return rows
  }
}
