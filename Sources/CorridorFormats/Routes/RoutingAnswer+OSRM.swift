import CorridorGeometry

extension RoutingAnswer {
  /// OSRM and Mapbox Directions (v5), and Valhalla with `format=osrm`: `routes[].geometry`.
  ///
  /// The geometry is GeoJSON or a polyline whose precision only the request specifies. The
  /// waypoints, or the first and last maneuver, prove it if the polyline runs between them with
  /// only one precision.
  func osrm(_ routes: JSONValue) throws(InputError) -> RouteDocument {
    let count = routes.count
    try checkChoice(of: count, .osrm)
    var collector = collector(.osrm)
    for (index, route) in routes.elements.enumerated() where index == chosen {
      let location = InputLocation(feature: index, part: 0)
      guard let geometry = route["geometry"], geometry.kind != .null else {
        throw collector.fault(
          at: InputLocation(feature: index), found: "a route without \"geometry\"",
          expected: "an answer to a request with overview=full")
      }
      collector.name = route["legs"].flatMap(summary)
      guard let text = geometry.text else {
        try GeoJSONRoute.add(geometry: geometry, to: &collector, at: location)
        if collector.lines.count == 1 {
          addOSRMTimes(of: route, line: 0, precision: nil, to: &collector)
        }
        continue
      }
      let polyline = try polyline(text, .osrm, at: location)
      let ends = ends(of: route)
      let precision = try decidedPrecision(given: options.precision, file: file) { precision in
        guard let ends else { return false }
        return polyline.runs(
          from: ends.start, to: ends.end, unitsPerDegree: unitsPerDegree(precision: precision))
      }
      guard let precision else {
        throw .precisionUnknown(file: file, format: RouteFormat.osrm.description)
      }
      let line = polyline.coordinates(unitsPerDegree: unitsPerDegree(precision: precision))
      try collector.add(line, at: location)
      if collector.lines.count == 1 {
        addOSRMTimes(of: route, line: 0, precision: precision, to: &collector)
      }
    }
    return try collector.finish(featureCount: count)
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
}
