internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads

/// Answers HTTP requests about the places of an index.
final class CorridorService: HTTPService {
  let served: ServedIndex
  private let settings: ServiceSettings
  private let metrics: ServiceMetrics
  private let log: AccessLog?
  private let keys: Locked<APIKeys?>
  private let limiter: RateLimiter?
  private let crossOrigin: CrossOrigin
  private let page: MapPage
  private let isStopping = Locked(false)
  /// The load of the server beneath.
  private let state = Locked<(@Sendable () -> ServerState?)?>(nil)

  init(
    _ served: ServedIndex, settings: ServiceSettings, metrics: ServiceMetrics, log: AccessLog?
  ) {
    self.served = served
    self.settings = settings
    self.metrics = metrics
    self.log = log
    keys = Locked(settings.keys)
    limiter = settings.requestsPerSecond.map { RateLimiter(perSecond: $0) }
    crossOrigin = CrossOrigin(origins: settings.origins)
    page = MapPage(settings)
  }

  // MARK: Before the body

  func admit(_ head: inout HTTPHead) -> Admission {
    if let response = crossOrigin.preflight(head) { return .refused(finished(response, head, nil)) }
    if let problem = refusal(of: head) {
      var response = problem.response
      // The start of the next request is unknown.
      if problem.code == Problem.framing.code { response.fields.add("connection", "close") }
      return .refused(finished(response, head, nil))
    }
    if let response = admitClient(&head) { return .refused(finished(response, head, nil)) }
    return .body(limit: head.method == "POST" ? settings.limits.bodyBytes : 0)
  }

  /// Identifies the client; returns the answer to a client that is refused or must wait.
  private func admitClient(_ head: inout HTTPHead) -> HTTPResponse? {
    guard Endpoint(rawValue: head.path)?.isOpen == false else { return nil }
    if let keys = keys.withLock({ $0 }) {
      guard let given = Self.key(in: head.fields), let name = keys.name(of: given) else {
        var response = Problem.noKey.response
        response.fields.add("www-authenticate", "Bearer realm=\"corridor\"")
        return response
      }
      head.client = name
    }
    guard let wait = limiter?.take(for: head.client ?? "") else { return nil }
    var response = Problem.tooMany.response
    response.fields.add("retry-after", "\(max(1, Int(wait.rounded(.up))))")
    return response
  }

  /// The API key of a client: `Authorization: Bearer KEY`, or `X-Api-Key: KEY`.
  private static func key(in fields: HTTPFields) -> String? {
    if let key = fields["x-api-key"], !key.isEmpty { return key }
    guard let words = fields["authorization"]?.split(separator: " "), words.count == 2,
      words[0].lowercased() == "bearer"
    else { return nil }
    return String(words[1])
  }

  /// Replaces the keys; nil for none.
  func use(_ keys: APIKeys?) {
    self.keys.withLock { $0 = keys }
  }

  private func refusal(of head: HTTPHead) -> Problem? {
    // Two lengths, or a length together with chunks, allow requests to be smuggled past a proxy.
    let lengths = head.fields.values("content-length")
    let codings = head.fields.values("transfer-encoding")
    guard lengths.count + codings.count <= 1, lengths.allSatisfy({ UInt($0) != nil }),
      codings.allSatisfy({ $0.lowercased() == "chunked" }),
      head.fields.all.allSatisfy({ $0.name.utf8.allSatisfy(Self.isTokenByte) })
    else { return .framing }
    guard !head.isCut else { return .zeroByte }
    if page.has(head.path) {
      return MapPage.methods.contains(head.method)
        ? nil : .method(head.method, allowed: MapPage.methods)
    }
    guard let endpoint = Endpoint(rawValue: head.path) else {
      let paths = Endpoint.allCases.map(\.rawValue)
      return .notFound(
        String(head.path.prefix(200)), suggestion: closestMatch(to: head.path, in: paths))
    }
    guard endpoint.methods.contains(head.method) else {
      return .method(head.method, allowed: endpoint.methods)
    }
    if head.method == "POST", let type = head.fields["content-type"] {
      let name = trimmed(type.prefix { $0 != ";" }).lowercased()
      guard endpoint.takes(name) else {
        return .mediaType(String(type.prefix(100)), wanted: endpoint.bodyType)
      }
    }
    return nil
  }

