internal import CorridorIndex
internal import CorridorThreads

/// Threads that compute answers: fairly among clients, with short requests ahead of long ones, and
/// only as many at once as the memory budget allows.
///
/// Requests wait in two lanes, each with a queue per client, and clients take turns. As many heavy
/// requests run at once as there are workers; light ones run beside them, at least ``reserve`` at a
/// time. A light request that takes longer than ``lightTime`` counts as heavy from then on, so that
/// a wrong estimate does not delay other requests. A request whose client does not read its answer
/// does not occupy a worker while it waits (``blocked(_:)``).
///
/// Every request has an estimate of its memory (``RequestCost``). It starts when the budget has
/// room for it; requests that fit overtake those that do not.
final class WorkQueue: @unchecked Sendable {
  // SAFETY: all mutable state is accessed only while the condition is locked.
  private let condition = Condition()
  private let workers: Int
  private let reserve: Int
  private let capacity: Int
  private let budget: MemoryBudget
  private var light = FairQueue()
  private var heavy = FairQueue()
  private var running: [ObjectIdentifier: Job] = [:]
  private var isClosed = false
  private var isOver = false
  private var idleThreads = 0
  private var threads: [ObjectIdentifier: Thread] = [:]
  /// Threads that have ended and must be joined.
  private var endedThreads: [Thread] = []

  /// How long a light request may run before it counts as heavy.
  static let lightTime = Duration.milliseconds(50)
  /// Threads in addition to the workers, for misjudged light requests and for slow clients.
  private static let mostExtraThreads = 64

  /// - Parameters:
  ///   - workers: The number of heavy requests that run at once.
  ///   - capacity: The number of further requests that may wait.
  init(workers: Int, capacity: Int, budget: MemoryBudget) {
    self.workers = workers
    reserve = max(1, workers / 2)
    self.capacity = capacity + workers
    self.budget = budget
  }

  deinit { end() }

  /// The number of requests that are running or waiting.
  var load: Int { condition.withLock { light.count + heavy.count + running.count } }

  /// The number of waiting requests in each queue, and of running requests.
  var counts: (light: Int, heavy: Int, running: Int) {
    condition.withLock { (light.count, heavy.count, running.count) }
  }

  /// Adds a request; false if there is no room.
  ///
  /// When the queue is full, the client with the most waiting requests loses its latest one to a
  /// client with fewer.
  func add(_ job: Job) -> Bool {
    var evicted: Job?
    let isTaken = condition.withLock { () -> Bool in
      guard !isClosed else { return false }
      if light.count + heavy.count + running.count >= capacity {
        guard let last = latest(ofBusiestBut: job.client) else { return false }
        evicted = last
      }
      if job.isHeavy { heavy.add(job) } else { light.add(job) }
      wake()
      return true
    }
    evicted?.evict()
    return isTaken
  }

  /// Removes a waiting request; false if a worker has already taken it.
  func withdraw(_ job: Job) -> Bool {
    condition.withLock { job.isHeavy ? heavy.remove(job) : light.remove(job) }
  }

  /// Records whether a running request is waiting for its client.
  func blocked(_ job: Job, _ isBlocked: Bool) {
    condition.withLock {
      job.isBlocked = isBlocked
      if isBlocked { wake() }
    }
  }

  /// Reclassifies light requests that take long as heavy.
  func look(at now: ContinuousClock.Instant) {
    condition.withLock {
      for job in running.values where !job.isHeavy && now - job.start > Self.lightTime {
        job.isHeavy = true
      }
      wake()
    }
  }

  /// The running request with the most memory, to be stopped when memory is short.
  var largest: Job? {
    condition.withLock { running.values.max { ($0.bytes, $1.start) < ($1.bytes, $0.start) } }
  }

  /// Refuses further requests.
  func close() {
    condition.withLock { isClosed = true }
  }

  /// Completes the waiting requests, and then ends the threads.
  func end() {
    close()
    while true {
      let threads: [Thread] = condition.withLock {
        isOver = true
        wake()
        condition.broadcast()
        defer {
          self.threads = [:]
          endedThreads = []
        }
        return Array(self.threads.values) + endedThreads
      }
      guard !threads.isEmpty else { return }
      for thread in threads { thread.join() }
    }
  }

  // MARK: With the condition locked

  /// The latest request of the client with the most waiting, if replacing it with another client's
  /// is fairer.
  private func latest(ofBusiestBut client: String) -> Job? {
    func waiting(_ client: String) -> Int { light.count(of: client) + heavy.count(of: client) }
    let clients = Set(light.clients).union(heavy.clients)
    guard let busiest = clients.max(by: { waiting($0) < waiting($1) }),
      waiting(busiest) > waiting(client) + 1
    else { return nil }
    return heavy.removeLast(of: busiest) ?? light.removeLast(of: busiest)
  }

  /// Wakes or starts threads if a request can start.
  private func wake() {
    reap()
    guard light.count + heavy.count > 0 else { return }
    if idleThreads > 0 {
      condition.signal()
    } else if threads.count < workers + reserve + Self.mostExtraThreads, isRoom {
      startThread()
    }
  }

  private func startThread() {
    // The thread waits for the condition before it reads the box.
    let box = WeakThread()
    let thread = Thread { [unowned self] in run(box) }
    guard let thread else { return }
    box.thread = thread
    threads[ObjectIdentifier(thread)] = thread
  }

