internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// GraphHopper: two requests to `/route` a journey, to the place and back.
///
/// One request for both has the times of its legs only as path details, which need the points of the
/// path, are unknown to older versions, and leave out a leg without length.
struct GraphHopper: EngineDialect {
  /// The names of the engine's profiles.
  let profiles: Set<String>

  init(_ profiles: Set<String>) {
    self.profiles = profiles
  }

  var kind: RoutingEngineKind { .graphHopper }

  static let probe = EngineRequest(.graphHopper, get: "info")

  /// The names of an engine's profiles; nil if it is not GraphHopper.
  static func profiles(
    asking transport: EngineTransport
  ) async throws(DetourFault) -> Set<String>? {
    try await transport.optionalAnswer(to: probe) { status, root in
      guard status == 200, let profiles = root["profiles"], profiles.kind == .array else {
        return nil
      }
      return Set(profiles.elements.compactMap { $0["name"]?.string })
    }
  }

  func roads(asking transport: EngineTransport) async throws(DetourFault) -> String? {
    try await transport.optionalAnswer(to: Self.probe) { status, root in
      guard status == 200, let made = (root["data_date"] ?? root["import_date"])?.string else {
        return nil
      }
      return "\(root["version"]?.string ?? "") \(made)"
    }
  }

  /// The kind alone, and only what the engine has a profile for.
  func takes(_ setting: VehicleProfile.Setting, of kind: VehicleKind) -> Bool {
    setting == .vehicle && (kind != .hgv || profiles.contains("truck"))
  }

  /// The profile for a vehicle.
  func profile(for vehicle: VehicleProfile?) -> String {
    vehicle?.kind == .hgv && profiles.contains("truck") ? "truck" : "car"
  }

  func ways(
    _ group: JourneyGroup, asking transport: EngineTransport
  ) async throws(DetourFault) -> GroupAnswer {
    var outcomes: [Result<DetourWays, DetourUnknown>] = []
    for journey in group.journeys {
      let place = Waypoint(position: journey.place)
      let there = try await way(
        from: Waypoint(position: journey.start, heading: journey.startHeading), to: place, group,
        asking: transport)
      switch there {
      case .failure(let reason): outcomes.append(.failure(reason))
      case .success(let out):
        let back = try await way(
          from: place, to: Waypoint(position: journey.end, heading: journey.endHeading), group,
          asking: transport)
        outcomes.append(back.map { DetourWays(out: out, back: $0) })
      }
    }
    return .each(outcomes)
  }

  private func way(
    from start: Waypoint, to end: Waypoint, _ group: JourneyGroup, asking transport: EngineTransport
  ) async throws(DetourFault) -> Result<DetourWay, DetourUnknown> {
    let request = self.request(
      [start, end], for: group.vehicle, [.init("calc_points", .boolean(group.hasShapes))])
    return try await transport.answer(to: request) { status, root in
      Self.way(status: status, root, between: [start.position, end.position])
    }
  }

  // MARK: Requests

  /// A request for the path through points.
  func request(
    _ stops: [Waypoint], for vehicle: VehicleProfile?, _ options: [OutputValue.Member]
  ) -> EngineRequest {
    var members: [OutputValue.Member] = [
      .init("points", .list(stops.map { $0.position.json })),
      .init("profile", .text(profile(for: vehicle))), .init("instructions", .boolean(false)),
      .init("points_encoded", .boolean(true)), .init("elevation", .boolean(false)),
    ]
    if stops.contains(where: { $0.heading != nil }) {
      // A point without a heading has NaN, which JSON cannot express as a number.
      let headings = stops.map { stop in
        stop.heading.map { OutputValue.number(requestHeading($0), decimals: 1) } ?? .text("NaN")
      }
      members.append(.init("headings", .list(headings)))
    }
    members += options
    if stops.contains(where: { $0.heading != nil }) || options.contains(Self.passingThrough) {
      members.append(.init("ch.disable", .boolean(true)))
    }
    return EngineRequest(.graphHopper, post: "route", members)
  }

