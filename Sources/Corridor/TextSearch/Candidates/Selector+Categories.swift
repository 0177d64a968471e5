internal import CorridorIndex
internal import CorridorThreads

extension Selector {
  /// The selection for categories with further words and a locality.
  func selection(
    ofCategories reading: QueryReading, of text: String, correcting corrects: Bool
  ) throws(SearchError) -> Selection {
    var selection = Selection()
    let (categories, rest) = (reading.categories, reading.text)
    selection.interpretation = .categories(categories, text: rest, locality: nil)
    var localityURI: String?
    if let name = reading.place {
      guard let found = try locality(name, of: reading, correcting: corrects) else {
        return selection
      }
      selection.locality = found.area
      localityURI = try rethrowing(index.place(at: found.area.row).id, as: SearchError.index)
      if let spelling = found.spelling {
        selection.correctedText = text.correcting(name, to: spelling)
      }
    }
    selection.interpretation = .categories(categories, text: rest, locality: localityURI)
    if rest == nil, reading.place == nil {
      try selectAll(of: reading, named: text, in: &selection)
    } else {
      try select(reading, of: text, correcting: corrects, in: &selection)
    }
    return selection
  }

  /// Number of words from which a name is unlikely to mean a category.
  private static let longName = 3

  /// Selects the places of the categories, and the places whose whole name is the text. The latter
  /// rank first if the text has more than the category words ("The Body Shop") or at least
  /// ``longName`` words, and last otherwise.
  ///
  /// If the text is a dish ("pizza"), places that serve it and places with that name rank first.
  /// They are the only ones selected if the order is not best first.
  private func selectAll(
    of reading: QueryReading, named text: String, in selection: inout Selection
  ) throws(SearchError) {
    let categories = reading.categories
    if kinds.contains(.businesses) {
      let dishes = try matches(ofDish: reading.phrase, in: nil)
      selection.matches = dishes
      if takesOthers || dishes.isEmpty {
        selection.trees = try index.trees(ofCategories: categories)
      }
    }
    if takesNamesakes, kinds.contains(.toponyms) {
      selection.namesakes = try settlements(named: text)
    }
    guard takesOthers, kinds.contains(.businesses) else { return }
    if !reading.isWhole || text.split(separator: " ").count >= Self.longName {
      let named = try businesses(named: text, outside: [])
      selection.namesakes.formUnion(named.map(\.row))
    }
    let known = selection.namesakes.union(selection.matches.map(\.row))
    let others = try businesses(named: text, outside: index.categoryNumbers(categories))
      .filter { !known.contains($0.row) }
    selection.matches += others
    selection.stragglers = Set(others.map(\.row))
  }

  /// The value of `cuisine` for words that are not a form of it, such as names of its restaurants.
  private static let dishes = [
    "pizzeria": "pizza", "pizzerie": "pizza", "pizzería": "pizza", "pizzéria": "pizza",
    "steakhouse": "steak_house", "kebap": "kebab", "döner": "kebab", "doner": "kebab",
    "burgers": "burger", "hamburger": "burger", "hamburgers": "burger",
  ]

  /// The businesses that serve the dish a phrase names, and others with that name. Empty unless the
  /// phrase is a dish.
  private func matches(
    ofDish phrase: String?, in area: LocalityArea?
  ) throws(SearchError) -> [TextMatch] {
    guard let text = phrase else { return [] }
    let dish = text.lowercased()
    let name = Self.dishes[dish] ?? dish
    guard try isDish(name) else { return [] }
    var found = try matches(of: name, kinds: .businesses)
    if name != dish {
      let known = Set(found.matches.map(\.row))
      found.matches += try matches(of: text, kinds: .businesses).matches.filter {
        !known.contains($0.row)
      }
    }
    return try keep(found, within: area.map { [$0] } ?? []).matches
  }

  /// Whether a text is a value of the tag `cuisine`.
  private func isDish(_ text: String) throws(SearchError) -> Bool {
    let index = index
    let wanted = text.replacing(" ", with: "_")
    return try rethrowing(as: SearchError.index) { () throws(IndexError) in
      let cuisine = try index.tagKey("cuisine")
      let words = text.replacing("_", with: " ")
      var query = TextQuery(words, kinds: .businesses, limit: 1, correctsSpelling: false)
      query.isCancelled = { [token] in token.isCancelled }
      query.accepts = { (row) throws(IndexError) in
        guard let dishes = try index.value(of: cuisine, at: row)?.string else { return false }
        return dishes.split(separator: ";").contains { $0.drop { $0 == " " } == wanted }
      }
      return try !index.bestMatches(query).matches.isEmpty
    }
  }

  /// Selects the matches of the words beside the category words, and the categories' other places.
  private func select(
    _ reading: QueryReading, of text: String, correcting corrects: Bool,
    in selection: inout Selection
  ) throws(SearchError) {
    let (categories, rest) = (reading.categories, reading.text)
    let members = try index.categoryNumbers(categories)
    var rows: Set<Int> = []
    let whole = try matches(of: text, kinds: kinds).matches
    if kinds.contains(.businesses) {
      if let name = reading.place, !reading.isPlaceSure {
        // The category word may also be part of a name: "Hotel Vaduz", "Shell Tankstelle".
        let words = [rest, reading.longerPlace ?? name].compactMap(\.self).joined(separator: " ")
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
    var isDish = false
    if rest == nil, kinds.contains(.businesses) {
      let dishes = try matches(ofDish: reading.phrase, in: selection.locality)
      isDish = !dishes.isEmpty
      selection.matches += dishes.filter { rows.insert($0.row).inserted }
    }
    selection.namesakes = try self.rows(of: whole, named: text)
    let isName =
      !takesOthers && !selection.namesakes.isEmpty
      && (reading.place == nil || !reading.isPlaceSure)
    guard kinds.contains(.businesses), !isName, takesOthers || rest == nil && !isDish else {
      return
    }
    if rest != nil, try !hasAny(of: members, selection.matches) { return }
    selection.trees = try index.trees(ofCategories: categories)
  }

  /// Whether any match belongs to one of the categories.
  private func hasAny(
    of members: Set<Int>, _ matches: [TextMatch]
  ) throws(SearchError) -> Bool {
    try rethrowing(as: SearchError.index) { () throws(IndexError) in
      for match in matches where match.row < index.businessCount {
        if try index.isRow(match.row, inAnyOf: members) { return true }
      }
      return false
    }
  }

  /// The businesses of the categories that match a text, within a locality if one is given.
  private func matches(
    of text: String, members: Set<Int>, in area: LocalityArea?, correcting corrects: Bool = false
  ) throws(SearchError) -> TextMatches {
    let index = index
    let found = try matches(of: text, kinds: .businesses, correcting: corrects) {
      (row) throws(IndexError) in
      try index.isRow(row, inAnyOf: members)
    }
    return try keep(found, within: area.map { [$0] } ?? [])
  }
}

extension String {
  /// The text with a part of it corrected; the words of the part need not be adjacent in the text.
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
