internal import CorridorFormats

/// A request to a routing engine, without its address and its key.
struct EngineRequest: Hashable, Sendable {
  /// The engine that it is for.
  let kind: RoutingEngineKind
  /// The path below the address of the engine, with its query.
  let path: String
  /// The JSON that is posted; nil for a GET request.
  let body: [UInt8]?

  var method: String { body == nil ? "GET" : "POST" }

  /// Makes a GET request.
  init(_ kind: RoutingEngineKind, get path: String) {
    self.kind = kind
    self.path = path
    body = nil
  }

  /// Makes a POST request.
  init(_ kind: RoutingEngineKind, post path: String, _ members: [OutputValue.Member]) {
    self.kind = kind
    self.path = path
    var buffer = TextBuffer()
    buffer.append(json: .object(members))
    body = buffer.bytes
  }
}
