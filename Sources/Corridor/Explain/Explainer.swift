internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Tests one place as a search would, and records each step.
struct Explainer {
  let query: ResolvedQuery
  let index: PlaceIndex
  /// Decides what is open on arrival; nil without a departure.
  let arrivals: ArrivalEvaluator?
  /// Decides what lies beyond the opposite carriageway; nil if the query does not ask.
  let carriageways: CarriagewayClassifier?
  /// Cancels the explanation; nil if it cannot be cancelled.
  let token: CancellationToken?

  /// - Throws: The errors that a search with the same query throws before it starts.
  init(
    _ query: ResolvedQuery, in index: PlaceIndex, until token: CancellationToken? = nil
  ) throws(SearchError) {
    let search = try CorridorSearch(query, in: index, until: token)
    self.token = token
    (arrivals, carriageways) = (search.arrivals, search.carriageways)
    self.query = query
    self.index = index
  }

  func explanation(of id: String) throws(SearchError) -> Explanation {
    var explanation = Explanation(id: id)
    guard let row = try row(id) else {
      explanation.suggestions = try suggestions(for: id)
      explanation.steps = [
        ExplanationStep(
          .place, .failed, found: "no place has the identifier \(id)", expected: "a place")
      ]
      // An invalid query is an error even if the place does not exist.
      _ = try selection(query.places.text, query.places.categories)
      _ = try PlaceConditions(
        viewport: query.places.viewport, tags: query.places.tags, in: index, until: token)
      return explanation
    }
    let place = try rethrowing(index.place(at: row), as: SearchError.index)
    explanation.place = place
    explanation.steps = [
      ExplanationStep(.place, .met, found: place.name ?? place.id, expected: "")
    ]
    explanation.steps += try selectionSteps(place)
    explanation.steps += try conditionSteps(place)
    try addPasses(place, to: &explanation)
    if query.page.spread != nil, explanation.reason == nil {
      try addSpread(place, to: &explanation)
    }
    if query.page.limit != nil || query.page.cursor != nil, explanation.reason == nil {
      explanation.steps.append(try pageStep(place))
    }
    if explanation.reason != nil {
      for pass in explanation.passes.indices { explanation.passes[pass].isChosen = false }
    }
    return explanation
  }

  /// The row of the place that an identifier refers to: as given, or as a search parses it.
  private func row(_ id: String) throws(SearchError) -> Int? {
    try rethrowing(as: SearchError.index) { () throws(IndexError) in
      if let row = try index.row(id) { return row }
      guard let read = IdentifierText.expectedIdentifier(in: id) else { return nil }
      return try index.row(read)
    }
  }

  // MARK: Category and text

  private func selection(
    _ text: String?, _ categories: [String]
  ) throws(SearchError) -> Selection {
    var selector = Selector(in: index, until: token ?? CancellationToken())
    selector.correctsSpelling = query.places.correctsSpelling
    return try selector.selection(text: text, categories: categories)
  }

  /// Whether a text and categories select a place.
  private func isSelected(
    _ place: Place, _ text: String?, _ categories: [String]
  ) throws(SearchError) -> Bool {
    let free = try PlaceConditions(viewport: nil, tags: [], in: index, until: token)
    for (tree, conditions) in try selection(text, categories).sources(free, in: index) {
      guard try tree.contains(row: place.row), conditions.hold(at: place.position),
        try conditions.hold(row: UInt32(place.row))
      else { continue }
      return true
    }
    return false
  }

  private func selectionSteps(_ place: Place) throws(SearchError) -> [ExplanationStep] {
    let isSelected = try isSelected(place, query.places.text, query.places.categories)
    let isBusiness = place.row < index.businessCount
    var steps = [
      ExplanationStep(
        .kind, isSelected || isBusiness ? .met : .failed, found: place.kind.rawValue,
        expected: "a business")
    ]
    // Both together decide; each alone says which of them excludes the place.
    let hasCategory =
      try query.places.text == nil
      ? isSelected : self.isSelected(place, nil, query.places.categories)
    if !query.places.categories.isEmpty {
      steps.append(
        ExplanationStep(
          .category, isSelected || hasCategory ? .met : .failed,
          found: place.categories.isEmpty ? "none" : place.categories.joined(separator: ", "),
          expected: query.places.categories.joined(separator: " or ")))
    }
    if let text = query.places.text {
      let fits = try isSelected || hasCategory ? isSelected : self.isSelected(place, text, [])
      steps.append(
        ExplanationStep(
          .text, fits ? .met : .failed, found: place.name ?? "no name",
          expected: "fits '\(text)'"))
    }
    return steps
  }

