/// Keeps a process within its memory, whatever was estimated: gives back what was freed, then stops
/// the work that has most, then cuts clients that do not read their answers.
///
/// Used by one thread, that of the watch.
final class MemoryGuardian {
  private let bytes: Int
  private let queues: [WorkQueue]
  private let connections: Connections
  private let held: MemoryBudget
  private let memory = ProcessMemory()
  private var trimmed = ContinuousClock.now
  private var stopped: ContinuousClock.Instant?

  /// How long it is between two times at which freed memory is given back.
  private static let trimTime = Duration.milliseconds(250)
  /// How long work that was stopped has to end, before other work is.
  private static let stopTime = Duration.milliseconds(60)
  /// How long a client may read nothing when memory is short.
  private static let slowTime = Duration.seconds(1)

  init(bytes: Int, queues: [WorkQueue], connections: Connections, held: MemoryBudget) {
    self.bytes = bytes
    self.queues = queues
    self.connections = connections
    self.held = held
  }

  /// Looks at the memory; whether the next look is to come soon.
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
