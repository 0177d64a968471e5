package import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorIndex

/// Writes the answer to a search along a route.
package struct HitOutput: AnswerOutput {
  package let answer: Answer
  /// The index that contains the places and their addresses.
  private let index: PlaceIndex
  private let route: Route
  /// The note on places left out for lack of data; set only if nothing was found.
  private let unknowns: UnknownPlacesNote?
  /// The requested half-width, in metres.
  private let within: Double
  /// The requested stretch of the route, in metres; nil for the whole route.
  private let window: ClosedRange<Double>?
  let passes: PassSelection
  let departure: Departure?
  let carriageway: CarriagewaySelection?
  /// Ferry stretches of the route, in metres along it.
  private let ferries: [ClosedRange<Double>]
  /// The length of ferries within the requested stretch, in metres.
  private let ferryMeters: Double
  /// Times to show; nil if the request has none.
  let timing: HitTiming?
  private let spread: Spread?
  /// The requested text.
  package let text: String?
  /// The requested categories.
  package let categories: [String]
  /// The truck attributes to show; nil for none.
  let truck: TruckColumn?
  package let projection: OutputProjection
  package let warnings: [AnswerWarning]

  init(
    answer: Answer, in index: PlaceIndex, unknowns: UnknownPlacesNote?, query: CorridorQuery,
    truck: TruckColumn?, projection: OutputProjection, timing: HitTiming?,
    warnings: [AnswerWarning]
  ) {
    self.answer = answer
    self.index = index
    route = query.corridor.route
    self.unknowns = unknowns
    within = query.corridor.within.value
    window = answer.window
    passes = query.passes.selection
    departure = query.journey.departure
    carriageway = query.passes.carriageway
    ferries = route.ferries
    ferryMeters = route.ferryMeters(in: answer.window ?? 0 ... .infinity)
    self.timing = timing
    spread = query.page.spread
    text = query.places.text
    categories = query.places.categories
    self.truck = truck
    self.projection = projection
    self.warnings = warnings
  }

  /// Writes the answer to a query without additional notes.
  package init(
    _ answer: Answer, to query: CorridorQuery, in index: PlaceIndex, _ projection: OutputProjection
  ) {
    self.init(
      answer: answer, in: index, unknowns: nil, query: query, truck: nil, projection: projection,
      timing: nil, warnings: [])
  }

  package static let arePoints = true
  package static let columns =
    HitRow.described() + described + HitRow.flat() + tagged

  private static let described: [Column<HitOutput, HitRow>] = [
    Column("offRouteMeters", .meters) { $0.offRouteMeters },
    Column("alongMeters", .meters) { $0.alongMeters },
    Column("afterSeconds", .orNull(.number(decimals: 1)), .when { $0.timing != nil }) {
      $0.afterSeconds
    },
    Column("side", .side) { $0.side },
    Column("pass", .count) { $0.pass },
    Column("passCount", .count) { $0.passCount },
    Column("snapped", .position) { (answer, row) throws(CommandError) in
      try answer.projection.position(row.snapped)
    },
    Column("beyondOppositeCarriageway", .orNull(.choice), .when { $0.carriageway != nil }) {
      (_, row) throws(CommandError) in
      try row.beyondOppositeCarriageway
    },
    ofDetour("detourSeconds", .orNull(.number(decimals: 1))) { $0.detour?.seconds },
    ofDetour("detourMeters", .orNull(.meters)) { $0.detour?.meters },
    ofDetour("leaveAlongMeters", .orNull(.meters)) { $0.detour?.leaveAlongMeters },
    ofDetour("rejoinAlongMeters", .orNull(.meters)) { $0.detour?.rejoinAlongMeters },
    ofDetour("detourUnknownBecause", .orNull(.choice)) { $0.detourUnknownBecause },
    Column(
      "detourWay", .written(.geometry(["LineString"]).orNull),
      .when { $0.answer.detours?.hasShapes == true }
    ) { (answer, row) throws(CommandError) in
      let shape = try row.hit.detour?.shape ?? []
      if shape.count < 2 { return .none }
      let line = try shape.map { (position) throws(CommandError) in
        try answer.projection.position(position)
      }
      return OutputShape.line(line).value
    },
    ofArrival("arrivesAt", .orNull(.text)) { $0.text },
    ofArrival("openOnArrival", .orNull(.choice)) { $0.open },
    ofArrival("opensAt", .orNull(.text)) { $0.opensAtText },
    ofArrival("closesAt", .orNull(.text)) { $0.closesAtText },
    ofArrival("unknownBecause", .orNull(.choice)) { $0.doubt },
  ]
  private static let tagged: [Column<HitOutput, HitRow>] = [
    HitRow.tags(),
    Column(
      "truck", .written(TruckColumn.schema), .when { $0.truck != nil },
      facts: { $0.truck?.names ?? [] },
      in: { (answer, row) throws(CommandError) in
        guard let facts = try answer.truckFacts(of: row) else { return .none }
        return try TruckColumn.value(of: facts)
      }),
  ]

  /// A column of what is known of the detour, for a query that asks for detours.
  private static func ofDetour<Result>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> AnswerType<Result?>,
    _ value: @escaping @Sendable (Hit) -> Result?
  ) -> Column<HitOutput, HitRow> {
    Column(name, type(), .when { $0.answer.detours != nil }) { (_, row) throws(CommandError) in
      value(try row.hit)
    }
  }

  /// A column of what is known of the arrival, for a query with a departure.
  private static func ofArrival<Result>(
    _ name: String, _ type: AnswerType<Result?>,
    _ value: @escaping @Sendable (Arrival) -> Result?
  ) -> Column<HitOutput, HitRow> {
    Column(name, type, .when { $0.departure != nil }) { (_, row) throws(CommandError) in
      try row.hit.arrival.flatMap(value)
    }
  }

  package var context: HitOutput { self }
  /// The numbers of the hits.
  package var elements: Range<Int> { 0..<answer.hits.count }
  package var followedRoute: Route? { route }

  package func parts(of count: Int) -> [Range<Int>] {
    // PROJ transforms on one thread at a time.
    guard projection.name == nil, elements.count > count else { return [] }
    return stride(from: 0, to: elements.count, by: count).map {
      $0..<min($0 + count, elements.count)
    }
  }

  @discardableResult
  package func write(
    as format: OutputFormat, to sink: ByteSink, _ options: OutputOptions
  ) throws(CommandError) -> Int {
    try writeElements(as: format, to: sink, options)
  }

  package func row(_ number: Int, after last: HitRow?) throws(CommandError) -> HitRow {
    let row: HitRow
    if let last {
      row = last
    } else {
      row = try HitRow(answer.hits, isTimed: timing != nil, in: index)
    }
    try row.move(to: number, projection)
    return row
  }

  /// The truck attributes of a place; nil if the answer does not show them.
  func truckFacts(
    of row: HitRow
  ) throws(CommandError) -> [(attribute: TruckAttribute, fact: TruckFact)]? {
    guard let truck else { return nil }
    let hit = try row.hit
    do throws(SearchError) {
      return truck.facts(of: row.facts, on: try hit.situation)
    } catch {
      throw .search(error)
    }
  }

  /// The cursor of the next page, and the corrected text.
  package func notes(for format: OutputFormat) -> [String] {
    guard format != .geojson else { return [] }
    var notes: [String] = []
    if format != .table, let correction { notes.append(counts + correction) }
    if format != .table, let unknowns { notes.append(counts + unknowns.words) }
    if let cursor = answer.nextCursor {
      notes.append(
        nextPageNote(cursor, returned: answer.returned, found: answer.found, in: format))
    }
    return notes
  }

  /// " for 'Kestrel' instead of 'kestrl'", if the text was corrected.
  private var correction: String? {
    answer.correctedText.map { " for '\($0)' instead of '\(text ?? "")'" }
  }

  package var footer: String {
    """
    \(counts)\(correction ?? "") within \(ReadableLength.exact(within)) of \
    \(ReadableLength(answer.routeLengthMeters)) of route\(stretch)\(sailing)\(spreadWords); \
    \(orderWords)\(unknownSides)\(unknowns?.words ?? "")
    """
  }

  /// "in the order of travel", and how many detours were asked for.
  private var orderWords: String {
    let order =
      switch answer.sort {
      case .offRoute: "closest first"
      case .along: "in the order of travel"
      case .detour: "smallest detour first"
      }
    guard let detours = answer.detours else { return order }
    guard detours.source == .engine else { return "\(order); detours by the roads of the index" }
    return """
      \(order); asked for \(detours.journeyCount) of \(detours.candidateCount) detours\
      \(cacheWords(detours))\
      \(detours.isExact ? "" : ", some are unknown")
      """
  }

  /// ", 7 of 12 requests answered from the cache"
  private func cacheWords(_ detours: DetourReport) -> String {
    let (count, all) = (detours.cachedRequestCount, detours.requestCount)
    return count > 0 ? ", \(count) of \(all) requests answered from the cache" : ""
  }

  /// "; 3 places left out", for places where the driving side is unknown.
  private var unknownSides: String {
    guard answer.unknownSideCount > 0 else { return "" }
    return "; \(countedPlaces(answer.unknownSideCount)) left out because their country is unknown"
  }

  /// ", the best 3 of each 50 km"
  private var spreadWords: String {
    spread.map {
      ", the best\($0.keeping == 1 ? "" : " \($0.keeping)") of each \(ReadableLength.exact($0.every.value))"
    } ?? ""
  }

  /// ", from 12 km to 40 km of it"
  private var stretch: String {
    guard let window else { return "" }
    let length = answer.routeLengthMeters
    if window.lowerBound > length {
      let start = timing?.fromSeconds.map { ReadableDuration($0).description }
      return ", which ends before \(start ?? ReadableLength(window.lowerBound).description)"
    }
    let start = HitTiming.bound(window.lowerBound, timing?.fromSeconds)
    let end = HitTiming.bound(window.upperBound, timing?.toSeconds)
    return ", from \(start) \(window.upperBound < length ? "to \(end)" : "on")"
  }

  /// ", 5.4 km of it by ferry"
  private var sailing: String { sailingWords(ferryMeters) }

  /// "12 of 12 places"
  private var counts: String {
    guard passes == .all else { return "\(answer.returned) of \(countedPlaces(answer.found))" }
    return "\(answer.returned) of \(answer.found) \(answer.found == 1 ? "pass" : "passes")"
  }

  /// The facts about the whole answer.
  static let members: [Member<HitOutput>] = [
    Member("found", .count) { $0.answer.found },
    Member("returned", .count) { $0.answer.returned },
    Member("sort", .choice) { $0.answer.sort },
    Member("boundingBox", .written(AnswerType.box.schema.orNull)) {
      (output) throws(CommandError) in
      try output.boundingBox()
    },
    Member("correctedText", .orNull(.text)) { $0.answer.correctedText },
    Member("nextCursor", .orNull(.text)) { $0.answer.nextCursor },
    Member("dataVersion", .text) { $0.answer.dataVersion },
    Member("withinMeters", .meters) { $0.within },
    Member("routeLengthMeters", .meters) { $0.answer.routeLengthMeters },
    Member(optional: "fromMeters", .meters) { $0.window?.lowerBound },
    Member(optional: "toMeters", .meters) { output in
      output.window.flatMap { $0.upperBound.isFinite ? $0.upperBound : nil }
    },
    Member(optional: "ferries", .stretches) { $0.ferries.isEmpty ? nil : $0.ferries },
    Member(optional: "unknownSideCount", .count) { output in
      output.answer.unknownSideCount > 0 ? output.answer.unknownSideCount : nil
    },
    Member(optional: "unknownCount", .count) { $0.unknowns?.count },
    Member(optional: "detours", .object(detourMembers)) { $0.answer.detours },
    Member(optional: "spread", .object(spreadMembers)) { $0.spread },
  ]

  /// What ``DetourReport`` has.
  private static let detourMembers: [Member<DetourReport>] = [
    Member("source", .choice) { $0.source },
    Member("exact", .flag) { $0.isExact },
    Member("journeyCount", .count) { $0.journeyCount },
    Member("candidateCount", .count) { $0.candidateCount },
    Member("timesOfRoute", .flag) { $0.usesTimesOfRoute },
    Member("unknownCount", .count) { $0.unknownCounts.values.reduce(0, +) },
    Member(optional: "ignoredVehicleFields", .texts) { report in
      let names = report.ignoredVehicleSettings.map(\.fieldName)
      return names.isEmpty ? nil : names
    },
  ]

  private static let spreadMembers: [Member<Spread>] = [
    Member("everyMeters", .meters) { $0.every.value }, Member("keeping", .count) { $0.keeping },
  ]

  package func facts() throws(CommandError) -> [OutputValue.Member] {
    try Self.members.values(of: self)
  }

  /// The smallest box that contains the places, in the reference system of the answer.
  private func boundingBox() throws(CommandError) -> OutputValue {
    guard projection.name != nil else { return .box(answer.boundingBox) }
    return try projection.box(around: answer.hits.positions.lazy.map(\.coordinate))
  }
}

