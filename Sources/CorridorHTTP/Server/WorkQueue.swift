internal import CorridorIndex

/// Threads that do work in the order in which it comes, and a bounded number of pieces that wait.
final class WorkQueue: @unchecked Sendable {
  /// Says whether it still had its place: false after ``giveBack()``.
  typealias Work = @Sendable () -> Bool

  // SAFETY: everything that changes is touched only within the monitor.
  private let monitor = Monitor()
  private let capacity: Int
  private var waiting: [Work] = []
  private var next = 0
  private var reserved = 0
  /// Pieces for which room is kept and which have not been added yet.
  private var promised = 0
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
      promised += 1
      return true
    }
  }

  /// Adds work for which room was kept.
  func add(_ work: @escaping Work) {
    monitor.locked {
      waiting.append(work)
      promised -= 1
      if isOver { monitor.wakeAll() } else { monitor.wakeOne() }
    }
  }

  /// Gives the place of a piece back that waits, and will do nothing when its turn comes.
  func giveBack() {
    monitor.locked { reserved -= 1 }
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
      if work() { monitor.locked { reserved -= 1 } }
    }
  }

  private func take() -> Work? {
    monitor.locked {
      while next == waiting.count {
        if isOver && promised == 0 { return nil }
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
      waiting[next] = { false }
      return work
    }
  }
}
