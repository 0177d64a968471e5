/// Which pages of other origins may send requests from a browser (CORS, the Fetch standard, section
/// 3.2).
struct CrossOrigin: Sendable {
  /// Origins such as `https://dispatch.example`, or `*` for all; none by default.
  let origins: [String]

  /// Adds the CORS fields to a response, if the origin is allowed.
  func allow(_ head: HTTPHead, in response: inout HTTPResponse) {
    guard !origins.isEmpty else { return }
    response.fields.add("vary", "origin")
    guard let origin = head.fields["origin"], origins.contains("*") || origins.contains(origin)
    else { return }
    response.fields.add("access-control-allow-origin", origins.contains("*") ? "*" : origin)
    response.fields.add("access-control-expose-headers", "corridor-build-id, etag, x-request-id")
  }

  /// The answer to a preflight request of a browser; nil for any other request.
  func preflight(_ head: HTTPHead) -> HTTPResponse? {
    guard head.method == "OPTIONS", !origins.isEmpty, head.fields["origin"] != nil,
      head.fields["access-control-request-method"] != nil
    else { return nil }
    var response = HTTPResponse(204)
    response.fields.add("access-control-allow-methods", "GET, HEAD, POST")
    response.fields.add(
      "access-control-allow-headers",
      "authorization, content-type, if-none-match, x-api-key, x-request-id")
    response.fields.add("access-control-max-age", "86400")
    return response
  }
}
