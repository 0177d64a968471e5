internal import CLinux
internal import Corridor
internal import CorridorIndex
internal import CorridorThreads
internal import Glibc

/// Monitors clients while their requests run: cancels work whose client has disconnected or whose
/// time is up, and closes connections that stay in one phase for too long.
///
/// A single thread serves all clients; it wakes when a client disconnects, and at every tick.
final class ClientMonitor: Sendable {
  /// Called once, on the watch's own thread: with true if the client has disconnected, with false
  /// if the time is up.
  typealias Abandon = @Sendable (Bool) -> Void

  private struct Work {
    let token: CancellationToken
    var deadline: ContinuousClock.Instant?
    var abandon: Abandon?
  }

  private let epoll: Int32
  private let work = Locked<[Int32: Work]>([:])
  private let phases = Locked<[Int32: ContinuousClock.Instant?]>([:])
  private let thread = Locked<Thread?>(nil)
  private let isOver = Locked(false)

  /// The interval between deadline checks, in milliseconds: normal, and short on request.
  private static let (tick, shortTick): (Int32, Int32) = (20, 5)
  /// The interval between checks of the phases of connections.
  private static let sweepTime = Duration.milliseconds(500)

  init?() {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { return nil }
  }

  /// Starts the thread.
  ///
  /// - Parameter eachTick: Called at every tick; returns whether the next tick should come soon.
  /// - Returns: Whether a thread could be created.
  func start(_ eachTick: @escaping (ContinuousClock.Instant) -> Bool) -> Bool {
    let started = Thread { [unowned self] in run(eachTick) }
    thread.withLock { $0 = started }
    return started != nil
  }

  deinit {
    if epoll >= 0 { close(epoll) }
  }

  /// Stops the thread at its next tick.
  func end() {
    isOver.withLock { $0 = true }
    thread.withLock { thread in
      defer { thread = nil }
      return thread
    }?.join()
  }

  /// Begins to monitor the client of some work, and its time limit if there is one.
  ///
  /// - Parameter abandon: Called when the client disconnects or the time is up, after the token is
  ///   cancelled.
  func begin(
    socket: Int32, _ token: CancellationToken, limit: Duration?, abandon: Abandon? = nil
  ) {
    let deadline = limit.map { ContinuousClock.now + $0 }
    work.withLock { $0[socket] = Work(token: token, deadline: deadline, abandon: abandon) }
    var event = unsafe epoll_event()
    // One event is enough: the client no longer reads.
    unsafe event.events = EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue
    unsafe event.data.fd = socket
    // SAFETY: the call copies the struct.
    _ = unsafe epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event)
  }

  /// Ends what ``begin(socket:_:limit:abandon:)`` began, unless the client has already
  /// disconnected.
  func end(socket: Int32, _ token: CancellationToken) {
    work.withLock { work in
      // The socket number may already belong to another client.
      guard work[socket]?.token === token else { return }
      _ = epoll_ctl(epoll, EPOLL_CTL_DEL, socket, nil)
      work[socket] = nil
    }
  }

  /// Removes the time limit of work whose answer has begun.
  func unlimit(socket: Int32, _ token: CancellationToken) {
    work.withLock { work in
      guard work[socket]?.token === token else { return }
      work[socket]?.deadline = nil
    }
  }

  /// Sets how long a connection may stay in the phase that it now enters; nil for no limit.
  func enter(socket: Int32, for limit: Duration?) {
    let deadline = limit.map { ContinuousClock.now + $0 }
    phases.withLock { $0[socket] = .some(deadline) }
  }

  /// Forgets a connection that is about to be closed.
  func forget(socket: Int32) {
    work.withLock { $0.removeValue(forKey: socket)?.token.cancel() }
    phases.withLock { _ = $0.removeValue(forKey: socket) }
  }

  /// Cancels all work.
  func stopAll() {
    work.withLock { for work in $0.values { work.token.cancel() } }
  }

  private func run(_ eachTick: (ContinuousClock.Instant) -> Bool) {
    var swept = ContinuousClock.now
    var isSoon = false
    while !isOver.withLock({ $0 }) {
      wait(isSoon ? Self.shortTick : Self.tick)
      let now = ContinuousClock.now
      isSoon = eachTick(now)
      let abandoned = work.withLock { work in
        var abandoned: [Abandon] = []
        for (socket, one) in work {
          guard let deadline = one.deadline, deadline <= now else { continue }
          one.token.cancel(because: .timeLimit)
          if let abandon = one.abandon { abandoned.append(abandon) }
          work[socket]?.abandon = nil
        }
        return abandoned
      }
      for abandon in abandoned { abandon(false) }
      if now - swept > Self.sweepTime {
        swept = now
        sweep(now)
      }
    }
  }

  /// Waits until a client disconnects, or for the next tick.
  private func wait(_ milliseconds: Int32) {
    var events = unsafe [epoll_event](repeating: epoll_event(), count: 64)
    // SAFETY: the call fills at most `events.count` structs, whose data are descriptors.
    let count = unsafe epoll_wait(epoll, &events, Int32(events.count), milliseconds)
    let sockets = unsafe events.prefix(Int(max(0, count))).map { unsafe $0.data.fd }
    for socket in sockets {
      let abandon = work.withLock { work -> Abandon? in
        // The socket number may already belong to another client.
        var request = pollfd(fd: socket, events: Int16(EPOLLRDHUP.rawValue), revents: 0)
        guard let client = work[socket], unsafe poll(&request, 1, 0) > 0 else { return nil }
        client.token.cancel()
        work[socket]?.abandon = nil
        return client.abandon
      }
      abandon?(true)
    }
  }

  /// Shuts down connections whose phase has exceeded its limit; their readers see them as closed.
  private func sweep(_ now: ContinuousClock.Instant) {
    phases.withLock { phases in
      for (socket, deadline) in phases {
        guard let deadline, deadline <= now else { continue }
        // The library closes the socket, but cannot do so while this lock is held.
        shutdown(socket, Int32(SHUT_RDWR))
        phases[socket] = .some(nil)
      }
    }
  }
}
