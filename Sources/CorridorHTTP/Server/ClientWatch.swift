internal import CLinux
internal import Corridor
internal import CorridorIndex
internal import Glibc

/// Looks after clients while nobody else does: raises the sign of work whose client has gone or whose
/// time is up, and cuts off connections that stay in a phase for too long.
///
/// One thread for all; it wakes when a client goes, and at every tick.
final class ClientWatch: Sendable {
  /// Called once, on the watch's own thread: with true when the client has gone, with false when the
  /// time is over.
  typealias Abandon = @Sendable (Bool) -> Void

  private struct Work {
    let stop: StopSign
    let deadline: ContinuousClock.Instant?
    var abandon: Abandon?
  }

  private let epoll: Int32
  private let work = Guarded<[Int32: Work]>([:])
  private let phases = Guarded<[Int32: ContinuousClock.Instant?]>([:])
  private let thread = Guarded<HelperThread?>(nil)
  private let isOver = Guarded(false)

  /// How often deadlines are looked at, in milliseconds.
  private static let tick: Int32 = 20
  /// How many ticks lie between two looks at the phases of connections.
  private static let ticksPerSweep = 25

  init?() {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { return nil }
    let started = HelperThread { [unowned self] in run() }
    guard let started else { return nil }
    thread.use { $0 = started }
  }

  deinit {
    if epoll >= 0 { close(epoll) }
  }

  /// Ends the thread, at its next tick.
  func end() {
    isOver.use { $0 = true }
    thread.use { thread in
      defer { thread = nil }
      return thread
    }?.join()
  }

  /// Begins to look after the client of work, and after its time where it is limited.
  ///
  /// - Parameter abandon: What to do at its end, besides raising the sign.
  func begin(
    socket: Int32, _ stop: StopSign, limit: Duration?, abandon: Abandon? = nil
  ) {
    let deadline = limit.map { ContinuousClock.now + $0 }
    work.use { $0[socket] = Work(stop: stop, deadline: deadline, abandon: abandon) }
    var event = unsafe epoll_event()
    // Once is enough: nobody reads on.
    unsafe event.events = EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue
    unsafe event.data.fd = socket
    // SAFETY: the call copies the struct.
    _ = unsafe epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event)
  }

  /// Ends what ``begin(socket:_:limit:)`` began, unless the client has gone before.
  func end(socket: Int32, _ stop: StopSign) {
    work.use { work in
      // The socket may be that of another client by now.
      guard work[socket]?.stop === stop else { return }
      _ = epoll_ctl(epoll, EPOLL_CTL_DEL, socket, nil)
      work[socket] = nil
    }
  }

  /// Says how long a connection may stay in the phase that it enters now; nil for as long as it takes.
  func enter(socket: Int32, for limit: Duration?) {
    let deadline = limit.map { ContinuousClock.now + $0 }
    phases.use { $0[socket] = .some(deadline) }
  }

  /// Forgets a connection, which is about to be closed.
  func forget(socket: Int32) {
    work.use { $0.removeValue(forKey: socket)?.stop.raise() }
    phases.use { _ = $0.removeValue(forKey: socket) }
  }

  /// Stops all work.
  func stopAll() {
    work.use { for work in $0.values { work.stop.raise() } }
  }

  private func run() {
    var ticks = 0
    while !isOver.use({ $0 }) {
      wait()
      let now = ContinuousClock.now
      let abandoned = work.use { work in
        var abandoned: [Abandon] = []
        for (socket, one) in work {
          guard let deadline = one.deadline, deadline <= now else { continue }
          one.stop.end()
          if let abandon = one.abandon { abandoned.append(abandon) }
          work[socket]?.abandon = nil
        }
        return abandoned
      }
      for abandon in abandoned { abandon(false) }
      ticks += 1
      if ticks % Self.ticksPerSweep == 0 { sweep(now) }
    }
  }

  /// Waits for a client to go, or for the next tick.
  private func wait() {
    var events = unsafe [epoll_event](repeating: epoll_event(), count: 64)
    // SAFETY: the call fills as many structs as there are at most, whose data are descriptors.
    let count = unsafe epoll_wait(epoll, &events, Int32(events.count), Self.tick)
    let sockets = unsafe events.prefix(Int(max(0, count))).map { unsafe $0.data.fd }
    for socket in sockets {
      let abandon = work.use { work -> Abandon? in
        // The socket may be that of another client by now.
        var request = pollfd(fd: socket, events: Int16(EPOLLRDHUP.rawValue), revents: 0)
        guard let client = work[socket], unsafe poll(&request, 1, 0) > 0 else { return nil }
        client.stop.raise()
        work[socket]?.abandon = nil
        return client.abandon
      }
      abandon?(true)
    }
  }

  /// Cuts off those whose time in their phase is over; whoever reads from them sees them closed.
  private func sweep(_ now: ContinuousClock.Instant) {
    phases.use { phases in
      for (socket, deadline) in phases {
        guard let deadline, deadline <= now else { continue }
        // The library closes the socket, which it cannot while this is held.
        shutdown(socket, Int32(SHUT_RDWR))
        phases[socket] = .some(nil)
      }
    }
  }
}
