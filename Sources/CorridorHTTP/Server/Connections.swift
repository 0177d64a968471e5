internal import Corridor
internal import CorridorThreads
internal import Glibc

/// The phase of each connection of a server: waiting for a request, working on one, or sending its
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

  /// The head of a request has arrived.
  func begin(_ socket: Int32) { enter(.working, socket) }

  /// A part of its answer is being sent.
  func answer(_ socket: Int32) { enter(.answering, socket) }

  /// The answer has been sent.
  func end(_ socket: Int32) { enter(.idle, socket) }

  /// The connection is about to close.
  func close(_ socket: Int32) {
    state.withLock { _ = $0.phases.removeValue(forKey: socket) }
  }

  private func enter(_ phase: Phase, _ socket: Int32) {
    let now = ContinuousClock.now
    state.withLock { $0.phases[socket] = (phase, now) }
  }

  /// Whether each answer must close its connection.
  var isDraining: Bool { state.withLock { $0.isDraining } }

  /// Makes each answer close its connection.
  func drain() {
    state.withLock { $0.isDraining = true }
  }

  /// Closes idle connections on which no request has arrived for `time`; returns whether no other
  /// connections remain.
  func areClosed(whoseIdleTimeIs time: Duration) -> Bool {
    let now = ContinuousClock.now
    return state.withLock { state in
      var isAnyLeft = false
      for (socket, (phase, since)) in state.phases {
        guard phase == .idle, now - since > time, !Self.hasInput(socket) else {
          isAnyLeft = true
          continue
        }
        // The library closes the socket, but cannot do so while this lock is held.
        shutdown(socket, Int32(SHUT_RDWR))
      }
      return !isAnyLeft
    }
  }

  /// Closes the connection whose client has gone longest without reading its answer, if that is
  /// longer than `time`; returns whether there was one.
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

  /// Whether unread bytes have arrived.
  private static func hasInput(_ socket: Int32) -> Bool {
    var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 0) > 0
  }
}
