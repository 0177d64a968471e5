package import Corridor
package import CorridorGeometry
internal import CorridorImport

/// What is asked along a route: everything of it but the route.
package struct FindInput {
  /// How far off the route, in metres.
  let within: Double
  private let filter: PlaceFilterInput
  private let window: WindowInput
  private let travel: TravelInput
  private let passes: PassFilter
  /// The option that says where one drives, as the user writes it.
  private let drivingOption: String
  private let departure: Departure?
  private let truck: TruckInput
  private let page: AnswerPage
  /// The text, and whether it may be corrected.
  private let text: (text: String?, correctsSpelling: Bool)
  let warnings: RequestWarnings
  /// The options that say what becomes of places of which too little is known.
  private let unknownOptions: (truck: String, open: String)

  package init(_ arguments: Arguments, inputs: some RequestInputs) throws(CommandError) {
    filter = try PlaceFilterInput(arguments, inputs: inputs)
    warnings = RequestWarnings(arguments)
    within = try arguments.meters(.within) ?? 1000
    let limit = try arguments.integer(
      .limit, in: 1...Int.max, expected: "a number of places from 1 on")
    window = try WindowInput(arguments)
    travel = try TravelInput(arguments)
    let selection: PassSelection = try arguments.choice(.passes) ?? .nearest
    let side = try arguments.sideFilter()
    drivingOption = arguments.shownWithValue(.drivingSide)
    passes = PassFilter(
      selection, side: side, roadWidth: .meters(try arguments.meters(.roadWidth) ?? 0),
      carriageway: try arguments.choice(.carriageway))
    departure = try DepartureInput(arguments).departure
    let spread = try arguments.spread()
    truck = try TruckInput(arguments)
    unknownOptions = (arguments.shown(.unknown), arguments.shown(.open))
    page = AnswerPage(
      sort: try arguments.sortOrder(), spread: spread, limit: limit,
      cursor: arguments.value(.cursor))
    text = (arguments.value(.text), !arguments.has(.noCorrection))
  }

  /// What is asked of a route.
  package func query(along route: Route) throws(CommandError) -> CorridorQuery {
    var places = filter.places
    (places.text, places.correctsSpelling) = text
    return CorridorQuery(
      corridor: RouteCorridor(try travel.route(route), within: .meters(within)), places: places,
      passes: passes,
      journey: Journey(pace: travel.pace, departure: departure, window: window.window),
      truck: truck.requirements, page: page)
  }

  /// What is said of trucks.
  var truckColumn: TruckColumn? { TruckColumn(truck.shown, for: truck.requirements.vehicle) }

  /// What is said of time; nil for nothing, where nobody asked.
  var timing: HitTiming? {
    window.timing ?? (travel.pace == .ofRoute && departure == nil ? nil : HitTiming())
  }

  /// The note on places that a search left out because too little is known of them.
  func note(_ unknowns: UnknownPlaces) -> UnknownPlacesNote {
    let keeping = unknowns.missing.map { missing in
      switch missing {
      case .truck: "\(unknownOptions.truck) \(UnknownChoice.keep.rawValue)"
      case .openOnArrival: "\(unknownOptions.open) \(OpenSelection.keepUnknown.rawValue)"
      }
    }
    return UnknownPlacesNote(count: unknowns.count, keeping: keeping)
  }

  /// Why a search along a route failed, in the words of the request.
  func fault(_ error: SearchError, along route: Route) -> CommandError {
    if case .drivingSideUnknown = error { return .drivingSideUnknown(option: drivingOption) }
    return travel.fault(error) ?? window.fault(error, along: route) ?? filter.fault(error)
  }
}
