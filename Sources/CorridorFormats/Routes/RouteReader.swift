public import CorridorGeometry

/// Reads a route in any supported format.
///
/// The content determines the format - GeoJSON, GPX, KML, WKT, WKB, encoded and flexible polylines,
/// and the responses of OSRM, Mapbox Directions, Valhalla and GraphHopper - and the file name does
/// not matter. Times of vertices and ferries are read from GPX (`time`), GeoJSON (`coordTimes`) and
/// responses of routing services. Heights and measures of vertices, waypoints of GPX and points
/// beside lines are ignored.
///
/// ```swift
/// let document = try RouteReader.read(contentsOf: "route.gpx")
/// let route = try Route(document)
/// ```
public enum RouteReader {
  /// Reads a file, which may be compressed with gzip, or standard input for "-".
  ///
  /// Linear in the size of the input; a GeoJSON line of 500,000 vertices takes less than 0.1 s.
  ///
  /// - Throws: ``InputError`` with the location in the input.
  public static func read(
    contentsOf path: String, options: RouteReadOptions = RouteReadOptions()
  ) throws(InputError) -> RouteDocument {
    try read(InputFile(path: path, limit: options.maximumBytes), options: options)
  }

  /// Reads bytes in memory; errors call the input `file`.
  public static func read(
    bytes: [UInt8], file: String = "input", options: RouteReadOptions = RouteReadOptions()
  ) throws(InputError) -> RouteDocument {
    try read(bytes: bytes.span, file: file, options: options)
  }

  /// Reads bytes in memory; errors call the input `file`.
  package static func read(
    bytes: Span<UInt8>, file: String, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    try read(InputFile(bytes: bytes, file: file, limit: options.maximumBytes), options: options)
  }

  private static func read(
    _ input: borrowing InputFile, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    let file = input.file
    try checkPrecision(options.precision, file: file)
    let document = try readContent(input, options: options)
    if let crs = options.crs, ![.geoJSON, .wkt, .wkb].contains(document.format) {
      let name = document.format.description
      throw .content(
        InputFault(
          file: file, format: name, at: InputLocation(),
          found: "\(name), which is always in WGS84",
          expected: "GeoJSON, WKT or WKB for a route in \(crs)"))
    }
    return document
  }

  private static func readContent(
    _ input: borrowing InputFile, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    let file = input.file
    // SAFETY: the readers keep no reference to the text.
    return try unsafe input.withBytes { (text) throws(InputError) -> RouteDocument in
      let content = RouteContent(text)
      switch content.kind {
      case .empty:
        throw .empty(file: file)
      case .json:
        if options.allowsPlainReader, let document = unsafe PlainGeoJSON.read(text) {
          return document
        }
        return try unsafe readJSON(text, file: file, options: options)
      case .xml:
        return try unsafe XMLRoute.read(text, file: file, options: options)
      case .wkb:
        return try unsafe WKBRoute.read(text, file: file, options: options)
      case .wkt, .hexadecimal, .polyline, .flexiblePolyline, .unknown:
        return try unsafe readPlain(text, content, file: file, options: options)
      }
    }
  }

  private static func readJSON(
    _ text: UnsafeRawBufferPointer, file: String, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    var parser = try JSONParser(maximumDepth: options.maximumNesting)
    // SAFETY: the text is a whole input, which is padded.
    return try unsafe parser.parse(text, file: file) {
      (root) throws(InputError) -> RouteDocument in
      try read(root, file: file, options: options)
    }
  }

