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
    let properties = try Self.properties.values(of: (within, CommonFacts(crs: nil, warnings)))
    do throws(OutputError) {
      try AreaWriter(sink: sink).write(
        corridor, properties: properties)
    } catch {
      throw .output(error)
    }
    return warnings
  }

  /// The properties of the written feature: the half-width, in metres, and the warnings.
  private static let properties: [Member<(within: Double, facts: CommonFacts)>] =
    [Member("withinMeters", .meters) { $0.within }] + CommonFacts.members.of { $0.facts }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    .feature(["Polygon", "MultiPolygon"], properties: properties.schema())
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

  private static let properties: [Member<Route>] = [
    Member("lengthMeters", .meters) { $0.lengthMeters }
  ]

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    .feature(["MultiLineString"], properties: properties.schema())
  }

  /// Writes the route as Corridor follows it, whatever its input format: one GeoJSON Feature (RFC
  /// 7946) with a MultiLineString.
  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    let route = try route.route(form)
    let properties = try Self.properties.values(of: route)
    let starts = route.lineStarts
    let lines = zip(starts, starts.dropFirst()).map { (start, end) in
      // A line has at least two positions.
      (start + 1 == end ? [start, start] : Array(start..<end)).map {
        OutputPosition(route.vertices[$0])
      }
    }
    do throws(OutputError) {
      try AreaWriter(sink: sink).write(lines, properties: properties)
    } catch {
      throw .output(error)
    }
  }
}
