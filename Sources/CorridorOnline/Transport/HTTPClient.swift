internal import Corridor
internal import CorridorThreads

/// Makes transfers on a loop of its own, which starts with the first one and ends with the client.
final class HTTPClient: Sendable {
  private let connections: Int
  private let loop = Locked<CurlLoop?>(nil)

  init(connections: Int) {
    self.connections = connections
  }

  deinit {
    // The loop's thread has no reference to the client, so that this comes.
    loop.withLock { $0?.end() }
  }

  /// Carries out a transfer; cancelling the task ends it at once.
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
