import CorridorGeometry

/// Times and ferries in responses of OSRM and Mapbox Directions.
extension RoutingAnswer {
  /// A step of a leg, located on the line of the route.
  private struct Step {
    var vertices: ClosedRange<Int>
    var seconds: Double
    var isFerry: Bool
  }

  /// Adds the times and ferries of a route with a single line, whose index is `number`.
  ///
  /// `legs[].annotation.duration` has the seconds of every edge (OSRM's `annotations=duration`).
  /// Otherwise the times come from `legs[].steps[]`; a step ends where its geometry ends on that of
  /// the route, which has the same vertices only with `overview=full`. If neither can be located,
  /// the times are unknown: the duration of a whole leg does not locate anything within it. Steps
  /// with `mode` "ferry" are ferries.
  func addOSRMTimes(
    of route: JSONValue, line number: Int, precision: Int?, to collector: inout RouteCollector
  ) {
    let line = collector.lines[number]
    let legs = route["legs"].map { Array($0.elements) } ?? []
    let steps = steps(of: legs, on: line, precision)
    for step in steps ?? [] where step.isFerry {
      collector.timeline.addFerry(line: number, step.vertices)
    }
    var seconds = 0.0
    if let edges = edgeDurations(of: legs, on: line) {
      collector.timeline.add(0, line: number, vertex: 0)
      for (edge, duration) in edges.enumerated() {
        seconds += duration
        collector.timeline.add(seconds, line: number, vertex: edge + 1)
      }
    } else if let steps {
      collector.timeline.add(0, line: number, vertex: 0)
      for step in steps {
        seconds += step.seconds
        collector.timeline.add(seconds, line: number, vertex: step.vertices.upperBound)
      }
      collector.timeline.add(seconds, line: number, vertex: line.count - 1)
    } else {
      collector.timeline.fail(
        collector.fault(
          at: InputLocation(feature: chosen), found: "no times of sections of the geometry",
          expected: "an answer to a request with steps=true and overview=full"))
    }
  }

  /// The seconds of each edge of a line; nil unless the response has them for every edge.
  private func edgeDurations(of legs: [JSONValue], on line: [Coordinate]) -> [Double]? {
    var durations: [Double] = []
    for leg in legs {
      guard let list = leg["annotation"]?["duration"], list.kind == .array else { return nil }
      durations += list.elements.map { $0.double ?? -1 }
    }
    guard durations.count == line.count - 1, durations.allSatisfy({ $0 >= 0 }) else { return nil }
    return durations
  }

  /// The steps of all legs; nil if a step's geometry is missing or not on the line.
  private func steps(
    of legs: [JSONValue], on line: [Coordinate], _ precision: Int?
  ) -> [Step]? {
    var walk = VertexWalk(line)
    var steps: [Step] = []
    for leg in legs {
      for step in leg["steps"]?.elements.map({ $0 }) ?? [] {
        let start = walk.vertex
        guard let seconds = step["duration"]?.double, seconds >= 0,
          let geometry = step["geometry"], walk.follow(vertices(of: geometry, precision))
        else { return nil }
        steps.append(
          Step(
            vertices: start...walk.vertex, seconds: seconds,
            isFerry: step["mode"]?.string == "ferry"))
      }
    }
    return walk.isAtEnd && !steps.isEmpty ? steps : nil
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
