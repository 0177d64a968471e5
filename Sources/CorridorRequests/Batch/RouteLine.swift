internal import CorridorFormats
internal import CorridorGeometry

/// A line of `corridor batch`: a route in any format, or a request with a route among its fields.
struct RouteLine {
  /// The `requestId` of the line, set even if the rest of the line is invalid.
  private(set) var requestID: String?
  let request: Result<FindRequest, CommandError>
  /// The notation of the line.
  private(set) var form = RequestForm(.json, from: .owner, command: "batch")

  /// The name of the input in messages.
  static let name = "the line"

  /// Reads a line without its line end.
  init(_ line: ArraySlice<UInt8>, _ defaults: BatchDefaults) throws(CommandError) {
    guard Self.isObject(line), !Self.isGeoJSON(line) else {
      // GeoJSON, most often plain, and any text that is not an object: polylines, WKT, quoted
      // texts.
      request = .success(
        try Self.request(defaults) { () throws(InputError) in
          try RouteReader.read(
            bytes: line.span, file: Self.name, options: defaults.request.along.route.options)
        })
      return
    }
    self = try RequestText.parse(line.span, file: Self.name, readsAhead: defaults.readsAhead) {
      RouteLine($0, $1, defaults)
    }
  }

  private init(_ root: JSONValue, _ plain: RouteDocument?, _ defaults: BatchDefaults) {
    if plain != nil || Self.isRequest(root) {
      requestID = root[Self.requestIDField]?.requestID
      var form = form
      form.plainRoute = plain
      request = Result { () throws(CommandError) in
        var envelope = RequestEnvelope()
        let request = try FindRequest.read(
          root, after: defaults.request, &envelope, &form)
        guard envelope.format == nil else { throw FindRequest.fields.unknown("format") }
        return request
      }
      form.plainRoute = nil
      self.form = form
      return
    }
    // A routing engine's answer may be nested beside the request.
    let answer = Self.answerFields.lazy.compactMap { root[$0] }.first { $0.kind == .object }
    let route = Self.isRoute(root) ? root : answer ?? root
    request = Result { [form] () throws(CommandError) in
      var request = defaults.request
      try request.along.route.take(
        route, FieldContext(option: RouteFields.route.option, form: form), file: Self.name)
      return request
    }
  }

  private static let requestIDField: StaticString = "requestId"
  private static let answerFields: [StaticString] = ["response", "answer"]

  /// The default request along the route in a document.
  private static func request(
    _ defaults: BatchDefaults, _ read: () throws(InputError) -> RouteDocument
  ) throws(CommandError) -> FindRequest {
    var request = defaults.request
    request.along.route.set(try RouteInput.route(read))
    return request
  }

  /// Whether an object is itself a route: GeoJSON, a service's answer, or a polyline with its
  /// precision.
  private static func isRoute(_ root: JSONValue) -> Bool {
    root["type"]?.kind == .string || root["trip"] != nil || root["routes"] != nil
      || root["paths"] != nil || root["polyline"] != nil
  }

  /// Whether an object is a request, even if its route is missing.
  private static func isRequest(_ root: JSONValue) -> Bool {
    if root["route"] != nil { return true }
    if isRoute(root) { return false }
    return root.count == 0
      || root.members.contains { member in
        let name = member.key.string
        return RequestEnvelope.names.contains(name) || FindRequest.fields.has(name)
      }
  }

  /// Whether a text begins like a JSON object: an encoded polyline may begin with a brace, but
  /// contains no quote.
  private static func isObject(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line.lazy.filter { !($0 == 0x20 || $0 == 0x09 || $0 == 0x0D) }.makeIterator()
    guard rest.next() == UInt8(ascii: "{"), let second = rest.next() else { return false }
    return second == UInt8(ascii: "\"") || second == UInt8(ascii: "}")
  }

  /// Whether the first member of an object identifies it as GeoJSON.
  private static func isGeoJSON(_ line: ArraySlice<UInt8>) -> Bool {
    let head = line.lazy.filter { !($0 == 0x20 || $0 == 0x09 || $0 == 0x0D) }.prefix(8)
    return head.elementsEqual("{\"type\":".utf8)
  }
}