  // MARK: Tags and viewport

  private func conditionSteps(_ place: Place) throws(SearchError) -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    for tag in query.places.tags {
      let holds = try PlaceConditions(viewport: nil, tags: [tag], in: index, until: token)
        .hold(row: UInt32(place.row))
      var seen: Set<String> = []
      let found = tag.keys.filter { seen.insert($0).inserted }
        .map { key in place[key].map { "\(key)=\($0)" } ?? "no \(key)" }
      steps.append(
        ExplanationStep(
          .tag, holds ? .met : .failed, found: found.joined(separator: ", "),
          expected: tag.plainText))
    }
    if let step = try truckStep(place) { steps.append(step) }
    guard let viewport = query.places.viewport else { return steps }
    let conditions = try PlaceConditions(viewport: viewport, tags: [], in: index, until: token)
    steps.append(
      ExplanationStep(
        .viewport, conditions.hold(at: place.position) ? .met : .failed,
        found: "\(place.coordinate.lon), \(place.coordinate.lat)", expected: viewport.words))
    return steps
  }

  /// Whether a place meets the truck requirements; with a departure, each pass is tested instead.
  private func truckStep(_ place: Place) throws(SearchError) -> ExplanationStep? {
    guard query.departure == nil, !query.truck.isEmpty else { return nil }
    return truckStep(place, try holdsTruck(place, query) ? .met : .failed)
  }

  /// Whether a place meets the truck requirements of a query, at any time.
  private func holdsTruck(_ place: Place, _ query: ResolvedQuery) throws(SearchError) -> Bool {
    var conditions = try PlaceConditions(viewport: nil, tags: [], in: index, until: token)
    try conditions.require(query.truck, in: index)
    return try conditions.hold(row: UInt32(place.row))
  }

  /// The change that lets in a place that does not meet the truck requirements.
  private func truckRemedy(_ place: Place) throws(SearchError) -> Remedy {
    var keeping = query
    keeping.truck.unknowns = .keep
    guard query.departure == nil, try holdsTruck(place, keeping) else { return .withoutTruck }
    return .keepUnknown
  }

  /// The step that says what a place has of the truck requirements.
  func truckStep(_ place: Place, _ outcome: ExplanationStep.Outcome) -> ExplanationStep {
    let needs = TruckNeed.all(query.truck)
    var attributes: [TruckAttribute] = []
    for attribute in needs.compactMap(\.attribute) where !attributes.contains(attribute) {
      attributes.append(attribute)
    }
    let found = attributes.map { attribute in
      let fact = place.truckFact(attribute, for: query.truck.vehicle)
      let evidence = fact.evidence.isEmpty ? "" : " (\(fact.evidence.joined(separator: ", ")))"
      return "\(attribute.rawValue) \(fact.value.word)\(evidence)"
    }
    return ExplanationStep(
      .truck, outcome, found: found.joined(separator: ", "),
      expected: needs.map(\.words).joined(separator: ", "))
  }

  // MARK: Page

  /// Adds whether the place is among the best of a stretch of the route, and with which passes.
  private func addSpread(_ place: Place, to explanation: inout Explanation) throws(SearchError) {
    let kept = try allHits().filter { $0.place.row == place.row }.map(\.alongMeters)
    for pass in explanation.passes.indices where explanation.passes[pass].isChosen {
      let alongMeters = explanation.passes[pass].alongMeters
      // The search computes them differently, with different rounding.
      explanation.passes[pass].isChosen = kept.contains { abs($0 - alongMeters) < 1e-3 }
    }
    let spread = query.page.spread.map { ($0.keeping, $0.every.value) } ?? (0, 0)
    explanation.steps.append(
      ExplanationStep(
        .spread, kept.isEmpty ? .failed : .met,
        found: kept.isEmpty ? "others are closer to the route" : "one of them",
        expected: "one of the best \(spread.0) of each \(Int(spread.1)) m"))
  }

  /// The position of the place among all hits, and whether it is on the page.
  private func pageStep(_ place: Place) throws(SearchError) -> ExplanationStep {
    let isThere = try index.find(query, until: token).hits.contains { $0.place.row == place.row }
    let rank = try rank(of: place)
    let page =
      (query.page.limit.map { "\($0) hit\($0 == 1 ? "" : "s") a page" } ?? "all hits")
      + (query.page.cursor == nil ? "" : ", from the cursor on")
    return ExplanationStep(
      .page, isThere ? .met : .failed, found: "hit \(rank.number) of \(rank.count)",
      expected: page)
  }

  /// The number of the place among all hits, counted from 1.
  private func rank(of place: Place) throws(SearchError) -> (number: Int, count: Int) {
    let hits = try allHits()
    return ((hits.firstIndex { $0.place.row == place.row } ?? hits.count) + 1, hits.count)
  }

  /// The hits of all pages.
  private func allHits() throws(SearchError) -> Hits {
    var whole = query
    (whole.page.limit, whole.page.cursor) = (nil, nil)
    return try index.find(whole, until: token).hits
  }

  // MARK: What would help

  /// The changes for each failed step.
  func remedies(of explanation: Explanation) throws(SearchError) -> [Remedy] {
    guard let place = explanation.place else { return [] }
    var remedies: [Remedy] = []
    var tag = 0
    for step in explanation.steps {
      if step.name == .tag { tag += 1 }
      guard step.outcome == .failed else { continue }
      switch step.name {
      case .place, .kind, .detour: return []
      case .category: remedies.append(place.categories.first.map { .category($0) } ?? .anyCategory)
      case .text: remedies.append(.withoutText)
      case .tag: remedies.append(.withoutTag(tag - 1))
      case .viewport: remedies.append(.withoutViewport)
      case .distance:
        guard let meters = explanation.nearest?.offRouteMeters else { return [] }
        remedies.append(.within(Meters(Self.rounded(meters))))
      case .window: remedies.append(.withoutWindow)
      case .side: remedies.append(.anySide)
      case .carriageway: remedies.append(.anyCarriageway)
      case .open:
        let isUnknown = explanation.passes.contains { mayBeOpen($0) }
        remedies.append(isUnknown ? .openOrUnknown : .openOrNot)
      case .truck: remedies.append(try truckRemedy(place))
      case .spread: remedies.append(.withoutSpread)
      case .page: remedies.append(.limit(try rank(of: place).number))
      }
    }
    return remedies
  }

  /// Whether a pass would count if places with unknown hours counted.
  private func mayBeOpen(_ pass: ExplainedPass) -> Bool {
    pass.isInWindow && pass.isOnSide && pass.arrival?.open == .unknown
      && query.passes.carriageway?.accepts(pass.beyondOppositeCarriageway ?? .unknown) ?? true
  }

  /// Rounds a distance up to one that is easy to type: to tens of metres, from a kilometre on to
  /// hundreds, from 100 km on to thousands.
  private static func rounded(_ meters: Double) -> Double {
    let step: Double = meters < 1000 ? 10 : meters < 100_000 ? 100 : 1000
    return (meters / step).rounded(.up) * step
  }

  /// Joins earlier and later changes; the numbers of conditions are those of the first query.
  static func joined(
    _ earlier: [Remedy], _ later: [Remedy], _ query: ResolvedQuery
  ) -> [Remedy] {
    var gone: Set<Int> = []
    for case .withoutTag(let number) in earlier { gone.insert(number) }
    let left = query.places.tags.indices.filter { !gone.contains($0) }
    return earlier
      + later.map { remedy in
        if case .withoutTag(let number) = remedy { .withoutTag(left[number]) } else { remedy }
      }
  }
}

