import CorridorGeometry

extension RoutingAnswer {
  /// OSRM and Mapbox Directions (v5), and Valhalla with `format=osrm`: `routes[].geometry`.
  ///
  /// The geometry is GeoJSON or a polyline whose precision only the request specifies. The
  /// waypoints, or the first and last maneuver, prove it if the polyline runs between them with
  /// only one precision.
  func osrm(_ routes: JSONValue) throws(InputError) -> RouteDocument {
    let route = try alternative(of: Array(routes.elements), .osrm)
    var collector = collector(.osrm)
    guard let geometry = route["geometry"], geometry.kind != .null else {
      throw collector.fault(
        at: InputLocation(feature: chosen), found: "a route without \"geometry\"",
        expected: "an answer to a request with overview=full")
    }
    collector.name = route["legs"].flatMap(summary)
    var precision: Int?
    try add(geometry, to: &collector) { (text, location) throws(InputError) in
      let polyline = try polyline(text, .osrm, at: location)
      let ends = ends(of: route)
      let decided = try decidedPrecision(given: options.precision, file: file) { precision in
        guard let ends else { return false }
        return polyline.runs(
          from: ends.start, to: ends.end, unitsPerDegree: unitsPerDegree(precision: precision))
      }
      guard let decided else {
        throw .precisionUnknown(file: file, format: RouteFormat.osrm.description)
      }
      precision = decided
      return polyline.coordinates(unitsPerDegree: unitsPerDegree(precision: decided))
    }
    addTimes(of: route, precision: precision, to: &collector)
    return try collector.finish(featureCount: routes.count)
  }

  /// The start and end of the route according to the waypoints, otherwise to the maneuvers.
  private func ends(of route: JSONValue) -> (start: Coordinate, end: Coordinate)? {
    if let waypoints = root["waypoints"], waypoints.count >= 2 {
      let places = Array(waypoints.elements).map { position($0["location"]) }
      if let start = places.first ?? nil, let end = places.last ?? nil { return (start, end) }
    }
    guard let legs = route["legs"].map({ Array($0.elements) }),
      let first = legs.first?["steps"]?.elements.first(where: { _ in true }),
      let last = legs.last?["steps"].flatMap({ Array($0.elements).last }),
      let start = position(first["maneuver"]?["location"]),
      let end = position(last["maneuver"]?["location"])
    else { return nil }
    return (start, end)
  }

  private func position(_ value: JSONValue?) -> Coordinate? {
    guard let value else { return nil }
    let numbers = value.elements.prefix(2).compactMap(\.double)
    return numbers.count == 2 ? Coordinate(lon: numbers[0], lat: numbers[1]) : nil
  }