  /// The option that forbids turning round at points.
  static let passingThrough = OutputValue.Member("pass_through", .boolean(true))

  // MARK: Answers

  /// The only path of an answer with its way.
  static func way(
    status: Int, _ root: JSONValue, between ends: [Coordinate]
  ) -> Result<DetourWay, DetourUnknown> {
    guard status == 200 else { return .failure(reason(root)) }
    guard let path = root["paths"]?.firstElement,
      let meters = path["distance"]?.magnitude, let milliseconds = path["time"]?.magnitude
    else { return .failure(.badAnswer) }
    let units = unitsPerDegree(path)
    if let snapped = path["snapped_waypoints"]?.positions(unitsPerDegree: units) {
      guard snapped.count == ends.count else { return .failure(.badAnswer) }
      guard isNear(snapped, ends) else { return .failure(.noRoad) }
    }
    return .success(
      DetourWay(
        seconds: milliseconds / 1000, meters: meters,
        shape: path["points"]?.positions(unitsPerDegree: units) ?? []))
  }

  private static func unitsPerDegree(_ path: JSONValue) -> Double {
    let units = path["points_encoded_multiplier"]?.magnitude ?? 1e5
    return units >= 1 ? units : 1e5
  }

  /// Whether all roads are within reach; GraphHopper itself has no such limit.
  private static func isNear(_ snapped: [Coordinate], _ ends: [Coordinate]) -> Bool {
    guard let geodesic = try? Geodesic.wgs84() else { return true }
    return zip(snapped, ends).allSatisfy { road, end in
      // Snapped positions are rounded to a metre.
      geodesic.inverse(road, end).meters <= RoutingEngineKind.reachMeters + 1
    }
  }

  /// What an error message says.
  private static func reason(_ root: JSONValue) -> DetourUnknown {
    guard let message = root["message"]?.string else { return .badAnswer }
    func says(_ words: String) -> Bool { message.contains(words) }
    if says("Cannot find point") || says("out of bounds") { return .noRoad }
    if says("Connection between locations not found") { return .noWay }
    if says("too far") || says("aximum nodes exceeded") { return .tooFar }
    return .refused
  }
}

// MARK: - Times

extension GraphHopper {
  /// The times of the edges of a path through positions of the line.
  func times(
    along line: FollowedLine, for vehicle: VehicleProfile?, asking transport: EngineTransport
  ) async throws(DetourFault) -> LineTimes? {
    let samples = line.samples()
    guard samples.count > 1 else { return nil }
    let request = self.request(
      samples, for: vehicle,
      [
        .init("calc_points", .boolean(true)), .init("details", .texts(["time"])),
        Self.passingThrough,
      ])
    let answer = try await transport.optionalAnswer(to: request) { status, root in
      status == 200 ? Self.parts(root) : nil
    }
    guard let parts = answer, parts.fits(line) else { return nil }
    return parts.times
  }

  /// The parts of a path for which times are known, scaled to those of the path.
  static func parts(_ root: JSONValue) -> LineTimesBuilder? {
    guard let geodesic = try? Geodesic.wgs84(),
      let path = root["paths"]?.firstElement,
      let meters = path["distance"]?.magnitude, let milliseconds = path["time"]?.magnitude,
      let points = path["points"]?.positions(unitsPerDegree: unitsPerDegree(path))
    else { return nil }
    var parts: [(meters: Double, seconds: Double)] = []
    var last = 0
    for detail in path["details"]?["time"]?.elements.map({ $0 }) ?? [] {
      let values = Array(detail.elements)
      guard values.count == 3, values[0].int == last, let end = values[1].int, end >= last,
        end < points.count, let time = values[2].magnitude
      else { return nil }
      let length = zip(points[last...end], points[last...end].dropFirst()).reduce(0.0) {
        $0 + geodesic.inverse($1.0, $1.1).meters
      }
      parts.append((length, time / 1000))
      last = end
    }
    guard last == points.count - 1 else { return nil }
    var builder = LineTimesBuilder()
    builder.add(parts, meters: meters, seconds: milliseconds / 1000)
    return builder
  }
}
