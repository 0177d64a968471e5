internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// openrouteservice: one request to `/v2/matrix` for many journeys.
///
/// A matrix takes neither headings nor the size of a vehicle. Lines of ways come from
/// `/v2/directions`, and are left out where those directions take another time.
struct OpenRouteService: EngineDialect {
  var kind: RoutingEngineKind { .openRouteService }

  static let probes = ["v2/health", "v2/status"].map { EngineRequest(.openRouteService, get: $0) }

  /// Whether an answer to one of ``probes`` is openrouteservice's.
  static func isThis(status: Int, _ root: JSONValue) -> Bool {
    status == 200
      && (root["status"]?.string == "ready" || root["profiles"]?.kind == .object
        || root["services"]?.kind == .array)
  }

  func roads(asking transport: EngineTransport) async throws(DetourFault) -> String? {
    try await transport.optionalAnswer(to: EngineRequest(.openRouteService, get: "v2/status")) {
      status, root in
      guard status == 200, let profiles = root["profiles"], profiles.kind == .object else {
        return nil
      }
      var roads = root["engine"]?["version"]?.string ?? ""
      var count = 0
      for (name, profile) in profiles.members {
        guard let made = profile["graph_build_date"]?.string else { return nil }
        roads += " \(name.string) \(made) \(profile["osm_date"]?.string ?? "")"
        count += 1
      }
      return count > 0 ? roads : nil
    }
  }

  /// The kind alone: matrices have no sizes.
  func takes(_ setting: VehicleProfile.Setting, of kind: VehicleKind) -> Bool {
    setting == .vehicle
  }

  func ways(
    _ group: JourneyGroup, asking transport: EngineTransport
  ) async throws(DetourFault) -> GroupAnswer {
    let answer = try await transport.answer(to: Self.matrixRequest(group)) { status, root in
      Self.matrix(status: status, root, journeys: group.journeys.count)
    }
    guard group.hasShapes, case .each(var outcomes) = answer else { return answer }
    for (index, journey) in group.journeys.enumerated() where outcomes.indices.contains(index) {
      guard case .success(var ways) = outcomes[index] else { continue }
      let request = Self.directionsRequest(
        [
          Waypoint(position: journey.start), Waypoint(position: journey.place),
          Waypoint(position: journey.end),
        ], for: group.vehicle, goesStraight: false)
      let directions = try await transport.optionalAnswer(to: request) { status, root in
        status == 200 ? Self.legs(root) : nil
      }
      guard let shaped = directions, Self.agree(shaped.out, ways.out),
        Self.agree(shaped.back, ways.back)
      else { continue }
      ways.out.shape = shaped.out.shape
      ways.back.shape = shaped.back.shape
      outcomes[index] = .success(ways)
    }
    return .each(outcomes)
  }

  /// Whether two ways take the same time, but for rounding.
  private static func agree(_ way: DetourWay, _ other: DetourWay) -> Bool {
    abs(way.seconds - other.seconds) <= 1 + 0.01 * other.seconds
  }

  // MARK: Requests

  /// The profile for a vehicle.
  static func profile(for vehicle: VehicleProfile?) -> String {
    vehicle?.kind == .hgv ? "driving-hgv" : "driving-car"
  }

  /// A request for the ways from each start and place to each place and end.
  static func matrixRequest(_ group: JourneyGroup) -> EngineRequest {
    let starts = group.journeys.indices.map { 3 * $0 }
    let positions = group.journeys.flatMap { [$0.start, $0.place, $0.end] }
    return EngineRequest(
      .openRouteService, post: "v2/matrix/" + profile(for: group.vehicle),
      [
        .init("locations", .list(positions.map(\.json))),
        .init("sources", .texts(starts.flatMap { ["\($0)", "\($0 + 1)"] })),
        .init("destinations", .texts(starts.flatMap { ["\($0 + 1)", "\($0 + 2)"] })),
        .init("metrics", .texts(["duration", "distance"])), .init("units", .text("m")),
      ])
  }

  /// A request for the route through points.
  static func directionsRequest(
    _ stops: [Waypoint], for vehicle: VehicleProfile?, goesStraight: Bool
  ) -> EngineRequest {
    var members: [OutputValue.Member] = [
      .init("coordinates", .list(stops.map { $0.position.json })),
      .init("radiuses", .list(stops.map { _ in RoutingEngineKind.reach })),
      .init("units", .text("m")),
    ]
    if goesStraight { members.append(.init("continue_straight", .boolean(true))) }
    if stops.contains(where: { $0.heading != nil }) {
      let bearings = stops.map { stop in
        OutputValue.list(
          stop.heading.map { [.number(requestHeading($0), decimals: 1), .integer(60)] } ?? [])
      }
      members.append(.init("bearings", .list(bearings)))
    }
    return EngineRequest(
      .openRouteService, post: "v2/directions/\(profile(for: vehicle))/json", members)
  }

