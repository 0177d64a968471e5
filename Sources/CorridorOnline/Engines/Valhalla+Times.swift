internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

extension Valhalla {
  /// The times along a line by `/trace_attributes`.
  ///
  /// Matching by positions follows Valhalla's own routes better than by edges, but may leave out
  /// most of a line, or begin its times anew on the way, so lengths and times decide. Both are
  /// rounded; if `/route` has the same way, its time and length are exact.
  func times(
    along line: FollowedLine, for vehicle: VehicleProfile?, asking transport: EngineTransport
  ) async throws(DetourFault) -> LineTimes? {
    var traced: LineTimesBuilder?
    for match in ["map_snap", "edge_walk"] {
      let request = Self.traceRequest(line, for: vehicle, match: match)
      let found = try await transport.optionalAnswer(to: request) { status, root in
        status == 200 ? Self.trace(root) : nil
      }
      if let found, found.fits(line) {
        traced = found
        break
      }
    }
    let request = Self.wholeRequest(line, for: vehicle)
    let route = try await transport.optionalAnswer(to: request) { status, root in
      try? Self.legs(1, status: status, root).get().first
    }
    guard let whole = route else { return traced?.times }
    guard let edges = traced else {
      guard whole.meters > 0,
        abs(whole.meters - line.lengthMeters) <= LineTimesBuilder.slackMeters
      else { return nil }
      return LineTimes(meters: [0, whole.meters], seconds: [0, whole.seconds])
    }
    let isSame =
      abs(whole.meters - edges.totalMeters) <= LineTimesBuilder.slackMeters
      && abs(whole.seconds - edges.totalSeconds) <= 1
    return isSame ? edges.times(scaledTo: whole) : edges.times
  }

  /// A request for the edges of a line.
  static func traceRequest(
    _ line: FollowedLine, for vehicle: VehicleProfile?, match: String
  ) -> EngineRequest {
    let shape = line.positions.map { position in
      OutputValue.object([
        .init("lat", .number(position.lat, decimals: 7)),
        .init("lon", .number(position.lon, decimals: 7)),
      ])
    }
    let filters = OutputValue.object([
      .init("attributes", .texts(["edge.length", "node.elapsed_time"])),
      .init("action", .text("include")),
    ])
    return EngineRequest(
      .valhalla, post: "trace_attributes",
      [
        .init("shape", .list(shape)), .init("shape_match", .text(match)),
        .init("units", .text("km")), .init("filters", filters),
      ] + costing(for: vehicle))
  }

  /// A request for the way from the start of a line to its end, in its directions.
  private static func wholeRequest(
    _ line: FollowedLine, for vehicle: VehicleProfile?
  ) -> EngineRequest {
    // A line shorter than a metre has no samples, and no direction.
    let ends = line.samples(most: 2)
    let locations = [
      location(line.positions[0], heading: ends.first?.heading),
      location(line.positions[line.positions.count - 1], heading: ends.last?.heading),
    ]
    return request(locations, for: vehicle, hasShapes: false)
  }

  /// The times at the ends of the edges; nil if one is unknown or they go back.
  static func trace(_ root: JSONValue) -> LineTimesBuilder? {
    guard root["units"]?.string ?? "kilometers" == "kilometers" else { return nil }
    var builder = LineTimesBuilder()
    var elapsed = 0.0
    for edge in root["edges"]?.elements.map({ $0 }) ?? [] {
      guard let kilometers = edge["length"]?.magnitude,
        let seconds = edge["end_node"]?["elapsed_time"]?.magnitude, seconds >= elapsed
      else { return nil }
      builder.add(meters: kilometers * 1000, seconds: seconds - elapsed)
      elapsed = seconds
    }
    return builder.totalMeters > 0 ? builder : nil
  }
}