/// A place along a route, as it is written.
package final class HitRow: PlaceRow {
  private let hits: Hits
  /// What is read of columns.
  private let choice: HitColumns.Choice
  /// The columns of some hits, of which the first has this number.
  private var columns: HitColumns
  private var first = 0
  /// The number of the hit, and its row in the columns.
  private var number = 0
  private var row = 0
  private var madeHit: Hit?

  /// So many hits are made columns at once.
  private static let block = 1024

  /// Makes a row without a hit.
  ///
  /// - Parameter isTimed: Whether ``afterSeconds`` is needed.
  init(_ hits: Hits, isTimed: Bool, in index: PlaceIndex) throws(CommandError) {
    self.hits = hits
    choice = [.row, .position, .distance, .side, .pass, .snapped, isTimed ? .time : []]
    do throws(SearchError) { columns = try hits.columns(choice, of: 0..<0) } catch {
      throw .search(error)
    }
    try super.init(in: index)
  }

  /// Replaces the hit by that with a number.
  func move(to number: Int, _ projection: OutputProjection) throws(CommandError) {
    self.number = number
    madeHit = nil
    row = number - first
    if row < 0 || row >= columns.count {
      first = number
      row = 0
      let end = min(number + Self.block, hits.count)
      let next: HitColumns
      do throws(SearchError) { next = try hits.columns(choice, of: number..<end) } catch {
        throw .search(error)
      }
      try expect(next.row.span)
      columns = next
    }
    let place = Coordinate(lon: columns.lon[row], lat: columns.lat[row])
    try move(to: Int(columns.row[row]), projection.position(place))
  }

  var offRouteMeters: Double { columns.offRouteMeters[row] }
  var alongMeters: Double { columns.alongMeters[row] }
  var afterSeconds: Double? { columns.afterSeconds[row] }
  var side: Side { HitColumns.side(columns.side[row]) }
  var pass: Int { Int(columns.pass[row]) }
  var passCount: Int { Int(columns.passCount[row]) }
  var snapped: Coordinate {
    Coordinate(lon: columns.snappedLon[row], lat: columns.snappedLat[row])
  }

  /// The hit with all that is not among the columns.
  var hit: Hit {
    get throws(CommandError) {
      if let madeHit { return madeHit }
      let hit = hits[number]
      if let fault = hit.fault { throw .search(fault) }
      madeHit = hit
      return hit
    }
  }

  var beyondOppositeCarriageway: OppositeCarriageway? {
    get throws(CommandError) {
      let hit = try hit
      do throws(SearchError) { return try hit.beyondOppositeCarriageway } catch {
        throw .search(error)
      }
    }
  }
}
