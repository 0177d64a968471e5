internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

extension Selector {
  /// Maximum number of areas of the same name that are searched.
  private static let mostNamesakes = 4
  /// Maximum number of nested areas that a text may name: suburb, town, region, country.
  private static let mostAreas = 4
  /// Maximum number of areas that are tried for one text.
  static let mostTries = 48

  /// The matches of a text that may be an address.
  ///
  /// The forms are tried in this order: the text as typed; without its postcode; with a house
  /// number, as an address of places whose street and number are in one tag; with words joined or
  /// split; the text before or after the name of an area, within that area; finally, if the house
  /// is missing, its street, or the village that has no streets.
  ///
  func matches(
    ofAddress text: String, correcting corrects: Bool
  ) throws(SearchError) -> TextMatches {
    var tries = Self.mostTries
    return try matches(
      ofAddress: text, within: [], depth: 0, hasPostcode: false, correcting: corrects, &tries)
  }

  /// - Parameters:
  ///   - areas: All of these areas contain the matches.
  ///   - depth: Number of area names already removed from the text.
  ///   - hasPostcode: Whether a postcode was already removed; other numbers are then house numbers.
  ///   - tries: Number of areas that may still be tried.
  private func matches(
    ofAddress text: String, within areas: [LocalityArea], depth: Int, hasPostcode: Bool,
    correcting corrects: Bool, _ tries: inout Int
  ) throws(SearchError) -> TextMatches {
    let address = AddressText(text)
    let unposted = depth > 0 && !hasPostcode ? address.unposted : nil
    let texts = [text, address.house, unposted].compactMap(\.self)
    for text in texts {
      let found = try matches(of: text, within: areas, correcting: corrects)
      if !found.matches.isEmpty { return found }
    }
    for text in texts where address.street != nil && !corrects {
      let found = try matches(of: text, kinds: kinds, takesAddresses: true)
      let kept = try keep(found, within: areas)
      if !kept.matches.isEmpty { return kept }
    }
    for text in corrects ? [] : Respelling.respellings(of: text) {
      let found = try matches(of: text, kinds: kinds, takesAddresses: address.street != nil)
      let kept = try keep(found, within: areas)
      if !kept.matches.isEmpty { return kept }
    }
    if depth < Self.mostAreas {
      for split in AreaSplit.splits(of: address.house ?? address.plain ?? text) {
        for area in try self.areas(split) where tries > 0 {
          tries -= 1
          var inside = self
          if focus == nil { inside.focus = area?.position.coordinate }
          var found = try inside.matches(
            ofAddress: split.rest, within: areas + (area.map { [$0] } ?? []), depth: depth + 1,
            hasPostcode: hasPostcode || address.plain != nil, correcting: corrects, &tries)
          guard !found.matches.isEmpty else { continue }
          found.correctedText = found.correctedText.map { text.correcting(split.rest, to: $0) }
          return found
        }
      }
    }
    guard kinds.contains(.toponyms), let street = address.street else { return TextMatches() }
    let index = index
    for street in [street] + (corrects ? [] : Respelling.respellings(of: street)) {
      let found = try matches(of: street, kinds: .toponyms, correcting: corrects) {
        (row) throws(IndexError) in try index.kind(at: row).holdsHouses
      }
      let kept = try keep(found, within: areas)
      if !kept.matches.isEmpty { return kept }
    }
    return TextMatches()
  }

  /// The matches of a text within areas.
  private func matches(
    of text: String, within areas: [LocalityArea], correcting corrects: Bool
  ) throws(SearchError) -> TextMatches {
    try keep(matches(of: text, kinds: kinds, correcting: corrects), within: areas)
  }

  /// The matches that all of some areas contain.
  func keep(
    _ found: TextMatches, within areas: [LocalityArea]
  ) throws(SearchError) -> TextMatches {
    guard !areas.isEmpty else { return found }
    var kept = found
    kept.matches = []
    for match in found.matches {
      try token.check()
      var isInside = true
      for area in areas where isInside { isInside = try area.contains(row: match.row) }
      if isInside { kept.matches.append(match) }
    }
    return kept
  }

  /// The areas that a part of a text names. Nil stands for a country or province that occurs in
  /// addresses but has no area in the data.
  func areas(_ split: AreaSplit) throws(SearchError) -> [LocalityArea?] {
    let rows = try bestSettlements(named: split.area)
    if rows.isEmpty {
      let names = split.isCode ? [split.area] : CountryName.codes(named: split.area)
      guard !names.isEmpty, split.isBehindComma || split.isCode else { return [] }
      let codes = try rethrowing(index.addressCodes, as: SearchError.index)
      return codes.isDisjoint(with: names) ? [] : [nil]
    }
    return try rethrowing(as: SearchError.index) { () throws(IndexError) in
      try rows.map { (match) throws(IndexError) in
        try LocalityArea(row: match.row, isNear: split.isNear, in: index)
      }
    }
  }

  /// The settlements that a text names together with the area that contains them: "Vaduz,
  /// Liechtenstein", "9490 Vaduz". Empty if the text is the name alone.
  func settlements(inChain text: String) throws(SearchError) -> [TextMatch] {
    var tries = Self.mostTries
    return try settlements(inChain: text, depth: 0, &tries)
  }

  private func settlements(
    inChain text: String, depth: Int, _ tries: inout Int
  ) throws(SearchError) -> [TextMatch] {
    let name = AddressText(text).street ?? text
    if depth > 0 || name != text {
      let rows = try bestSettlements(named: name)
      if !rows.isEmpty { return rows }
    }
    guard depth < Self.mostAreas else { return [] }
    for split in AreaSplit.splits(of: name) {
      for area in try areas(split) where tries > 0 {
        tries -= 1
        var inner = TextMatches()
        inner.matches = try settlements(inChain: split.rest, depth: depth + 1, &tries)
        inner = try keep(inner, within: area.map { [$0] } ?? [])
        if let area { try keepNarrower(&inner, than: area) }
        if !inner.matches.isEmpty { return inner.matches }
      }
    }
    return []
  }

  /// Keeps only matches that may be inside an area: a town in a country, but not a country in a
  /// town.
  private func keepNarrower(
    _ found: inout TextMatches, than area: LocalityArea
  ) throws(SearchError) {
    let index = index
    let matches = found.matches
    found.matches = try rethrowing(as: SearchError.index) { () throws(IndexError) -> [TextMatch] in
      let breadth = try index.kind(at: area.row).breadth
      var kept: [TextMatch] = []
      for match in matches where match.row != area.row {
        if try index.kind(at: match.row).breadth <= breadth { kept.append(match) }
      }
      return kept
    }
  }

  /// The best of the settlements that have the whole text as a name in any language.
  private func bestSettlements(named text: String) throws(SearchError) -> [TextMatch] {
    let index = index
    var query = TextQuery(text, focus: focus, kinds: .toponyms, correctsSpelling: false)
    query.limit = Self.mostNamesakes
    query.leastImportance = TextQuery.settlementImportance
    query.accepts = { (row) throws(IndexError) in try index.kind(at: row).isSettlement }
    return try bestMatches(query, named: text)
  }
}

extension PlaceKind {
  /// How large an area a toponym is, among those that contain others.
  var breadth: Int {
    switch self {
    case .country: 4
    case .region: 3
    case .district: 2
    case .locality: 1
    default: 0
    }
  }
}
