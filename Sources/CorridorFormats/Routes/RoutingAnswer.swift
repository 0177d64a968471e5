import CorridorGeometry

/// Reads responses of routing services: OSRM, Mapbox Directions, Valhalla, GraphHopper.
///
/// The members of the root determine the service. Alternative routes are features; by default the
/// first one is read. A response that reports an error throws
/// ``InputError/service(file:service:code:message:)``.
struct RoutingAnswer {
  let root: JSONValue
  let file: String
  let options: RouteReadOptions

  /// Reads the response; nil if the root is not a response of a known service.
  func document() throws(InputError) -> RouteDocument? {
    try throwServiceError()
    if root["trip"]?.kind == .object { return try valhalla() }
    if let routes = root["routes"], routes.kind == .array { return try osrm(routes) }
    if let paths = root["paths"], paths.kind == .array { return try graphHopper(paths) }
    return nil
  }

  /// The alternative to read.
  var chosen: Int { options.feature ?? 0 }

  /// A collector for the lines of the requested alternative.
  func collector(_ format: RouteFormat) -> RouteCollector {
    RouteCollector(file: file, format: format, chosen: chosen)
  }

  /// The requested one of several alternatives.
  func alternative<Value>(
    of values: [Value], _ format: RouteFormat
  ) throws(InputError) -> Value {
    guard !values.isEmpty else {
      throw .noRoute(file: file, format: format.description, found: "no route")
    }
    guard values.indices.contains(chosen) else {
      throw .noSuchFeature(file: file, asked: chosen, count: values.count)
    }
    return values[chosen]
  }

  /// Adds the line of the requested alternative: GeoJSON, or a polyline that `decode` decodes.
  func add(
    _ geometry: JSONValue, to collector: inout RouteCollector,
    _ decode: (JSONText, InputLocation) throws(InputError) -> [Coordinate]
  ) throws(InputError) {
    let location = InputLocation(feature: chosen, part: 0)
    if let text = geometry.text {
      try collector.add(decode(text, location), at: location)
    } else {
      try GeoJSONRoute.add(geometry: geometry, to: &collector, at: location)
    }
  }

  /// Decodes a polyline within the response; errors name the byte of the polyline.
  func polyline(
    _ text: JSONText, dimensions: Int = 2, _ format: RouteFormat, at location: InputLocation
  ) throws(InputError) -> EncodedPolyline {
    // SAFETY: the decoded polyline does not refer to the bytes.
    try unsafe text.withBytes { (bytes) throws(InputError) -> EncodedPolyline in
      do throws(EncodedPolyline.Fault) {
        return try EncodedPolyline(bytes, dimensions: dimensions)
      } catch {
        throw collector(format).fault(
          at: location, found: "\(error.found) at byte \(error.byte) of the encoded polyline",
          expected: error.expected)
      }
    }
  }

  private func throwServiceError() throws(InputError) {
    let message = root["message"] ?? root["error_message"] ?? root["status_message"]
    // Valhalla: {"error_code":171,"error":"No suitable edges near location","status_code":400,...}
    if let code = root["error_code"], let error = root["error"]?.string {
      throw service("Valhalla", code: words(code), message: error)
    }
    // OSRM and Mapbox: {"code":"NoRoute","message":"..."}
    if let code = root["code"], code.kind != .null, words(code) != "Ok" {
      throw service(
        "the routing service", code: words(code), message: message?.string ?? "no message")
    }
    // Valhalla with a status in the trip itself.
    if let trip = root["trip"], let status = trip["status"]?.int, status != 0 {
      throw service(
        "Valhalla", code: "\(status)", message: trip["status_message"]?.string ?? "no message")
    }
    let hasRoute = ["trip", "routes", "paths"].contains { (key: StaticString) in root[key] != nil }
    guard !hasRoute else { return }
    // {"error":{"code":2010,"message":"..."}} and {"error":"..."}
    if let error = root["error"], error.kind != .null {
      throw service(
        "the routing service", code: error["code"].map(words) ?? "without a code",
        message: error["message"]?.string ?? error.string ?? "no message")
    }
    // GraphHopper: {"message":"...","hints":[{"message":"...","details":"..."}]}; Mapbox:
    // {"message":"..."}
    if let message = message?.string {
      let isGraphHopper = root["hints"]?.kind == .array
      throw service(
        isGraphHopper ? "GraphHopper" : "the routing service", code: "without a code",
        message: message)
    }
  }

  private func service(_ name: String, code: String, message: String) -> InputError {
    .service(
      file: file, service: name, code: code,
      // A message must fit on one line and may have any length up to 300 characters.
      message: String(message.prefix(300).map { $0.isNewline ? " " : $0 }))
  }

  private func words(_ value: JSONValue) -> String {
    value.string ?? value.int.map { "\($0)" } ?? value.double.map { "\($0)" } ?? found(value)
  }
}
