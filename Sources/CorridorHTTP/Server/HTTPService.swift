internal import Corridor
internal import CorridorThreads

/// Answers requests; called on several threads at once.
protocol HTTPService: Sendable {
  /// Looks at a request before its body comes, and notes who asks.
  func admit(_ head: inout HTTPHead) -> Admission

  /// Answers a request whose body is there, or says what has to be done for its answer.
  func answer(_ request: HTTPRequest) -> HTTPReply

  /// What a request is answered with for which there is no room.
  func busyResponse(to head: HTTPHead) -> HTTPResponse

  /// What a request is answered with that takes more memory than there is for all.
  func tooMuchMemoryResponse(to head: HTTPHead, needed: Int) -> HTTPResponse

  /// What a request is answered with whose time is over before anybody could begin with it.
  func lateResponse(to head: HTTPHead) -> HTTPResponse

  /// What a request is answered with whose client has gone before anybody could begin with it.
  func goneResponse(to head: HTTPHead) -> HTTPResponse

  /// Whether a body was longer than was admitted.
  func tooLargeResponse(to head: HTTPHead, limit: Int) -> HTTPResponse

  /// Called when the answer to a request has gone out, or the client has gone.
  func didEnd(_ record: ExchangeRecord)
}

/// Whether the body of a request is wanted.
enum Admission: Sendable {
  /// Up to so many bytes.
  case body(limit: Int)
  /// No: this is the answer.
  case refused(HTTPResponse)
}

/// How a request is answered.
enum HTTPReply: Sendable {
  case now(HTTPResponse)
  /// By work that takes a while.
  case after(HTTPWork)
}

/// Work that an answer takes.
struct HTTPWork: Sendable {
  /// How long it may take, the time that it waits included; nil for as long as its client reads.
  var limit: Duration?
  /// How often it may ask its token.
  var steps: Int?
  var cost: RequestCost
  /// Whether it is one of those that answer for long while others are answered, too.
  var isBatch = false
  /// Works out the answer, and asks the token in its loops. Nil where the answer was begun with the
  /// writer, and all of it was written.
  var run: @Sendable (CancellationToken, AnswerWriter) -> HTTPResponse?
}

/// What became of a request.
struct ExchangeRecord: Sendable {
  var head: HTTPHead
  var status: Int
  /// Bytes of the bodies.
  var received: Int
  var sent: Int
  var duration: Duration
  /// Whether the whole answer went out.
  var isComplete: Bool
}
