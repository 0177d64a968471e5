package import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// The fields that searches along a route share: the route, and which passes by which places count.
package struct AlongRouteFields: Sendable, Equatable {
  package var route = RouteFields()
  package var ferries: [FerryStretch] = []
  package var text: String?
  package var leavesSpelling = false
  package var places = PlaceFields()
  package var within: Meters?
  package var window = WindowFields()
  package var metersPerSecond: Double?
  package var side: SideChoice?
  package var drivingSide: DrivingSide?
  package var roadWidth: Meters?
  package var carriageway: CarriagewaySelection?
  package var departure = DepartureFields()
  package var truck = TruckFields()
  package var measure: DistanceMeasure?

  package init() {}

  /// The values of `side`.
  package enum SideChoice: String, CaseIterable, Sendable {
    case any, left, right, near, far
  }

  static let text = Field<Self>(
    \.text, "text", .text("TEXT"),
    help: """
      Only places that match this text: a name, an address, a category or activity in your words, \
      such as 'where to eat'.
      """)
  static let within = Field<Self>(
    \.within, "within", .length("DISTANCE", such: "2km"), short: "w",
    help: "The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km).")
  static let speed = Field<Self>(
    \.metersPerSecond, "speed", .speed,
    help: """
      The speed along the whole route, instead of the route's own times: 80km/h, 50mph, 22m/s. \
      Each place gets the time from the start.
      """
  ).quotedLater()
  static let side = Field<Self>(
    \.side, "side", .choice("SIDE"),
    help: """
      Only places on this side in the direction of travel: any (default), left, right, near (the \
      driving side of the place's country) or far. Every side includes places on the road.
      """)
  static let drivingSide = Field<Self>(
    \.drivingSide, "driving-side", .choice("SIDE"),
    help: """
      The driving side, left or right, for --side near and far, instead of that of each place's \
      country.
      """)
  static let carriageway = Field<Self>(
    \.carriageway, "carriageway", .choice("WHICH"),
    help: """
      Show for each place whether it lies beyond the opposite carriageway of a divided road; own \
      leaves out such places, any keeps them. Unknown where OpenStreetMap's roads do not show it.
      """)

  static let roadWidth = Field<Self>(
    \.roadWidth, "road-width", .length("WIDTH", such: "25m"),
    help: """
      The width of the road, such as 12m. A place at most half of it off the route is on the \
      road.
      """)

  /// The fields of the route, the places, and the stretch of the route that counts.
  static let first: [Field<Self>] = [
    RouteFields.route.of(\.route),
    text,
    Field(flag: \.leavesSpelling, "no-correction", help: "Do not correct mistyped words."),
    PlaceFields.categories.of(\.places),
    PlaceFields.tags.of(\.places),
    within,
    PlaceFields.area.of(\.places),
    WindowFields.from.of(\.window),
    WindowFields.to.of(\.window),
    speed,
    FerryStretch.followed.of(\.ferries),
    WindowFields.aheadOf.of(\.window),
  ]

  /// The fields of passes, opening hours on arrival, and trucks.
  static let conditions: [Field<Self>] =
    [
      side, drivingSide, roadWidth, carriageway,
    ] + DepartureFields.all.map { $0.of(\.departure) } + TruckFields.all.map { $0.of(\.truck) }

  /// The fields of a journey that is planned: the route and the departure, and which places may be used.
  static let ofJourney: [Field<Self>] = [
    RouteFields.route.of(\.route), DepartureFields.time.of(\.departure),
  ]
  static let ofPlans: [Field<Self>] =
    [
      within, PlaceFields.tags.of(\.places), PlaceFields.area.of(\.places), speed,
      FerryStretch.sailed.of(\.ferries), side, drivingSide, roadWidth, carriageway,
      DepartureFields.timeZone.of(\.departure), DepartureFields.holidayRegion.of(\.departure),
    ] + TruckFields.all.map { $0.of(\.truck) }

  /// The fields that determine how the route is read.
  static let reading: [Field<Self>] = [
    RouteFields.precision.of(\.route), RouteFields.feature.of(\.route),
    RouteFields.system.of(\.route),
    Field(
      \.measure, "measure", .choice("BY"),
      help: """
        What measures distances: series (default), which agree with PROJ to 0.01 mm and leave to it \
        what is farther than 8 km, or proj, its geodesics always.
        """),
  ]

  func check(_ form: RequestForm) throws(CommandError) {
    if route.source == nil { throw form.missing(RouteFields.route.option) }
    try checkPlaces(form)
  }

  /// Performs the same checks without the route, which may be given later.
  package func checkPlaces(_ form: RequestForm) throws(CommandError) {
    try window.check(form)
    try departure.check(form)
  }

  /// What is asked of places.
  var placeFilter: PlaceFilter {
    PlaceFilter(
      categories: places.categories, text: text, correctsSpelling: !leavesSpelling,
      tags: places.tags, viewport: places.area?.viewport)
  }

  /// The query along the route.
  ///
  /// - Throws: Also the fault in the route's file.
  func query(_ form: RequestForm) throws(CommandError) -> CorridorQuery {
    var whole = try route.route(form)
    if let measure {
      do throws(RouteError) { whole = try whole.measured(by: measure) } catch {
        throw .route(error)
      }
    }
    let route = try FerryStretch.route(whole, with: ferries, form)
    return CorridorQuery(
      corridor: RouteCorridor(route, within: within ?? .kilometers(1)),
      places: placeFilter,
      passes: PassFilter(
        side: sideFilter, roadWidth: roadWidth ?? .meters(0), carriageway: carriageway),
      journey: Journey(
        pace: metersPerSecond.map { .metersPerSecond($0) } ?? .ofRoute,
        departure: try departure.departure(form), window: window.window),
      truck: truck.requirements, measure: measure ?? .series)
  }

  private var sideFilter: SideFilter {
    switch side ?? .any {
    case .any: return .any
    case .left: return .left
    case .right: return .right
    case .near, .far:
      let isNear = side == .near
      guard let drivingSide else { return isNear ? .near : .far }
      return .near(isNear ? drivingSide : drivingSide == .left ? .right : .left)
    }
  }

  /// The times shown in the answer; nil if the request has none.
  var timing: HitTiming? {
    window.timing ?? (metersPerSecond == nil && departure.time == nil ? nil : HitTiming())
  }

  /// Describes why a search along a route failed, in the notation of the request.
  func fault(_ error: SearchError, along route: Route, _ form: RequestForm) -> CommandError {
    switch error {
    case .drivingSideUnknown:
      .drivingSideUnknown(option: form.usage(of: Self.drivingSide.option))
    case .detoursNeedEngine where form.notation == .words:
      .missingOption("--engine URL, or an index with --roads,", command: form.command)
    case .speedOutOfRange: form.badValue(Self.speed.option, "a speed at which the route ends")
    default: window.fault(error, along: route, form) ?? error.inWords(of: places.area)
    }
  }

  /// The note on places that a search left out because too little is known about them.
  func note(_ unknowns: UnknownPlaces?, _ form: RequestForm) -> UnknownPlacesNote? {
    guard let unknowns else { return nil }
    let keeping = unknowns.missing.map { missing in
      switch missing {
      case .truck: "\(form.name(of: TruckFields.unknowns.option)) \(UnknownChoice.keep.rawValue)"
      case .openOnArrival:
        "\(form.name(of: DepartureFields.open.option)) \(OpenSelection.keepUnknown.rawValue)"
      }
    }
    return UnknownPlacesNote(count: unknowns.count, keeping: keeping)
  }
}
