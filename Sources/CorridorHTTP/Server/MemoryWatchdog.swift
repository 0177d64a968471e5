/// Keeps the process within its memory limit, even if estimates were wrong: returns freed memory to
/// the system, then stops the work with the most memory, then closes connections whose clients do
/// not read their answers.
///
/// Used only by the watch's thread.
final class MemoryWatchdog {
  private let bytes: Int
  private let queues: [WorkQueue]
  private let connections: Connections
  private let held: MemoryBudget
  private let memory = ProcessMemory()
  private var trimmed = ContinuousClock.now
  private var stopped: ContinuousClock.Instant?

  /// The minimum interval between two returns of freed memory.
  private static let trimTime = Duration.milliseconds(250)
  /// How long stopped work may take to end before other work is stopped.
  private static let stopTime = Duration.milliseconds(60)
  /// How long a client may go without reading when memory is short.
  private static let slowTime = Duration.seconds(1)

  init(bytes: Int, queues: [WorkQueue], connections: Connections, held: MemoryBudget) {
    self.bytes = bytes
    self.queues = queues
    self.connections = connections
    self.held = held
  }

  /// Checks the memory; returns whether the next check should come soon.
  func look(at now: ContinuousClock.Instant) -> Bool {
    if held.usedBytes > held.bytes { _ = connections.cutSlowest(olderThan: Self.slowTime) }
    var used = memory.anonymousBytes
    guard used > bytes / 2 else { return false }
    if used > bytes / 4 * 3, now - trimmed > Self.trimTime {
      ProcessMemory.trim()
      trimmed = now
      used = memory.anonymousBytes
    }
    guard used > bytes / 8 * 7 else { return true }
    if let stopped, now - stopped < Self.stopTime { return true }
    if let job = queues.lazy.compactMap(\.largest).max(by: { $0.bytes < $1.bytes }) {
      job.stop()
      stopped = now
    } else {
      _ = connections.cutSlowest(olderThan: Self.slowTime)
    }
    return true
  }
}
