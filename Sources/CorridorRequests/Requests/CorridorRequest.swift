package import Corridor
package import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// The corridor of a route, as a polygon.
package struct CorridorRequest: OperationRequest, Equatable {
  package var route = RouteFields()
  package var within: Meters?
  package var caps: CorridorCaps?
  /// How far the outline may deviate.
  package var tolerance: Meters?
  package var area: AreaSource?
  /// Whether to write the parts of the route in the area as well.
  package var clipsRoute = false

  package init() {}

  package static let operation = Operation.corridor
  package static let example = #"{"route":..,"within":"2km"}"#
  static let within = Field<Self>(
    \.within, "within", .length("DISTANCE", such: "2km"), short: "w",
    help: "The largest distance from the route: 2km, 500m, 1mi, 1nmi, 3ft (default 1km).")

  static let area = Field<Self>(
    \.area, "in", .area, json: "viewport",
    help: """
      Only the part of the corridor in this box of degrees (west,south,east,north; west greater \
      than east crosses 180), or in the polygons of a GeoJSON file.
      """)
  static let clip = Field<Self>(
    flag: \.clipsRoute, "clip",
    help: """
      Also give the parts of the route inside --in as lines, with the distances along the route at \
      which they begin and end.
      """)

  package static let fields = FieldTable<Self>([
    RouteFields.route.of(\.route), within, area, clip,
    Field(
      \.caps, "caps", .choice("ENDS"),
      help: """
        How the corridor ends: round (default), as far as --within reaches, or flat, at a right \
        angle to the route.
        """),
    Field(
      \.tolerance, "simplify", .length("DISTANCE", such: "20m"),
      help: """
        How far the outline may deviate, such as 20m; the more, the fewer vertices it has (default \
        and least: 1 m, or 0.1 % of --within if that is more).
        """),
    RouteFields.precision.of(\.route), RouteFields.feature.of(\.route),
    RouteFields.system.of(\.route),
  ])

  package func check(_ form: RequestForm) throws(CommandError) {
    if route.source == nil { throw form.missing(RouteFields.route.option) }
    guard clipsRoute, area == nil else { return }
    throw form.missing(Self.area.option)
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
    var parts: [ClippedPart] = []
    do throws(GeometryError) {
      made = try route.corridorPolygon(
        within: within, caps: caps ?? .round, tolerance: tolerance?.value, in: area?.viewport
      ) { token?.isCancelled ?? false }
      if clipsRoute, let area { parts = try route.clippedParts(to: area.viewport) }
    } catch {
      throw SearchError.geometry(error).inWords(of: area)
    }
    guard let corridor = made else {
      do throws(SearchError) { try token?.check() } catch { throw .search(error) }
      throw .search(.cancelled)
    }
    if corridor.polygons.isEmpty, area != nil {
      throw .nothingInArea(form.name(of: Self.area.option))
    }
    let properties = try Self.properties.values(of: (within, CommonFacts(crs: nil, warnings)))
    var lines: [AreaWriter.Line] = []
    for part in parts {
      // A line has at least two positions.
      let positions = part.positions.count == 1 ? part.positions + part.positions : part.positions
      lines.append(
        (positions.map { OutputPosition($0) }, try Self.partMembers.values(of: part)))
    }
    let writer = AreaWriter(sink: sink)
    do throws(OutputError) {
      if clipsRoute {
        try writer.write(corridor, properties: properties, lines: lines)
      } else {
        try writer.write(corridor, properties: properties)
      }
    } catch {
      throw .output(error)
    }
    return warnings
  }

  /// The properties of the written feature: the half-width, in metres, and the warnings.
  private static let properties: [Member<(within: Double, facts: CommonFacts)>] =
    [Member("withinMeters", .meters) { $0.within }] + CommonFacts.members.of { $0.facts }

  /// The properties of a part of the route: where it begins and ends, in metres along the route.
  private static let partMembers: [Member<ClippedPart>] = [
    Member("fromMeters", .meters) { $0.beginMeters },
    Member("toMeters", .meters) { $0.endMeters },
  ]

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    let corridor = OutputValue.feature(
      ["Polygon", "MultiPolygon"], properties: properties.schema())
    let part = OutputValue.feature(["LineString"], properties: partMembers.schema())
    return .any(
      of: corridor,
      .closed([
        ("type", .constant("FeatureCollection"), false),
        ("features", .array(of: .any(of: corridor, part)), false),
      ]))
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
