internal import CorridorGeometry
internal import CorridorIndex

/// Finds out what a text and categories select, wherever it is.
///
/// A text is understood in the likeliest way by which there is anything in the index. What it then
/// selects does not depend on the area, so that "no fuel along this route" stays no fuel, and does
/// not become a bar of that name:
/// - a category or activity alone: the places of the categories, and by the way the settlements
///   that have the very words as their name;
/// - a category with a locality or further words: the places of the categories in that locality
///   whose text matches those words, and whatever all words match;
/// - other words: whatever all of them match. Only when nothing does, mistyped words are corrected.
struct Selector {
  let index: PlaceIndex
  let stop: StopSign
  /// Whether texts are matched by reading every record.
  var scans = false
  /// Kinds of rows that are wanted.
  var kinds: TextRows = .businesses
  /// Where the best matches lean to.
  var focus: Coordinate?
  var correctsSpelling = true
  var languages: [String] = []
  /// Whether settlements named as a category are wanted.
  var takesNamesakes = false

  init(in index: PlaceIndex, until stop: StopSign) {
    self.index = index
    self.stop = stop
  }

  /// What is selected by a text, if there is one, among the places of categories, if there are any.
  func selection(text: String?, categories: [String]) throws(SearchError) -> Selection {
    let wanted = categories.isEmpty ? nil : try rows(of: categories)
    guard let text else {
      var selection = Selection()
      let isToponyms = categories.isEmpty && kinds == .toponyms
      selection.trees = isToponyms ? [index.toponymTree] : try index.trees(ofCategories: categories)
      return selection
    }
    var last = Selection()
    let readings = TextReading.readings(
      of: text, languages: languages, correctsSpelling: correctsSpelling)
    for reading in readings {
      last = try selection(reading, of: text, wanted: wanted)
      if try !last.isEmpty(in: wanted) { return last }
    }
    return last
  }

  private func selection(
    _ reading: TextReading, of text: String, wanted: RowSet?
  ) throws(SearchError) -> Selection {
    var selection: Selection
    switch reading {
    case .coordinates(let point):
      selection = Selection()
      selection.interpretation = .coordinates(point)
    case .uri(let uri):
      selection = Selection()
      selection.interpretation = .uri(uri)
      if let row = try SearchError.wrapping({ () throws(IndexError) in try index.row(uri) }) {
        selection.matches = [TextMatch(row: row, score: 0, isCorrected: false)]
      }
    case .categories(let categories, let rest, let locality, let corrected):
      selection = try self.selection(categories, rest, locality, of: text)
      if let corrected { selection.correctedText = corrected }
    case .plain(let words):
      selection = Selection()
      selection.interpretation = .text
      let found = try matches(of: words, kinds: kinds, corrects: correctsSpelling)
      selection.matches = found.matches
      selection.correctedText = found.correctedText
    }
    if let wanted {
      selection.restriction = wanted
      selection.matches.removeAll { !wanted.contains($0.row) }
    }
    return selection
  }

  /// What categories select, with further words, in a locality.
  private func selection(
    _ categories: [String], _ rest: String?, _ locality: TextReading.LocalityName?, of text: String
  ) throws(SearchError) -> Selection {
    var selection = Selection()
    var localityURI: String?
    if let locality {
      guard let area = try self.locality(locality) else { return selection }
      selection.locality = area
      localityURI = try SearchError.wrapping { () throws(IndexError) in
        try index.place(at: area.row).id
      }
    }
    selection.interpretation = .categories(categories, text: rest, locality: localityURI)
    if let rest {
      // As matches: the words are the rarer part.
      let members = try rows(of: categories)
      var found = try matches(of: rest, kinds: .businesses, corrects: correctsSpelling)
      var kept: [TextMatch] = []
      for match in found.matches where members.contains(match.row) {
        if let area = selection.locality, try !area.contains(row: match.row) { continue }
        kept.append(match)
      }
      found.matches = kept
      selection.matches = kept
      selection.correctedText = kept.isEmpty ? nil : found.correctedText
    } else if kinds.contains(.businesses) {
      selection.trees = try index.trees(ofCategories: categories)
    }
    if rest != nil || locality != nil {
      let known = Set(selection.matches.map(\.row))
      let whole = try matches(of: text, kinds: kinds, corrects: false).matches
      selection.matches += whole.filter { !known.contains($0.row) }
    } else if takesNamesakes, kinds.contains(.toponyms) {
      selection.namesakes = try namesakes(of: text)
    }
    return selection
  }

  /// What a text matches: as it stands if there is anything, else as it may have been meant.
  private func matches(
    of text: String, kinds: TextRows, corrects: Bool
  ) throws(SearchError) -> TextMatches {
    var query = TextQuery(text)
    query.focus = focus
    query.kinds = kinds
    // One match is enough not to look for misspellings.
    query.limit = 1
    query.correctsSpelling = corrects
    query.isCancelled = { [stop] in stop.isUp }
    let found = try SearchError.wrapping { () throws(IndexError) in
      scans ? try index.scanMatches(query) : try index.allMatches(query)
    }
    if found.isCancelled { try stop.check() }
    return found
  }

  /// The locality that a text names best, if there is one. Where it may as well be something else,
  /// its name must be the very words.
  private func locality(_ name: TextReading.LocalityName) throws(SearchError) -> LocalityArea? {
    var query = TextQuery(name.name)
    query.focus = focus
    query.kinds = .toponyms
    query.limit = 1
    query.correctsSpelling = correctsSpelling && name.isSure
    query.isCancelled = { [stop] in stop.isUp }
    let namesakes = name.isSure ? nil : try namesakes(of: name.name)
    query.accepts = { [index] (row) throws(IndexError) in
      if let namesakes { return namesakes.contains(row) }
      return try index.kind(at: row).isSettlement
    }
    let found = try SearchError.wrapping { () throws(IndexError) in
      try index.bestMatches(query)
    }
    if found.isCancelled { try stop.check() }
    guard let best = found.matches.first else { return nil }
    return try SearchError.wrapping { () throws(IndexError) in
      try LocalityArea(row: best.row, isNear: name.isNear, in: index)
    }
  }

  /// The settlements whose name, in any language, is the whole text.
  private func namesakes(of text: String) throws(SearchError) -> Set<Int> {
    var folder = TextFolder()
    let wanted = folder.words(of: text)
    var rows: Set<Int> = []
    for match in try matches(of: text, kinds: .toponyms, corrects: false).matches {
      try stop.check()
      let place = try SearchError.wrapping { () throws(IndexError) in
        try index.place(at: match.row)
      }
      guard place.kind.isSettlement else { continue }
      let names = place.tags.filter { $0.key == "name" || $0.key.hasPrefix("name:") }
      if names.contains(where: { folder.words(of: $0.value) == wanted }) { rows.insert(match.row) }
    }
    return rows
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

extension PlaceKind {
  /// Whether it is a country, a town or anything else that other places are in.
  var isSettlement: Bool {
    switch self {
    case .country, .region, .district, .locality, .suburb: true
    case .business, .street, .house, .other: false
    }
  }
}

extension TextFolder {
  /// The words of a text as they are compared.
  fileprivate mutating func words(of text: String) -> [[UInt8]] {
    var folded = FoldedText()
    fold(Array(text.utf8).span, into: &folded)
    return folded.words.map { Array(folded.bytes[$0.bytes]) }
  }
}
