internal import Corridor
internal import CorridorFormats
package import CorridorGeometry
internal import Glibc

/// The route of a request, and the options that its text does not contain.
package struct RouteFields: Sendable {
  /// Where the route comes from.
  package enum Source: Sendable {
    /// A file, or standard input for `-`.
    case file(String)
    /// The request itself.
    case route(Route)
  }

  package var source: Source?
  package var precision: Int?
  package var feature: Int?
  package var system: String?

  package init() {}

  package static let precision = Field<Self>(
    \.precision, "precision", .integer("5|6", in: 5...6, expected: "5 or 6"),
    help: "The decimals of an encoded polyline, which are never guessed.")
  package static let feature = Field<Self>(
    \.feature, "feature",
    .integer("N", in: 0...Int.max, expected: "the number of a feature, from 0"),
    help: "Follow only this feature of the file, or this alternative of an answer, counted from 0.")
  package static let system = Field<Self>(
    \.system, "route-crs", .referenceSystem,
    help: """
      The reference system of a route in GeoJSON or WKT, such as EPSG:25832 (x, y; default WGS84).
      """)

  package static let route = field(
    isRequired: true,
    help: """
      The route: GeoJSON, GPX, KML, WKT, WKB, an encoded or flexible polyline, or an answer of \
      OSRM, Valhalla, GraphHopper or Mapbox, recognised by content; - reads standard input.
      """)
  package static let searchedRoute = field(
    isRequired: false,
    help: """
      Only places along this route, closest first; in any format of corridor find; - reads \
      standard input.
      """)

  private static func field(
    isRequired: Bool, help: @autoclosure @escaping @Sendable () -> String
  ) -> Field<Self> {
    let option = OptionSpec(
      name: "route", value: .file("FILE|-"), isRequired: isRequired, help: help())
    var field = Field<Self>(
      option,
      ValueSchema(.any(of: .type("string"), .type("object")), parameter: .type("string"))
    ) { (fields, given, context) throws(CommandError) in
      switch given {
      case .texts(let texts):
        guard let text = texts.last else { return }
        if context.form.notation == .words {
          fields.source = .file(text)
        } else {
          try fields.take(text, context)
        }
      case .json(let value): try fields.take(value, context)
      }
    } clear: {
      $0.source = nil
    } write: { (fields, writer) in
      guard case .route(let route) = fields.source else { return }
      writer.begin(option.requestField)
      writer.buffer.append(json: route)
    }
    field.isReadLast = true
    return field
  }

  /// The maximum nesting depth of a route text from a client of a service.
  private static let deepestText = 64

  /// The options for the reader.
  var options: RouteReadOptions {
    var options = RouteReadOptions()
    options.precision = precision
    options.feature = feature
    options.crs = system
    return options
  }

  /// Reads the route from a JSON value: a document, the text of one, or a polyline with its
  /// precision.
  ///
  /// - Parameter file: The name of the document in messages; the name of the field by default.
  mutating func take(
    _ value: JSONValue, _ context: FieldContext, file: String? = nil
  ) throws(CommandError) {
    if let document = context.form.plainRoute {
      return set(try RouteInput.route(until: context.form.token) { document })
    }
    if let text = value.string {
      // Lines of --batch formerly named files in this field.
      guard let note = context.form.noteFormer, Self.isFile(text) else {
        return try take(text, context)
      }
      note(
        "the field \(context.name) is now the route itself; the next release will refuse names of files"
      )
      source = .file(text)
      return
    }
    guard value.kind == .object || value.kind == .array else {
      throw context.wrongType("a route: GeoJSON, the answer of a routing engine, or a text")
    }
    guard value.kind == .object, let polyline = value["polyline"] else {
      let options = options(for: context)
      return set(
        try RouteInput.route(until: context.form.token) { () throws(InputError) in
          try RouteReader.read(value, file: file ?? context.name, options: options)
        })
    }
    if let given = value["precision"] {
      guard let decimals = given.int, (5...6).contains(decimals) else {
        throw .badField("\(context.name).precision", expected: "5 or 6")
      }
      precision = decimals
    }
    let others = value.members.first { !($0.key == "polyline") && !($0.key == "precision") }
    if let others {
      throw .unknownField("\(context.name).\(others.key.string)", suggestion: nil)
    }
    guard let text = polyline.string else {
      throw .badField("\(context.name).polyline", expected: "a text")
    }
    try take(text, context)
  }

  /// Whether a text is the name of an existing file.
  private static func isFile(_ text: String) -> Bool {
    guard text != "-" else { return true }
    // SAFETY: the name is a C string during the call.
    let isReadable = unsafe access(text, R_OK) == 0
    return isReadable
  }

  /// Reads the text of a route.
  private mutating func take(_ text: String, _ context: FieldContext) throws(CommandError) {
    let options = options(for: context)
    set(
      try RouteInput.route(until: context.form.token) { () throws(InputError) in
        try RouteReader.read(bytes: Array(text.utf8), file: context.name, options: options)
      })
  }

  private func options(for context: FieldContext) -> RouteReadOptions {
    var options = options
    if context.form.author == .client { options.maximumNesting = Self.deepestText }
    return options
  }

  /// Sets a route, in longitude and latitude; no reading options apply to it.
  package mutating func set(_ route: Route) {
    self = RouteFields()
    source = .route(route)
  }

  /// The route; a file is read now.
  package func route(_ form: RequestForm) throws(CommandError) -> Route {
    switch source {
    case nil: throw form.missing(Self.route.option)
    case .route(let route): return route
    case .file("-") where form.notation != .words:
      throw .badValue(
        option: form.name(of: Self.route.option), found: "-",
        expected: "a file, because standard input has the requests")
    case .file(let path):
      return try RouteInput.route { () throws(InputError) in
        try RouteReader.read(contentsOf: path, options: options)
      }
    }
  }
}

