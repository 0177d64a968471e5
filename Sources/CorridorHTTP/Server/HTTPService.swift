internal import Corridor
internal import CorridorThreads

/// Answers requests; its methods are called on several threads at once.
protocol HTTPService: Sendable {
  /// Checks a request before its body arrives, and records its client.
  func admit(_ head: inout HTTPHead) -> Admission

  /// Answers a complete request, or returns the work that its answer requires.
  func answer(_ request: HTTPRequest) -> HTTPReply

  /// The response when the queue has no room for a request.
  func busyResponse(to head: HTTPHead) -> HTTPResponse

  /// The response when a request needs more memory than the budget has in total.
  func tooMuchMemoryResponse(to head: HTTPHead, needed: Int) -> HTTPResponse

  /// The response when the time of a request is up before a worker could start it.
  func lateResponse(to head: HTTPHead) -> HTTPResponse

  /// The response when the client disconnects before a worker could start its request.
  func goneResponse(to head: HTTPHead) -> HTTPResponse

  /// The response when a body exceeds the admitted length.
  func tooLargeResponse(to head: HTTPHead, limit: Int) -> HTTPResponse

  /// Called when the answer to a request has been sent, or the client has disconnected.
  func didEnd(_ record: ExchangeRecord)
}

/// Whether the body of a request is accepted.
enum Admission: Sendable {
  /// Accepted, up to `limit` bytes.
  case body(limit: Int)
  /// Refused, with this response.
  case refused(HTTPResponse)
}

/// How a request is answered.
enum HTTPReply: Sendable {
  case now(HTTPResponse)
  /// After some work.
  case after(HTTPWork)
}

/// The work that computes an answer.
struct HTTPWork: Sendable {
  /// The time limit, including the time in the queue; nil if it lasts as long as its client reads.
  var limit: Duration?
  /// The maximum number of times that it may check its token.
  var steps: Int?
  var cost: RequestCost
  /// Whether it is a batch, which may run for long beside other requests.
  var isBatch = false
  /// Computes the answer, and checks the token in its loops. Returns nil if the answer was sent
  /// with the writer completely.
  var run: @Sendable (CancellationToken, AnswerWriter) -> HTTPResponse?
}

/// The outcome of a request.
struct ExchangeRecord: Sendable {
  var head: HTTPHead
  var status: Int
  /// The bytes of the bodies.
  var received: Int
  var sent: Int
  var duration: Duration
  /// Whether the answer was sent completely.
  var isComplete: Bool
}
