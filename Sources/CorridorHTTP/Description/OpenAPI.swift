internal import CorridorFormats
internal import CorridorRequests

/// The OpenAPI 3.1 description of the service, made from the fields of its operations.
enum OpenAPI {
  private typealias Member = OutputValue.Member

  /// The document, created at first use.
  static let document: [UInt8] = {
    var buffer = TextBuffer()
    buffer.append(
      json: .object([
        .init("openapi", .text("3.1.0")),
        .init(
          "info",
          .object([
            .init("title", .text("Corridor")), .init("version", .text(programVersion)),
            .init("description", .text("What lies along this route?")),
          ])),
        .init("paths", .object(Endpoint.allCases.map { .init($0.rawValue, path($0)) })),
        .init("components", components),
      ]))
    buffer.append("\n")
    return buffer.bytes
  }()

  private static var components: OutputValue {
    .object([
      .init(
        "schemas",
        .object(
          [.init("Problem", Problem.schema)]
            + Endpoint.allCases.compactMap { endpoint in
              endpoint.operation.map { .init(endpoint.schemaName, Schemas.request(to: $0)) }
            })),
      .init(
        "securitySchemes",
        .object([
          .init(
            "bearer",
            .object([.init("type", .text("http")), .init("scheme", .text("bearer"))])),
          .init(
            "key",
            .object([
              .init("type", .text("apiKey")), .init("in", .text("header")),
              .init("name", .text("X-Api-Key")),
            ])),
        ])),
    ])
  }

  private static func path(_ endpoint: Endpoint) -> OutputValue {
    var methods: [Member] = []
    if endpoint.methods.contains("GET") {
      let parameters = endpoint.operation.map { Schemas.parameters(of: $0) } ?? []
      methods.append(
        .init(
          "get",
          .object(
            about(endpoint, "get") + [.init("parameters", .list(parameters))]
              + [.init("responses", responses(endpoint, hasBody: false))])))
    }
    if endpoint.methods.contains("POST") {
      methods.append(
        .init(
          "post",
          .object(
            about(endpoint, "post") + [
              .init(
                "requestBody",
                .object([
                  // A batch may be empty.
                  .init("required", .boolean(endpoint != .batch)),
                  .init(
                    "content",
                    content([endpoint.bodyType], endpoint.example) { _ in endpoint.bodySchema }),
                ])),
              .init("responses", responses(endpoint, hasBody: true)),
            ])))
    }
    return .object(methods)
  }

  private static func about(_ endpoint: Endpoint, _ method: String) -> [Member] {
    var members: [Member] = [
      .init("operationId", .text(endpoint.operationID(method))),
      .init("summary", .text(endpoint.summary)),
    ]
    if !endpoint.isOpen {
      members.append(
        .init(
          "security",
          .list([
            .object([]), .object([.init("bearer", .list([]))]), .object([.init("key", .list([]))]),
          ])))
    }
    return members
  }

  private static func responses(_ endpoint: Endpoint, hasBody: Bool) -> OutputValue {
    var answer: [Member] = [
      .init("description", .text("The answer.")),
      .init("content", content(endpoint.mediaTypes) { endpoint.answerSchema(as: $0) }),
    ]
    if !hasBody, let links = Links.following(endpoint) { answer.append(.init("links", links)) }
    var responses: [Member] = [.init("200", .object(answer))]
    if endpoint.isOfIndex, !hasBody || endpoint.isTimeless {
      responses.append(
        .init(
          "304", .object([.init("description", .text("The answer is unchanged (If-None-Match)."))]))
      )
    }
    for (status, words) in Self.problems where endpoint.mayFail(with: status, hasBody: hasBody) {
      let schema = OutputValue.object([.init("$ref", .text("#/components/schemas/Problem"))])
      responses.append(
        .init(
          "\(status)",
          .object([
            .init("description", .text(words)),
            .init("content", content(["application/problem+json"]) { _ in schema }),
          ])))
    }
    return .object(responses)
  }

  private static let problems = [
    (400, "The request is invalid."), (401, "The API key is missing or wrong."),
    (406, "The request accepts none of the formats."), (413, "The body is too large."),
    (415, "The type of the body is not supported."), (429, "The client sends too many requests."),
    (500, "The service failed."),
    (503, "The service is starting or busy, or the request took too long."),
  ]

  /// The content of a body with these media types, each with its schema.
  private static func content(
    _ types: [String], _ example: OutputValue? = nil, schema: (String) -> OutputValue?
  ) -> OutputValue {
    .object(
      types.map { type in
        let name = String(type.prefix { $0 != ";" })
        var members: [Member] = []
        if let schema = schema(name) { members.append(.init("schema", schema)) }
        if let example { members.append(.init("example", example)) }
        return .init(name, .object(members))
      })
  }
}

extension Endpoint {
  /// The name of the schema of its requests.
  fileprivate var schemaName: String {
    let name = rawValue.split(separator: "/").last ?? ""
    return name.prefix(1).uppercased() + name.dropFirst() + "Request"
  }

  fileprivate var bodySchema: OutputValue? {
    guard operation != nil else { return nil }
    return .object([.init("$ref", .text("#/components/schemas/\(schemaName)"))])
  }

  /// The media types of its answers.
  fileprivate var mediaTypes: [String] {
    switch self {
    case .health, .readiness, .metrics: ["text/plain"]
    case .batch: [AnswerFormat.ndjson.mediaType]
    case .description: [AnswerFormat.json.mediaType]
    default: formats.map(\.mediaType).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
  }

  /// The schema of its answers of a media type; nil if that is not a JSON document.
  fileprivate func answerSchema(as mediaType: String) -> OutputValue? {
    guard let format = [AnswerFormat.json, .geojson].first(where: { $0.mediaType == mediaType })
    else {
      return nil
    }
    return self == .categories ? CategoryList.schema : operation?.answerSchema(as: format)
  }

  fileprivate func mayFail(with status: Int, hasBody: Bool) -> Bool {
    switch status {
    case 401, 429: !isOpen
    case 413, 415: hasBody
    case 406: operation != nil
    case 503: self != .health && self != .metrics && self != .description
    case 500: operation != nil || self == .categories
    default: true
    }
  }

  /// The identifier of the operation with a method, in lower case.
  func operationID(_ method: String) -> String {
    "\(rawValue.split(separator: "/").last ?? "")-\(method)"
  }

  /// A one-line summary.
  fileprivate var summary: String {
    switch self {
    case .find: "The places along a route"
    case .explain: "Why a place is along a route, or is not"
    case .gaps: "The stretches of a route without a place"
    case .plan: "Where to rest and to buy fuel on a journey"
    case .search: "Places by text, category and area"
    case .suggest: "Completions of what is being typed"
    case .reverse: "What is at a point"
    case .resolve: "Places by their identifiers"
    case .corridor: "The corridor of a route as a polygon"
    case .route: "The route as the service read it, as lines"
    case .hours: "What opening hours mean"
    case .batch: "Requests and answers, one per line"
    case .categories: "The categories and how many places each has"
    case .health: "Whether the service runs"
    case .readiness: "Whether the service can answer"
    case .metrics: "Metrics for Prometheus"
    case .description: "This document"
    }
  }
}
