internal import CorridorRequests

/// The endpoints of the service, by path.
enum Endpoint: String, CaseIterable, Sendable {
  case find = "/v1/find"
  case explain = "/v1/explain"
  case gaps = "/v1/gaps"
  case plan = "/v1/plan"
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

  /// The operation of the endpoint, if it has one.
  var operation: Operation? {
    switch self {
    case .batch, .categories, .health, .readiness, .metrics, .description: nil
    default: Operation(rawValue: String(rawValue.dropFirst("/v1/".count)))
    }
  }

  /// The methods that it accepts.
  var methods: [String] {
    if self == .batch { return ["POST"] }
    return operation == nil ? ["GET", "HEAD"] : ["GET", "HEAD", "POST"]
  }

  /// Whether it needs no key: the endpoints that report the health of the service.
  var isOpen: Bool { self == .health || self == .readiness }

  /// Whether its answers depend only on the request and the index, except for requests that depend
  /// on the clock.
  var isOfIndex: Bool { operation != nil || self == .categories }

  /// Whether the answer to a request depends only on the request and the index.
  ///
  /// The only requests that depend on the clock are those with a departure now, and those for hours
  /// from today on.
  func isOfIndex(_ parameters: HTTPFields) -> Bool {
    isOfIndex && parameters["depart"] != "now" && (self != .hours || parameters["from"] != nil)
  }

  /// Whether no answer depends on the clock, whatever the request.
  var isTimeless: Bool {
    switch self {
    case .search, .suggest, .reverse, .resolve, .corridor, .route: true
    default: false
    }
  }

  /// The media type of the bodies that it accepts.
  var bodyType: String {
    (self == .batch ? AnswerFormat.ndjson : AnswerFormat.json).mediaType
  }

  /// Whether it accepts bodies of a media type.
  func takes(_ type: String) -> Bool {
    if self == .batch {
      return ["application/x-ndjson", "application/ndjson", "application/jsonl", ""].contains(type)
    }
    return type == "application/json" || type.hasSuffix("+json") || type.isEmpty
  }

  /// The formats of its answers, the default first.
  var formats: [AnswerFormat] { operation?.formats ?? [.json] }
}
