package import Corridor
package import CorridorFormats
package import CorridorIndex
package import CorridorThreads

/// A request for the stretches of a route without a place.
package struct GapsRequest: OperationRequest, Equatable {
  package var along = AlongRouteFields()
  package var detours = DetourFields()
  package var range: Meters?
  package var reserve: Meters?
  package var exceedingOnly = false
  package var minimum: Meters?
  package var sort: GapOrder?
  package var limit: Int?
  package var output = OutputFields()

  package init() {}

  package static let operation = Operation.gaps
  package static let example = #"{"route":..,"categories":["fuel"]}"#
  package static let range = Field<Self>(
    \.range, "range", .length("DISTANCE", such: "320km"),
    help: "The vehicle's range, such as 320km; longer gaps give a warning.")
  static let reserve = Field<Self>(
    \.reserve, "reserve", .length("DISTANCE", such: "40km"),
    help: "The part of --range to keep in reserve, such as 40km."
  ).quotedLater()
  static let exceeding = Field<Self>(
    flag: \.exceedingOnly, "exceeding", help: "Only gaps longer than --range less --reserve.")

  package static let fields = FieldTable<Self>(
    AlongRouteFields.first.map { $0.of(\.along) }
      + AlongRouteFields.conditions.map { $0.of(\.along) }
      + [DetourFields.window, DetourFields.most, DetourFields.strict].map { $0.of(\.detours) } + [
        range, reserve, exceeding,
        Field(
          \.minimum, "min", .length("DISTANCE", such: "50km"),
          help: "Only gaps of at least this length, such as 100km."),
        Field(
          \.sort, "sort", .choice("KEY"),
          help: "length (default, longest first) or along (in the order of travel)."),
        Field(
          \.limit, "limit",
          .integer("N", in: 1...Int.max, expected: "a number of gaps, 1 or more"), short: "n",
          help: "At most N gaps."),
      ] + AlongRouteFields.reading.map { $0.of(\.along) } + [OutputFields.system.of(\.output)])

  package func check(_ form: RequestForm) throws(CommandError) {
    guard let range else {
      if reserve != nil || exceedingOnly { throw form.missing(Self.range.option) }
      return try along.check(form)
    }
    guard reserve ?? .meters(0) <= range else {
      throw form.badValue(
        Self.reserve.option, "no more than \(form.name(of: Self.range.option))")
    }
    try along.check(form)
  }

  private var options: GapOptions {
    var options = GapOptions()
    options.sort = sort ?? .length
    options.minimum = minimum ?? .meters(0)
    options.limit = limit
    options.range = range
    if range != nil { options.reserve = reserve ?? .meters(0) }
    options.exceedingOnly = exceedingOnly
    return options
  }

  /// A short description of the requested places: `fuel, fuel:adblue=yes`; empty for any place.
  private func wanted(_ form: RequestForm) -> String {
    let tags = along.places.tags.isEmpty ? nil : form.given[PlaceFields.tags.option.name]
    return (along.places.categories + [tags, along.text].compactMap { $0 })
      .joined(separator: ", ")
  }

  /// What is asked along the route.
  package func question(_ form: RequestForm) throws(CommandError) -> GapsQuestion {
    GapsQuestion(
      query: try along.query(form), options: options, detours: try detours.question(form))
  }

  /// The gaps along the route.
  package func output(
    in index: PlaceIndex, _ projection: OutputProjection, _ form: RequestForm,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> GapOutput {
    let question = try question(form)
    let query = question.query
    do throws(SearchError) {
      let report = try question.report(in: index, until: token)
      let unknowns = along.note(try report.answer.unknownPlaces(until: token), form)
      let warnings = try index.warnings(
        for: query.places, along: query.corridor, isEmpty: report.passCount == 0,
        unknownHours: unknowns == nil ? report.answer.unknownHoursCount : 0, until: token)
      return GapOutput(
        report: report, unknowns: unknowns, query: query, wanted: wanted(form),
        projection: projection,
        warnings: RequestWarnings(form).answerWarnings(warnings))
    } catch {
      throw along.fault(error, along: query.corridor.route, form)
    }
  }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    GapOutput.schema(as: format, facts: GapOutput.members)
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    let projection = try output.projection(for: format, form)
    let output = try output(in: index, projection, form, until: token)
    if format == .svg {
      output.chart.append(to: &sink.buffer)
    } else {
      try output.write(as: format, to: sink, requestID: requestID)
    }
  }

  package var corridorWidth: (option: OptionSpec, within: Meters)? {
    along.within.map { (AlongRouteFields.within.option, $0) }
  }
}
