internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// Valhalla: one request to `/route` a journey, because its matrix differs from its routes by
/// minutes, and one bad place fails a whole matrix.
struct Valhalla: EngineDialect {
  var kind: RoutingEngineKind { .valhalla }

  static let probe = EngineRequest(.valhalla, get: "status")

  /// Whether an answer to ``probe`` is Valhalla's.
  static func isThis(status: Int, _ root: JSONValue) -> Bool {
    status == 200 && (root["tileset_last_modified"] != nil || root["available_actions"] != nil)
  }

  /// The speed in km/h that no vehicle exceeds, sent as `top_speed`.
  static func topSpeed(of vehicle: VehicleProfile?) -> Double { vehicle?.kind == .hgv ? 120 : 140 }

  func roads(asking transport: EngineTransport) async throws(DetourFault) -> String? {
    try await transport.optionalAnswer(to: Self.probe) { status, root in
      guard status == 200, let made = root["tileset_last_modified"]?.int else { return nil }
      return "\(root["version"]?.string ?? "") \(made)"
    }
  }

  /// All sizes of trucks; Valhalla's cars have a height and a width only.
  func takes(_ setting: VehicleProfile.Setting, of kind: VehicleKind) -> Bool {
    switch setting {
    case .vehicle, .height, .width: true
    case .length, .weight, .axleLoad: kind == .hgv
    case .fuel: false
    }
  }

  func ways(
    _ group: JourneyGroup, asking transport: EngineTransport
  ) async throws(DetourFault) -> GroupAnswer {
    var outcomes: [Result<DetourWays, DetourUnknown>] = []
    for journey in group.journeys {
      let request = Self.request(
        [
          Self.location(journey.start, heading: journey.startHeading),
          Self.location(journey.place),
          Self.location(journey.end, heading: journey.endHeading),
        ], for: group.vehicle, hasShapes: group.hasShapes)
      outcomes.append(
        try await transport.answer(to: request) { status, root in
          Self.legs(2, status: status, root).map { legs in
            DetourWays(out: legs[0], back: legs[1])
          }
        })
    }
    return .each(outcomes)
  }

  // MARK: Requests

  /// A request for the route through all locations.
  static func request(
    _ locations: [OutputValue], for vehicle: VehicleProfile?, hasShapes: Bool
  ) -> EngineRequest {
    let shape = OutputValue.text(hasShapes ? "polyline6" : "no_shape")
    return EngineRequest(
      .valhalla, post: "route",
      [
        .init("locations", .list(locations)), .init("directions_type", .text("none")),
        .init("units", .text("km")), .init("shape_format", shape),
      ] + costing(for: vehicle))
  }

  /// A location at which the route stops.
  ///
  /// `preferred_side` is never sent, because it changes most answers.
  static func location(_ position: Coordinate, heading: Double? = nil) -> OutputValue {
    var members: [OutputValue.Member] = [
      .init("lat", .number(position.lat, decimals: 7)),
      .init("lon", .number(position.lon, decimals: 7)), .init("type", .text("break")),
      .init("search_cutoff", RoutingEngineKind.reach),
    ]
    if let heading {
      members.append(.init("heading", .number(requestHeading(heading), decimals: 1)))
      members.append(.init("heading_tolerance", .integer(60)))
    }
    return .object(members)
  }

  /// The costing model of a vehicle. All options are numbers: texts are ignored silently.
  static func costing(for vehicle: VehicleProfile?) -> [OutputValue.Member] {
    let isTruck = vehicle?.kind == .hgv
    let model = isTruck ? "truck" : "auto"
    var values: [(String, Double?)] = [
      ("top_speed", topSpeed(of: vehicle)), ("height", vehicle?.heightMeters),
      ("width", vehicle?.widthMeters),
    ]
    if isTruck {
      values += [
        ("length", vehicle?.lengthMeters), ("weight", vehicle?.weightTonnes),
        ("axle_load", vehicle?.axleLoadTonnes),
      ]
    }
    let options = values.compactMap { name, value in
      value.map { OutputValue.Member(name, .number($0, decimals: 3)) }
    }
    return [
      .init("costing", .text(model)),
      .init("costing_options", .object([.init(model, .object(options))])),
    ]
  }

  // MARK: Answers

  /// The legs of a route.
  static func legs(
    _ count: Int, status: Int, _ root: JSONValue
  ) -> Result<[DetourWay], DetourUnknown> {
    guard status == 200 else {
      return .failure(root["error_code"]?.int.map { reason(code: $0) } ?? .badAnswer)
    }
    guard let trip = root["trip"], trip["units"]?.string ?? "kilometers" == "kilometers",
      let whole = trip["summary"]?["time"]?.magnitude
    else { return .failure(.badAnswer) }
    var legs: [DetourWay] = []
    for leg in trip["legs"]?.elements.map({ $0 }) ?? [] {
      guard let summary = leg["summary"], let seconds = summary["time"]?.magnitude,
        let kilometers = summary["length"]?.magnitude
      else { return .failure(.badAnswer) }
      legs.append(
        DetourWay(
          seconds: seconds, meters: kilometers * 1000, hasFerry: summary["has_ferry"]?.bool,
          shape: leg["shape"]?.positions(unitsPerDegree: 1e6) ?? []))
    }
    let sum = legs.reduce(0) { $0 + $1.seconds }
    guard legs.count == count, abs(sum - whole) <= 1 else { return .failure(.badAnswer) }
    return .success(legs)
  }

  /// What an error code says (`valhalla/exceptions.h`).
  private static func reason(code: Int) -> DetourUnknown {
    switch code {
    // No suitable edges near a location.
    case 171: .noRoad
    // Locations in unconnected regions, no path.
    case 170, 440...445: .noWay
    // Limits on the number of locations, the distance and the area.
    case 150...159: .tooFar
    default: .refused
    }
  }
}
