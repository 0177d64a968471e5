import CorridorGeometry

extension RoutingAnswer {
  /// GraphHopper: `paths[].points`, GeoJSON or a polyline.
  ///
  /// A polyline has `points_encoded_multiplier` units per degree, according to the service's
  /// documentation 1e5 if that is missing. With `elevation=true` it has a third number per vertex,
  /// which only the path's `bbox` reveals: the box decides between two and three dimensions.
  func graphHopper(_ paths: JSONValue) throws(InputError) -> RouteDocument {
    let path = try alternative(of: Array(paths.elements), .graphHopper)
    var collector = collector(.graphHopper)
    guard let points = path["points"], points.kind == .object || points.kind == .string else {
      throw collector.fault(
        at: InputLocation(feature: chosen), found: "\(found(path["points"])) as \"points\"",
        expected: "the points of the path; request them with calc_points=true")
    }
    collector.name = path["description"]?.elements.compactMap(\.string).first
    try add(points, to: &collector) { (text, location) throws(InputError) in
      try line(text, of: path, at: location)
    }
    addTimes(of: path, to: &collector)
    return try collector.finish(featureCount: paths.count)
  }

  /// Adds the times and ferries of a path with a single line.
  ///
  /// `details.time` has `[from, to, milliseconds]` for the edges between points; `instructions`
  /// have `time` in milliseconds and `interval`, and those of sign 5 are stops; `details.road_environment` marks ferries as
  /// "ferry".
  private func addTimes(of path: JSONValue, to collector: inout RouteCollector) {
    guard collector.lines.count == 1 else { return }
    let count = collector.lines[0].count
    for detail in path["details"]?["road_environment"]?.elements.map({ $0 }) ?? [] {
      let parts = Array(detail.elements)
      guard parts.count == 3, parts[2].string == "ferry", let from = parts[0].int,
        let to = parts[1].int, from >= 0, from <= to, to < count
      else { continue }
      collector.timeline.addFerry(line: 0, from...to)
    }
    for instruction in path["instructions"]?.elements.map({ $0 }) ?? []
    where instruction["sign"]?.int == 5 {
      guard let vertex = instruction["interval"]?.elements.compactMap(\.int).first, vertex >= 0,
        vertex < count
      else { continue }
      collector.timeline.addStop(line: 0, vertex: vertex)
    }
    var edges = TimedIntervals(vertexCount: count)
    for detail in path["details"]?["time"]?.elements.map({ $0 }) ?? [] {
      let parts = Array(detail.elements)
      guard parts.count == 3,
        edges.add(from: parts[0].int, to: parts[1].int, seconds: parts[2].double.map { $0 / 1000 })
      else { break }
    }
    if edges.isComplete { return edges.add(to: &collector.timeline, line: 0) }
    var steps = TimedIntervals(vertexCount: count)
    for instruction in path["instructions"]?.elements.map({ $0 }) ?? [] {
      let interval = instruction["interval"].map { Array($0.elements) } ?? []
      guard interval.count == 2,
        steps.add(
          from: interval[0].int, to: interval[1].int,
          seconds: instruction["time"]?.double.map { $0 / 1000 })
      else { break }
    }
    if steps.isComplete { return steps.add(to: &collector.timeline, line: 0) }
    collector.timeline.fail(
      collector.fault(
        at: InputLocation(feature: chosen), found: "no times of sections of \"points\"",
        expected: "an answer to a request with instructions=true"))
  }

  private func line(
    _ text: JSONText, of path: JSONValue, at location: InputLocation
  ) throws(InputError) -> [Coordinate] {
    try checkPrecision(options.precision, file: file)
    let units =
      path["points_encoded_multiplier"]?.double
      ?? unitsPerDegree(precision: options.precision ?? 5)
    guard units >= 1, units <= 1e9 else {
      throw collector(.graphHopper).fault(
        at: location, found: "\(units) as \"points_encoded_multiplier\"",
        expected: "units per degree")
    }
    guard let box = box(of: path) else {
      return try polyline(text, .graphHopper, at: location).coordinates(unitsPerDegree: units)
    }
    for dimensions in [2, 3] {
      // Decoding with the wrong number of dimensions usually ends within a vertex; that is no error
      // yet.
      guard
        let polyline = try? polyline(
          text, dimensions: dimensions, .graphHopper, at: location),
        polyline.fills(
          west: box[0], south: box[1], east: box[2], north: box[3], unitsPerDegree: units)
      else { continue }
      return polyline.coordinates(unitsPerDegree: units)
    }
    // Neither fits: a decoding error is more informative than the mismatch with the box.
    _ = try polyline(text, .graphHopper, at: location)
    throw collector(.graphHopper).fault(
      at: location, found: "points outside \"bbox\"", expected: "\(units) units per degree")
  }

  /// West, south, east, north of the path's `bbox`, which may include heights.
  private func box(of path: JSONValue) -> [Double]? {
    guard let numbers = path["bbox"]?.elements.compactMap(\.double) else { return nil }
    switch numbers.count {
    case 4: return numbers
    case 6: return [numbers[0], numbers[1], numbers[3], numbers[4]]
    default: return nil
    }
  }
}
