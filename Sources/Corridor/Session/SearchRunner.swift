internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// Executes calls in a mode: asks the service, the index, or one after the other.
struct SearchRunner: Sendable {
  typealias Outcome = Result<SearchResponse, SearchError>

  let mode: SearchMode
  /// The outcome of a search in an index, for its next pages.
  private let memory = OutcomeCache()

  init(mode: SearchMode) {
    self.mode = mode
  }

  /// Answers a call.
  ///
  /// - Parameter source: For a next page, the source of the page before, since a cursor is valid
  ///   only for the source that made it.
  func run(_ call: SearchCall, after source: SearchSource?, until token: CancellationToken) async
    -> Outcome
  {
    switch mode {
    case .offline(let index):
      return ask(index, call, until: token)
    case .online(let service):
      return await Self.ask(service, call, limit: call.options.timeLimit)
    case .combined(let index, let service, let timeout):
      let patience = Self.patience(timeout, call.options)
      switch source {
      case .offline: return ask(index, call, until: token)
      case .fallback(let reason):
        return ask(index, call, until: token).map { Self.mark($0, because: reason) }
      case .online:
        // The index cannot continue a service's pages, so the service has all the time.
        return await Self.ask(
          service, call, limit: call.options.timeLimit.map { min(timeout, $0) } ?? timeout)
      case nil: break
      }
      let outcome = await Self.ask(service, call, limit: patience)
      guard case .failure(let reason) = outcome, reason.allowsFallback else {
        return outcome
      }
      return ask(index, call, until: token).map { Self.mark($0, because: reason) }
    }
  }

  /// Resolves URIs.
  func resolve(
    _ uris: [String], options: SearchOptions
  ) async throws(SearchError) -> [ResolvedObject] {
    let token = CancellationToken(after: options.timeLimit)
    switch mode {
    case .offline(let index):
      return try await Self.resolve(uris, in: index, options, token)
    case .online(let service):
      return try await Self.resolve(uris, by: service, options, limit: options.timeLimit)
    case .combined(let index, let service, let timeout):
      do {
        return try await Self.resolve(
          uris, by: service, options, limit: Self.patience(timeout, options))
      } catch {
        guard error.allowsFallback else { throw error }
        return try await Self.resolve(uris, in: index, options, token)
      }
    }
  }

  /// How long to wait for a service before asking the index, which then has as much time.
  private static func patience(_ timeout: Duration, _ options: SearchOptions) -> Duration {
    options.timeLimit.map { min(timeout, $0 / 2) } ?? timeout
  }

  private static func mark(
    _ response: SearchResponse, because reason: SearchError
  ) -> SearchResponse {
    var response = response
    response.source = .fallback(reason)
    return response
  }

  private func ask(_ index: PlaceIndex, _ call: SearchCall, until token: CancellationToken)
    -> Outcome
  {
    do throws(SearchError) {
      switch call {
      case .search(let request):
        return .success(try index.search(request, until: token, memory: memory))
      case .reverse(let point, let zoom, let options):
        return .success(try index.reverse(point, zoom: zoom, options: options))
      case .object(let uri, let options):
        let resolved = try index.objects([uri], options: options, until: token)[0]
        return .success(
          SearchResponse(of: resolved, from: .offline, dataVersion: index.dataVersion))
      }
    } catch {
      return .failure(error)
    }
  }

  private static func ask(
    _ service: any SearchService, _ call: SearchCall, limit: Duration?
  ) async -> Outcome {
    let late = SearchError.tookTooLong(limit: limit ?? .zero)
    return await Promise.outcome(limit: limit, late: late) {
      do throws(SearchError) {
        var response: SearchResponse
        switch call {
        case .search(let request):
          response = try await service.search(request)
        case .reverse(let point, let zoom, let options):
          response = try await service.reverse(point, zoom: zoom, options: options)
        case .object(let uri, let options):
          let resolved = try await service.resolve([uri], options: options)
          try ServiceCheck.check(resolved, for: [uri])
          response = SearchResponse(of: resolved[0], from: .online, dataVersion: "")
        }
        try ServiceCheck.check(response, for: call)
        response.source = .online
        return .success(response)
      } catch {
        return .failure(error)
      }
    }
  }

  private static func resolve(
    _ uris: [String], in index: PlaceIndex, _ options: SearchOptions, _ token: CancellationToken
  ) async throws(SearchError) -> [ResolvedObject] {
    let task = Task.detached { () -> Result<[ResolvedObject], SearchError> in
      do throws(SearchError) {
        return .success(try index.objects(uris, options: options, until: token))
      } catch {
        return .failure(error)
      }
    }
    return try await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      token.cancel()
    }.get()
  }

  private static func resolve(
    _ uris: [String], by service: any SearchService, _ options: SearchOptions, limit: Duration?
  ) async throws(SearchError) -> [ResolvedObject] {
    let late = SearchError.tookTooLong(limit: limit ?? .zero)
    return try await Promise.outcome(limit: limit, late: late) {
      do throws(SearchError) {
        let objects = try await service.resolve(uris, options: options)
        try ServiceCheck.check(objects, for: uris)
        return .success(objects)
      } catch {
        return .failure(error)
      }
    }.get()
  }
}

extension SearchError {
  /// Whether the index may succeed where the service failed: not if the key or the request is wrong,
  /// and not if the search was cancelled.
  var allowsFallback: Bool {
    switch self {
    case .service(let error): error.allowsFallback
    case .serviceUnavailable, .serviceMisbehaved, .tookTooLong: true
    default: false
    }
  }
}
