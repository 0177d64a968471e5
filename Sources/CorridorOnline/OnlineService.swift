public import Corridor
public import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// A client for a Corridor server (`corridor serve`), for ``Corridor/SearchMode/online(_:)`` and
/// ``Corridor/SearchMode/combined(_:_:timeout:)``.
///
/// ```swift
/// let service = try OnlineService(url: "https://corridor.example", key: key)
/// let search = SearchManager(.combined(places, service))
/// let response = try await search.submit("where to eat", along: route).response
/// if case .fallback(let reason) = response.source { print("offline, because \(reason)") }
/// ```
///
/// A request has the same answer as from the server's index, except for rounding in transit:
/// distances to the millimetre, scores to six decimals, ``Corridor/RouteRelation/snapped`` and
/// boxes to 1e-7 degrees. ``Corridor/SearchOptions/outputSystem`` is applied on this machine.
///
/// A value that may be copied and used by any number of tasks at once. Copies share connections,
/// which are kept open and reused. Transfers run on a separate thread, through libcurl, which is
/// loaded with the first transfer. Cancelling a task ends its transfer at once. Certificates are
/// verified; redirects are not followed. Copies share a cache of answers, too; see
/// ``OnlineCachePolicy``.
public struct OnlineService: SearchService {
  private let address: ServiceAddress
  private let fields: [String]
  private let authorities: String?
  private let limits: OnlineLimits
  private let retries: RetryPolicy
  private let client: HTTPClient
  private let cache: AnswerCache

  /// Whether answers in the cache are used.
  public var cachePolicy: OnlineCachePolicy

