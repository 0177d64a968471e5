internal import CLinux
internal import Corridor
internal import CorridorIndex
internal import CorridorThreads
internal import Glibc

/// Watches clients while their work is under way: cancels work whose client has gone or whose time is
/// up, and cuts off connections that stay in a phase for too long.
///
/// One thread for all; it wakes when a client goes, and at every tick.
final class ClientWatch: Sendable {
  /// Called once, on the watch's own thread: with true when the client has gone, with false when the
  /// time is over.
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

  /// How often deadlines are looked at, in milliseconds; and where that is asked for.
  private static let (tick, shortTick): (Int32, Int32) = (20, 5)
  /// How long it is between two looks at the phases of connections.
  private static let sweepTime = Duration.milliseconds(500)

  init?() {
    epoll = epoll_create1(Int32(EPOLL_CLOEXEC))
    guard epoll >= 0 else { return nil }
  }

  /// Starts the thread.
  ///
  /// - Parameter eachTick: Called at every tick; says whether the next is to come soon.
  /// - Returns: Whether there was a thread to be had.
  func start(_ eachTick: @escaping (ContinuousClock.Instant) -> Bool) -> Bool {
    let started = Thread { [unowned self] in run(eachTick) }
    thread.withLock { $0 = started }
    return started != nil
  }

  deinit {
    if epoll >= 0 { close(epoll) }
  }

  /// Ends the thread, at its next tick.
  func end() {
    isOver.withLock { $0 = true }
    thread.withLock { thread in
      defer { thread = nil }
      return thread
    }?.join()
  }

  /// Begins to look after the client of work, and after its time where it is limited.
  ///
  /// - Parameter abandon: What to do at its end, besides cancelling it.
  func begin(
    socket: Int32, _ token: CancellationToken, limit: Duration?, abandon: Abandon? = nil
  ) {
    let deadline = limit.map { ContinuousClock.now + $0 }
    work.withLock { $0[socket] = Work(token: token, deadline: deadline, abandon: abandon) }
    var event = unsafe epoll_event()
    // Once is enough: nobody reads on.
    unsafe event.events = EPOLLRDHUP.rawValue | EPOLLONESHOT.rawValue
    unsafe event.data.fd = socket
    // SAFETY: the call copies the struct.
    _ = unsafe epoll_ctl(epoll, EPOLL_CTL_ADD, socket, &event)
  }

  /// Ends what ``begin(socket:_:limit:)`` began, unless the client has gone before.
  func end(socket: Int32, _ token: CancellationToken) {
    work.withLock { work in
      // The socket may be that of another client by now.
      guard work[socket]?.token === token else { return }
      _ = epoll_ctl(epoll, EPOLL_CTL_DEL, socket, nil)
      work[socket] = nil
    }
  }

  /// Lets work take as long as it takes: its answer has begun.
  func unlimit(socket: Int32, _ token: CancellationToken) {
    work.withLock { work in
      guard work[socket]?.token === token else { return }
      work[socket]?.deadline = nil
    }
  }

  /// Says how long a connection may stay in the phase that it enters now; nil for as long as it takes.
  func enter(socket: Int32, for limit: Duration?) {
    let deadline = limit.map { ContinuousClock.now + $0 }
    phases.withLock { $0[socket] = .some(deadline) }
  }

  /// Forgets a connection, which is about to be closed.
  func forget(socket: Int32) {
    work.withLock { $0.removeValue(forKey: socket)?.token.cancel() }
    phases.withLock { _ = $0.removeValue(forKey: socket) }
  }

  /// Stops all work.
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

  /// Waits for a client to go, or for the next tick.
  private func wait(_ milliseconds: Int32) {
    var events = unsafe [epoll_event](repeating: epoll_event(), count: 64)
    // SAFETY: the call fills as many structs as there are at most, whose data are descriptors.
    let count = unsafe epoll_wait(epoll, &events, Int32(events.count), milliseconds)
    let sockets = unsafe events.prefix(Int(max(0, count))).map { unsafe $0.data.fd }
    for socket in sockets {
      let abandon = work.withLock { work -> Abandon? in
        // The socket may be that of another client by now.
        var request = pollfd(fd: socket, events: Int16(EPOLLRDHUP.rawValue), revents: 0)
        guard let client = work[socket], unsafe poll(&request, 1, 0) > 0 else { return nil }
        client.token.cancel()
        work[socket]?.abandon = nil
        return client.abandon
      }
      abandon?(true)
    }
  }

  /// Cuts off those whose time in their phase is over; whoever reads from them sees them closed.
  private func sweep(_ now: ContinuousClock.Instant) {
    phases.withLock { phases in
      for (socket, deadline) in phases {
        guard let deadline, deadline <= now else { continue }
        // The library closes the socket, which it cannot while this is held.
        shutdown(socket, Int32(SHUT_RDWR))
        phases[socket] = .some(nil)
      }
    }
  }
}
