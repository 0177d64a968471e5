internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// The state of a completer. Its stream and its work share it without keeping the completer alive.
final class CompletionWorker: Sendable {
  private let runner: CompletionRunner
  private let state: Locked<State>

  private struct State: Sendable {
    var request: CompletionRequest
    /// Counts the requests; only the result of the latest one counts.
    var turn = 0
    /// Whether the latest request has not been started.
    var isWanted = false
    /// Cancels the work in progress; nil if there is none.
    var token: CancellationToken?
    /// The call to a service in progress.
    var call: Task<CompletionUpdate, Never>?
    /// Whether a task is running, or about to check for work.
    var hasTask = false
    /// The update for the current turn, until a reader takes it.
    var update: CompletionUpdate?
    /// Waiting readers, by number.
    var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    var waiterCount = 0
    var isClosed = false

    /// Discards earlier requests.
    mutating func supersede() {
      turn += 1
      update = nil
      isWanted = false
      token?.cancel()
      call?.cancel()
      call = nil
    }
  }

  init(_ mode: SearchMode, _ request: CompletionRequest) {
    runner = CompletionRunner(mode: mode)
    state = Locked(State(request: request))
  }

  var request: CompletionRequest { state.withLock { $0.request } }

  var isSearching: Bool { state.withLock { $0.isWanted || $0.token != nil } }

  /// Changes the request and starts its completion.
  func set(_ change: (inout CompletionRequest) -> Void) {
    let mustStart = state.withLock { state in
      change(&state.request)
      state.supersede()
      state.isWanted = true
      defer { state.hasTask = true }
      return !state.hasTask
    }
    if mustStart { Task.detached { [self] in await work() } }
  }

  func cancel() {
    state.withLock { state in
      state.supersede()
      state.token = nil
    }
  }

  /// Ends the stream of updates.
  func close() {
    change { state in
      state.supersede()
      state.isClosed = true
    }
  }

  /// Changes the state and wakes all readers.
  private func change(_ change: (inout State) -> Void) {
    let waiters = state.withLock { state in
      change(&state)
      defer { state.waiters = [:] }
      return state.waiters
    }
    for waiter in waiters.values { waiter.resume() }
  }

  /// Processes requests until none is left: one search at a time, always the latest.
  private func work() async {
    while let (request, turn, token) = begin() {
      if let index = runner.index {
        deliver(CompletionRunner.ask(index, request, as: .offline, until: token), of: turn)
      } else {
        await call(request, turn, token)
      }
    }
  }

  /// Asks a service; a newer request cancels the call at once.
  private func call(_ request: CompletionRequest, _ turn: Int, _ token: CancellationToken) async {
    let call = Task { [runner] in await runner.run(request, until: token) }
    state.withLock { state in
      if state.turn == turn { state.call = call } else { call.cancel() }
    }
    deliver(await call.value, of: turn)
  }

  private func begin() -> (CompletionRequest, Int, CancellationToken)? {
    state.withLock { state in
      guard state.isWanted else {
        state.hasTask = false
        return nil
      }
      state.isWanted = false
      let token = CancellationToken()
      state.token = token
      return (state.request, state.turn, token)
    }
  }

  private func deliver(_ update: CompletionUpdate, of turn: Int) {
    change { state in
      guard state.turn == turn else { return }
      state.token = nil
      state.call = nil
      state.update = update
    }
  }

  /// The result of a reader's check.
  enum ReaderEvent {
    case none
    case update(CompletionUpdate)
    case end
  }

  /// Takes the latest update.
  func take() -> ReaderEvent {
    state.withLock { state in
      if let update = state.update {
        state.update = nil
        return .update(update)
      }
      return state.isClosed ? .end : .none
    }
  }

  /// Waits until there may be an update, or until the waiting task is cancelled. Resumes on the
  /// caller's actor, so that the update the caller then takes is the latest.
  func waitForUpdate(isolation actor: isolated (any Actor)?) async {
    let id = state.withLock { state in
      state.waiterCount += 1
      return state.waiterCount
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation(isolation: actor) { continuation in
        let isOver = state.withLock { state in
          if Task.isCancelled || state.isClosed || state.update != nil { return true }
          state.waiters[id] = continuation
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
  }
}
