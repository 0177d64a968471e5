internal import Corridor
internal import CorridorThreads

/// A request on its way through the server.
///
/// First the thread that reads the connection owns it, then a worker that computes the answer, then
/// the first thread again. The library's locks and the queue's order their accesses.
final class Exchange: @unchecked Sendable {
  // SAFETY: one thread at a time owns it, see above; the worker sets `answer` for the first thread.
  var head: HTTPHead
  let start = ContinuousClock.now
  var body: [UInt8] = []
  /// The maximum length of the body, in bytes.
  var limit = 0
  /// The declared length of the body, in bytes; 0 if unknown.
  var announced = 0
  /// The number of bytes that have arrived.
  var received = 0
  /// The number of bytes of the body in memory.
  var held: Int { isSkipped || isTooLarge ? 0 : received }
  /// Whether the body was discarded for lack of memory.
  private(set) var isSkipped = false
  /// Whether a worker is computing the answer.
  var isUnderWay = false
  /// The head of the answer being sent.
  var response: HTTPResponse?
  /// The size of the answer's body if it was handed to the library whole; these bytes count against
  /// the budget.
  var sentBytes = 0
  /// The body of the answer if it was not.
  var stream: AnswerStream?
  private let answer = Locked<HTTPResponse?>(nil)

  init(head: HTTPHead) {
    self.head = head
  }

  /// Adds bytes to the body; bytes beyond the limit are counted and discarded.
  func take(_ bytes: UnsafeRawBufferPointer) {
    received += bytes.count
    if received <= limit {
      if received > body.capacity {
        // Reserve no more than needed, and never the declared length alone.
        body.reserveCapacity(min(max(received, 2 * body.capacity), max(received, announced)))
      }
      unsafe body.append(contentsOf: bytes)
    } else if !body.isEmpty {
      body = []
    }
  }

  /// Discards the body, for lack of memory.
  func skip(_ count: Int) {
    received += count
    body = []
    isSkipped = true
  }

  var isTooLarge: Bool { received > limit }

  /// Sets the computed answer.
  func finish(_ response: HTTPResponse) {
    answer.withLock { $0 = response }
  }

  /// Takes the computed answer, if there is one.
  func takeAnswer() -> HTTPResponse? {
    answer.withLock { answer in
      defer { answer = nil }
      return answer
    }
  }

  func record(isComplete: Bool) -> ExchangeRecord {
    // The client may have disconnected before its answer could be sent.
    let answer = response ?? takeAnswer()
    return ExchangeRecord(
      head: head, status: answer?.status ?? 0, received: received,
      sent: stream?.sentBytes ?? sentBytes, duration: ContinuousClock.now - start,
      isComplete: isComplete)
  }
}
