internal import CorridorFormats
internal import CorridorRequests

/// Which requests follow from answers: Link Objects of OpenAPI 3.1 with runtime expressions.
enum Links {
  /// The links of the answer to a GET request, by name; nil if there are none.
  static func following(_ endpoint: Endpoint) -> OutputValue? {
    let links =
      switch endpoint.operation {
      case .find?: [next(endpoint), resolve("hits/0/id"), explain(endpoint)]
      case .search?: [next(endpoint), resolve("hits/0/id")]
      case .reverse?: [resolve("hits/0/id")]
      case .suggest?:
        [
          link(
            "search", to: "search-get", [("magicKey", body("completions/0/magicKey"))],
            "What the first completion stands for.")
        ]
      default: [OutputValue.Member]()
      }
    return links.isEmpty ? nil : .object(links)
  }

  /// The next page: the same request with the cursor.
  private static func next(_ endpoint: Endpoint) -> OutputValue.Member {
    link(
      "next", to: endpoint.operationID("get"), asked(endpoint) + [("cursor", body("nextCursor"))],
      "The next page.")
  }

  private static func explain(_ endpoint: Endpoint) -> OutputValue.Member {
    link(
      "explain", to: "explain-get", asked(endpoint) + [("id", body("hits/0/id"))],
      "Why the first place is an answer.")
  }

  private static func resolve(_ pointer: String) -> OutputValue.Member {
    link("resolve", to: "resolve-get", [("uris", body(pointer))], "The first place, by its URI.")
  }

  /// The parameters of the request, but for the cursor.
  private static func asked(_ endpoint: Endpoint) -> [(name: String, value: String)] {
    let names = endpoint.operation.map { Schemas.fieldNames(of: $0) } ?? []
    return names.filter { $0 != "cursor" }.map { ($0, "$request.query.\($0)") }
  }

  private static func body(_ pointer: String) -> String { "$response.body#/\(pointer)" }

  private static func link(
    _ name: String, to operation: String, _ parameters: [(name: String, value: String)],
    _ description: String
  ) -> OutputValue.Member {
    let values = parameters.map { OutputValue.Member($0.name, .text($0.value)) }
    return .init(
      name,
      .object([
        .init("operationId", .text(operation)), .init("parameters", .object(values)),
        .init("description", .text(description)),
      ]))
  }
}
