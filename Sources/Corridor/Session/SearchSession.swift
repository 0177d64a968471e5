internal import CorridorGeometry
internal import CorridorThreads

/// A search under way: its pages, and its repetition with another area, order or filters.
///
/// The search begins when the session is made, and runs off the caller's actor. Keep the session:
/// when the last reference to it goes, its work is cancelled. Who waits then hears of it at once;
/// search loops ask for it at every step, and what is left is to give back memory. May be used from
/// several tasks at once.
///
/// Corresponds to Yandex MapKit's `MMKSearchSession` and to a started `MKLocalSearch`.
public final class SearchSession: Sendable {
  /// A page on its way; nil after the last.
  private typealias Page = Pending<SearchResponse?>

  private let runner: SearchRunner
  private let state: Locked<State>

  /// What the session remembers. Work refers to this, not to the session.
  private struct State: Sendable {
    /// The call as the next ``SearchSession/resubmit()`` makes it.
    var call: SearchCall
    /// The call whose pages are read.
    var submitted: SearchCall
    /// The first page of the submitted call.
    var first: Page?
    /// The page that was asked for last.
    var latest: Page?
    /// What is under way, by turn.
    var running: [Int: Run] = [:]
    /// Counts the pages that were asked for.
    var turn = 0
    /// The turn of the first page; what was begun before it is late.
    var firstTurn = 0
    /// The cursor of the page that was asked for last; nil for the first.
    var askedCursor: String?
    /// What the last page that came says of the next one.
    var nextCursor: String?
    /// Who answered.
    var source: SearchSource?

    /// Takes note of what came of a page, unless it was cancelled before.
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
  /// Waits until it is there, and may be asked for again. Cancelling the task that waits cancels
  /// the search.
  public var response: SearchResponse {
    get async throws(SearchError) {
      guard let page = state.withLock({ $0.first }), let response = try await wait(for: page) else {
        throw .cancelled
      }
      return response
    }
  }

  /// Whether there is a page after the last one that came; false until the first one is there.
  public var hasNextPage: Bool { state.withLock { $0.nextCursor != nil } }

  /// Whether a page is being searched for.
  public var isSearching: Bool { state.withLock { !$0.running.isEmpty } }

  /// The next page, or nil after the last. (`fetchNextPage(responseHandler:)`.)
  ///
  /// Called while a page is still on its way, it gives the page after that one.
  public func fetchNextPage() async throws(SearchError) -> SearchResponse? {
    let page = state.withLock { state in begin(.after(state.latest), &state) }
    return try await wait(for: page)
  }

  /// Stops the work. Who waits for a page gets ``SearchError/cancelled``; the session can be
  /// resubmitted. (`cancel()`.)
  public func cancel() {
    let runs = state.withLock { state in
      defer { state.running = [:] }
      return Array(state.running.values)
    }
    for run in runs { run.cancel() }
  }

  /// Searches in another area from the next ``resubmit()`` on. (`setSearchAreaWithArea(_:)`.)
  ///
  /// A session that looks up a point has no area; there it changes nothing.
  public func setSearchArea(_ area: SearchArea) {
    state.withLock { state in
      guard case .search(var request) = state.call else { return }
      request.area = area
      state.call = .search(request)
    }
  }

  /// Orders by something else from the next ``resubmit()`` on.
  public func setSort(_ sort: SearchSort) {
    state.withLock { $0.call.options.sort = sort }
  }

  /// Orders by distance to a geometry from the next ``resubmit()`` on.
  /// (`setSortByDistanceWithOrigin(_:)`.)
  public func setSortByDistance(to geometry: SearchGeometry) {
    setSort(.distance(to: geometry))
  }

  /// Orders as the area suggests from the next ``resubmit()`` on. (`resetSort()`.)
  public func resetSort() {
    state.withLock { $0.call.options.sort = nil }
  }

  /// Filters otherwise from the next ``resubmit()`` on. (`setFiltersWithFilters(_:)`.)
  public func setFilters(_ filters: SearchFilters) {
    state.withLock { $0.call.options.filters = filters }
  }

  /// Sets all options for the next ``resubmit()``. (`setSearchOptionsWithSearchOptions(_:)`.)
  public func setOptions(_ options: SearchOptions) {
    state.withLock { $0.call.options = options }
  }

  /// Cancels what is under way and searches again with what has been set; the first page.
  /// (`resubmit(responseHandler:)`.)
  @discardableResult
  public func resubmit() async throws(SearchError) -> SearchResponse {
    cancel()
    state.withLock { state in
      state.submitted = state.call.page(at: nil)
      _ = begin(.first, &state)
    }
    return try await response
  }

  /// Asks once more for the page that was asked for last, with nothing changed; nil after the last
  /// page. (`retry(responseHandler:)`.)
  @discardableResult
  public func retry() async throws(SearchError) -> SearchResponse? {
    cancel()
    let page = state.withLock { state in
      begin(state.askedCursor.map { .at($0) } ?? .first, &state)
    }
    return try await wait(for: page)
  }

  /// Which page to begin.
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
