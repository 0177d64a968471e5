internal import CorridorThreads

/// The answers that a client keeps in memory, with their entity tags.
///
/// A lookup takes the time to hash the request; an insertion that removes another answer looks at all
/// of them once.
final class AnswerCache: Sendable {
  /// A request, to which the same index gives the same answer.
  struct Key: Hashable, Sendable {
    var url: String
    var body: [UInt8]
  }

  struct Answer: Hashable, Sendable {
    /// The entity tag, as the service gave it.
    var tag: String
    var body: [UInt8]
  }

  private struct Entry: Sendable {
    var answer: Answer
    var lastUse: Int
  }

  private struct State: Sendable {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    /// Counts the uses.
    var clock = 0

    mutating func remove(_ key: Key) {
      guard let entry = entries.removeValue(forKey: key) else { return }
      bytes -= AnswerCache.size(of: key, entry.answer)
    }
  }

  private let limits: OnlineCacheLimits
  private let state = Locked(State())

  init(_ limits: OnlineCacheLimits) {
    self.limits = limits
  }

  /// The answer to a request; nil if there is none.
  func answer(to key: Key) -> Answer? {
    state.withLock { state in
      state.clock += 1
      state.entries[key]?.lastUse = state.clock
      return state.entries[key]?.answer
    }
  }

  /// Keeps an answer in place of the one before, and removes others that are then too many.
  func keep(_ answer: Answer, for key: Key) {
    let size = Self.size(of: key, answer)
    state.withLock { state in
      state.remove(key)
      guard limits.entries > 0, size <= limits.bytes else { return }
      state.clock += 1
      state.entries[key] = Entry(answer: answer, lastUse: state.clock)
      state.bytes += size
      while state.entries.count > limits.entries || state.bytes > limits.bytes {
        guard let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
          return
        }
        state.remove(oldest.key)
      }
    }
  }

  /// Removes the answer to a request.
  func remove(_ key: Key) {
    state.withLock { $0.remove(key) }
  }

  private static func size(of key: Key, _ answer: Answer) -> Int {
    key.url.utf8.count + key.body.count + answer.tag.utf8.count + answer.body.count
  }
}
