internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Answers one request for completions.
struct CompletionEngine {
  private let matcher: CompletionMatcher

  /// Maximum number of collections of one kind.
  private static let mostCollections = 2
  /// Maximum number of completions, whatever the request: more than any index has rows, and small
  /// enough that counting beyond it cannot overflow.
  private static let mostResults = 1 << 40

  init(
    _ request: CompletionRequest, in index: PlaceIndex, until token: CancellationToken,
    scans: Bool = false
  ) throws(SearchError) {
    matcher = try CompletionMatcher(request, in: index, until: token, scans: scans)
  }

  private var index: PlaceIndex { matcher.index }
  private var request: CompletionRequest { matcher.request }
  private var token: CancellationToken { matcher.token }
  private var filter: CompletionFilter { matcher.filter }
  private var focus: Coordinate? { matcher.focus }
  private var words: FragmentWords { matcher.words }

  /// Runs the request.
  func run() throws(SearchError) -> [SearchCompletion] {
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
    var matched = try matcher.firstMatch(limit)
    while true {
      let own = try add(&matched, leading: leading, after: list)
      if own.isFull || matched.matches.matches.count < limit {
        list = own
        if !own.isFull { try addRest(collections, matched.matches, &list) }
        return list.completions
      }
      limit *= 2
      matched.matches = try matcher.matches(matched.attempt, matched.words, limit)
    }
  }

  /// Adds matches after the leading collections: first the best chain, if the fragment names it,
  /// then all matches in order.
  private func add(
    _ matched: inout CompletionMatcher.AttemptMatches, leading: Int, after list: CompletionList
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
  private func categories() throws(SearchError) -> [Collection] {
    guard request.resultTypes.contains(.queries) else { return [] }
    var found: [(phrase: CategoryPhrase, count: Int, collection: Collection)] = []
    var known: Set<[String]> = []
    for phrase in CategoryPhrases.beginning(with: words, languages: request.languages) {
      let own = try matcher.available(phrase.categories)
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
      if let placed = try matcher.halfTypedCategory(in: request.fragment) {
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

  /// The collection for a fragment such as "fuel in Vad".
  private func categoryInPlace() throws(SearchError) -> Collection? {
    let placed = try CategoryInPlace(words, languages: request.languages, in: index) {
      (query) throws(SearchError) in
      var query = query
      query.focus = focus
      query.focusReach = matcher.reach
      return try matcher.matches(query).matches.first
    }
    guard let placed else { return nil }
    let ids = try matcher.available(placed.categories).ids
    guard !ids.isEmpty else { return nil }
    var completion = collection(
      .query, placed.title, "Search", .text(placed.title), highlighting: words.fragment)
    completion.categories = ids
    return Collection(completion: completion, leads: placed.leads)
  }

  /// The collection for a category in a half-typed area.
  private func collection(_ placed: HalfTypedCategory) throws(SearchError) -> Collection? {
    let ids = try matcher.available(placed.phrase.categories).ids
    guard !ids.isEmpty else { return nil }
    let title = placed.area.text(for: placed.phrase.title)
    var completion = collection(.query, title, "Search", .text(title), highlighting: words.fragment)
    completion.categories = ids
    return Collection(completion: completion, leads: placed.leads)
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
      completion: completion, leads: fit.isWhole || fit.isFromStart && words.isTelling)
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
