internal import Corridor
internal import CorridorThreads

/// A transfer in progress: its request, the data received, and the task that waits for it.
///
/// The first outcome counts: a cancelled task resumes at once, while its connection is still being
/// closed.
final class Transfer: @unchecked Sendable {
  typealias Outcome = Result<TransferReply, TransferFault>

  private enum State: Sendable {
    case new
    case awaited(CheckedContinuation<Void, Never>)
    case over(Outcome)
  }

  let request: TransferRequest
  private let state = Locked(State.new)

  // SAFETY: only the thread that transfers uses the rest.

  /// The part of the body received so far.
  private(set) var body: [UInt8] = []
  /// Whether the body exceeded the limit.
  private(set) var isTooLarge = false
  private(set) var type = ""
  private(set) var location: String?
  private(set) var tag: String?

  init(_ request: TransferRequest) {
    self.request = request
  }

  /// Whether an outcome is set, so that no task waits any more.
  var isOver: Bool {
    state.withLock { if case .over = $0 { true } else { false } }
  }

  /// Waits for the outcome; calls `start` once the task is waiting.
  ///
  /// The outcome is read under the lock, since ThreadSanitizer does not always see on Linux what a
  /// continuation hands over.
  func outcome(start: () -> Void) async -> Outcome {
    while true {
      if case .over(let outcome) = state.withLock({ $0 }) { return outcome }
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if case .over = state { return true }
          state = .awaited(continuation)
          return false
        }
        if isOver { continuation.resume() } else { start() }
      }
    }
  }

  /// Sets the outcome unless it is already set.
  func finish(_ outcome: Outcome) {
    let waiting: CheckedContinuation<Void, Never>? = state.withLock { state in
      defer { if case .over = state {} else { state = .over(outcome) } }
      guard case .awaited(let continuation) = state else { return nil }
      return continuation
    }
    waiting?.resume()
  }

  /// Appends a part of the body; false if that exceeds the limit.
  func take(body piece: UnsafeRawBufferPointer) -> Bool {
    // SAFETY: the bytes are copied before the call returns.
    guard body.count + piece.count <= request.answerBytes else {
      isTooLarge = true
      return false
    }
    unsafe body.append(contentsOf: piece)
    return true
  }

  /// Reads a header line.
  func take(head line: String) {
    if line.hasPrefix("HTTP/") {
      // Another header follows an interim response.
      (type, location, tag) = ("", nil, nil)
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...]
    switch line[..<colon].lowercased() {
    case "content-type": type = Self.trimmed(value.prefix { $0 != ";" }).lowercased()
    case "location": location = Self.trimmed(value)
    case "etag": tag = Self.entityTag(Self.trimmed(value))
    default: break
    }
  }

  /// An entity tag (RFC 9110, section 8.8.3) of at most a kilobyte; nil for anything else, which must
  /// not be sent back.
  private static func entityTag(_ text: String) -> String? {
    let quoted = text.hasPrefix("W/") ? text.dropFirst(2) : text[...]
    guard quoted.utf8.count <= 1024, quoted.count >= 2, quoted.first == "\"", quoted.last == "\"",
      quoted.dropFirst().dropLast().utf8.allSatisfy({
        $0 == 0x21 || (0x23...0x7E).contains($0)
      })
    else { return nil }
    return text
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