  /// Joins threads that have ended; each has released the condition, so this does not block.
  private func reap() {
    for thread in endedThreads { thread.join() }
    endedThreads = []
  }

  /// Whether a request of either queue can start.
  private var isRoom: Bool {
    let (lightRunning, heavyRunning) = busy
    return (light.count > 0 && mayBeginLight(lightRunning, heavyRunning))
      || (heavy.count > 0 && heavyRunning < workers)
  }

  /// The number of running requests of each queue that are not waiting for their clients.
  private var busy: (light: Int, heavy: Int) {
    var (light, heavy) = (0, 0)
    for job in running.values where !job.isBlocked {
      if job.isHeavy { heavy += 1 } else { light += 1 }
    }
    return (light, heavy)
  }

  private func mayBeginLight(_ light: Int, _ heavy: Int) -> Bool {
    light + heavy < workers || light < reserve
  }

  /// The next request that can start.
  private func next() -> Job? {
    let (lightRunning, heavyRunning) = busy
    // The first worker prefers heavy requests, all others prefer light ones.
    if heavyRunning == 0, let job = heavy.take(within: budget, isForced: isOver) { return job }
    if mayBeginLight(lightRunning, heavyRunning),
      let job = light.take(within: budget, isForced: isOver)
    {
      return job
    }
    return heavyRunning < workers ? heavy.take(within: budget, isForced: isOver) : nil
  }

  // MARK: A thread

  private final class WeakThread: @unchecked Sendable {
    // SAFETY: it is set and read only while the queue's condition is locked. It is weak because the
    // thread owns the closure that owns the box.
    weak var thread: Thread?
  }

  private func run(_ box: WeakThread) {
    while let job = take(box) {
      let end = job.work(job)
      budget.giveBack(job.bytes)
      condition.withLock {
        running[ObjectIdentifier(job)] = nil
        wake()
      }
      // The client may send its next request right away.
      end()
    }
  }

  /// Waits for a request; returns nil at the end, or if there are too many threads.
  private func take(_ box: WeakThread) -> Job? {
    condition.withLock {
      while true {
        if let job = next() {
          job.start = .now
          running[ObjectIdentifier(job)] = job
          // Another thread may be able to start one more request.
          wake()
          return job
        }
        let isDone = isOver && light.count + heavy.count == 0
        // A request that waits only for memory starts when others end.
        if isDone || idleThreads >= workers + reserve {
          if let thread = box.thread, threads.removeValue(forKey: ObjectIdentifier(thread)) != nil {
            endedThreads.append(thread)
          }
          if isDone { condition.broadcast() }
          return nil
        }
        idleThreads += 1
        condition.wait()
        idleThreads -= 1
      }
    }
  }
}

extension WorkQueue {
  /// A request that is waiting for a thread, or running.
  final class Job: @unchecked Sendable {
    // SAFETY: mutable state is accessed only while the queue's condition is locked.
    let client: String
    let bytes: Int
    /// Does the work, and returns what to do once its worker is free again.
    let work: @Sendable (Job) -> (() -> Void)
    /// Called when it loses its place in the queue to another request.
    let evict: @Sendable () -> Void
    /// Stops the work because memory is short.
    let stop: @Sendable () -> Void
    fileprivate(set) var isHeavy: Bool
    fileprivate var isBlocked = false
    fileprivate var start = ContinuousClock.now

    init(
      client: String, cost: RequestCost, work: @escaping @Sendable (Job) -> (() -> Void),
      evict: @escaping @Sendable () -> Void, stop: @escaping @Sendable () -> Void
    ) {
      self.client = client
      bytes = cost.bytes
      isHeavy = cost.isHeavy
      self.work = work
      self.evict = evict
      self.stop = stop
    }
  }

  /// Waiting requests by client; clients take turns.
  struct FairQueue {
    private var jobs: [String: [Job]] = [:]
    /// The clients in the order of their turns.
    private(set) var clients: [String] = []
    private(set) var count = 0

    func count(of client: String) -> Int { jobs[client]?.count ?? 0 }

    mutating func add(_ job: Job) {
      if jobs[job.client] == nil { clients.append(job.client) }
      jobs[job.client, default: []].append(job)
      count += 1
    }

    /// Takes the first request that the budget has room for, in the order of the clients' turns.
    ///
    /// - Parameter isForced: Takes it even if the budget has no room.
    mutating func take(within budget: MemoryBudget, isForced: Bool) -> Job? {
      for (turn, client) in clients.enumerated() {
        guard let waiting = jobs[client],
          let place = waiting.firstIndex(where: { budget.take($0.bytes, isForced: isForced) })
        else { continue }
        clients.remove(at: turn)
        clients.append(client)
        return removeJob(at: place, of: client)
      }
      return nil
    }

    mutating func remove(_ job: Job) -> Bool {
      guard let place = jobs[job.client]?.firstIndex(where: { $0 === job }) else { return false }
      _ = removeJob(at: place, of: job.client)
      return true
    }

    mutating func removeLast(of client: String) -> Job? {
      guard let waiting = jobs[client], !waiting.isEmpty else { return nil }
      return removeJob(at: waiting.count - 1, of: client)
    }

    private mutating func removeJob(at place: Int, of client: String) -> Job? {
      let job = jobs[client]?.remove(at: place)
      if jobs[client]?.isEmpty == true {
        jobs[client] = nil
        clients.removeAll { $0 == client }
      }
      count -= 1
      return job
    }
  }
}
