internal import Corridor
internal import CorridorThreads

/// A transfer under way: what it sends, what has come of it, and who waits for it.
///
/// The first outcome counts: who cancels hears of it at once, while the connection is still being
/// closed.
final class Transfer: @unchecked Sendable {
  typealias Outcome = Result<TransferReply, TransferFault>

  private enum State: Sendable {
    case new
    case awaited(CheckedContinuation<Outcome, Never>)
    case over(Outcome)
  }

  let request: TransferRequest
  private let state = Locked(State.new)

  // SAFETY: the rest is touched only by the thread that transfers.

  /// What has come of the body.
  private(set) var body: [UInt8] = []
  /// Whether more came than may.
  private(set) var isTooLarge = false
  private(set) var type = ""
  private(set) var location: String?

  init(_ request: TransferRequest) {
    self.request = request
  }

  /// Whether nobody waits any more.
  var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// Waits for the outcome; `start` is called once somebody does.
  func outcome(start: () -> Void) async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome: Outcome? = state.withLock { state in
        if case .over(let outcome) = state { return outcome }
        state = .awaited(continuation)
        return nil
      }
      if let outcome { return continuation.resume(returning: outcome) }
      start()
    }
  }

  /// Sets the outcome, unless there is one already.
  func finish(_ outcome: Outcome) {
    let waiting: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      defer { if case .over = state {} else { state = .over(outcome) } }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume(returning: outcome)
  }

  /// Takes a piece of the body; false for one that is too much.
  func take(body piece: UnsafeRawBufferPointer) -> Bool {
    // SAFETY: the bytes are copied within the call.
    guard body.count + piece.count <= request.answerBytes else {
      isTooLarge = true
      return false
    }
    unsafe body.append(contentsOf: piece)
    return true
  }

  /// Takes a line of the head.
  func take(head line: String) {
    if line.hasPrefix("HTTP/") {
      // Another head follows an interim answer.
      (type, location) = ("", nil)
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...]
    switch line[..<colon].lowercased() {
    case "content-type": type = Self.trimmed(value.prefix { $0 != ";" }).lowercased()
    case "location": location = Self.trimmed(value)
    default: break
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