  /// Whether a byte may be part of a field name (RFC 9110, section 5.6.2); some parsers read a name
  /// followed by a blank as another field.
  private static func isTokenByte(_ byte: UInt8) -> Bool {
    (0x21...0x7E).contains(byte) && !"\"(),/:;<=>?@[\\]{}".utf8.contains(byte)
  }

  func tooLargeResponse(to head: HTTPHead, limit: Int) -> HTTPResponse {
    finished(Problem.tooLarge(limit).response, head, nil)
  }

  func busyResponse(to head: HTTPHead) -> HTTPResponse {
    var response = Problem.busy.response
    response.fields.add("retry-after", "1")
    return finished(response, head, nil)
  }

  func lateResponse(to head: HTTPHead) -> HTTPResponse {
    finished(Problem.deadline(settings.deadline).response, head, nil)
  }

  func tooMuchMemoryResponse(to head: HTTPHead, needed: Int) -> HTTPResponse {
    finished(
      Problem.tooMuchMemory(needed, limit: settings.limits.workBytes).response, head, nil)
  }

  /// Reports from now on that the service is not ready, so that clients ask other servers.
  func stop() {
    isStopping.withLock { $0 = true }
  }

  func goneResponse(to head: HTTPHead) -> HTTPResponse {
    finished(Problem.gone.response, head, nil)
  }

  // MARK: The answer

  func answer(_ request: HTTPRequest) -> HTTPReply {
    var request = request
    request.head.entityTag = served.index.flatMap { Self.tag(of: request, from: $0) }
    let head = request.head
    if page.has(head.path) {
      return .after(
        HTTPWork(limit: settings.deadline, cost: .light) { [self] _, _ in
          finished(page.response(to: head), head, nil)
        })
    }
    guard let endpoint = Endpoint(rawValue: head.path) else {
      return .now(finished(HTTPResponse(404), head, nil))
    }
    let index = served.index
    switch endpoint {
    case .health:
      return .now(finished(HTTPResponse(200, type: "text/plain", Self.ok), head, index))
    case .readiness:
      guard let (index, check) = served.checked else { return .now(starting(head)) }
      if isStopping.withLock({ $0 }) {
        return .now(finished(Problem.stopping.response, head, index))
      }
      if check == .failed { return .now(finished(Problem.damaged.response, head, index)) }
      return .now(finished(HTTPResponse(200, type: "text/plain", Self.ok), head, index))
    case .metrics:
      let text = metrics.text(
        served.checked, lostLines: log?.lostCount ?? 0, state: state.withLock { $0 }?())
      let type = "text/plain; version=0.0.4; charset=utf-8"
      return .now(finished(HTTPResponse(200, type: type, text), head, index))
    case .description:
      let type = AnswerFormat.json.mediaType
      return .now(finished(HTTPResponse(200, type: type, OpenAPI.document), head, index))
    default: break
    }
    guard let index else { return .now(starting(head)) }
    if endpoint == .batch { return batch(request, index) }
    if let unchanged = unchanged(head, index) { return .now(unchanged) }
    let cost = RequestCost(of: request.body)
    return .after(
      HTTPWork(limit: settings.deadline, steps: settings.workBudget, cost: cost) {
        [self, request] token, writer in
        let body = AnswerBody(writer)
        let response = respond(to: request, at: endpoint, index, token, body)
        guard body.hasBegun else { return finished(response, head, index) }
        return body.isWhole ? nil : response
      })
  }

  private static let ok = Array("ok\n".utf8)

  private func starting(_ head: HTTPHead) -> HTTPResponse {
    var response = Problem.starting.response
    response.fields.add("retry-after", "1")
    return finished(response, head, nil)
  }

  /// Computes an answer.
  private func respond(
    to request: HTTPRequest, at endpoint: Endpoint, _ index: PlaceIndex, _ token: CancellationToken,
    _ body: AnswerBody
  ) -> HTTPResponse {
    do throws(CommandError) {
      guard let operation = endpoint.operation else {
        return try categories(of: index, request.head)
      }
      let call =
        request.head.method == "POST"
        ? try OperationCall(operation, body: request.body, from: .client, until: token)
        : try OperationCall(
          operation, parameters: request.head.query.all, from: .client, until: token)
      let format = try AnswerFormat(
        call.envelope, accept: request.head.fields.joined("accept"), among: endpoint.formats)
      guard let format else { return Problem.notAcceptable.response }
      let head = HTTPResponse(200, type: format.mediaType)
      return try body.response(head, packed: request.head.acceptsGzip) { [self] in
        finished($0, request.head, index)
      } writing: { (sink) throws(CommandError) in
        try call.write(
          as: format, to: sink, in: index, widestMeters: settings.widestMeters,
          engine: settings.engine, until: token)
      }
    } catch {
      var response = Problem(error, limit: settings.deadline).response
      if case .search(.detoursBusy) = error { response.fields.add("retry-after", "1") }
      return response
    }
  }

