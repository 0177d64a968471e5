internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// OSRM: one request to `/table` for many journeys, which agrees with its routes.
///
/// A table has all pairs of sources and destinations; two of each row are of use. Lines of ways come
/// from `/route`, one journey each.
struct OSRM: EngineDialect {
  var kind: RoutingEngineKind { .osrm }

  static let probe = EngineRequest(.osrm, get: "nearest/v1/driving/0,0")

  /// Whether an answer to ``probe`` is OSRM's. At 0,0 there is no road, so it may be an error.
  static func isThis(status: Int, _ root: JSONValue) -> Bool { root["code"]?.string != nil }

  /// No status has a date.
  func roads(asking transport: EngineTransport) async throws(DetourFault) -> String? { nil }

  /// Nothing: the roads are prepared for one vehicle.
  func takes(_ setting: VehicleProfile.Setting, of kind: VehicleKind) -> Bool { false }

  func mostJourneys(hasShapes: Bool) -> Int { hasShapes ? 1 : kind.journeysPerRequest }

  func ways(
    _ group: JourneyGroup, asking transport: EngineTransport
  ) async throws(DetourFault) -> GroupAnswer {
    let request = group.hasShapes ? Self.routeRequest(group) : Self.tableRequest(group)
    return try await transport.answer(to: request) { status, root in
      if let reason = Self.refusal(root) { return .refused(reason) }
      return group.hasShapes ? Self.route(root) : Self.table(root, journeys: group.journeys.count)
    }
  }

  // MARK: Requests

  /// The start, the place and the end of each journey.
  private static func waypoints(_ group: JourneyGroup) -> [Waypoint] {
    group.journeys.flatMap { journey in
      [
        Waypoint(position: journey.start, heading: journey.startHeading),
        Waypoint(position: journey.place),
        Waypoint(position: journey.end, heading: journey.endHeading),
      ]
    }
  }

  /// A request for the ways from each start and place to each place and end.
  static func tableRequest(_ group: JourneyGroup) -> EngineRequest {
    let starts = group.journeys.indices.map { 3 * $0 }
    let sources = starts.flatMap { [$0, $0 + 1] }
    let destinations = starts.flatMap { [$0 + 1, $0 + 2] }
    return request(
      "table", waypoints(group),
      [
        "annotations=duration,distance", "sources=" + list(sources),
        "destinations=" + list(destinations),
      ])
  }

  /// A request for the route of one journey. The vehicle may turn round at the place, as it may in
  /// tables.
  static func routeRequest(_ group: JourneyGroup) -> EngineRequest {
    request(
      "route", waypoints(group),
      ["overview=false", "steps=true", "geometries=polyline6", "continue_straight=false"])
  }

  /// A request to a service. The name of the profile, `driving`, has no meaning to OSRM.
  static func request(
    _ service: String, _ waypoints: [Waypoint], _ options: [String]
  ) -> EngineRequest {
    var options = options
    options.append(
      "radiuses="
        + waypoints.map { _ in number(RoutingEngineKind.reachMeters) }.joined(separator: ";"))
    if waypoints.contains(where: { $0.heading != nil }) {
      let bearings = waypoints.map { $0.heading.map { "\(wholeHeading($0)),60" } ?? "" }
      options.append("bearings=" + bearings.joined(separator: ";"))
    }
    let positions = waypoints.map { number($0.position.lon) + "," + number($0.position.lat) }
    return EngineRequest(
      .osrm,
      get: "\(service)/v1/driving/" + positions.joined(separator: ";") + "?"
        + options.joined(separator: "&"))
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(\.description).joined(separator: ";")
  }

  /// A heading, which is a whole number to OSRM.
  private static func wholeHeading(_ degrees: Double) -> Int {
    Int(requestHeading(degrees).rounded()) % 360
  }

  private static func number(_ value: Double) -> String {
    var buffer = TextBuffer()
    buffer.append(degrees: value)
    return buffer.text
  }

  // MARK: Answers

  /// Why OSRM refuses a request; nil if it does not.
  static func refusal(_ root: JSONValue) -> DetourUnknown? {
    switch root["code"]?.string {
    case "Ok": nil
    case "NoSegment": .noRoad
    case "NoRoute", "NoTable": .noWay
    case "TooBig": .tooFar
    case nil: .badAnswer
    default: .refused
    }
  }

  /// The ways in a table.
  static func table(_ root: JSONValue, journeys count: Int) -> GroupAnswer {
    guard let durations = JourneyMatrix(root["durations"], journeys: count),
      let distances = JourneyMatrix(root["distances"], journeys: count)
    else { return .refused(.badAnswer) }
    return .each((0..<count).map { JourneyMatrix.ways(of: $0, durations, distances) })
  }

  /// The ways in a route of two legs.
  static func route(_ root: JSONValue) -> GroupAnswer {
    guard let legs = root["routes"]?.firstElement?["legs"],
      legs.count == 2
    else { return .refused(.badAnswer) }
    var ways: [DetourWay] = []
    for leg in legs.elements {
      guard let seconds = leg["duration"]?.magnitude, let meters = leg["distance"]?.magnitude else {
        return .refused(.badAnswer)
      }
      var shape: [Coordinate] = []
      for step in leg["steps"]?.elements.map({ $0 }) ?? [] {
        for position in step["geometry"]?.positions(unitsPerDegree: 1e6) ?? []
        where position != shape.last {
          shape.append(position)
        }
      }
      ways.append(DetourWay(seconds: seconds, meters: meters, shape: shape))
    }
    return .each([.success(DetourWays(out: ways[0], back: ways[1]))])
  }
}

// MARK: - Times

extension OSRM {
  /// The times of the parts of a route through positions of the line.
  func times(
    along line: FollowedLine, for vehicle: VehicleProfile?, asking transport: EngineTransport
  ) async throws(DetourFault) -> LineTimes? {
    let samples = line.samples()
    guard samples.count > 1 else { return nil }
    let request = Self.request(
      "route", samples,
      ["overview=false", "annotations=duration,distance", "continue_straight=true"])
    let answer = try await transport.optionalAnswer(to: request) { _, root in
      Self.refusal(root) == nil ? Self.parts(root, legs: samples.count - 1) : nil
    }
    guard let parts = answer, parts.fits(line) else { return nil }
    return parts.times
  }

  /// The parts between nodes. Their times lack those of turns, so they are scaled to their leg's.
  static func parts(_ root: JSONValue, legs count: Int) -> LineTimesBuilder? {
    guard let legs = root["routes"]?.firstElement?["legs"],
      legs.count == count
    else { return nil }
    var builder = LineTimesBuilder()
    for leg in legs.elements {
      guard let seconds = leg["duration"]?.magnitude, let meters = leg["distance"]?.magnitude else {
        return nil
      }
      let times = leg["annotation"]?["duration"]?.elements.map(\.magnitude) ?? []
      let lengths = leg["annotation"]?["distance"]?.elements.map(\.magnitude) ?? []
      guard times.count == lengths.count else { return nil }
      var parts: [(meters: Double, seconds: Double)] = []
      for (length, time) in zip(lengths, times) {
        guard let length, let time else { return nil }
        parts.append((length, time))
      }
      builder.add(parts, meters: meters, seconds: seconds)
    }
    return builder
  }
}
