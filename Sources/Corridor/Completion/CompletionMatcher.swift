internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Finds the rows that a fragment may mean, in one way after another until one finds any.
struct CompletionMatcher {
  let index: PlaceIndex
  let request: CompletionRequest
  let token: CancellationToken
  let scans: Bool
  let filter: CompletionFilter
  let focus: Coordinate?
  let reach: Double
  /// The words of the fragment as typed.
  let words: FragmentWords

  /// Bytes of a word that may be several words run together, and how many of them.
  private static let longWord = 6
  private static let mostParts = 4
  private static let mostDivisions = 8

  /// - Parameter scans: Whether every record is read, for checking.
  init(
    _ request: CompletionRequest, in index: PlaceIndex, until token: CancellationToken, scans: Bool
  ) throws(SearchError) {
    self.index = index
    self.request = request
    self.token = token
    self.scans = scans
    try request.checkLimits()
    let region = try request.region.map { (region) throws(SearchError) in
      try ViewportFilter(region, until: token)
    }
    let middle = region?.bounds.middle
    focus = request.location ?? middle?.position
    reach = request.location == nil ? middle?.reach ?? TextQuery.usualReach : request.distance.value
    filter = try CompletionFilter(request, region: region, in: index)
    words = FragmentWords(request.fragment)
  }

  /// One way to match the fragment.
  struct Attempt {
    /// The text that must match.
    var text: String
    /// Whether words of an address suffice, because street and number may be one tag.
    var takesAddresses = false
    /// Whether only streets and other holders of house numbers match: the text is an address
    /// without its house number.
    var takesStreets = false
    /// The area that the fragment names beside the text, to which matches are limited.
    var area: LocalityArea?
    /// The category in an area whose places match instead of the text.
    var placed: HalfTypedCategory?
  }

  /// An attempt and its matches.
  struct AttemptMatches {
    var attempt: Attempt
    /// The words of the attempt's text.
    var words: FragmentWords
    var matches: TextMatches
  }

  /// The matches of the fragment as typed, else of the first attempt with any match: an address
  /// with its house number separate, the text beside the name of an area within that area, also if
  /// it is half typed, words that are run together, other spellings, and the street or town of an
  /// address that is missing.
  func firstMatch(_ limit: Int) throws(SearchError) -> AttemptMatches {
    let asTyped = Attempt(text: request.fragment)
    let whole = AttemptMatches(
      attempt: asTyped, words: words, matches: try matches(asTyped, words, limit))
    guard whole.matches.matches.isEmpty else { return whole }
    let address = AddressText(words.fragment)
    if let match = try first(of: attempts(at: address), limit) { return match }
    if let match = try firstInArea(of: request.fragment, limit) { return match }
    if let match = try firstHalfTyped(of: request.fragment, limit) { return match }
    for text in try divisions {
      if let match = try first(of: [Attempt(text: text)], limit) { return match }
      if let match = try firstInArea(of: text, limit) { return match }
      if let match = try firstHalfTyped(of: text, limit) { return match }
    }
    var last = Respelling.respellings(of: request.fragment).map { Attempt(text: $0) }
    if request.resultTypes.contains(.toponyms), let street = address.street {
      last.append(Attempt(text: street, takesStreets: true))
    }
    return try first(of: last, limit) ?? whole
  }

  /// The attempts at an address.
  private func attempts(at address: AddressText) -> [Attempt] {
    var attempts: [Attempt] = []
    if let house = address.house { attempts.append(Attempt(text: house)) }
    guard address.street != nil else { return attempts }
    for text in [request.fragment, address.house].compactMap(\.self) {
      attempts.append(Attempt(text: text, takesAddresses: true))
    }
    return attempts
  }

  /// The first attempt with any match for the text before or after the name of an area, within that
  /// area.
  private func firstInArea(
    of text: String, _ limit: Int
  ) throws(SearchError) -> AttemptMatches? {
    var selector = Selector(in: index, until: token)
    selector.focus = focus
    var tries = Selector.mostTries
    for split in AreaSplit.splits(of: text) {
      for area in try selector.areas(split) where tries > 0 {
        tries -= 1
        let address = AddressText(split.rest)
        let attempts = [split.rest, address.house, address.unposted].compactMap(\.self).map {
          Attempt(text: $0, area: area)
        }
        if let match = try first(of: attempts, limit) { return match }
      }
    }
    return nil
  }

  /// The fragment with a long word divided into words of names: "bank of valletta" for
  /// "bankofvalletta".
  private var divisions: [String] {
    get throws(SearchError) {
      var texts: [String] = []
      for (number, word) in words.words.enumerated() where word.native.count >= Self.longWord {
        let parts = try rethrowing(
          index.segments(of: word.native, mostWords: Self.mostParts, limit: Self.mostDivisions),
          as: SearchError.index)
        for division in parts {
          var typed = words.words.map(\.typed)
          typed[number] = division.map { String(decoding: word.native[$0], as: UTF8.self) }.joined(
            separator: " ")
          texts.append(typed.joined(separator: " "))
        }
      }
      return Array(texts.prefix(Self.mostDivisions))
    }
  }

  /// The first of some attempts with any match; nil if there is none.
  func first(of attempts: [Attempt], _ limit: Int) throws(SearchError) -> AttemptMatches? {
    for attempt in attempts {
      let words = FragmentWords(attempt.text)
      let found = try matches(attempt, words, limit)
      if !found.matches.isEmpty {
        return AttemptMatches(attempt: attempt, words: words, matches: found)
      }
    }
    return nil
  }

  /// The best matches of an attempt.
  func matches(
    _ attempt: Attempt, _ words: FragmentWords, _ limit: Int
  ) throws(SearchError) -> TextMatches {
    if let placed = attempt.placed { return try matches(placed, limit) }
    var kinds = filter.rows
    let (takesStreets, area) = (attempt.takesStreets, attempt.area)
    if takesStreets { kinds = .toponyms } else if area != nil { kinds.remove(.chains) }
    var query = TextQuery(
      words.fragment, isComplete: false, focus: focus, kinds: kinds, limit: limit,
      correctsSpelling: request.correctsSpelling)
    query.focusReach = reach
    query.takesAddresses = attempt.takesAddresses || AddressText.postcode(words.fragment) != nil
    if !filter.isOpen || takesStreets || area != nil {
      let (index, filter) = (index, filter)
      query.accepts = { (row) throws(IndexError) in
        if let area, try !area.holds(row: row) { return false }
        if takesStreets, try !index.kind(at: row).holdsHouses { return false }
        return try filter.accepts(row: row)
      }
    }
    var found = try matches(query)
    let name = WholeName(words.fragment, in: index, until: token)
    found.matches = try name.raised(found.matches).sorted(by: TextMatch.precedes)
    return found
  }

  /// The best matches of a query.
  func matches(_ query: TextQuery) throws(SearchError) -> TextMatches {
    var query = query
    query.isCancelled = { [token] in token.isCancelled }
    var matches = try rethrowing(
      scans ? index.scanMatches(query) : index.bestMatches(query), as: SearchError.index)
    try token.check()
    if scans { matches.matches.removeLast(max(matches.matches.count - query.limit, 0)) }
    return matches
  }
}