  // MARK: Answers

  /// The ways in a matrix.
  static func matrix(status: Int, _ root: JSONValue, journeys count: Int) -> GroupAnswer {
    guard status == 200 else { return .refused(reason(root)) }
    guard let durations = JourneyMatrix(root["durations"], journeys: count),
      let distances = JourneyMatrix(root["distances"], journeys: count)
    else { return .refused(.badAnswer) }
    let sources = root["sources"].map { $0.elements.map { isNear($0) } } ?? []
    let destinations = root["destinations"].map { $0.elements.map { isNear($0) } } ?? []
    return .each(
      (0..<count).map { index -> Result<DetourWays, DetourUnknown> in
        let ends = [sources, destinations].flatMap { $0.dropFirst(2 * index).prefix(2) }
        guard !ends.contains(false) else { return .failure(.noRoad) }
        return JourneyMatrix.ways(of: index, durations, distances)
      })
  }

  /// Whether the road of a location is within reach; a location without a road is null.
  private static func isNear(_ location: JSONValue) -> Bool {
    guard location.kind != .null else { return false }
    guard let meters = location["snapped_distance"]?.magnitude else { return true }
    return meters <= RoutingEngineKind.reachMeters
  }

  /// What an error says (openrouteservice's list of error codes).
  private static func reason(_ root: JSONValue) -> DetourUnknown {
    guard let error = root["error"] else { return .badAnswer }
    switch error["code"]?.int {
    case 2010, 6010: return .noRoad
    case 2009, 6009: return .noWay
    case 2004, 6004: return .tooFar
    case nil where error.kind != .string: return .badAnswer
    default: return .refused
    }
  }

  /// The ways of a route of two segments, with their parts of its line.
  static func legs(_ root: JSONValue) -> (out: DetourWay, back: DetourWay)? {
    guard let route = root["routes"]?.firstElement,
      let line = route["geometry"]?.positions(unitsPerDegree: 1e5)
    else { return nil }
    let segments = route["segments"].map { Array($0.elements) } ?? []
    let stops = route["way_points"]?.elements.compactMap(\.int) ?? []
    guard segments.count == 2, stops.count == 3, 0 <= stops[0], stops[0] <= stops[1],
      stops[1] <= stops[2], stops[2] < line.count
    else { return nil }
    var ways: [DetourWay] = []
    for (index, segment) in segments.enumerated() {
      guard let seconds = segment["duration"]?.magnitude,
        let meters = segment["distance"]?.magnitude
      else { return nil }
      ways.append(
        DetourWay(
          seconds: seconds, meters: meters, shape: Array(line[stops[index]...stops[index + 1]])))
    }
    return (ways[0], ways[1])
  }
}

// MARK: - Times

extension OpenRouteService {
  /// The times of the steps of a route through positions of the line.
  func times(
    along line: FollowedLine, for vehicle: VehicleProfile?, asking transport: EngineTransport
  ) async throws(DetourFault) -> LineTimes? {
    let samples = line.samples()
    guard samples.count > 1 else { return nil }
    let request = Self.directionsRequest(
      samples, for: vehicle,
      goesStraight: true)
    let answer = try await transport.optionalAnswer(to: request) { status, root in
      status == 200 ? Self.parts(root, segments: samples.count - 1) : nil
    }
    guard let parts = answer, parts.fits(line) else { return nil }
    return parts.times
  }

  /// The steps of the segments, scaled to them.
  static func parts(_ root: JSONValue, segments count: Int) -> LineTimesBuilder? {
    guard let segments = root["routes"]?.firstElement?["segments"],
      segments.count == count
    else { return nil }
    var builder = LineTimesBuilder()
    for segment in segments.elements {
      guard let seconds = segment["duration"]?.magnitude,
        let meters = segment["distance"]?.magnitude
      else { return nil }
      var parts: [(meters: Double, seconds: Double)] = []
      for step in segment["steps"]?.elements.map({ $0 }) ?? [] {
        guard let length = step["distance"]?.magnitude, let time = step["duration"]?.magnitude
        else { return nil }
        parts.append((length, time))
      }
      builder.add(parts, meters: meters, seconds: seconds)
    }
    return builder
  }
}