  /// Makes a client; nothing is sent before the first search.
  ///
  /// - Parameters:
  ///   - url: The address of the service: `http://` or `https://`, a host, a port unless it is the
  ///     default one, and a path unless the service is at the root.
  ///   - key: A key of the service, sent as `Authorization: Bearer`; nil if the service requires
  ///     none.
  ///   - authorities: A PEM file with the certificates of the authorities to trust instead of the
  ///     system's, for services with private certificates.
  ///   - limits: Limits on the time of calls and the size of answers.
  ///   - retries: When to retry a failed attempt.
  ///   - cachePolicy: Whether answers in the cache are used.
  ///   - cacheLimits: Limits on the number and size of answers in the cache.
  /// - Throws: ``OnlineServiceError`` for a URL or a key that is not valid for a service.
  public init(
    url: String, key: String? = nil, authorities: String? = nil,
    limits: OnlineLimits = OnlineLimits(), retries: RetryPolicy = RetryPolicy(),
    cachePolicy: OnlineCachePolicy = .useCache,
    cacheLimits: OnlineCacheLimits = OnlineCacheLimits()
  ) throws(OnlineServiceError) {
    address = try ServiceAddress(url)
    // `Expect:` makes libcurl send the body without waiting for permission.
    var fields = ["Content-Type: application/json", "Accept: application/json", "Expect:"]
    if let key {
      guard !key.isEmpty, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .badKey }
      fields.append("Authorization: Bearer " + key)
    }
    self.fields = fields
    self.authorities = authorities
    self.limits = limits
    self.retries = retries
    self.cachePolicy = cachePolicy
    cache = AnswerCache(cacheLimits)
    client = HTTPClient(connections: limits.connections)
  }

  /// One page of the answer to a request (`POST /v1/search`).
  ///
  /// - Throws: The error that the index would throw for an invalid request;
  ///   ``Corridor/SearchError/service(_:)`` if the service cannot be reached, or gives no answer, after
  ///   all attempts, and ``Corridor/SearchError/serviceUnavailable(reason:)`` for reasons such as an
  ///   invalid certificate; ``Corridor/SearchError/serviceMisbehaved(reason:)`` for an answer that is
  ///   not understood; ``Corridor/SearchError/tookTooLong(limit:)`` after
  ///   ``Corridor/SearchOptions/timeLimit``; ``Corridor/SearchError/cancelled``.
  public func search(_ request: SearchRequest) async throws(SearchError) -> SearchResponse {
    do throws(SearchError) { try request.check() } catch {
      // If the libraries for the check are missing on this machine, the service checks the request.
      if !error.isAboutLibraries { throw error }
    }
    let finish = try ObjectEnricher(request.options)
    let body = try PlaceSearchRequest(request).json
    return try await answer(to: "search", body, within: request.options.timeLimit) {
      (root) throws(AnswerFault) in
      try SearchResponse(answer: root)
    }.finished(finish)
  }

  /// The objects at a point (`POST /v1/reverse`).
  ///
  /// - Throws: As ``search(_:)``.
  public func reverse(
    _ point: Coordinate, zoom: Double = 18, options: SearchOptions = SearchOptions()
  ) async throws(SearchError) -> SearchResponse {
    guard point.isOnEarth else { throw .pointNotOnEarth(found: point) }
    guard zoom >= 0, zoom <= 24 else { throw .zoomOutOfRange(found: zoom) }
    let finish = try ObjectEnricher(options)
    var request = ReverseRequest()
    request.point = point.withNearLongitude
    request.zoom = zoom
    request.objects = ObjectFields(options)
    let types = options.resultTypes.intersection(.all)
    request.type = types == .all ? nil : types == .businesses ? .business : .toponym
    var response = try await answer(to: "reverse", request.json, within: options.timeLimit) {
      (root) throws(AnswerFault) in
      try SearchResponse(answer: root)
    }.finished(finish)
    if types.isEmpty { response.removePlace() }
    // The point as requested, without the rounding of the answer.
    if response.metadata.toponyms != nil { response.metadata.toponyms?.reversePoint = point }
    return response
  }

  /// The objects with these URIs, one outcome each, in the same order (`POST /v1/resolve`).
  ///
  /// A long list is sent as several requests of a few thousand URIs, one after the other.
  ///
  /// - Throws: As ``search(_:)``.
  public func resolve(
    _ uris: [String], options: SearchOptions = SearchOptions()
  ) async throws(SearchError) -> [ResolvedObject] {
    let finish = try ObjectEnricher(options)
    var resolved: [ResolvedObject] = []
    var rest = uris[...]
    while !rest.isEmpty {
      let some = Array(rest.prefix(Self.mostURIs))
      rest = rest.dropFirst(some.count)
      var request = ResolveRequest()
      request.uris = some
      request.objects = ObjectFields(options)
      request.objects.userPosition = options.userPosition?.withNearLongitude
      resolved += try await answer(to: "resolve", request.json, within: options.timeLimit) {
        (root) throws(AnswerFault) in
        try ResolvedObject.read(root, for: some)
      }.map { $0.finished(finish) }
    }
    return resolved
  }

  /// Completions of a fragment (`POST /v1/suggest`).
  ///
  /// Their magic keys can be searched for in every mode.
  ///
  /// - Throws: As ``search(_:)``.
  public func complete(
    _ request: CompletionRequest
  ) async throws(SearchError) -> [SearchCompletion] {
    do throws(SearchError) { try request.check() } catch {
      if !error.isAboutLibraries { throw error }
    }
    guard let body = try SuggestRequest(request)?.json else { return [] }
    return try await answer(to: "suggest", body) { (root) throws(AnswerFault) in
      try CompletionAnswer(root).completions
    }
  }

  /// Maximum number of URIs in one request.
  private static let mostURIs = 5000

  /// Asks the service, or the cache, and reads the answer.
  private func answer<Value>(
    to operation: String, _ body: [UInt8], within timeLimit: Duration? = nil,
    _ read: (JSONValue) throws(AnswerFault) -> Value
  ) async throws(SearchError) -> Value {
    let key = AnswerCache.Key(url: address.url(of: operation), body: body)
    let kept = cachePolicy == .reload ? nil : cache.answer(to: key)
    if cachePolicy == .onlyCache {
      guard let kept else { throw .service(.notCached) }
      return try AnswerReader.read(kept.body, read)
    }
    let request = TransferRequest(
      url: key.url, fields: fields, body: body, knownTag: kept?.tag, authorities: authorities,
      connectTimeout: limits.connectTimeout, timeout: limits.attemptTimeout,
      answerBytes: limits.answerBytes)
    let call = ServiceCall(
      request: request, limits: limits, retries: retries, timeLimit: timeLimit)
    let reply = try await call.answer(by: client)
    if reply.status == 304, let kept { return try AnswerReader.read(kept.body, read) }
    let value = try AnswerReader.read(reply.body, read)
    // Only what is understood is kept.
    if let tag = reply.tag {
      cache.keep(AnswerCache.Answer(tag: tag, body: reply.body), for: key)
    } else {
      cache.remove(key)
    }
    return value
  }
}

extension SearchError {
  /// Whether a library is missing on this machine, which the service may have.
  fileprivate var isAboutLibraries: Bool {
    switch self {
    case .geometry(.libraryMissing), .route(.libraryMissing): true
    default: false
    }
  }
}