  /// Answers line by line, each as soon as it is computed.
  private func batch(_ request: HTTPRequest, _ index: PlaceIndex) -> HTTPReply {
    var head = request.head
    // Compression would delay lines until the next ones.
    head.fields.remove("accept-encoding")
    let response = finished(
      HTTPResponse(200, type: AnswerFormat.ndjson.mediaType), head, index)
    let client = head.client ?? ""
    let cost = RequestCost(isHeavy: true, bytes: RequestCost.light.bytes)
    return .after(
      HTTPWork(cost: cost, isBatch: true) { [self] token, writer in
        // Each line counts as a request; the first is already counted.
        var isFirst = true
        writer.begin(response)
        ServiceAnswerer(index: index, settings: settings, token: token) {
          defer { isFirst = false }
          return isFirst ? nil : self.limiter?.take(for: client)
        }
        .answer(request.body) { !token.isCancelled && writer.write($0) }
        return nil
      })
  }

  private func categories(
    of index: PlaceIndex, _ head: HTTPHead
  ) throws(CommandError) -> HTTPResponse {
    if let parameter = head.query.all.first { throw .unknownField(parameter.name, suggestion: nil) }
    var buffer = TextBuffer()
    try CategoryList(of: index).append(to: &buffer)
    return HTTPResponse(200, type: AnswerFormat.json.mediaType, buffer.bytes)
  }

  // MARK: Common to all answers

  /// The answer to a client that already has the current version (RFC 9110, section 13.1.2).
  ///
  /// The RFC defines 304 for GET and HEAD. A POST to this service is as safe as a GET, and its tag
  /// covers its body, so that it gets the same answer.
  private func unchanged(_ head: HTTPHead, _ index: PlaceIndex) -> HTTPResponse? {
    guard let tag = head.entityTag, let known = head.fields.joined("if-none-match") else {
      return nil
    }
    let tags = known.split(separator: ",").map { trimmed($0) }
    guard tags.contains(where: { $0 == tag || "W/" + $0 == tag }) else { return nil }
    return finished(HTTPResponse(304), head, index)
  }

  /// The entity tag of the answer to a request: the same request has the same answer as long as the
  /// index is the same. The URL does not have the body of a POST, so the tag does.
  ///
  /// Nil if the answer depends on the clock, or if reading the whole request would be needed to
  /// know.
  private static func tag(of request: HTTPRequest, from index: PlaceIndex) -> String? {
    guard let endpoint = Endpoint(rawValue: request.head.path) else { return nil }
    let version = "\(index.buildID)-\(programVersion)"
    if request.head.method == "POST" {
      guard endpoint.isTimeless else { return nil }
      return "W/\"\(version)-\(String(Checksum.of(request.body.span), radix: 16))\""
    }
    return endpoint.isOfIndex(request.head.query) ? "W/\"\(version)\"" : nil
  }

  /// Adds the fields that every answer has.
  private func finished(
    _ response: HTTPResponse, _ head: HTTPHead, _ index: PlaceIndex?
  ) -> HTTPResponse {
    var response = response
    response.compress(for: head)
    if let index = index ?? served.index {
      response.fields.add("corridor-build-id", index.buildID)
    }
    if let tag = head.entityTag, response.status == 200 || response.status == 304 {
      response.fields.add("etag", tag)
      response.fields.add("cache-control", "no-cache")
    }
    response.fields.add("vary", "accept")
    response.fields.add("x-content-type-options", "nosniff")
    response.fields.add("x-request-id", head.requestID)
    crossOrigin.allow(head, in: &response)
    if response.status == 405 {
      let methods = Endpoint(rawValue: head.path)?.methods ?? MapPage.methods
      response.fields.add("allow", methods.joined(separator: ", "))
    }
    return response
  }

  /// Reports the load of a server from now on.
  func show(_ state: @escaping @Sendable () -> ServerState?) {
    self.state.withLock { $0 = state }
  }

  func didEnd(_ record: ExchangeRecord) {
    metrics.count(record)
    log?.write(record)
  }
}
