internal import CorridorRequests

/// What the service has at its paths.
enum Endpoint: String, CaseIterable, Sendable {
  case find = "/v1/find"
  case explain = "/v1/explain"
  case gaps = "/v1/gaps"
  case search = "/v1/search"
  case suggest = "/v1/suggest"
  case reverse = "/v1/reverse"
  case resolve = "/v1/resolve"
  case corridor = "/v1/corridor"
  case route = "/v1/route"
  case hours = "/v1/hours"
  case batch = "/v1/batch"
  case categories = "/v1/categories"
  case health = "/healthz"
  case readiness = "/readyz"
  case metrics = "/metrics"
  case description = "/openapi.json"

  /// The operation that is asked for there, if it is one.
  var operation: Operation? {
    switch self {
    case .batch, .categories, .health, .readiness, .metrics, .description: nil
    default: Operation(rawValue: String(rawValue.dropFirst("/v1/".count)))
    }
  }

  /// The methods that it takes.
  var methods: [String] {
    if self == .batch { return ["POST"] }
    return operation == nil ? ["GET", "HEAD"] : ["GET", "HEAD", "POST"]
  }

  /// Whether it answers without a key: what tells whether the service is well.
  var isOpen: Bool { self == .health || self == .readiness }

  /// Whether its answers change with the index and with nothing else, but for those that ask by the
  /// clock.
  var isOfIndex: Bool { operation != nil || self == .categories }

  /// Whether the answer to a request changes with the index and with nothing else.
  ///
  /// Nothing else is asked that depends on when it is: a departure now, and hours from today on.
  func isOfIndex(_ parameters: HTTPFields) -> Bool {
    isOfIndex && parameters["depart"] != "now" && (self != .hours || parameters["from"] != nil)
  }

  /// The media type of the bodies that it takes.
  var bodyType: String {
    (self == .batch ? AnswerFormat.ndjson : AnswerFormat.json).mediaType
  }

  /// Whether it takes bodies of a media type.
  func takes(_ type: String) -> Bool {
    if self == .batch {
      return ["application/x-ndjson", "application/ndjson", "application/jsonl", ""].contains(type)
    }
    return type == "application/json" || type.hasSuffix("+json") || type.isEmpty
  }

  /// The formats of its answers, the usual one first.
  var formats: [AnswerFormat] { operation?.formats ?? [.json] }
}
