internal import CCurl
internal import Corridor
internal import CorridorThreads

/// Runs transfers on its own loop, which starts with the first transfer and ends with the client.
final class HTTPClient: Sendable {
  private let connections: Int
  private let loop = Locked<CurlLoop?>(nil)

  init(connections: Int) {
    self.connections = connections
  }

  deinit {
    // The loop's thread does not refer to the client, so `deinit` does run.
    loop.withLock { $0?.end() }
  }

  /// Why there is no libcurl on this machine; nil if there is one.
  static var reasonMissing: String? {
    // SAFETY: what the library says is constant once it was looked for.
    unsafe ccurl_load() == nil ? unsafe String(cString: ccurl_load_error()) : nil
  }

  /// Runs a transfer; cancelling the task ends it at once.
  func outcome(of request: TransferRequest) async -> Transfer.Outcome {
    let started: Result<CurlLoop, TransferFault> = loop.withLock { loop in
      if let loop { return .success(loop) }
      let started = CurlLoop.start(connections: connections)
      if case .success(let new) = started { loop = new }
      return started
    }
    switch started {
    case .success(let loop): return await loop.outcome(of: request)
    case .failure(let fault): return .failure(fault)
    }
  }
}
