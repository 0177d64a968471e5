package import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorThreads

/// What a client asks of an operation, with the route and the area that came with it.
package struct ParsedRequest: RequestInputs {
  package let arguments: Arguments
  private var givenRoute: Route?
  private var givenArea: MultiPolygon?
  private var givenOrigin: SearchGeometry?

  /// How deep the JSON of a request may be nested.
  static let deepest = 32
  /// How deep a stranger's text of a route may be nested.
  private static let deepestText = 64

  /// Reads the JSON object in a body.
  ///
  /// - Parameter token: Ends the making of its route, too.
  package init(
    _ body: [UInt8], fields: RequestFields, until token: CancellationToken? = nil
  ) throws(CommandError) {
    self = try Self.parsing(body.span, file: "the request") { (root, route) in
      Result { () throws(CommandError) in
        try ParsedRequest(root, route, fields: fields, until: token)
      }
    }.get()
  }

  /// Parses a text and reads what is in it: the object, and its route where that is plain and has
  /// been read already.
  ///
  /// - Parameter readsPlain: Whether nothing outside of the text says how its route is to be read.
  package static func parsing<Value>(
    _ text: Span<UInt8>, file: String, readsPlain: Bool = true,
    _ read: (JSONValue, RouteDocument?) -> Value
  ) throws(CommandError) -> Value {
    do throws(InputError) {
      var parser = try JSONParser(maximumDepth: deepest)
      let input = try InputFile(bytes: text, file: file)
      // SAFETY: the text is a whole input, which is padded; nothing of it is kept.
      return try unsafe input.withBytes { (bytes) throws(InputError) in
        if readsPlain,
          let member = unsafe RouteMember("route", unless: Self.routeFields, in: bytes)
        {
          var rest = unsafe Array(bytes[..<member.range.lowerBound])
          rest += "true".utf8
          unsafe rest += bytes[member.range.upperBound...]
          // What is wrong with the rest is said of the whole, where it stands.
          if let value = try? Self.parse(rest, &parser, { read($0, member.document) }) {
            return value
          }
        }
        return try unsafe parser.parse(bytes, file: file) { read($0, nil) }
      }
    } catch {
      throw .reading(error)
    }
  }

  /// Fields that say how a route is to be read.
  private static let routeFields = [OptionSpec.feature, .routeSystem].map(\.requestField)

  private static func parse<Value>(
    _ text: [UInt8], _ parser: inout JSONParser, _ read: (JSONValue) -> Value
  ) throws(InputError) -> Value {
    try unsafe InputFile(bytes: text.span, file: "").withBytes { (bytes) throws(InputError) in
      try unsafe parser.parse(bytes, file: "") { read($0) }
    }
  }

  /// Reads a JSON object.
  ///
  /// - Parameters:
  ///   - plain: Its route, where that has been read already.
  ///   - isLine: Whether it is a line of a batch, which says its operation, too.
  ///   - defaults: What it asks for where it says nothing.
  package init(
    _ root: JSONValue, _ plain: RouteDocument?, fields: RequestFields, isLine: Bool = false,
    after defaults: BatchDefaults? = nil, until token: CancellationToken? = nil
  ) throws(CommandError) {
    givenArea = defaults?.area
    arguments = try Arguments(
      root, fields: fields, after: defaults?.arguments, ignoring: isLine ? "operation" : nil
    ) {
      (name, value) throws(CommandError) in
      try Self.special(name, value)
    }
    try Self.check(arguments, fields)
    if let plain {
      givenRoute = try RouteInput.route(until: token) { plain }
    } else if let value = root["route"], value.kind != .null {
      givenRoute = try Self.route(value, arguments, fields, until: token)
    }
    if let value = root["viewport"], value.kind == .object {
      do throws(InputError) {
        givenArea = try AreaReader.read(value, file: "viewport")
      } catch {
        throw .reading(error)
      }
    }
    if let value = root["distanceTo"], value.kind == .object, value["type"] != nil {
      givenOrigin = try Self.geometry(value, until: token)
    }
  }

  /// A request that was read before, along a route.
  init(_ arguments: Arguments, along route: Route, area: MultiPolygon?) {
    self.arguments = arguments
    givenRoute = route
    givenArea = area
  }

  /// A request that came as parameters, and the text of its route if it has one.
  package init(
    _ arguments: Arguments, fields: RequestFields, until token: CancellationToken? = nil
  ) throws(CommandError) {
    self.arguments = arguments
    try Self.check(arguments, fields)
    if let text = arguments.value(.route) {
      var options = try arguments.routeOptions()
      if fields.asker == .stranger { options.maximumNesting = Self.deepestText }
      givenRoute = try RouteInput.route(until: token) { [options] () throws(InputError) in
        try RouteReader.read(bytes: Array(text.utf8), file: "route", options: options)
      }
    }
  }

  package func route(_ arguments: Arguments) throws(CommandError) -> Route {
    guard let givenRoute else {
      throw .missingOption(OptionSpec.route.requestField, command: nil)
    }
    return givenRoute
  }

  package func area(_ name: String) throws(CommandError) -> MultiPolygon {
    guard let givenArea else {
      throw .badValue(
        option: OptionSpec.area.requestField, found: name,
        expected: "[west, south, east, north] in degrees, or a Polygon as GeoJSON")
    }
    return givenArea
  }

  package func origin(_ arguments: Arguments) throws(CommandError) -> SearchGeometry? {
    if let givenOrigin { return givenOrigin }
    return try arguments.coordinate(.distanceTo).map { .point($0) }
  }

  /// Refuses what the command takes from its user and a service should not from anybody.
  private static func check(
    _ arguments: Arguments, _ fields: RequestFields
  ) throws(CommandError) {
    guard fields.asker == .stranger else { return }
    // PROJ reads files that the text of a system names.
    for option in [OptionSpec.outputSystem, .routeSystem] {
      guard let name = arguments.value(option), !isAuthorityCode(name) else { continue }
      throw .badValue(
        option: arguments.shown(option), found: String(name.prefix(100)),
        expected: "an authority and its code, such as EPSG:25832")
    }
    let operation = arguments.operation
    for option in operation.options + operation.serviceOptions
    where arguments.all(option).count > mostValues {
      throw .badField(arguments.shown(option), expected: "at most \(mostValues) values")
    }
    guard arguments.operands.count <= mostOperands else {
      throw .badField(arguments.operation.operandField, expected: "at most \(mostOperands) values")
    }
  }

  /// Values of a field that may have several; and identifiers.
  private static let (mostValues, mostOperands) = (1000, 100_000)

  /// Whether a text is like `EPSG:4326` or `urn:ogc:def:crs:OGC:1.3:CRS84`.
  private static func isAuthorityCode(_ text: String) -> Bool {
    text.contains(":") && isPlainName(text, longest: 100)
  }

  /// The texts that stand for values that are more than texts.
  private static func special(
    _ name: String, _ value: JSONValue
  ) throws(CommandError) -> [String]? {
    switch name {
    case "route": return value.kind == .null ? nil : ["route"]
    case "viewport": return try viewport(value)
    case "near", "user", "point", "aheadOf", "at": return try position(value, of: name)
    case "distanceTo" where value["type"] != nil: return ["distanceTo"]
    case "distanceTo": return try position(value, of: name)
    default: return nil
    }
  }

  private static func viewport(_ value: JSONValue) throws(CommandError) -> [String]? {
    switch value.kind {
    case .object: return ["viewport"]
    case .array:
      let bounds = value.elements.map(\.double)
      guard bounds.count == 4, !bounds.contains(nil) else {
        throw .badField("viewport", expected: "[west, south, east, north] in degrees")
      }
      return [bounds.map { "\($0 ?? 0)" }.joined(separator: ",")]
    default: return nil
    }
  }

  /// `{"lat":47.14,"lon":9.52}` as the text that the command takes.
  private static func position(
    _ value: JSONValue, of name: String
  ) throws(CommandError) -> [String]? {
    guard value.kind == .object || value.kind == .array else { return nil }
    guard value.count == 2, let lat = value["lat"]?.double, let lon = value["lon"]?.double else {
      throw .badField(name, expected: #"{"lat":47.14,"lon":9.52} or "47.14,9.52""#)
    }
    return [plainDecimal(lat) + "," + plainDecimal(lon)]
  }

  /// A line or a polygon.
  private static func geometry(
    _ value: JSONValue, until token: CancellationToken?
  ) throws(CommandError) -> SearchGeometry {
    switch value["type"]?.string {
    case "LineString", "MultiLineString":
      return .line(
        try RouteInput.route(until: token) { () throws(InputError) in
          try RouteReader.read(value, file: "distanceTo", options: RouteReadOptions())
        })
    case "Polygon":
      let area: MultiPolygon
      do throws(InputError) { area = try AreaReader.read(value, file: "distanceTo") } catch {
        throw .reading(error)
      }
      return .polygon(area.polygons[0])
    default:
      throw .badField(
        "distanceTo", expected: "a position, or a LineString, MultiLineString or Polygon")
    }
  }

  /// The route that a value is: a document, the text of one, or a polyline with its precision.
  static func route(
    _ value: JSONValue, _ arguments: Arguments, _ fields: RequestFields,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> Route {
    var options = try arguments.routeOptions()
    if fields.asker == .stranger { options.maximumNesting = deepestText }
    let text: String?
    if value.kind == .object, let polyline = value["polyline"] {
      text = polyline.string
      if let precision = value["precision"] {
        guard let decimals = precision.int, (5...6).contains(decimals) else {
          throw .badField("route.precision", expected: "5 or 6")
        }
        options.precision = decimals
      }
      if let other = value.members.first(where: {
        !($0.key == "polyline") && !($0.key == "precision")
      }) {
        throw .unknownField("route.\(other.key.string)", suggestion: nil)
      }
      guard text != nil else { throw .badField("route.polyline", expected: "a text") }
    } else {
      text = value.string
    }
    return try RouteInput.route(until: token) { [options] () throws(InputError) in
      guard let text else { return try RouteReader.read(value, file: "route", options: options) }
      return try RouteReader.read(bytes: Array(text.utf8), file: "route", options: options)
    }
  }
}