extension TagExpression {
  /// The condition as text, with no more quotes than necessary.
  fileprivate var plainText: String {
    let text = text
    let words = text.split(separator: "\"", omittingEmptySubsequences: false)
    // Every other part is in quotes.
    for place in words.indices where place % 2 == 1 {
      guard !words[place].isEmpty,
        words[place].utf8.allSatisfy({ isPlainByte($0) })
      else { return text }
    }
    return words.joined()
  }

  private func isPlainByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "_:.-;".utf8.contains(byte)
  }
}

extension TruckFact.Value {
  /// `yes`, `no`, `unknown` or a number.
  fileprivate var word: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .unknown: "unknown"
    case .quantity(let number): "\(number)"
    }
  }
}

extension PlaceTree {
  /// Whether a row is among those of the tree. Linear for the tree of a category.
  fileprivate func contains(row: Int) throws(SearchError) -> Bool {
    if let firstRow { return (firstRow..<firstRow + count).contains(row) }
    return try rethrowing(as: SearchError.index) { () throws(IndexError) in
      for place in 0..<count where try self.row(of: place) == row { return true }
      return false
    }
  }
}

extension Viewport {
  /// The kind, in words for users.
  fileprivate var words: String {
    switch self {
    case .box(let west, let south, let east, let north):
      "in the box \(west), \(south), \(east), \(north)"
    case .polygon: "in the polygon"
    case .multiPolygon(let area): "in the polygon\(area.polygons.count == 1 ? "" : "s")"
    }
  }
}
