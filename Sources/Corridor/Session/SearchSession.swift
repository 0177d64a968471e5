internal import CorridorGeometry
internal import CorridorThreads

/// A search in progress: its pages, and its repetition with another area, order or filters.
///
/// The search starts when the session is created, and runs off the caller's actor. Keep a reference
/// to the session: releasing the last one cancels its work. Waiting tasks are then resumed at once;
/// the search loops check for cancellation at every step, and only release memory after it. May be
/// used from several tasks at once.
///
/// Corresponds to Yandex MapKit's `MMKSearchSession` and to a started `MKLocalSearch`.
public final class SearchSession: Sendable {
  /// A pending page; nil after the last.
  private typealias Page = Promise<SearchResponse?>

  private let runner: SearchRunner
  private let state: Locked<State>

  /// The state of the session. Work refers to this, not to the session.
  private struct State: Sendable {
    /// The call for the next ``SearchSession/resubmit()``.
    var call: SearchCall
    /// The call whose pages are being read.
    var submitted: SearchCall
    /// The first page of the submitted call.
    var first: Page?
    /// The page requested last.
    var latest: Page?
    /// Work in progress, by turn.
    var running: [Int: Run] = [:]
    /// Counts the requested pages.
    var turn = 0
    /// The turn of the first page; results of earlier turns are outdated.
    var firstTurn = 0
    /// The cursor of the page requested last; nil for the first.
    var askedCursor: String?
    /// The cursor of the next page, from the last page received.
    var nextCursor: String?
    /// The source of the answer.
    var source: SearchSource?

    /// Records the outcome of a page, unless the page was cancelled before.
    mutating func note(_ outcome: Page.Outcome, of turn: Int) {
      guard running.removeValue(forKey: turn) != nil, turn >= firstTurn,
        case .success(let response?) = outcome
      else { return }
      nextCursor = response.nextCursor
      source = response.source
    }
  }

  private struct Run: Sendable {
    var token: CancellationToken
    var page: Page
    var task: Task<Void, Never>

    func cancel() {
      token.cancel()
      task.cancel()
      page.finish(.failure(.cancelled))
    }
  }

  init(_ call: SearchCall, _ mode: SearchMode) {
    runner = SearchRunner(mode: mode)
    state = Locked(State(call: call, submitted: call))
    state.withLock { state in _ = begin(.first, &state) }
  }

  deinit { cancel() }

  /// The first page. (The response handler of `submit`; `start()` of `MKLocalSearch`.)
  ///
  /// Waits until the page is available, and may be read again. Cancelling the waiting task cancels
  /// the search.
  public var response: SearchResponse {
    get async throws(SearchError) {
      guard let page = state.withLock({ $0.first }), let response = try await wait(for: page) else {
        throw .cancelled
      }
      return response
    }
  }

  /// Whether there is a page after the last one received; false until the first one is received.
  public var hasNextPage: Bool { state.withLock { $0.nextCursor != nil } }

  /// Whether a search for a page is in progress.
  public var isSearching: Bool { state.withLock { !$0.running.isEmpty } }

  /// The next page, or nil after the last. (`fetchNextPage(responseHandler:)`.)
  ///
  /// If called while a page is pending, returns the page after that one.
  public func fetchNextPage() async throws(SearchError) -> SearchResponse? {
    let page = state.withLock { state in begin(.after(state.latest), &state) }
    return try await wait(for: page)
  }

  /// Cancels the work. Tasks that wait for a page get ``SearchError/cancelled``; the session can be
  /// resubmitted. (`cancel()`.)
  public func cancel() {
    let runs = state.withLock { state in
      defer { state.running = [:] }
      return Array(state.running.values)
    }
    for run in runs { run.cancel() }
  }

  /// Sets the area for the next ``resubmit()``. (`setSearchAreaWithArea(_:)`.)
  ///
  /// Has no effect on a session that looks up a point, which has no area.
  public func setSearchArea(_ area: SearchArea) {
    state.withLock { state in
      guard case .search(var request) = state.call else { return }
      request.area = area
      state.call = .search(request)
    }
  }

  /// Sets the order for the next ``resubmit()``.
  public func setSort(_ sort: SearchSort) {
    state.withLock { $0.call.options.sort = sort }
  }

  /// Sets the order to distance from a geometry for the next ``resubmit()``.
  /// (`setSortByDistanceWithOrigin(_:)`.)
  public func setSortByDistance(to geometry: SearchGeometry) {
    setSort(.distance(to: geometry))
  }

  /// Resets the order to the default of the area for the next ``resubmit()``. (`resetSort()`.)
  public func resetSort() {
    state.withLock { $0.call.options.sort = nil }
  }

  /// Sets the filters for the next ``resubmit()``. (`setFiltersWithFilters(_:)`.)
  public func setFilters(_ filters: SearchFilters) {
    state.withLock { $0.call.options.filters = filters }
  }

  /// Sets all options for the next ``resubmit()``. (`setSearchOptionsWithSearchOptions(_:)`.)
  public func setOptions(_ options: SearchOptions) {
    state.withLock { $0.call.options = options }
  }

  /// Cancels the work in progress, searches again with the current settings and returns the first
  /// page. (`resubmit(responseHandler:)`.)
  @discardableResult
  public func resubmit() async throws(SearchError) -> SearchResponse {
    cancel()
    state.withLock { state in
      state.submitted = state.call.page(at: nil)
      _ = begin(.first, &state)
    }
    return try await response
  }

  /// Requests the last requested page again, without changes; nil after the last page.
  /// (`retry(responseHandler:)`.)
  @discardableResult
  public func retry() async throws(SearchError) -> SearchResponse? {
    cancel()
    let page = state.withLock { state in
      begin(state.askedCursor.map { .at($0) } ?? .first, &state)
    }
    return try await wait(for: page)
  }

  /// The page to start.
  private enum Step: Sendable {
    case first
    case after(Page?)
    case at(String)
  }

  /// Starts the work for one page.
  private func begin(_ step: Step, _ state: inout State) -> Page {
    state.turn += 1
    let turn = state.turn
    if case .first = step {
      state.firstTurn = turn
      (state.askedCursor, state.nextCursor, state.source) = (nil, nil, nil)
    }
    let call = state.submitted
    let source = state.source
    let token = CancellationToken(after: call.options.timeLimit)
    let page = Page()
    let task = Task.detached { [runner, box = self.state] in
      let outcome: Page.Outcome
      switch step {
      case .first:
        outcome = await runner.run(call, after: nil, until: token).map { $0 }
      case .at(let cursor):
        outcome = await runner.run(call.page(at: cursor), after: source, until: token).map { $0 }
      case .after(let previous):
        let before = await previous?.outcome ?? .failure(.cancelled)
        if case .success(let page?) = before, let cursor = page.nextCursor {
          box.withLock { if $0.firstTurn <= turn { $0.askedCursor = cursor } }
          outcome = await runner.run(call.page(at: cursor), after: page.source, until: token)
            .map { $0 }
        } else {
          outcome = before.map { _ in nil }
        }
      }
      box.withLock { $0.note(outcome, of: turn) }
      page.finish(outcome)
    }
    state.running[turn] = Run(token: token, page: page, task: task)
    state.latest = page
    if case .first = step { state.first = page }
    return page
  }

  private func wait(for page: Page) async throws(SearchError) -> SearchResponse? {
    let outcome = await withTaskCancellationHandler {
      await page.outcome
    } onCancel: {
      cancel()
    }
    return try outcome.get()
  }
}
