package import Corridor
internal import CorridorFormats
package import CorridorGeometry
internal import CorridorIndex
package import CorridorThreads

/// A search along a route: everything of it but the route.
package struct FindInput {
  /// How far off the route, in metres.
  package let within: Double
  private let filter: PlaceFilter
  private let text: String?
  private let correctsSpelling: Bool
  private let limit: Int?
  private let window: WindowInput
  private let travel: TravelInput
  private let passes: PassSelection
  private let side: SideFilter
  /// The option that says where one drives, as the user writes it.
  private let drivingOption: String
  private let roadWidth: Double
  private let carriageway: CarriagewaySelection?
  private let departure: Departure?
  private let spread: Spread?
  private let truck: TruckInput
  /// The options that say what becomes of places of which too little is known.
  private let unknownOptions: (truck: String, open: String)
  private let sort: SortOrder
  private let cursor: String?
  let warnings: RequestWarnings

  package init(_ arguments: Arguments, inputs: some RequestInputs) throws(CommandError) {
    filter = try PlaceFilter(arguments, inputs: inputs)
    warnings = RequestWarnings(arguments, filter)
    within = try arguments.meters(.within) ?? 1000
    limit = try arguments.integer(
      .limit, in: 1...Int.max, expected: "a number of places from 1 on")
    window = try WindowInput(arguments)
    travel = try TravelInput(arguments)
    passes = try arguments.choice(.passes) ?? .nearest
    side = try arguments.sideFilter()
    drivingOption = arguments.shownWithValue(.drivingSide)
    roadWidth = try arguments.meters(.roadWidth) ?? 0
    carriageway = try arguments.choice(.carriageway)
    departure = try DepartureInput(arguments).departure
    spread = try arguments.spread()
    truck = try TruckInput(arguments)
    unknownOptions = (arguments.shown(.unknown), arguments.shown(.open))
    sort = try arguments.sortOrder()
    text = arguments.value(.text)
    correctsSpelling = !arguments.has(.noCorrection)
    cursor = arguments.value(.cursor)
  }

  /// What is asked of a route.
  package func query(along route: Route) throws(CommandError) -> CorridorQuery {
    let route = try travel.route(route)
    let times = try travel.times(along: route)
    var query = CorridorQuery(along: route, within: .init(within), categories: filter.categories)
    query.text = text
    query.correctsSpelling = correctsSpelling
    query.tags = filter.tags
    query.viewport = filter.viewport
    query.window = try window.window(along: route, times: times)
    query.travelTimes = times
    query.passes = passes
    query.side = side
    query.roadWidth = .meters(roadWidth)
    query.carriageway = carriageway
    truck.ask(&query)
    query.departure = departure
    query.spread = spread
    query.sort = sort
    query.limit = limit
    query.cursor = cursor
    return query
  }

  /// Why a place is along a route, or is not.
  package func explanation(
    of id: String, along route: Route, in index: PlaceIndex, _ projection: OutputProjection,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> ExplanationOutput {
    let query = try query(along: route)
    do throws(SearchError) {
      let explanation = try index.explain(query, id: id, until: token)
      let warnings = try self.warnings.warnings(
        along: (query.route, within), isEmpty: !explanation.isHit, in: index, until: token)
      return ExplanationOutput(
        explanation, of: query, projection, by: self.warnings.arguments, warnings: warnings)
    } catch {
      throw fault(error)
    }
  }

  /// What is along a route.
  package func output(
    along route: Route, in index: PlaceIndex, _ projection: OutputProjection,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> HitOutput {
    let query = try query(along: route)
    let answer: Answer
    var unknowns: UnknownPlaces?
    let warnings: [AnswerWarning]
    do throws(SearchError) {
      answer = try index.find(query, until: token)
      if answer.found == 0 { unknowns = try leftOut(of: query, in: index, until: token) }
      warnings = try self.warnings.warnings(
        along: (query.route, within), isEmpty: answer.found == 0,
        unknownHours: unknowns == nil ? answer.unknownHoursCount : 0, in: index, until: token)
    } catch {
      throw fault(error)
    }
    return HitOutput(
      answer: answer, in: index, unknowns: unknowns, query: query, text: text,
      categories: filter.categories,
      truck: TruckColumn(truck.shown, for: query.vehicle), projection: projection,
      timing: window.timing ?? (travel.speed == nil && departure == nil ? nil : HitTiming()),
      warnings: warnings)
  }

  /// The places that a search leaves out because too little is known of them.
  func leftOut(
    of query: CorridorQuery, in index: PlaceIndex, until token: CancellationToken?
  ) throws(SearchError) -> UnknownPlaces? {
    var query = query
    var keeping: [String] = []
    if !query.attributes.isEmpty || query.vehicle != nil, query.unknowns != .keep {
      query.unknowns = .keep
      keeping.append("\(unknownOptions.truck) \(UnknownChoice.keep.rawValue)")
    }
    if query.departure?.open == .only {
      query.departure?.open = .keepUnknown
      keeping.append("\(unknownOptions.open) \(OpenSelection.keepUnknown.rawValue)")
    }
    if keeping.isEmpty { return nil }
    if query.passes == .all { query.passes = .first }
    query.spread = nil
    (query.limit, query.cursor) = (1, nil)
    let count: Int
    do throws(SearchError) { count = try index.find(query, until: token).found } catch {
      // Of those, too, nobody knows on which side one drives.
      guard case .drivingSideUnknown = error else { throw error }
      return nil
    }
    return count > 0 ? UnknownPlaces(count: count, keeping: keeping) : nil
  }

  /// Why a search failed.
  func fault(_ error: SearchError) -> CommandError {
    if case .drivingSideUnknown = error { return .drivingSideUnknown(option: drivingOption) }
    return filter.fault(error)
  }
}