extension RouteFields: Equatable {
  /// Whether both are the same file, or have the same vertices and ferries.
  package static func == (one: Self, other: Self) -> Bool {
    switch (one.source, other.source) {
    case (nil, nil): break
    case (.file(let file)?, .file(let otherFile)?): if file != otherFile { return false }
    case (.route(let route)?, .route(let otherRoute)?):
      guard route.vertices == otherRoute.vertices, route.lineStarts == otherRoute.lineStarts,
        route.ferries == otherRoute.ferries
      else { return false }
    default: return false
    }
    return one.precision == other.precision && one.feature == other.feature
      && one.system == other.system
  }
}

/// A ferry stretch of a route, as given.
package struct FerryStretch: Sendable {
  /// The stretch, in metres along the route.
  package let stretch: ClosedRange<Double>
  /// The original text; empty if the value was not a text.
  package let text: String

  package init(_ stretch: ClosedRange<Double>, text: String = "") {
    self.stretch = stretch
    self.text = text
  }

  /// The route with these stretches, in addition to its own.
  static func route(
    _ route: Route, with ferries: [FerryStretch], _ form: RequestForm
  ) throws(CommandError) -> Route {
    guard !ferries.isEmpty else { return route }
    for ferry in ferries where ferry.stretch.lowerBound >= route.lengthMeters {
      throw .badValue(
        option: form.name(of: searched.option), found: ferry.shown,
        expected: "a stretch of the route, which is \(ReadableLength(route.lengthMeters)) long")
    }
    do throws(RouteError) {
      return try route.withFerries(route.ferries + ferries.map(\.stretch))
    } catch {
      throw .route(error)
    }
  }

  static let searched = field(
    help: """
      A stretch of the route on a ferry, 120km-165km, in addition to the route's own: no places \
      are found from it.
      """)

  static let followed = field(
    help: """
      A stretch of the route on a ferry, 120km-165km, in addition to the route's own: no places \
      are found from it, and --range does not count it.
      """)

  static let sailed = field(
    help: """
      A stretch of the route on a ferry, 120km-165km, in addition to the route's own: the driver rests \
      on it.
      """)

  private static func field(help: String) -> Field<[FerryStretch]> {
    Field(list: \.self, "ferry", .ferry, json: "ferries", help: help)
  }

  var shown: String {
    text.isEmpty
      ? "\(plainDecimal(stretch.lowerBound))m-\(plainDecimal(stretch.upperBound))m" : text
  }
}

extension FerryStretch: Equatable {
  package static func == (one: Self, other: Self) -> Bool { one.stretch == other.stretch }
}

extension ValueType where Value == FerryStretch {
  /// A stretch from one distance along the route to another.
  static var ferry: Self {
    ValueType("FROM-TO", such: "120km-165km") { (text, context) throws(CommandError) in
      if let end = text.split(whereSeparator: { "-.".contains($0) }).last {
        try context.checkUnit(of: String(end), in: text)
      }
      guard let (start, end) = Quantity.stretch(text), start < end else {
        throw context.badValue(
          text, "a stretch of the route from its start on, such as 120km-165km")
      }
      return FerryStretch(start...end, text: text)
    } text: { ferry in
      "\(plainDecimal(ferry.stretch.lowerBound))m-\(plainDecimal(ferry.stretch.upperBound))m"
    }
  }
}