  /// Reads a JSON value: GeoJSON, a routing service's response, or any other format as a string.
  package static func read(
    _ root: JSONValue, file: String, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    if let string = root.text {
      // A polyline or WKT as a JSON string, unescaped.
      return try unsafe string.withBytes { (bytes) throws(InputError) -> RouteDocument in
        try unsafe readPlain(bytes, RouteContent(bytes), file: file, options: options)
      }
    }
    if root["type"]?.kind == .string {
      return try GeoJSONRoute.read(root, file: file, options: options)
    }
    let answer = RoutingAnswer(root: root, file: file, options: options)
    if let document = try answer.document() { return document }
    let names = root.members.prefix(5).map { excerpt($0.key.string) }.joined(separator: ", ")
    throw .unknownFormat(
      file: file,
      found: names.isEmpty ? "\(found(root)) as JSON" : "a JSON object with \(names)",
      expected: "GeoJSON, or an answer of OSRM, Mapbox, Valhalla or GraphHopper")
  }

  /// Reads a text that is neither JSON nor XML.
  private static func readPlain(
    _ text: UnsafeRawBufferPointer, _ content: RouteContent, file: String,
    options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    // SAFETY: the content was detected in this text, so its range is within it.
    let trimmed = unsafe UnsafeRawBufferPointer(rebasing: text[content.range])
    let start = InputLocation(byte: content.range.lowerBound, in: text)
    switch (content.kind, options.precision) {
    case (.wkt, _):
      return try unsafe WKTRoute.read(trimmed, origin: start, file: file, options: options)
    case (.hexadecimal, _):
      return try unsafe WKBRoute.read(hexadecimal: trimmed, file: file, options: options)
    case (.flexiblePolyline, _):
      return try unsafe polyline(
        trimmed, .flexiblePolyline, start, file, options, FlexiblePolyline.decode)
    case (.polyline, nil):
      // Without a precision it cannot be read as an encoded polyline, but possibly as a flexible
      // one.
      guard content.mayBeFlexible, (try? FlexiblePolyline.decode(trimmed)) != nil else {
        throw .precisionUnknown(file: file, format: "the input")
      }
      return try unsafe polyline(
        trimmed, .flexiblePolyline, start, file, options, FlexiblePolyline.decode)
    case (.polyline, let precision?), (.unknown, let precision?):
      let units = unitsPerDegree(precision: precision)
      let format = RouteFormat.encodedPolyline(precision: precision)
      return try unsafe polyline(trimmed, format, start, file, options) {
        (text) throws(EncodedPolyline.Fault) in
        try EncodedPolyline(text).coordinates(unitsPerDegree: units)
      }
    default:
      throw unsafe .unknownFormat(
        file: file, found: content.name(in: text),
        expected: "GeoJSON, GPX, KML, WKT, WKB, a polyline or a routing service's answer")
    }
  }

  private static func polyline(
    _ text: UnsafeRawBufferPointer, _ format: RouteFormat, _ start: InputLocation, _ file: String,
    _ options: RouteReadOptions,
    _ decode: (UnsafeRawBufferPointer) throws(EncodedPolyline.Fault) -> [Coordinate]
  ) throws(InputError) -> RouteDocument {
    let line: [Coordinate]
    do throws(EncodedPolyline.Fault) {
      line = try unsafe decode(text)
    } catch {
      let location = InputLocation(byte: error.byte, in: text).shifted(by: start)
      throw .syntax(
        InputFault(
          file: file, format: format.description, at: location, found: error.found,
          expected: error.expected))
    }
    var collector = RouteCollector(file: file, format: format, chosen: options.feature)
    try collector.add(line, at: InputLocation(feature: 0, part: 0))
    return try collector.finish(featureCount: 1)
  }
}

extension Route {
  /// Reads a route from a file in any format of ``RouteReader``, or from standard input for "-".
  ///
  /// - Throws: ``InputError`` with the location in the input.
  public init(
    contentsOf path: String, options: RouteReadOptions = RouteReadOptions()
  ) throws(InputError) {
    let document = try RouteReader.read(contentsOf: path, options: options)
    do throws(RouteError) {
      try self.init(document)
    } catch {
      // The reader has checked every vertex, and a document has at least one.
      throw .noRoute(file: path, format: document.format.description, found: "\(error)")
    }
  }
}
