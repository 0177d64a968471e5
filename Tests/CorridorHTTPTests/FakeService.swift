import Corridor
import CorridorTestSupport
import CorridorThreads
import Glibc

@testable import CorridorHTTP

/// A service for tests of the server beneath: what its work does is up to the test.
///
/// A request for `/now` is answered at once, one for `/light` or `/heavy` by ``work``.
final class FakeService: HTTPService {
  /// The statuses of the requests that have ended.
  let ended = Locked<[Int]>([])
  private let limit: Duration
  private let bytes: Int
  private let work: @Sendable (HTTPRequest, CancellationToken, AnswerWriter) -> HTTPResponse?

  /// - Parameter bytes: What each piece of work is estimated to take.
  init(
    limit: Duration = .seconds(60), bytes: Int = 0,
    work: @escaping @Sendable (HTTPRequest, CancellationToken, AnswerWriter) -> HTTPResponse?
  ) {
    self.limit = limit
    self.bytes = bytes
    self.work = work
  }

  /// Starts a server.
  func start(
    _ change: (inout ServerLimits) -> Void = { _ in }
  ) throws -> (server: HTTPServer, address: String) {
    let (socket, address) = try ListenAddress("127.0.0.1:0").listen()
    var limits = ServerLimits()
    change(&limits)
    return (try HTTPServer(socket: socket, service: self, limits: limits), address)
  }

  func admit(_ head: inout HTTPHead) -> Admission { .body(limit: 1 << 24) }

  func answer(_ request: HTTPRequest) -> HTTPReply {
    guard request.head.path != "/now" else { return .now(HTTPResponse(200)) }
    let cost = RequestCost(isHeavy: request.head.path == "/heavy", bytes: bytes)
    return .after(
      HTTPWork(limit: limit, cost: cost) { [work] token, writer in work(request, token, writer) })
  }

  func tooMuchMemoryResponse(to head: HTTPHead, needed: Int) -> HTTPResponse { HTTPResponse(413) }
  func busyResponse(to head: HTTPHead) -> HTTPResponse { HTTPResponse(503) }
  func lateResponse(to head: HTTPHead) -> HTTPResponse { HTTPResponse(503) }
  func goneResponse(to head: HTTPHead) -> HTTPResponse { HTTPResponse(400) }
  func tooLargeResponse(to head: HTTPHead, limit: Int) -> HTTPResponse { HTTPResponse(413) }
  func didEnd(_ record: ExchangeRecord) { ended.withLock { $0.append(record.status) } }
}

/// Whether a condition comes true within ten seconds, of a sanitizer's program longer ones.
func wait(_ condition: () -> Bool) -> Bool {
  for _ in 0..<Int(2000 * ProcessorTime.slowdown) {
    if condition() { return true }
    usleep(5000)
  }
  return false
}
