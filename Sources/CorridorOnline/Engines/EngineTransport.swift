internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// Sends requests to a routing engine: a few at once, with retries.
///
/// Copies share connections, and the turns of requests. It alone knows the key, which goes into header
/// fields, or into the query for GraphHopper.
struct EngineTransport: Sendable {
  let address: ServiceAddress
  private let key: String?
  private let limits: EngineLimits
  private let retries: RetryPolicy
  private let client: HTTPClient
  private let gate: RequestGate
  private let breaker = EngineBreaker()
  /// Where requests are noted.
  var log: DetourRequestLog?
  /// Where answers are looked up and kept.
  var store: EngineAnswerStore?

  init(_ address: ServiceAddress, key: String?, limits: EngineLimits, retries: RetryPolicy) {
    self.address = address
    self.key = key
    self.limits = limits
    self.retries = retries
    client = HTTPClient(connections: limits.requests)
    gate = RequestGate(limits.requests)
  }

  /// The answer to a request, as `read` reads it from its status and its JSON.
  ///
  /// The status is 200 or one of 4xx.
  func answer<Value: EngineFinding>(
    to request: EngineRequest, _ read: (Int, JSONValue) -> Value
  ) async throws(DetourFault) -> Value {
    try await answer(to: request, isDefinite: { $0.isDefinite }, read)
  }

  /// The answer to a request that the engine may refuse; nil if it does, or answers nonsense.
  func optionalAnswer<Value>(
    to request: EngineRequest, _ read: (Int, JSONValue) -> Value?
  ) async throws(DetourFault) -> Value? {
    do throws(DetourFault) {
      return try await answer(to: request, isDefinite: { $0 != nil }, read)
    } catch {
      switch error {
      case .away(.badAnswer), .away(.refused): return nil
      case .away, .cancelled: throw error
      }
    }
  }

  /// The answer of the store, or else of the engine; it is kept if it is definite.
  private func answer<Value>(
    to request: EngineRequest, isDefinite: (Value) -> Bool, _ read: (Int, JSONValue) -> Value
  ) async throws(DetourFault) -> Value {
    let key = store.map { $0.key(of: request, at: address) }
    if let store, let key, let kept = store.answer(to: key),
      let value = Self.value(kept.body, status: kept.status, read), isDefinite(value)
    {
      note(request, isCached: true)
      return value
    }
    guard await gate.enter() else { throw .cancelled }
    defer { gate.leave() }
    note(request, isCached: false)
    let reply = try await reply(to: transfer(of: request))
    guard let value = Self.value(reply.body, status: reply.status, read) else {
      throw .away(.badAnswer)
    }
    if let store, let key, isDefinite(value), !quotesKey(reply.body) {
      store.keep(reply, for: key)
    }
    return value
  }

  /// What `read` reads; nil if the body is no JSON.
  private static func value<Value>(
    _ body: [UInt8], status: Int, _ read: (Int, JSONValue) -> Value
  ) -> Value? {
    let outcome: Result<Value, AnswerFault>?
    do throws(InputError) {
      outcome = try AnswerReader.parse(body, "the answer") { (root) throws(AnswerFault) in
        read(status, root)
      }
    } catch {
      outcome = nil
    }
    guard case .success(let value) = outcome else { return nil }
    return value
  }

  private func note(_ request: EngineRequest, isCached: Bool) {
    guard let log else { return }
    let body = log.keepsEntries ? request.body.map { String(decoding: $0, as: UTF8.self) } : nil
    log.add(
      DetourRequestLog.Entry(
        method: request.method, path: "/" + request.path, body: body, isCached: isCached))
  }

  /// Whether an answer repeats the key, which is in no file.
  private func quotesKey(_ body: [UInt8]) -> Bool {
    guard let key, key.utf8.count > 5 else { return false }
    return !body.ranges(of: Array(key.utf8)).isEmpty
  }

  /// Makes attempts until one succeeds or another one cannot help.
  private func reply(to request: TransferRequest) async throws(DetourFault) -> TransferReply {
    var attempt = 1
    while true {
      if Task.isCancelled { throw .cancelled }
      guard breaker.admits() else { throw .away(.engineDown) }
      let fault: EngineFault
      switch await client.outcome(of: request) {
      case .failure(.cancelled): throw .cancelled
      case .failure(let found): fault = EngineFault(found)
      case .success(let reply):
        guard let found = EngineFault(reply) else {
          breaker.note(isAnswered: true)
          return reply
        }
        fault = found
      }
      breaker.note(isAnswered: fault.isAnswered)
      guard fault.mayPass, attempt < retries.attempts else { throw .away(fault.unknown) }
      let wait = retries.wait(after: attempt, asked: fault.retryAfter)
      guard wait <= limits.timeout else { throw .away(fault.unknown) }
      do { try await Task.sleep(for: wait) } catch { throw .cancelled }
      attempt += 1
    }
  }

  /// Adds the address and the key to a request.
  private func transfer(of request: EngineRequest) -> TransferRequest {
    var url = address.url(path: request.path)
    var fields = ["Accept: application/json"]
    if request.body != nil { fields += ["Content-Type: application/json", "Expect:"] }
    if let key {
      switch request.kind {
      case .valhalla: fields.append("Authorization: Bearer " + key)
      case .openRouteService: fields.append("Authorization: " + key)
      case .graphHopper:
        url += (request.path.contains("?") ? "&key=" : "?key=") + Self.percentEncoded(key)
      case .osrm: break
      }
    }
    return TransferRequest(
      url: url, fields: fields, body: request.body, knownTag: nil, authorities: nil,
      connectTimeout: min(.seconds(3), limits.timeout), timeout: limits.timeout,
      answerBytes: limits.answerBytes)
  }

  /// A text as the value of a query (RFC 3986, section 2.3).
  private static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return encoded
  }
}
