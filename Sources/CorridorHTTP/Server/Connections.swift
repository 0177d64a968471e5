internal import Corridor
internal import CorridorThreads
internal import Glibc

/// What the connections of a server do: whether they wait for a request, work on one, or send its
/// answer, and since when.
final class Connections: Sendable {
  private enum Phase {
    case idle, working, answering
  }

  private struct State {
    var phases: [Int32: (phase: Phase, since: ContinuousClock.Instant)] = [:]
    var isDraining = false
  }

  private let state = Locked(State())

  /// A client has connected.
  func open(_ socket: Int32) { enter(.idle, socket) }

  /// The head of a request has come.
  func begin(_ socket: Int32) { enter(.working, socket) }

  /// Some of its answer is sent.
  func answer(_ socket: Int32) { enter(.answering, socket) }

  /// The answer has gone out.
  func end(_ socket: Int32) { enter(.idle, socket) }

  /// The connection is about to be closed.
  func close(_ socket: Int32) {
    state.withLock { _ = $0.phases.removeValue(forKey: socket) }
  }

  private func enter(_ phase: Phase, _ socket: Int32) {
    let now = ContinuousClock.now
    state.withLock { $0.phases[socket] = (phase, now) }
  }

  /// Whether each answer is to be the last of its connection.
  var isDraining: Bool { state.withLock { $0.isDraining } }

  /// Makes every answer the last of its connection.
  func drain() {
    state.withLock { $0.isDraining = true }
  }

  /// Closes connections without a request where none has come for some time; whether there are no
  /// others any more.
  func areClosed(whoseIdleTimeIs time: Duration) -> Bool {
    let now = ContinuousClock.now
    return state.withLock { state in
      var isAnyLeft = false
      for (socket, (phase, since)) in state.phases {
        guard phase == .idle, now - since > time, !Self.hasInput(socket) else {
          isAnyLeft = true
          continue
        }
        // The library closes the socket, which it cannot while this is held.
        shutdown(socket, Int32(SHUT_RDWR))
      }
      return !isAnyLeft
    }
  }

  /// Cuts the connection whose client has read nothing of its answer for the longest time, where that
  /// is longer than `time`; whether there was one.
  func cutSlowest(olderThan time: Duration) -> Bool {
    let now = ContinuousClock.now
    return state.withLock { state in
      let slowest = state.phases.filter { $0.value.phase == .answering }
        .min { $0.value.since < $1.value.since }
      guard let slowest, now - slowest.value.since > time else { return false }
      shutdown(slowest.key, Int32(SHUT_RDWR))
      state.phases[slowest.key] = (.working, now)
      return true
    }
  }

  /// Whether bytes have come that nobody has read yet.
  private static func hasInput(_ socket: Int32) -> Bool {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0
  }
}
