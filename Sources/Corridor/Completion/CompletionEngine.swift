internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Answers one request for completions.
struct CompletionEngine {
  private let index: PlaceIndex
  private let request: CompletionRequest
  private let token: CancellationToken
  private let scans: Bool
  private let filter: CompletionFilter
  private let focus: Coordinate?
  private let reach: Double
  /// The words of the fragment as typed.
  private var words: FragmentWords

  /// Maximum number of collections of one kind.
  private static let mostCollections = 2
  /// Bytes of a word that may be several words run together, and how many of them.
  private static let longWord = 6
  private static let mostParts = 4
  private static let mostDivisions = 8
  /// Maximum number of completions, whatever the request: more than any index has rows, and small
  /// enough that counting beyond it cannot overflow.
  private static let mostResults = 1 << 40

  init(
    _ request: CompletionRequest, in index: PlaceIndex, until token: CancellationToken,
    scans: Bool = false
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

  // MARK: - Completions

  /// Runs the request.
  mutating func run() throws(SearchError) -> [SearchCompletion] {
    guard !words.words.isEmpty, !request.resultTypes.isEmpty else { return [] }
    let most = min(request.maxResults, Self.mostResults)
    var list = CompletionList(limit: most)
    var collections = try categories()
    let leading = (most + 1) / 2
    if let first = collections.firstIndex(where: \.leads) {
      list.add(collections.remove(at: first).completion)
    }
    // A chain and a place may have the same text; more matches are fetched until enough differ.
    var limit = max(most + 6, 12)
    var matched = try firstMatch(limit)
    while true {
      let own = try add(&matched, leading: leading, after: list)
      if own.isFull || matched.matches.matches.count < limit {
        list = own
        if !own.isFull { try addRest(collections, matched.matches, &list) }
        return list.completions
      }
      limit *= 2
      matched.matches = try matches(matched.attempt, matched.words, limit)
    }
  }

  // MARK: - Attempts

  /// One way to match the fragment.
  private struct Attempt {
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
  private struct AttemptMatches {
    var attempt: Attempt
    /// The words of the attempt's text.
    var words: FragmentWords
    var matches: TextMatches
  }

  /// The matches of the fragment as typed, else of the first attempt with any match: an address
  /// with its house number separate, the text beside the name of an area within that area, also if
  /// it is half typed, words that are run together, other spellings, and the street or town of an
  /// address that is missing.
  private func firstMatch(_ limit: Int) throws(SearchError) -> AttemptMatches {
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

  /// The first attempt with any match for a category or a name in an area, of which either or both
  /// are half typed.
  private func firstHalfTyped(
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
  private func first(of attempts: [Attempt], _ limit: Int) throws(SearchError) -> AttemptMatches? {
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
  private func matches(
    _ attempt: Attempt, _ words: FragmentWords, _ limit: Int
  ) throws(SearchError) -> TextMatches {
    if let placed = attempt.placed { return try matches(placed, limit) }
    var kinds: TextRows = []
    if request.resultTypes.contains(.businesses) { kinds.insert(.businesses) }
    if request.resultTypes.contains(.toponyms) { kinds.insert(.toponyms) }
    if request.resultTypes.contains(.queries) { kinds.insert(.chains) }
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
  private func matches(_ query: TextQuery) throws(SearchError) -> TextMatches {
    var query = query
    query.isCancelled = { [token] in token.isCancelled }
    var matches = try rethrowing(
      scans ? index.scanMatches(query) : index.bestMatches(query), as: SearchError.index)
    try token.check()
    if scans { matches.matches.removeLast(max(matches.matches.count - query.limit, 0)) }
    return matches
  }

  /// Adds matches after the leading collections: first the best chain, if the fragment names it,
  /// then all matches in order.
  private func add(
    _ matched: inout AttemptMatches, leading: Int, after list: CompletionList
  ) throws(SearchError) -> CompletionList {
    var list = list
    let matches = matched.matches
    var places = try PlaceCompletions(request, focus: focus, in: index)
    var chains: [(row: Int, completion: SearchCompletion)] = []
    for match in matches.matches where match.row >= index.count {
      guard chains.count < Self.mostCollections else { break }
      try token.check()
      guard let chain = try chain(match, &matched.words) else { continue }
      if chains.isEmpty, chain.leads, list.completions.count < leading {
        list.add(chain.completion)
      }
      chains.append((match.row, chain.completion))
    }
    for match in matches.matches {
      if list.isFull { break }
      try token.check()
      if match.row >= index.count {
        if let chain = chains.first(where: { $0.row == match.row }) { list.add(chain.completion) }
      } else {
        let completion = try rethrowing(
          places.completion(match, words: &matched.words), as: SearchError.index)
        list.add(completion)
      }
    }
    return list
  }

  /// Fills the remaining room with collections.
  private func addRest(
    _ categories: [Collection], _ matches: TextMatches, _ list: inout CompletionList
  ) throws(SearchError) {
    for category in categories.prefix(Self.mostCollections) { list.add(category.completion) }
    guard request.resultTypes.contains(.queries), let text = matches.correctedText,
      matches.matches.count > 1
    else { return }
    list.add(
      collection(.query, text, "Search", .text(text), highlighting: text, isComplete: true))
  }

  /// A collection, and whether it may come before places.
  private struct Collection {
    var completion: SearchCompletion
    var leads: Bool
  }

  /// The categories that the fragment names or begins: full names first, then those that lead, then
  /// by number of places.
  private mutating func categories() throws(SearchError) -> [Collection] {
    guard request.resultTypes.contains(.queries) else { return [] }
    var found: [(phrase: CategoryPhrase, count: Int, collection: Collection)] = []
    var known: Set<[String]> = []
    for phrase in CategoryPhrases.beginning(with: words, languages: request.languages) {
      let own = try available(phrase.categories)
      guard !own.ids.isEmpty, known.insert(own.ids).inserted else { continue }
      let isCounted = own.ids.count == 1 && !filter.isLocal
      let what = phrase.isActivity ? "Search" : "Category"
      var completion = collection(
        phrase.isActivity ? .query : .category, phrase.title,
        isCounted ? "\(what) · \(places(own.count))" : what, .categories(own.ids),
        highlighting: words.fragment)
      completion.categories = own.ids
      completion.count = isCounted ? own.count : nil
      found.append((phrase, own.count, Collection(completion: completion, leads: phrase.leads)))
    }
    if !found.contains(where: \.phrase.isWhole) {
      if let placed = try categoryInPlace() { return [placed] }
      if let placed = try halfTypedCategory(in: request.fragment) {
        return try [collection(placed)].compactMap(\.self)
      }
    }
    let sorted = found.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.phrase.isWhole != b.phrase.isWhole { return a.phrase.isWhole }
      if a.phrase.leads != b.phrase.leads { return a.phrase.leads }
      if !a.phrase.isWhole, a.count != b.count { return a.count > b.count }
      return one.offset < other.offset
    }
    return sorted.prefix(Self.mostCollections + 1).map(\.element.collection)
  }

  /// Of some categories, those that have places and pass the filter, and their number of places.
  private func available(_ ids: [String]) throws(SearchError) -> (ids: [String], count: Int) {
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

  /// The collection for a fragment such as "fuel in Vad".
  private func categoryInPlace() throws(SearchError) -> Collection? {
    let placed = try CategoryInPlace(words, languages: request.languages, in: index) {
      (query) throws(SearchError) in
      var query = query
      query.focus = focus
      query.focusReach = reach
      return try matches(query).matches.first
    }
    guard let placed else { return nil }
    let ids = try available(placed.categories).ids
    guard !ids.isEmpty else { return nil }
    var completion = collection(
      .query, placed.title, "Search", .text(placed.title), highlighting: words.fragment)
    completion.categories = ids
    return Collection(completion: completion, leads: placed.leads)
  }

  /// The category in an area that the words of a text begin to name, such as "pharm sli".
  private func halfTypedCategory(in text: String) throws(SearchError) -> HalfTypedCategory? {
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

  /// The collection for a category in a half-typed area.
  private func collection(_ placed: HalfTypedCategory) throws(SearchError) -> Collection? {
    let ids = try available(placed.phrase.categories).ids
    guard !ids.isEmpty else { return nil }
    let title = placed.area.text(for: placed.phrase.title)
    var completion = collection(.query, title, "Search", .text(title), highlighting: words.fragment)
    completion.categories = ids
    return Collection(completion: completion, leads: placed.leads)
  }

  /// The places of a category in an area, nearest first to the user or else to the area's
  /// position, as matches in this order.
  private func matches(_ placed: HalfTypedCategory, _ limit: Int) throws(SearchError) -> TextMatches
  {
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

  /// The chain of a match; nil if none of its places passes the filter.
  private func chain(
    _ match: TextMatch, _ words: inout FragmentWords
  ) throws(SearchError) -> Collection? {
    let number = match.row - index.count
    let chain = try rethrowing(index.chain(number), as: SearchError.index)
    if try index.isGeneric(chain: number) { return nil }
    if !filter.isOpen, try !hasPlaces(number) { return nil }
    let fit = words.fit(in: chain.name, correctsSpelling: match.isCorrected)
    let query = words.corrected(by: fit)
    var completion = collection(
      .chain, chain.name, filter.isOpen ? "Chain · \(places(chain.count))" : "Chain",
      .chain(chain.name), highlighting: query.text, isComplete: query.isComplete)
    completion.count = filter.isOpen ? chain.count : nil
    return Collection(
      completion: completion, leads: fit.isWhole || fit.isFull && words.isTelling)
  }

  /// Whether any place of a chain passes the filter.
  private func hasPlaces(_ chain: Int) throws(SearchError) -> Bool {
    let rows = try rethrowing(index.rows(ofChain: chain), as: SearchError.index)
    // Before chains had their places, nobody knows.
    if rows.isEmpty { return true }
    for (step, row) in rows.enumerated() {
      try token.check(step: step)
      if try rethrowing(filter.accepts(row: row), as: SearchError.index) { return true }
    }
    return false
  }

  private func collection(
    _ kind: SearchCompletion.Kind, _ title: String, _ subtitle: String, _ target: MagicKey.Target,
    highlighting text: String, isComplete: Bool = false
  ) -> SearchCompletion {
    var folder = TextFolder()
    return SearchCompletion(
      title: title, subtitle: subtitle,
      titleHighlightRanges: folder.highlights(of: text, in: title, isComplete: isComplete),
      kind: kind, magicKey: MagicKey(target, focus: focus, in: index).text)
  }

  private func places(_ count: Int) -> String { count == 1 ? "1 place" : "\(count) places" }
}
