internal import CorridorIndex

/// Threads that do work in the order in which it comes, and a bounded number of pieces that wait.
final class WorkQueue: @unchecked Sendable {
  typealias Work = @Sendable () -> Void

  // SAFETY: everything that changes is touched only within the monitor.
  private let monitor = Monitor()
  private let capacity: Int
  private var waiting: [Work] = []
  private var next = 0
  private var reserved = 0
  private var isClosed = false
  private var isOver = false
  private var threads: [HelperThread] = []

  /// - Parameters:
  ///   - threads: How many pieces are worked on at once.
  ///   - capacity: How many more may wait.
  init(threads: Int, capacity: Int) {
    self.capacity = capacity + threads
    for _ in 0..<threads {
      let thread = HelperThread { [unowned self] in run() }
      if let thread { self.threads.append(thread) }
    }
  }

  deinit { end() }

  /// How many pieces wait or are worked on.
  var load: Int { monitor.locked { reserved } }

  /// Keeps room for a piece of work, which has to be added; false when there is none.
  func reserve() -> Bool {
    monitor.locked {
      guard !isClosed, reserved < capacity, !threads.isEmpty else { return false }
      reserved += 1
      return true
    }
  }

  /// Adds work for which room was kept.
  func add(_ work: @escaping Work) {
    monitor.locked {
      waiting.append(work)
      monitor.wakeOne()
    }
  }

  /// Keeps no more room.
  func close() {
    monitor.locked { isClosed = true }
  }

  /// Does what waits, and then ends the threads.
  func end() {
    close()
    let threads: [HelperThread] = monitor.locked {
      isOver = true
      monitor.wakeAll()
      defer { self.threads = [] }
      return self.threads
    }
    for thread in threads { thread.join() }
  }

  private func run() {
    while let work = take() {
      work()
      monitor.locked { reserved -= 1 }
    }
  }

  private func take() -> Work? {
    monitor.locked {
      while next == waiting.count {
        if isOver { return nil }
        waiting.removeAll(keepingCapacity: true)
        next = 0
        monitor.wait()
      }
      if next > 256 {
        waiting.removeFirst(next)
        next = 0
      }
      defer { next += 1 }
      let work = waiting[next]
      waiting[next] = {}
      return work
    }
  }
}
