internal import Corridor

/// Why an attempt to ask a routing engine gave no answer that can be read.
struct EngineFault: Error, Hashable {
  var unknown: DetourUnknown
  /// Whether another attempt may succeed.
  var mayPass = false
  /// Whether the engine did answer.
  var isAnswered = true
  /// How long the engine asks clients to wait.
  var retryAfter: Duration?

  private init(_ unknown: DetourUnknown, mayPass: Bool = false, isAnswered: Bool = true) {
    self.unknown = unknown
    self.mayPass = mayPass
    self.isAnswered = isAnswered
  }

  /// Makes the fault for a transfer that was not cancelled.
  init(_ fault: TransferFault) {
    switch fault {
    case .tookTooLong: self.init(.timedOut, isAnswered: false)
    case .offline, .connectionRefused, .hostNotFound, .broken:
      self.init(.engineDown, mayPass: true, isAnswered: false)
    case .cancelled, .libraryMissing, .refused: self.init(.engineDown, isAnswered: false)
    case .garbage, .tooLarge: self.init(.badAnswer)
    }
  }

  /// Makes the fault that a reply reports by its status alone; nil if its body says more.
  init?(_ reply: TransferReply) {
    switch reply.status {
    case 401...403, 407: self.init(.refused)
    case 429: self.init(.refused, mayPass: true)
    case 502...504: self.init(.engineDown, mayPass: true, isAnswered: false)
    case 500...: self.init(.engineDown)
    case 200, 400..<500: return nil
    // A redirect is not followed, because it would reveal the key.
    default: self.init(.badAnswer)
    }
    retryAfter = reply.retryAfter
  }
}
