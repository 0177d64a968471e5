internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

extension Problem {
  /// The response that reports it.
  var response: HTTPResponse {
    var buffer = TextBuffer()
    append(to: &buffer)
    buffer.append("\n")
    return HTTPResponse(status, type: "application/problem+json", buffer.bytes)
  }
}

extension Problem {
  /// Describes the fault in a request, or in its execution.
  init(_ error: CommandError, limit: Duration) {
    switch error {
    case .search(.tookTooLong):
      self = .deadline(limit)
      return
    case .search(.tookTooManySteps(let steps)):
      self = .tooMuchWork(steps)
      return
    case .search(.tookTooMuchMemory):
      self = .shortOfMemory
      return
    case .search(.detoursBusy):
      self = .busy
      return
    case .search(.detoursUnavailable(let reason)):
      self = .noDetours(reason)
      return
    case .search(.cancelled):
      self = .gone
      return
    default: break
    }
    let (status, code, title) =
      switch error.exitCode {
      case .usage: (400, "bad-request", "The request is wrong")
      case .badData where error.isAboutRequest: (400, "bad-input", "The request's data is wrong")
      case .unavailable: (503, "unavailable", "The service lacks a component")
      default: (500, "internal", "The service has failed")
      }
    let detail =
      switch error {
      // The command's own messages for these errors refer to a command.
      case .search(.unknownCategory(let found, nil)):
        "unknown category '\(found)'; /v1/categories lists the categories"
      case .unknownField(let found, nil):
        "unknown field '\(found)'; /openapi.json lists the fields"
      default: error.description
      }
    // An invalid value may be megabytes long.
    self.init(
      status: status, code: code, title: title,
      detail: detail.utf8.count <= 2000 ? detail : detail.prefix(1000) + " ...")
    set(error)
  }

  static func deadline(_ limit: Duration) -> Problem {
    Problem(
      status: 503, code: "deadline", title: "The request took too long",
      detail: "the request took longer than \(limit); ask for less, such as a narrower corridor")
  }

  static func tooMuchWork(_ steps: Int) -> Problem {
    Problem(
      status: 400, code: "too-much-work", title: "The request asks for too much",
      detail: """
        the request takes more than the \(steps) steps that this service allows; ask for less, \
        such as a narrower corridor, a stretch of the route or fewer categories
        """)
  }

  static let shortOfMemory = Problem(
    status: 503, code: "short-of-memory", title: "The service is short of memory",
    detail: """
      the service ran out of memory for the answer; try again, or ask for less, such as a narrower \
      corridor or a limit
      """)

  static func noDetours(_ reason: DetourUnknown) -> Problem {
    Problem(
      status: 503, code: "no-detours", title: "The routing engine does not answer",
      detail: "\(SearchError.detoursUnavailable(reason))")
  }

  static func tooMuchMemory(_ needed: Int, limit: Int) -> Problem {
    Problem(
      status: 413, code: "too-much-memory", title: "The request needs too much memory",
      detail: """
        the request may need \(needed >> 20) MiB, and this service has \(limit >> 20) MiB for all \
        requests; send fewer vertices
        """)
  }

  static let stopping = Problem(
    status: 503, code: "stopping", title: "The service is stopping",
    detail: "the service finishes the requests under way and stops; ask another one")

  static let gone = Problem(
    status: 400, code: "client-gone", title: "The client has closed the connection",
    detail: "the connection was closed before the answer; keep both of its sides open")

  static func notFound(_ path: String, suggestion: String?) -> Problem {
    Problem(
      status: 404, code: "not-found", title: "There is no such page",
      detail: "there is no '\(path)'"
        + (suggestion.map { "; did you mean \($0)?" } ?? "; see /openapi.json"))
  }

  static func method(_ method: String, allowed: [String]) -> Problem {
    Problem(
      status: 405, code: "method", title: "The method is not supported here",
      detail: "this page does not support \(method); use \(allowed.joined(separator: " or "))")
  }

  static func mediaType(_ found: String, wanted: String) -> Problem {
    Problem(
      status: 415, code: "media-type", title: "The type of the body is not supported",
      detail: "the type of the body is '\(found)'; send \(wanted)")
  }

  static let notAcceptable = Problem(
    status: 406, code: "not-acceptable", title: "No acceptable format",
    detail: """
      the request accepts none of the formats of this answer; accept application/json, \
      application/geo+json, application/x-ndjson, text/csv or application/gpx+xml
      """)

  static func tooLarge(_ limit: Int) -> Problem {
    Problem(
      status: 413, code: "too-large", title: "The body is too large",
      detail: "the body has more than \(limit) bytes")
  }

  static let framing = Problem(
    status: 400, code: "framing", title: "The length of the body is ambiguous",
    detail: "give one Content-Length, or Transfer-Encoding, not both")

  static let zeroByte = Problem(
    status: 400, code: "bad-path", title: "The path is wrong",
    detail: "the path has a zero byte (%00); remove it")

  static let noKey = Problem(
    status: 401, code: "no-key", title: "A key is missing or wrong",
    detail: "give a key of this service as Authorization: Bearer KEY, or as X-Api-Key")

  static let tooMany = Problem(
    status: 429, code: "too-many", title: "Too many requests",
    detail: "more requests per second than this service allows one client; wait and try again")

  static let busy = Problem(
    status: 503, code: "busy", title: "The service is busy",
    detail: "too many requests wait for an answer; try again")

  /// The file of tiles cannot be read.
  static func tiles(_ reason: String) -> Problem {
    Problem(
      status: 500, code: "bad-tiles", title: "The tiles cannot be read",
      detail: "the file of tiles is damaged: \(reason)")
  }

  static let starting = Problem(
    status: 503, code: "starting", title: "The service is starting",
    detail: "the index is being opened; try again")

  static let damaged = Problem(
    status: 503, code: "damaged", title: "The index is damaged",
    detail: "the index has a fault, which the service has reported; replace the index")
}

extension CommandError {
  /// Whether invalid data comes from the client and not from the index.
  fileprivate var isAboutRequest: Bool {
    switch self {
    case .reading, .route, .area, .geometry, .hours: true
    case .search(let error):
      switch error {
      case .index: false
      default: true
      }
    default: false
    }
  }
}
