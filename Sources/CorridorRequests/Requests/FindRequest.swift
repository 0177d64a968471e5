package import Corridor
package import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// A request for the places along a route.
package struct FindRequest: OperationRequest, Equatable {
  package var along = AlongRouteFields()
  package var detours = DetourFields()
  package var passes: PassSelection?
  package var spread: Spread?
  package var sort: SortOrder?
  package var limit: Int?
  package var cursor: String?
  /// Whether each place includes all truck attributes.
  package var showsTruck = false
  package var output = OutputFields()

  package init() {}

  package static let operation = Operation.find
  package static let example = #"{"route":..,"categories":["fuel"]}"#
  static let spread = Field<Self>(
    \.spread, "spread", .spread,
    help: """
      Only the N closest places (default 1) of each stretch of this length, from where the search \
      begins: 50km:3.
      """)
  static let limit = Field<Self>(
    \.limit, "limit",
    .integer("N", in: 1...Int.max, expected: "a number of places, 1 or more"), short: "n",
    help: "At most N places; more with --cursor.")

  package static let fields = FieldTable<Self>(
    AlongRouteFields.first.map { $0.of(\.along) } + [
      WindowFields.range.of(\.along.window),
      WindowFields.reserve.of(\.along.window),
      Field(
        \.passes, "passes", .choice("WHICH"),
        help: """
          Which passes of the route by a place to show: nearest (default), first, or all, each as \
          a hit of its own.
          """),
    ] + AlongRouteFields.conditions.map { $0.of(\.along) } + [
      Field(
        flag: \.showsTruck, "truck",
        help: """
          Add all truck attributes to each place: yes, no, unknown or a number, with the tags that \
          prove it. Attributes that a condition uses are always added.
          """)
    ] + DetourFields.all.map { $0.of(\.detours) } + [
      spread,
      Field(
        \.sort, "sort", .choice("KEY"),
        help: """
          off-route (default, closest first), along (in the order of travel) or detour (smallest \
          in time first).
          """),
      limit,
      Field(
        \.cursor, "cursor", .text("C"),
        help: "The places after those of an earlier answer, whose nextCursor is C."),
    ] + AlongRouteFields.reading.map { $0.of(\.along) } + [OutputFields.system.of(\.output)])

  package func check(_ form: RequestForm) throws(CommandError) {
    try along.check(form)
  }

  /// What is asked along the route.
  package func question(_ form: RequestForm) throws(CommandError) -> FindQuestion {
    FindQuestion(query: try query(form), detours: try detours.question(by: sort, form))
  }

  /// The query along the route.
  package func query(_ form: RequestForm) throws(CommandError) -> CorridorQuery {
    var query = try along.query(form)
    query.passes.selection = passes ?? .nearest
    query.page = AnswerPage(
      sort: sort ?? .offRoute, spread: spread, limit: limit, cursor: cursor)
    // All of them are written.
    query.passes.countsAhead = limit == nil && spread == nil
    return query
  }

  /// The truck attributes shown for each place.
  var shownAttributes: [TruckAttribute] {
    showsTruck ? TruckAttribute.allCases : along.truck.asked
  }

  /// Finds the places along the route.
  package func output(
    in index: PlaceIndex, _ projection: OutputProjection, _ form: RequestForm,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> HitOutput {
    let question = try question(form)
    let query = question.query
    do throws(SearchError) {
      let answer = try question.answer(in: index, until: token)
      let unknowns = along.note(try answer.unknownPlaces(until: token), form)
      let warnings = try index.warnings(
        for: query.places, along: query.corridor, isEmpty: answer.found == 0,
        unknownHours: unknowns == nil ? answer.unknownHoursCount : 0, until: token)
      return HitOutput(
        answer: answer, in: index, unknowns: unknowns, query: query,
        truck: TruckColumn(shownAttributes, for: query.truck.vehicle), projection: projection,
        timing: along.timing, warnings: RequestWarnings(form).answerWarnings(warnings))
    } catch {
      throw along.fault(error, along: query.corridor.route, form)
    }
  }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    HitOutput.schema(as: format, facts: HitOutput.members)
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    let projection = try output.projection(for: format, form)
    try output(in: index, projection, form, until: token)
      .write(as: format, to: sink, requestID: requestID)
  }

  package var corridorWidth: (option: OptionSpec, within: Meters)? {
    along.within.map { (AlongRouteFields.within.option, $0) }
  }
}

extension ValueType where Value == Spread {
  /// The closest places of each stretch: `50km:3`, or `50km` for one per stretch.
  static var spread: Self {
    ValueType("DISTANCE[:N]", such: "50km:3") { (text, context) throws(CommandError) in
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      try context.checkUnit(of: String(parts[0]), in: text)
      let keeping = parts.count > 1 ? Int(parts[1]) : 1
      guard let every = Quantity.meters(String(parts[0])), every >= 0.001, let keeping, keeping > 0
      else {
        throw context.badValue(
          text, "a distance above zero and a number of places, such as 50km:3")
      }
      return Spread(every: .meters(every), keeping: keeping)
    } text: {
      "\(plainDecimal($0.every.value))m:\($0.keeping)"
    }
  }
}
