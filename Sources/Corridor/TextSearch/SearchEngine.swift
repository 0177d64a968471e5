internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Answers one request on one index.
struct SearchEngine {
  let index: PlaceIndex
  let request: SearchRequest
  let resolved: ResolvedRequest
  let token: CancellationToken
  /// Whether everything is searched by brute force, for checking.
  let scans: Bool

  init(
    _ request: SearchRequest, in index: PlaceIndex, until token: CancellationToken,
    scans: Bool = false
  ) throws(SearchError) {
    self.index = index
    self.request = request
    self.token = token
    self.scans = scans
    resolved = try ResolvedRequest(request, until: token)
  }

  /// The response if the text is a position: the object there, if its kind is requested and it is
  /// inside a viewport that is required. Of the other parts of the request, only the languages
  /// apply. Along a route, a position finds nothing.
  func reverseResponse() throws(SearchError) -> SearchResponse? {
    guard let text = request.text, request.cursor == nil, !resolved.isAlong else { return nil }
    let readings = QueryUnderstanding().likeliest(
      of: text, languages: request.options.languages, correctsSpelling: false)
    guard case .coordinates(let point)? = readings.first?.kind else { return nil }
    var response = try index.reverse(point, options: request.options)
    if let object = response.objects.first, try !isWanted(object) {
      response.removePlace()
    }
    response.metadata.requestText = text
    response.metadata.requestBoundingBox = resolved.box
    response.metadata.interpretation = .coordinates(point)
    return response
  }

  /// Whether the object at a position is of a requested kind, and inside the viewport if that is
  /// required.
  private func isWanted(_ object: GeoObject) throws(SearchError) -> Bool {
    var types: SearchResultTypes = []
    if object.business != nil { types.insert(.businesses) }
    if object.toponym != nil { types.insert(.toponyms) }
    guard !request.options.resultTypes.isDisjoint(with: types) else { return false }
    guard let viewport = resolved.viewport, !resolved.takesOutside,
      let position = GridPosition(object.coordinate)
    else { return true }
    return try ViewportFilter(viewport, until: token).contains(position)
  }

  /// All found rows, in order.
  func outcome() throws(SearchError) -> SearchOutcome {
    let selection = try selection()
    let reader = try RecordReader(request.options, in: index)
    let gathering = RowCollector(selection, resolved, in: index, until: token, scans: scans)
    var found = try gathering.inside()
    try keep(&found, reader)
    if resolved.takesOutside, found.count < RegionPriority.enough {
      found += try outside(gathering, room: RegionPriority.enough - found.count, reader)
    }
    let order = try Ranking(resolved, selection, in: index, until: token).sort(&found)
    return SearchOutcome(
      found: found, metadata: try metadata(found, order, selection, reader.counts))
  }

  /// The selection for the text and the categories.
  func selection() throws(SearchError) -> Selection {
    var selector = Selector(in: index, until: token)
    selector.scans = scans
    selector.kinds = request.options.resultTypes.rows
    selector.focus = resolved.focus
    selector.correctsSpelling = request.options.correctsSpelling
    selector.languages = request.options.languages
    selector.takesNamesakes = !resolved.isAlong
    selector.takesOthers = resolved.sort.kind == .relevance
    var selection = try selector.selection(text: request.text, categories: request.categories)
    let chains = request.options.filters.chains
    if !scans, !chains.isEmpty, !selection.trees.isEmpty,
      let among = try ChainRows(chains, in: index, until: token)
    {
      selection.restrict(to: among.rows, of: 0..<index.businessCount)
    }
    return selection
  }

  /// Keeps the rows that pass the filters.
  private func keep(_ found: inout [FoundRow], _ reader: RecordReader) throws(SearchError) {
    var kept = 0
    for index in found.indices {
      if index & 63 == 0 { try token.check() }
      guard try reader.take(found[index].row) else { continue }
      found[kept] = found[index]
      kept += 1
    }
    found.removeSubrange(kept...)
  }

  /// The rows outside the viewport: all that match a text and, if these leave room, the others
  /// nearest to the viewport's middle.
  private func outside(
    _ gathering: RowCollector, room: Int, _ reader: RecordReader
  ) throws(SearchError) -> [FoundRow] {
    var found = try gathering.matchesOutside()
    try keep(&found, reader)
    if found.count < room, let middle = resolved.box?.middle {
      var others = try gathering.othersOutside(nearest: middle, room: room - found.count) {
        (row) throws(SearchError) in try reader.accepts(row)
      }
      try keep(&others, reader)
      found += others
    }
    for index in found.indices { found[index].tier += FoundRow.outsideTier }
    return found
  }

  private func metadata(
    _ found: [FoundRow], _ order: SearchSort.Kind, _ selection: Selection, _ counts: FacetCounts
  ) throws(SearchError) -> SearchMetadata {
    var positions: [GridPosition] = []
    positions.reserveCapacity(found.count)
    for (number, row) in found.enumerated() {
      try token.check(step: number)
      positions.append(
        try rethrowing(index.position(at: Int(row.row)), as: SearchError.index))
    }
    var metadata = SearchMetadata(
      found: found.count, boundingBox: BoundingBox(of: positions), sort: order,
      requestText: request.text, correctedRequestText: selection.correctedText,
      requestBoundingBox: resolved.box, interpretation: selection.interpretation,
      businesses: try counts.metadata(in: index))
    metadata.displayType = selection.displayType(found: found.count)
    if counts.toponyms > 0 {
      let best = found.first { Int($0.row) >= index.geographicRows.lowerBound }
      metadata.toponyms = ToponymResultMetadata(
        found: counts.toponyms,
        accuracy: try best.map { (best) throws(SearchError) in try accuracy(of: best) } ?? .other)
    }
    return metadata
  }

  /// How exactly a toponym matches the text.
  private func accuracy(of found: FoundRow) throws(SearchError) -> ToponymAccuracy {
    do throws(IndexError) {
      switch try index.kind(at: Int(found.row)) {
      case .house:
        let number = try index.place(at: Int(found.row))["addr:housenumber"] ?? ""
        return HouseNumber.accuracy(of: number, for: request.text ?? "")
      case .street: return .street
      default: return .other
      }
    } catch {
      throw .index(error)
    }
  }
}

/// All found rows of a search, in order.
struct SearchOutcome: Sendable {
  var found: [FoundRow]
  var metadata: SearchMetadata
}

extension Selection {
  /// Whether it makes sense to search again when the map has moved.
  func displayType(found: Int) -> DisplayType {
    switch interpretation {
    case .coordinates, .uri: .single
    case .categories, .nothing: .multiple
    case .text: found == 1 ? .single : .multiple
    }
  }
}
