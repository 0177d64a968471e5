import CorridorGeometry

/// Reads GPX or KML, depending on the root element.
enum XMLRoute {
  static func read(
    _ text: UnsafeRawBufferPointer, file: String, options: RouteReadOptions
  ) throws(InputError) -> RouteDocument {
    let root = XMLRoot(file: file, options: options)
    // SAFETY: the sinks keep only copies.
    try unsafe XMLReader.read(
      text, file: file, maximumNesting: options.maximumNesting, sink: root)
    guard let document = try root.route?.finish() else {
      throw .empty(file: file)
    }
    return document
  }
}

/// A reader of one XML format.
protocol XMLRouteSink: XMLSink {
  func finish() throws(InputError) -> RouteDocument
}

/// Inspects the root element and forwards all events to the reader of its format.
private final class XMLRoot: XMLSink {
  private let file: String
  private let options: RouteReadOptions
  private(set) var route: (any XMLRouteSink)?

  init(file: String, options: RouteReadOptions) {
    self.file = file
    self.options = options
  }

  var wantsText: Bool { route?.wantsText ?? false }

  func start(_ element: XMLElement, in reader: XMLReader) throws(InputError) {
    if let route { return try route.start(element, in: reader) }
    switch element.name {
    case "gpx": route = GPXRoute(file: file, options: options)
    case "kml": route = KMLRoute(file: file, options: options)
    default:
      throw .unknownFormat(
        file: file, found: "XML with the root element \(excerpt(element.name.string))",
        expected: "GPX (gpx) or KML (kml)")
    }
  }

  func end(
    _ name: XMLName, text: UnsafeRawBufferPointer, in reader: XMLReader
  ) throws(InputError) {
    // SAFETY: forwarded within the same call.
    try unsafe route?.end(name, text: text, in: reader)
  }
}
