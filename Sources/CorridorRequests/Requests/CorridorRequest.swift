package import Corridor
package import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// The corridor of a route, as a polygon.
package struct CorridorRequest: OperationRequest, Equatable {
  package var route = RouteFields()
  package var within: Meters?

  package init() {}

  package static let operation = Operation.corridor
  package static let example = #"{"route":..,"within":"2km"}"#
  static let within = Field<Self>(
    \.within, "within", .length("DISTANCE", such: "2km"), short: "w",
    help: "The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km).")

  package static let fields = FieldTable<Self>([
    RouteFields.route.of(\.route), within, RouteFields.precision.of(\.route),
    RouteFields.feature.of(\.route), RouteFields.system.of(\.route),
  ])

  package func check(_ form: RequestForm) throws(CommandError) {
    if route.source == nil { throw form.missing(RouteFields.route.option) }
  }

  package mutating func readFiles(_ form: RequestForm) throws(CommandError) {
    route.set(try route.route(form))
  }

  /// Writes the corridor to a sink, which the caller flushes.
  ///
  /// - Returns: Warnings about probable mistakes in the route.
  package func writeCorridor(
    to sink: ByteSink, _ form: RequestForm, until token: CancellationToken? = nil
  ) throws(CommandError) -> [AnswerWarning] {
    let route = try route.route(form)
    let within = within?.value ?? 1000
    let warnings = RequestWarnings(form).answerWarnings(
      route.joinWarning.map { [$0] } ?? [])
    let made: MultiPolygon?
    do throws(GeometryError) {
      made = try route.corridorPolygon(within: within) { token?.isCancelled ?? false }
    } catch {
      throw .geometry(error)
    }
    guard let corridor = made else {
      do throws(SearchError) { try token?.check() } catch { throw .search(error) }
      throw .search(.cancelled)
    }
    do throws(OutputError) {
      try AreaWriter(sink: sink).write(
        corridor,
        properties: [("withinMeters", .meters(within))] + AnswerWarning.members(warnings))
    } catch {
      throw .output(error)
    }
    return warnings
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    _ = try writeCorridor(to: sink, form, until: token)
  }

  package var corridorWidth: (option: OptionSpec, within: Meters)? {
    within.map { (Self.within.option, $0) }
  }
}

/// A request for the route as it was read, which a map shows.
package struct RouteRequest: OperationRequest, Equatable {
  package var route = RouteFields()

  package init() {}

  package static let operation = Operation.route
  package static let example = #"{"route":..}"#

  package static let fields = FieldTable<Self>([
    RouteFields.route.of(\.route), RouteFields.precision.of(\.route),
    RouteFields.feature.of(\.route), RouteFields.system.of(\.route),
  ])

  package func check(_ form: RequestForm) throws(CommandError) {
    if route.source == nil { throw form.missing(RouteFields.route.option) }
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    RouteLines(route: try route.route(form)).append(to: &sink.buffer)
  }
}
