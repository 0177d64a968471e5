internal import CMicroHTTPD
internal import CorridorThreads

/// An answer that is sent while it is worked out, or that is too large to be kept twice.
///
/// Who works it out waits when the client does not keep up; the connection is suspended when there is
/// nothing to send yet. What waits to be sent counts against the budget of the service.
@safe
final class AnswerStream: @unchecked Sendable {
  // SAFETY (all of this type): everything that changes is touched only within the condition; the
  // library keeps the connection until it has freed the response, which keeps this object.
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
  /// How much has been handed to the library.
  private var total = 0
  /// How long the client may still take to read, before it is too slow.
  private var allowance: Duration
  private let mostAllowance: Duration
  private var sendingSince: ContinuousClock.Instant?

  /// What may wait to be sent.
  private static let most = 1 << 20

  /// What a stream tells those around it.
  struct Events: Sendable {
    /// How long the client may take to read what it is sent now; nil when nothing is sent.
    var isSending: @Sendable (Duration?) -> Void
    /// Whether its writer waits for the client.
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

  /// How much has been handed to the library.
  var sentBytes: Int { condition.withLock { total } }

  /// Adds bytes, when there is room for them; false when the client has gone.
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

  /// Takes room, where there is some; for one who has nothing waiting there always is.
  private func hasRoom(for count: Int) -> Bool {
    let held = bytes.count - sent
    if held == 0 { return budget.take(count, isForced: true) }
    return held + count <= Self.most && budget.take(count)
  }

  /// Makes bytes that are there already all of the answer.
  func fill(_ all: [UInt8]) {
    condition.withLock {
      _ = budget.take(all.count, isForced: true)
      bytes = all
      isFinished = true
    }
  }

  /// Ends the answer.
  ///
  /// - Parameter isWhole: Whether all of it was written; otherwise the connection is cut, so that the
  ///   client sees that it was not.
  func finish(isWhole: Bool = true) {
    condition.withLock {
      isFinished = true
      self.isWhole = isWhole
      resume()
    }
  }

  /// Notes that nobody reads any more.
  func clientHasGone() {
    condition.withLock {
      isGone = true
      condition.signal()
    }
  }

  /// Hands bytes to the library; as its reader of content returns.
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

/// Where work writes an answer that is too large to be kept: its head first, then its body as it goes.
final class AnswerWriter {
  private let start: (HTTPResponse) -> AnswerStream?
  private var stream: AnswerStream?
  /// Whether the head has gone out, behind which nothing else can be answered.
  private(set) var hasBegun = false

  init(_ start: @escaping (HTTPResponse) -> AnswerStream?) {
    self.start = start
  }

  /// Sends the head of an answer, whose body follows.
  func begin(_ head: HTTPResponse) {
    hasBegun = true
    stream = start(head)
  }

  /// Sends bytes of the body, when there is room for them; false when nobody reads any more.
  func write(_ bytes: [UInt8]) -> Bool {
    stream?.write(bytes) ?? false
  }

  /// Ends the answer.
  func finish(isWhole: Bool) {
    stream?.finish(isWhole: isWhole)
  }
}