  /// The summaries of the legs ("A1, A8"), joined; nil if they are empty.
  private func summary(of legs: JSONValue) -> String? {
    let parts = legs.elements.compactMap { $0["summary"]?.string }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// A step of a leg, located on the line of the route.
  private struct Step {
    var vertices: ClosedRange<Int>
    var seconds: Double
    var isFerry: Bool
    /// The leg, from 0.
    var leg: Int
  }

  /// Adds the times and ferries of a route with a single line.
  ///
  /// `legs[].annotation.duration` has the seconds of every edge (OSRM's `annotations=duration`).
  /// Otherwise the times come from `legs[].steps[]`; a step ends where its geometry ends on that of
  /// the route, which has the same vertices only with `overview=full`. If neither can be located,
  /// the times are unknown: the duration of a whole leg does not locate anything within it. Steps
  /// with `mode` "ferry" are ferries, and legs meet at stops.
  private func addTimes(
    of route: JSONValue, precision: Int?, to collector: inout RouteCollector
  ) {
    guard collector.lines.count == 1 else { return }
    let line = collector.lines[0]
    let legs = route["legs"].map { Array($0.elements) } ?? []
    let steps = steps(of: legs, on: line, precision)
    for step in steps ?? [] where step.isFerry {
      collector.timeline.addFerry(line: 0, step.vertices)
    }
    var seconds = 0.0
    if let edges = edgeDurations(of: legs, on: line) {
      collector.timeline.add(0, line: 0, vertex: 0)
      var vertex = 0
      for leg in edges {
        if vertex > 0 { collector.timeline.addStop(line: 0, vertex: vertex) }
        for duration in leg {
          seconds += duration
          vertex += 1
          collector.timeline.add(seconds, line: 0, vertex: vertex)
        }
      }
    } else if let steps {
      collector.timeline.add(0, line: 0, vertex: 0)
      var leg = 0
      for step in steps {
        if step.leg != leg {
          collector.timeline.addStop(line: 0, vertex: step.vertices.lowerBound)
        }
        leg = step.leg
        seconds += step.seconds
        collector.timeline.add(seconds, line: 0, vertex: step.vertices.upperBound)
      }
      collector.timeline.add(seconds, line: 0, vertex: line.count - 1)
    } else {
      collector.timeline.fail(
        collector.fault(
          at: InputLocation(feature: chosen), found: "no times of sections of the geometry",
          expected: "an answer to a request with steps=true and overview=full"))
    }
  }

  /// The seconds of each edge of a line, leg by leg; nil unless the response has them for every
  /// edge.
  private func edgeDurations(of legs: [JSONValue], on line: [Coordinate]) -> [[Double]]? {
    var durations: [[Double]] = []
    for leg in legs {
      guard let list = leg["annotation"]?["duration"], list.kind == .array else { return nil }
      durations.append(list.elements.map { $0.double ?? -1 })
    }
    let all = durations.joined()
    guard all.count == line.count - 1, all.allSatisfy({ $0 >= 0 }) else { return nil }
    return durations
  }

  /// The steps of all legs; nil if a step's geometry is missing or not on the line.
  private func steps(
    of legs: [JSONValue], on line: [Coordinate], _ precision: Int?
  ) -> [Step]? {
    var cursor = VertexCursor(line)
    var steps: [Step] = []
    for (number, leg) in legs.enumerated() {
      for step in leg["steps"]?.elements.map({ $0 }) ?? [] {
        let start = cursor.vertex
        guard let seconds = step["duration"]?.double, seconds >= 0,
          let geometry = step["geometry"], cursor.follow(vertices(of: geometry, precision))
        else { return nil }
        steps.append(
          Step(
            vertices: start...cursor.vertex, seconds: seconds,
            isFerry: step["mode"]?.string == "ferry", leg: number))
      }
    }
    return cursor.isAtEnd && !steps.isEmpty ? steps : nil
  }

  /// The vertices of a step's geometry, which is encoded like that of the route; empty if it is
  /// invalid.
  private func vertices(of geometry: JSONValue, _ precision: Int?) -> [Coordinate] {
    guard let text = geometry.text else {
      guard let list = geometry["coordinates"], list.kind == .array else { return [] }
      let (positions, fault) = list.positions(as: Coordinate.self)
      return fault == nil ? positions : []
    }
    guard let precision, let polyline = try? polyline(text, .osrm, at: InputLocation()) else {
      return []
    }
    return polyline.coordinates(unitsPerDegree: unitsPerDegree(precision: precision))
  }
}

/// Follows parts of a line along its vertices to find where each part ends.
private struct VertexCursor {
  private let line: [Coordinate]
  /// The current vertex.
  private(set) var vertex = 0

  init(_ line: [Coordinate]) { self.line = line }

  /// Whether only copies of the current vertex remain.
  var isAtEnd: Bool { line[vertex...].allSatisfy { $0 == line[vertex] } }

  /// Follows a part that begins at the current vertex, vertex by vertex; returns false if the line
  /// has other vertices. Repeated vertices match a single one.
  mutating func follow(_ part: [Coordinate]) -> Bool {
    for position in part where position != line[vertex] {
      var next = vertex + 1
      while next < line.count, line[next] == line[vertex] { next += 1 }
      guard next < line.count, line[next] == position else { return false }
      vertex = next
    }
    return !part.isEmpty
  }
}
