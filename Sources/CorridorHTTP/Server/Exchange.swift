internal import Corridor
internal import CorridorThreads

/// A request on its way through the server.
///
/// The thread that reads the connection has it first, then one that works out the answer, then the
/// first again: the library's locks and the queue's order what they do.
final class Exchange: @unchecked Sendable {
  // SAFETY: one thread at a time has it, see above; `answer` is set by the second for the first.
  var head: HTTPHead
  let start = ContinuousClock.now
  var body: [UInt8] = []
  /// How many bytes the body may have.
  var limit = 0
  /// How many it is said to have; 0 where that is not known.
  var announced = 0
  /// How many have come.
  var received = 0
  /// How many the body has that is held.
  var held: Int { isSkipped || isTooLarge ? 0 : received }
  /// Whether there was no room for them.
  private(set) var isSkipped = false
  /// Whether somebody works on the answer.
  var isUnderWay = false
  /// The head of the answer that is on its way to the client.
  var response: HTTPResponse?
  /// Bytes of the answer's body where it was handed on whole, which count against the budget.
  var sentBytes = 0
  /// The body of the answer where it is not.
  var stream: AnswerStream?
  private let answer = Locked<HTTPResponse?>(nil)

  init(head: HTTPHead) {
    self.head = head
  }

  /// Adds bytes to the body; what is beyond the limit is counted and forgotten.
  func take(_ bytes: UnsafeRawBufferPointer) {
    received += bytes.count
    if received <= limit {
      if received > body.capacity {
        // No more than it needs, but never what is only announced.
        body.reserveCapacity(min(max(received, 2 * body.capacity), max(received, announced)))
      }
      unsafe body.append(contentsOf: bytes)
    } else if !body.isEmpty {
      body = []
    }
  }

  /// Forgets the body, for which there is no room.
  func skip(_ count: Int) {
    received += count
    body = []
    isSkipped = true
  }

  var isTooLarge: Bool { received > limit }

  /// Sets the answer that was worked out.
  func finish(_ response: HTTPResponse) {
    answer.withLock { $0 = response }
  }

  /// Takes the answer that was worked out, when there is one.
  func takeAnswer() -> HTTPResponse? {
    answer.withLock { answer in
      defer { answer = nil }
      return answer
    }
  }

  func record(isComplete: Bool) -> ExchangeRecord {
    // A client may have gone before its answer could be sent.
    let answer = response ?? takeAnswer()
    return ExchangeRecord(
      head: head, status: answer?.status ?? 0, received: received,
      sent: stream?.sentBytes ?? sentBytes, duration: ContinuousClock.now - start,
      isComplete: isComplete)
  }
}
