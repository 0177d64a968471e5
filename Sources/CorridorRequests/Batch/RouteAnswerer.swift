package import CorridorFormats
internal import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// Finds the places along the routes of `corridor batch`: a line is a route in any format, or a request
/// with a route among its fields.
package struct RouteAnswerer: LineAnswerer {
  /// The request on the command line, which each line starts from.
  private let defaults: FindRequest
  private let index: PlaceIndex
  private let engine: EngineAccess?
  private let token: CancellationToken
  /// Whether only a route itself determines how it is read.
  private let readsAhead: Bool

  package init(
    _ defaults: FindRequest, in index: PlaceIndex, by engine: EngineAccess? = nil,
    until token: CancellationToken
  ) {
    self.defaults = defaults
    self.engine = engine
    self.index = index
    self.token = token
    readsAhead = defaults.along.route.feature == nil && defaults.along.route.system == nil
  }

  package func answer(
    _ line: BatchLine, _ requestID: inout String?, to sink: ByteSink
  ) throws(CommandError) -> Bool {
    var form = RequestForm(.json, from: .owner, command: "batch")
    form.engine = engine
    let request = try request(line, &requestID, &form)
    try request.write(
      as: .json, to: sink, requestID: requestID, in: index, form, until: token)
    return BatchTally.hasHits(sink.buffer.bytes)
  }

  private func request(
    _ line: BatchLine, _ requestID: inout String?, _ form: inout RequestForm
  ) throws(CommandError) -> FindRequest {
    var request = defaults
    guard Self.isObject(line.text), !Self.isGeoJSON(line.text) else {
      // GeoJSON, most often plain, and any text that is not an object: polylines, WKT, quoted
      // texts.
      request.along.route.set(
        try RouteInput.route { () throws(InputError) in
          try RouteReader.read(
            bytes: line.text.span, file: BatchLine.name, options: defaults.along.route.options)
        })
      return request
    }
    var name: String?
    var isRequest = false
    defer { if isRequest { requestID = name } }
    return try line.parse(readsAhead: readsAhead, &name) { (root, plain) throws(CommandError) in
      isRequest = plain != nil || Self.isRequest(root)
      guard !isRequest else {
        form.plainRoute = plain
        defer { form.plainRoute = nil }
        return try Self.request(root, after: defaults, &form)
      }
      // A routing engine's answer may be nested beside the request.
      let answer = Self.answerFields.lazy.compactMap { root[$0] }.first { $0.kind == .object }
      try request.along.route.take(
        Self.isRoute(root) ? root : answer ?? root,
        FieldContext(option: RouteFields.route.option, form: form), file: BatchLine.name)
      return request
    }
  }

  private static func request(
    _ root: JSONValue, after defaults: FindRequest, _ form: inout RequestForm
  ) throws(CommandError) -> FindRequest {
    try root.checkOperation(is: .find)
    var envelope = RequestEnvelope()
    let request = try FindRequest.read(
      root, after: defaults, &envelope, &form, ignoring: BatchLine.operationField)
    guard envelope.format == nil else { throw FindRequest.fields.unknown("format") }
    return request
  }

  private static let answerFields: [StaticString] = ["response", "answer"]

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
        return name == BatchLine.operationField || RequestEnvelope.names.contains(name)
          || FindRequest.fields.has(name)
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
