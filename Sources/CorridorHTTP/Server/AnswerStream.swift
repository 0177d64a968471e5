internal import CMicroHTTPD
internal import CorridorThreads

/// An answer that is sent while it is computed, or that is too large to be held twice.
///
/// The writer waits when the client does not keep up; the connection is suspended while there is
/// nothing to send. Bytes that wait to be sent count against the budget of the service.
@safe
final class AnswerStream: @unchecked Sendable {
  // SAFETY (for this whole type): all mutable state is accessed only while the condition is locked;
  // the library keeps the connection until it has freed the response, which keeps this object
  // alive.
  private let library: UnsafePointer<cmhd_functions>
  private let connection: OpaquePointer
  private let budget: MemoryBudget
  private let condition = Condition()
  private var bytes: [UInt8] = []
  private var sent = 0
  private var isFinished = false
  private var isWhole = true
  private var isSuspended = false
  private var isGone = false
  /// The number of bytes handed to the library.
  private var total = 0
  /// The time that the client has left to read, before it counts as too slow.
  private var allowance: Duration
  private let mostAllowance: Duration
  private var sendingSince: ContinuousClock.Instant?

  /// The maximum number of bytes that may wait to be sent.
  private static let most = 1 << 20

  /// Callbacks about the progress of a stream.
  struct Events: Sendable {
    /// Called with the time that the client has to read the current bytes; nil when nothing is
    /// being sent.
    var isSending: @Sendable (Duration?) -> Void
    /// Called with whether the writer is waiting for the client.
    var isBlocked: @Sendable (Bool) -> Void
  }
  private let events: Events

  init(
    _ library: UnsafePointer<cmhd_functions>, _ connection: OpaquePointer, budget: MemoryBudget,
    answerTime: Duration, events: Events
  ) {
    unsafe self.library = library
    unsafe self.connection = connection
    self.budget = budget
    allowance = answerTime
    mostAllowance = answerTime
    self.events = events
  }

  deinit { budget.giveBack(bytes.count - sent) }

  /// The number of bytes handed to the library.
  var sentBytes: Int { condition.withLock { total } }

  /// Adds bytes, waiting for room; false if the client has disconnected.
  func write(_ more: [UInt8]) -> Bool {
    condition.withLock {
      var isBlocked = false
      while !isGone, !hasRoom(for: more.count) {
        if !isBlocked { events.isBlocked(true) }
        isBlocked = true
        condition.wait()
      }
      if isBlocked { events.isBlocked(false) }
      guard !isGone else { return false }
      bytes += more
      resume()
      return true
    }
  }

  /// Reserves room if there is enough; a stream with nothing waiting always gets it.
  private func hasRoom(for count: Int) -> Bool {
    let held = bytes.count - sent
    if held == 0 { return budget.take(count, isForced: true) }
    return held + count <= Self.most && budget.take(count)
  }

  /// Sets the whole answer to existing bytes.
  func fill(_ all: [UInt8]) {
    condition.withLock {
      _ = budget.take(all.count, isForced: true)
      bytes = all
      isFinished = true
    }
  }

  /// Ends the answer.
  ///
  /// - Parameter isWhole: Whether the answer is complete; otherwise the connection is cut, so that
  ///   the client notices.
  func finish(isWhole: Bool = true) {
    condition.withLock {
      isFinished = true
      self.isWhole = isWhole
      resume()
    }
  }

  /// Records that the client has disconnected.
  func clientHasGone() {
    condition.withLock {
      isGone = true
      condition.signal()
    }
  }

  /// Copies bytes for the library; the result is that of its content reader callback.
  func read(into room: UnsafeMutableRawBufferPointer) -> Int {
    condition.withLock {
      let now = ContinuousClock.now
      if let since = sendingSince { allowance -= now - since }
      sendingSince = nil
      let count = min(bytes.count - sent, room.count)
      guard count > 0 else {
        // MHD_CONTENT_READER_END_OF_STREAM, MHD_CONTENT_READER_END_WITH_ERROR
        if isFinished { return isWhole ? -1 : -2 }
        isSuspended = true
        events.isSending(nil)
        unsafe library.pointee.MHD_suspend_connection(connection)
        return 0
      }
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe room.copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[sent..<sent + count]))
      }
      allowance = min(mostAllowance, allowance + ServerLimits.time(.zero, bytes: count))
      sendingSince = now
      events.isSending(max(.zero, allowance))
      sent += count
      total += count
      budget.giveBack(count)
      if sent == bytes.count {
        bytes.removeAll(keepingCapacity: !isFinished)
        sent = 0
      } else if sent > Self.most, !isFinished {
        bytes.removeFirst(sent)
        sent = 0
      }
      condition.signal()
      return count
    }
  }

  private func resume() {
    guard isSuspended else { return }
    isSuspended = false
    unsafe library.pointee.MHD_resume_connection(connection)
  }
}

/// Writes an answer that is too large to be held in memory: its head first, then its body as it is
/// produced.
final class AnswerWriter {
  private let start: (HTTPResponse) -> AnswerStream?
  private var stream: AnswerStream?
  /// Whether the head has been sent, after which no other answer is possible.
  private(set) var hasBegun = false

  init(_ start: @escaping (HTTPResponse) -> AnswerStream?) {
    self.start = start
  }

  /// Sends the head of an answer, whose body follows.
  func begin(_ head: HTTPResponse) {
    hasBegun = true
    stream = start(head)
  }

  /// Sends bytes of the body, waiting for room; false if the client has disconnected.
  func write(_ bytes: [UInt8]) -> Bool {
    stream?.write(bytes) ?? false
  }

  /// Ends the answer.
  func finish(isWhole: Bool) {
    stream?.finish(isWhole: isWhole)
  }
}
