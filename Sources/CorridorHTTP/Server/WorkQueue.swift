internal import CorridorIndex
internal import CorridorThreads

/// Threads that work out answers: fairly among clients, short requests past long ones, and no more at
/// once than there is memory for.
///
/// Requests wait in two lanes, each with a queue per client, and clients take turns. As many heavy
/// requests run at once as there are workers; light ones run beside them, at least ``reserve`` at a
/// time. A light request that takes longer than ``lightTime`` counts as heavy from then on, so that
/// what was estimated wrongly holds up nobody else. A request whose client does not read its answer
/// takes no worker's place while it waits (``blocked(_:)``).
///
/// Every request has an estimate of the memory that it takes (``RequestCost``). It begins when the
/// budget has room for that; those that fit pass those that do not.
final class WorkQueue: @unchecked Sendable {
  // SAFETY: everything that changes is touched only within the condition.
  private let condition = Condition()
  private let workers: Int
  private let reserve: Int
  private let capacity: Int
  private let budget: MemoryBudget
  private var light = Lane()
  private var heavy = Lane()
  private var running: [ObjectIdentifier: Job] = [:]
  private var isClosed = false
  private var isOver = false
  private var idleThreads = 0
  private var threads: [ObjectIdentifier: Thread] = [:]
  /// Threads that have ended and wait to be joined.
  private var endedThreads: [Thread] = []

  /// How long a light request may run before it counts as heavy.
  static let lightTime = Duration.milliseconds(50)
  /// Threads beyond those that work: requests that were taken for light, or whose clients are slow.
  private static let mostExtraThreads = 64

  /// - Parameters:
  ///   - workers: How many heavy requests are worked on at once.
  ///   - capacity: How many more requests may wait.
  init(workers: Int, capacity: Int, budget: MemoryBudget) {
    self.workers = workers
    reserve = max(1, workers / 2)
    self.capacity = capacity + workers
    self.budget = budget
  }

  deinit { end() }

  /// How many requests wait or are worked on.
  var load: Int { condition.withLock { light.count + heavy.count + running.count } }

  /// How many requests wait in each lane, and how many are worked on.
  var counts: (light: Int, heavy: Int, running: Int) {
    condition.withLock { (light.count, heavy.count, running.count) }
  }

  /// Adds a request; false when there is no room for it.
  ///
  /// When all places are taken, the client that has most requests waiting loses its latest one to a
  /// client that has fewer.
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

  /// Takes a request out again; false when somebody works on it already, or has.
  func withdraw(_ job: Job) -> Bool {
    condition.withLock { job.isHeavy ? heavy.remove(job) : light.remove(job) }
  }

  /// Notes whether a request that is worked on waits for its client.
  func blocked(_ job: Job, _ isBlocked: Bool) {
    condition.withLock {
      job.isBlocked = isBlocked
      if isBlocked { wake() }
    }
  }

  /// Counts light requests that take long as heavy from now on.
  func look(at now: ContinuousClock.Instant) {
    condition.withLock {
      for job in running.values where !job.isHeavy && now - job.start > Self.lightTime {
        job.isHeavy = true
      }
      wake()
    }
  }

  /// The request that has been given most memory, of those that are worked on; for when there is not
  /// enough.
  var largest: Job? {
    condition.withLock { running.values.max { ($0.bytes, $1.start) < ($1.bytes, $0.start) } }
  }

  /// Takes no more requests.
  func close() {
    condition.withLock { isClosed = true }
  }

  /// Does what waits, and then ends the threads.
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

  // MARK: Within the condition

  /// The last request of the client that has most of them waiting, where another's would be fairer.
  private func latest(ofBusiestBut client: String) -> Job? {
    func waiting(_ client: String) -> Int { light.count(of: client) + heavy.count(of: client) }
    let clients = Set(light.clients).union(heavy.clients)
    guard let busiest = clients.max(by: { waiting($0) < waiting($1) }),
      waiting(busiest) > waiting(client) + 1
    else { return nil }
    return heavy.removeLast(of: busiest) ?? light.removeLast(of: busiest)
  }

  /// Gets threads to work as far as there is something that may begin.
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
    // The thread waits for the condition before it looks at itself.
    let box = ThreadBox()
    let thread = Thread { [unowned self] in run(box) }
    guard let thread else { return }
    box.thread = thread
    threads[ObjectIdentifier(thread)] = thread
  }

  /// Joins threads that have ended; each has left the condition, so that this takes no time.
  private func reap() {
    for thread in endedThreads { thread.join() }
    endedThreads = []
  }

  /// Whether one of the lanes may begin something.
  private var isRoom: Bool {
    let (lightRunning, heavyRunning) = busy
    return (light.count > 0 && mayBeginLight(lightRunning, heavyRunning))
      || (heavy.count > 0 && heavyRunning < workers)
  }

  /// How many of each lane are worked on and do not wait for their clients.
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

  /// The next request that may begin.
  private func next() -> Job? {
    let (lightRunning, heavyRunning) = busy
    // Heavy ones come first to the first place, light ones to all others.
    if heavyRunning == 0, let job = heavy.take(within: budget, isForced: isOver) { return job }
    if mayBeginLight(lightRunning, heavyRunning),
      let job = light.take(within: budget, isForced: isOver)
    {
      return job
    }
    return heavyRunning < workers ? heavy.take(within: budget, isForced: isOver) : nil
  }

  // MARK: A thread

  private final class ThreadBox: @unchecked Sendable {
    // SAFETY: set and read within the queue's condition.
    // The thread has the closure that has the box.
    weak var thread: Thread?
  }

  private func run(_ box: ThreadBox) {
    while let job = take(box) {
      let end = job.work(job)
      budget.giveBack(job.bytes)
      condition.withLock {
        running[ObjectIdentifier(job)] = nil
        wake()
      }
      // Its client may come with the next one right after.
      end()
    }
  }

  /// Waits for a request; nil at the end, or when there are threads enough.
  private func take(_ box: ThreadBox) -> Job? {
    condition.withLock {
      while true {
        if let job = next() {
          job.start = .now
          running[ObjectIdentifier(job)] = job
          // There may be one more that another thread can begin with.
          wake()
          return job
        }
        let isDone = isOver && light.count + heavy.count == 0
        // A request that nothing but memory keeps waiting begins when others end.
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
  /// A request that waits for a thread, or is worked on.
  final class Job: @unchecked Sendable {
    // SAFETY: what changes is touched only within the queue's condition.
    let client: String
    let bytes: Int
    /// Works, and says what to do when its place is free again.
    let work: @Sendable (Job) -> (() -> Void)
    /// Called when it loses its place to another's request.
    let evict: @Sendable () -> Void
    /// Stops the work, because there is not enough memory.
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

  /// Requests that wait, by client; clients take turns.
  struct Lane {
    private var jobs: [String: [Job]] = [:]
    /// In the order of their turns.
    private(set) var clients: [String] = []
    private(set) var count = 0

    func count(of client: String) -> Int { jobs[client]?.count ?? 0 }

    mutating func add(_ job: Job) {
      if jobs[job.client] == nil { clients.append(job.client) }
      jobs[job.client, default: []].append(job)
      count += 1
    }

    /// Takes the first request that the budget has room for, by the turns of clients.
    ///
    /// - Parameter isForced: Takes it also where the budget has no room.
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
