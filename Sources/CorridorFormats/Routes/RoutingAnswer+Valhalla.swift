import CorridorGeometry

extension RoutingAnswer {
  /// Valhalla's own format: `trip.legs[].shape`, with `alternates[].trip` as further features.
  ///
  /// The default precision of the format is 6; the bounding box in a leg's summary proves 6, or 5
  /// if the request asked for it. A leg that starts at the end of the previous one continues its
  /// line; legs meet at stops of type "break".
  func valhalla() throws(InputError) -> RouteDocument {
    let trips = [root["trip"]] + (root["alternates"]?.elements.map { $0["trip"] } ?? [])
    let trip = try alternative(of: trips, .valhalla)
    var collector = collector(.valhalla)
    guard let legs = trip?["legs"], legs.kind == .array else {
      throw collector.fault(
        at: InputLocation(feature: chosen), found: "a trip without \"legs\"", expected: "legs")
    }
    var line: [Coordinate] = []
    var lineStart = InputLocation(feature: chosen, part: 0)
    for (index, leg) in legs.elements.enumerated() {
      let location = InputLocation(feature: chosen, part: index)
      guard let shape = leg["shape"]?.text else {
        throw collector.fault(
          at: location, found: "\(found(leg["shape"])) as \"shape\"",
          expected: "the shape of the leg; request it without no_shape")
      }
      let next = try vertices(of: shape, summary: leg["summary"], at: location)
      var firstVertex = 0
      if line.last == next.first {
        firstVertex = max(line.count - 1, 0)
        line += next.dropFirst()
      } else {
        if !line.isEmpty { try collector.add(line, at: lineStart) }
        (line, lineStart) = (next, location)
      }
      if index > 0 {
        collector.timeline.addStop(line: collector.lines.count, vertex: firstVertex)
      }
      addTimes(
        of: leg, vertexCount: next.count, line: collector.lines.count, firstVertex, at: location,
        to: &collector)
    }
    try collector.add(line, at: lineStart)
    return try collector.finish(featureCount: trips.count)
  }

  /// Adds the times and ferries of a leg's `maneuvers`, whose `begin_shape_index` and
  /// `end_shape_index` are vertices of its shape. The maneuver that enters a ferry (type 28) covers
  /// the whole crossing, which newer versions also mark with `ferry`.
  private func addTimes(
    of leg: JSONValue, vertexCount: Int, line: Int, _ firstVertex: Int, at location: InputLocation,
    to collector: inout RouteCollector
  ) {
    var intervals = TimedIntervals(vertexCount: vertexCount)
    var ferries: [ClosedRange<Int>] = []
    for maneuver in leg["maneuvers"].map({ Array($0.elements) }) ?? [] {
      guard
        intervals.add(
          from: maneuver["begin_shape_index"]?.int, to: maneuver["end_shape_index"]?.int,
          seconds: maneuver["time"]?.double)
      else { break }
      let isFerry = maneuver["ferry"]?.bool == true || maneuver["type"]?.int == 28
      if isFerry, let last = intervals.parts.last { ferries.append(last.vertices) }
    }
    for ferry in ferries {
      collector.timeline.addFerry(
        line: line, firstVertex + ferry.lowerBound...firstVertex + ferry.upperBound)
    }
    guard intervals.isComplete else {
      collector.timeline.fail(
        collector.fault(
          at: location, found: "no \"maneuvers\" with times from the leg's start to its end",
          expected: "the maneuvers of the leg; request them without directions_type=none"))
      return
    }
    intervals.add(to: &collector.timeline, line: line, firstVertex: firstVertex)
  }

  private func vertices(
    of shape: JSONText, summary: JSONValue?, at location: InputLocation
  ) throws(InputError) -> [Coordinate] {
    let polyline = try polyline(shape, .valhalla, at: location)
    let precision = try decidedPrecision(given: options.precision, file: file) { precision in
      guard let west = summary?["min_lon"]?.double, let south = summary?["min_lat"]?.double,
        let east = summary?["max_lon"]?.double, let north = summary?["max_lat"]?.double
      else { return false }
      return polyline.fills(
        west: west, south: south, east: east, north: north,
        unitsPerDegree: unitsPerDegree(precision: precision))
    }
    return polyline.coordinates(unitsPerDegree: unitsPerDegree(precision: precision ?? 6))
  }
}
