package import Corridor
internal import CorridorThreads

/// The routing engine that requests ask for detours; a request never names one.
package struct EngineAccess: Sendable {
  private let engine: NotingEngine
  /// Threads that wait for the engine, and how many may.
  private let waiting = Waiting()
  private let mostWaiting: Int
  /// The most journeys that an answer may ask for; nil for as many as it needs.
  let mostJourneys: Int?

  private final class Waiting: Sendable {
    let count = Locked(0)
  }

  /// - Parameter mostWaiting: How many threads may wait for the engine at once; others are refused,
  ///   so that a slow engine does not keep a service from its other clients.
  package init(
    _ engine: any DetourEngine, mostJourneys: Int? = nil, mostWaiting: Int = .max
  ) {
    self.engine = NotingEngine(engine)
    self.mostJourneys = mostJourneys
    self.mostWaiting = mostWaiting
  }

  /// What did not reach the engine of the vehicles that it was asked for; nil if nothing.
  package var ignoredNote: String? {
    let settings = engine.ignored.withLock { $0 }
    guard !settings.isEmpty else { return nil }
    let names = VehicleProfile.Setting.allCases.filter(settings.contains).map(\.rawValue)
    return "the routing engine takes no \(names.joined(separator: ", ")) of vehicles"
  }

  /// Runs `body` as a task of this thread, which no other thread can hold up; cancelling `token` ends
  /// the engine's requests.
  func wait<Value: Sendable>(
    until token: CancellationToken?,
    _ body: @escaping @Sendable (any DetourEngine) async throws(SearchError) -> Value
  ) throws(SearchError) -> Value {
    guard enter() else { throw .detoursBusy }
    defer { waiting.count.withLock { $0 -= 1 } }
    let outcome: Result<Value, SearchError> = WaitingExecutor.outcome(until: token) { [engine] in
      do throws(SearchError) { return .success(try await body(engine)) } catch {
        return .failure(error)
      }
    }
    // Says why it was cancelled.
    try token?.check()
    return try outcome.get()
  }

  private func enter() -> Bool {
    waiting.count.withLock { count in
      guard count < mostWaiting else { return false }
      count += 1
      return true
    }
  }
}
