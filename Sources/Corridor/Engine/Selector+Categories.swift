internal import CorridorIndex

extension Selector {
  /// What categories select, with further words, in a locality.
  func selection(
    _ categories: [String], _ rest: String?, _ name: TextReading.LocalityName?, of text: String,
    correcting corrects: Bool
  ) throws(SearchError) -> Selection {
    var selection = Selection()
    var localityURI: String?
    if let name {
      guard let found = try locality(name, correcting: corrects) else { return selection }
      selection.locality = found.area
      localityURI = try SearchError.wrapping { () throws(IndexError) in
        try index.place(at: found.area.row).id
      }
      if let spelling = found.spelling {
        selection.correctedText = text.correcting(name.name, to: spelling)
      }
    }
    selection.interpretation = .categories(categories, text: rest, locality: localityURI)
    if rest == nil, name == nil {
      try selectAll(of: categories, named: text, in: &selection)
    } else {
      try select(categories, rest, name, of: text, correcting: corrects, in: &selection)
    }
    return selection
  }

  /// Selects the places of categories, and what has the categories' name as its own.
  private func selectAll(
    of categories: [String], named text: String, in selection: inout Selection
  ) throws(SearchError) {
    if kinds.contains(.businesses) { selection.trees = try index.trees(ofCategories: categories) }
    if takesNamesakes, kinds.contains(.toponyms) {
      selection.namesakes = try settlements(named: text)
    }
    guard takesOthers, kinds.contains(.businesses) else { return }
    selection.matches = try businesses(named: text, outside: index.categoryNumbers(categories))
    selection.stragglers = Set(selection.matches.map(\.row))
  }

  /// Selects what the words beside those for categories match, and the categories' other places.
  private func select(
    _ categories: [String], _ rest: String?, _ name: TextReading.LocalityName?, of text: String,
    correcting corrects: Bool, in selection: inout Selection
  ) throws(SearchError) {
    let members = try index.categoryNumbers(categories)
    var rows: Set<Int> = []
    let whole = try matches(of: text, kinds: kinds).matches
    if kinds.contains(.businesses) {
      if let name, !name.isSure {
        // It may as well be a part of a name: "Hotel Vaduz", "Shell Tankstelle".
        let words = [rest, name.longer ?? name.name].compactMap(\.self).joined(separator: " ")
        selection.matches = try matches(of: words, members: members, in: nil).matches
        rows = Set(selection.matches.map(\.row))
      }
      if let rest {
        let found = try matches(
          of: rest, members: members, in: selection.locality, correcting: corrects)
        selection.matches += found.matches.filter { rows.insert($0.row).inserted }
        if let spelling = found.correctedText, !found.matches.isEmpty {
          selection.correctedText = (selection.correctedText ?? text).correcting(rest, to: spelling)
        }
      }
    }
    selection.matches += whole.filter { rows.insert($0.row).inserted }
    selection.namesakes = try self.rows(of: whole, named: text)
    let isName = !takesOthers && !selection.namesakes.isEmpty && name?.isSure != true
    guard kinds.contains(.businesses), !isName, rest == nil || takesOthers else { return }
    if rest != nil, try !hasAny(of: members, selection.matches) { return }
    selection.trees = try index.trees(ofCategories: categories)
  }

  /// Whether any match has one of the categories.
  private func hasAny(
    of members: Set<Int>, _ matches: [TextMatch]
  ) throws(SearchError) -> Bool {
    try SearchError.wrapping { () throws(IndexError) in
      for match in matches where match.row < index.businessCount {
        if try index.isRow(match.row, inAnyOf: members) { return true }
      }
      return false
    }
  }

  /// The businesses of categories that a text matches, in a locality if there is one.
  private func matches(
    of text: String, members: Set<Int>, in area: LocalityArea?, correcting corrects: Bool = false
  ) throws(SearchError) -> TextMatches {
    let index = index
    var found = try matches(of: text, kinds: .businesses, correcting: corrects) {
      (row) throws(IndexError) in
      try index.isRow(row, inAnyOf: members)
    }
    guard let area else { return found }
    var kept: [TextMatch] = []
    for match in found.matches {
      try stop.check()
      if try area.contains(row: match.row) { kept.append(match) }
    }
    found.matches = kept
    return found
  }
}

extension String {
  /// The text with a part of it spelt right; the words of the part may stand apart in the text.
  func correcting(_ part: String, to spelling: String) -> String {
    if let range = ranges(of: part).last {
      return String(self[..<range.lowerBound]) + spelling + self[range.upperBound...]
    }
    var text = self
    for (word, right) in zip(part.split(separator: " "), spelling.split(separator: " "))
    where word != right {
      if let range = text.ranges(of: word).last { text.replaceSubrange(range, with: right) }
    }
    return text
  }
}
