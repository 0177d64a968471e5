package import Corridor
package import CorridorFormats
package import CorridorIndex
package import CorridorThreads

/// A request for a plan of a journey: where to rest, to buy fuel and to stop.
package struct PlanRequest: OperationRequest, Equatable {
  package var along = AlongRouteFields()
  package var restCategories: [String] = []
  package var tank = TankFields()
  package var prices = PriceFields()
  package var visits: [PlanVisit] = []
  package var backups: Int?
  package var driver = DriverFields()
  package var detours = DetourFields()
  package var output = OutputFields()

  package init() {}

  package static let operation = Operation.plan
  package static let example =
    #"{"route":..,"depart":"2026-11-23T06:00+01:00","rest":["truck_parking"]}"#

  static let rest = Field<Self>(
    list: \.restCategories, "rest", .category, json: "rest",
    help: "Categories of places at which to rest: truck_parking,rest_area.")
  static let visits = Field<Self>(
    list: \.visits, "visit", .visit, json: "visits",
    help: """
      Where one has to stop, how long one works there, and when that may begin: '120km 45min Mo-Fr \
      07:00-15:00', or 'end 30min'; '120km rest' if one may rest there, too.
      """)

  static let backup = Field<Self>(
    \.backups, "backup", .integer("N", in: 0...1, expected: "0 or 1"),
    help: """
      With 1, every place where the driver rests has another behind it, to which he can go on within the \
      rules if the place is full (default 0).
      """)

  package static let fields = FieldTable<Self>(
    AlongRouteFields.ofJourney.map { $0.of(\.along) } + [rest, backup]
      + TankFields.all.map { $0.of(\.tank) } + PriceFields.all.map { $0.of(\.prices) } + [visits]
      + DriverFields.all.map { $0.of(\.driver) }
      + AlongRouteFields.ofPlans.map { $0.of(\.along) }
      + [DetourFields.wanted, DetourFields.window, DetourFields.most, DetourFields.strict]
      .map { $0.of(\.detours) }
      + AlongRouteFields.reading.map { $0.of(\.along) } + [OutputFields.system.of(\.output)])

  package func check(_ form: RequestForm) throws(CommandError) {
    if along.departure.time == nil { throw form.missing(DepartureFields.time.option) }
    if restCategories.isEmpty, tank.categories.isEmpty { throw form.missing(Self.rest.option) }
    try along.check(form)
    try driver.check(form)
    _ = try tank.tank(form)
    _ = try prices.prices(for: tank, form)
  }

  private func options(_ form: RequestForm) throws(CommandError) -> PlanOptions {
    var options = PlanOptions(
      rules: driver.rules.map { PlanRules($0.rules) } ?? .eu, restCategories: restCategories)
    options.record = driver.record
    options.secondRecord = driver.secondRecord
    if let change = driver.change { options.changeSeconds = Double(change) }
    options.fuelCategories = tank.categories
    options.tank = try tank.tank(form)
    options.prices = try prices.prices(for: tank, form)
    options.objective = prices.planObjective
    options.visits = visits
    options.hasBackups = backups == 1
    options.hasBerth = !driver.isWithoutBerth
    options.keepsUnknown = along.truck.unknowns != .drop
    return options
  }

  /// Plans the journey.
  package func output(
    in index: PlaceIndex, _ projection: OutputProjection, _ form: RequestForm,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> PlanOutput {
    let query = try along.query(form)
    let options = try options(form)
    let asked = try detours.question(form)
    do throws(SearchError) {
      let question = try PlanQuestion(query, options)
      let finding = FindQuestion(query: question.query, detours: asked)
      let plan = try question.plan(try finding.answer(in: index, until: token), until: token)
      var warnings = try index.warnings(
        for: question.query.places, along: query.corridor, isEmpty: plan.candidateCount == 0,
        unknownHours: 0, until: token)
      if plan.hasPricesOfOthers, let table = prices.table {
        warnings.append(.pricesOfOtherPlaces(count: table.prices.count))
      }
      let truck = TruckColumn(along.truck.asked, for: query.truck.vehicle)
      return PlanOutput(
        plan: plan, query: question.query, truck: truck, projection: projection,
        warnings: RequestWarnings(form).answerWarnings(warnings))
    } catch {
      throw along.fault(error, along: query.corridor.route, form)
    }
  }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    PlanOutput.schema(as: format, facts: PlanOutput.members)
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    let projection = try output.projection(for: format, form)
    let output = try output(in: index, projection, form, until: token)
    switch format {
    case .svg: output.chart.append(to: &sink.buffer)
    case .ics: output.calendar.append(to: &sink.buffer)
    default: try output.write(as: format, to: sink, requestID: requestID)
    }
  }

  package var corridorWidth: (option: OptionSpec, within: Meters)? {
    along.within.map { (AlongRouteFields.within.option, $0) }
  }
}
