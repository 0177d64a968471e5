import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// Who may ask, how often, and from which pages.
@Suite struct AccessTests {
  private static let keys = "# of the test\n\ndispatch 0123456789abcdef\nfedcba9876543210\n"

  @Test func `a client needs one of the keys`() throws {
    let service = try TestService({ $0.keys = try? APIKeys(Self.keys) })
    let target = "/v1/search?text=kestrel"
    for fields in [
      [], ["Authorization: Bearer 0123456789abcdee"], ["Authorization: Bearer 0123456789abcde"],
      ["Authorization: Basic 0123456789abcdef"], ["X-Api-Key: dispatch"], ["X-Api-Key:"],
      ["Authorization: Bearer 0123456789abcdef0123456789abcdef"],
    ] {
      let answer = try service.ask("GET", target, nil, fields)
      #expect(answer.status == 401, "\(fields)")
      #expect(answer.fields["www-authenticate"]?.hasPrefix("Bearer") == true)
    }
    for fields in [
      ["Authorization: Bearer 0123456789abcdef"], ["authorization: bearer fedcba9876543210"],
      ["X-API-Key: fedcba9876543210"],
    ] {
      #expect(try service.ask("GET", target, nil, fields).status == 200, "\(fields)")
    }
    // Whether the service is well is no secret; what it does is one.
    #expect(try service.ask("GET", "/healthz").status == 200)
    #expect(try service.ask("GET", "/metrics").status == 401)
  }

  @Test func `keys change while the service runs`() throws {
    let service = try TestService({ $0.keys = try? APIKeys(Self.keys) })
    let old = ["X-Api-Key: fedcba9876543210"]
    #expect(try service.ask("GET", "/metrics", nil, old).status == 200)
    service.server.use(try APIKeys("new aaaabbbbccccddddeeee"))
    #expect(try service.ask("GET", "/metrics", nil, old).status == 401)
    #expect(
      try service.ask("GET", "/metrics", nil, ["X-Api-Key: aaaabbbbccccddddeeee"]).status == 200)
  }

  @Test(arguments: [
    ("", APIKeyError.none), ("# nothing\n", .none), ("short", .tooShort(line: 1)),
    ("\n0123456789abcdef 1 2", .tooManyWords(line: 2)),
  ])
  func `a file without good keys is refused`(text: String, error: APIKeyError) {
    #expect(throws: error) { try APIKeys(text) }
  }

  @Test func `a client may not ask too often, others may`() throws {
    let service = try TestService({
      $0.keys = try? APIKeys(Self.keys)
      $0.requestsPerSecond = 2
    })
    func ask(_ key: String) throws -> Wire.Answer {
      try service.ask("GET", "/metrics", nil, ["X-Api-Key: \(key)"])
    }
    let codes = try (0..<20).map { _ in try ask("0123456789abcdef").status }
    #expect(codes.prefix(2) == [200, 200])
    #expect(codes.contains(429))
    let refused = try (0..<20).map { _ in try ask("0123456789abcdef") }.first { $0.status == 429 }
    #expect(refused?.fields["retry-after"] == "1")
    #expect(try ask("fedcba9876543210").status == 200)
  }

  @Test func `a bucket fills evenly`() {
    let limiter = RateLimiter(perSecond: 10)
    let start = ContinuousClock.now
    for _ in 0..<10 { #expect(limiter.take(for: "a", at: start) == nil) }
    #expect(limiter.take(for: "a", at: start) ?? 0 > 0.09)
    #expect(limiter.take(for: "a", at: start + .milliseconds(150)) == nil)
    #expect(limiter.take(for: "a", at: start + .milliseconds(160)) != nil)
    for _ in 0..<10 { #expect(limiter.take(for: "a", at: start + .seconds(60)) == nil) }
    #expect(limiter.take(for: "a", at: start + .seconds(60)) != nil)
  }

  @Test func `pages of other origins may ask only where that is allowed`() throws {
    let origin = "Origin: https://dispatch.example"
    let preflight = [origin, "Access-Control-Request-Method: POST"]
    let closed = try TestService.usual.get()
    #expect(
      try closed.ask("GET", "/healthz", nil, [origin]).fields["access-control-allow-origin"] == nil)
    #expect(try closed.ask("OPTIONS", "/v1/find", nil, preflight).status == 405)

    let open = try TestService({ $0.origins = ["https://dispatch.example"] })
    let answer = try open.ask("GET", "/v1/search?text=a", nil, [origin])
    #expect(answer.fields["access-control-allow-origin"] == "https://dispatch.example")
    #expect(answer.fields["vary"]?.contains("origin") == true)
    let wire = try Wire(open.address)
    wire.request("POST", "/v1/batch", "\n", ["Content-Type: application/x-ndjson", origin])
    let batch = try wire.answer()
    #expect(batch.fields["access-control-allow-origin"] == "https://dispatch.example")
    let before = try open.ask("OPTIONS", "/v1/find", nil, preflight)
    #expect(before.status == 204)
    let allowed = before.fields["access-control-allow-headers"]?.components(separatedBy: ", ")
    // A page that keeps answers asks whether they have changed.
    #expect(Set(["authorization", "if-none-match"]).isSubset(of: allowed ?? []))
    let other = try open.ask("GET", "/healthz", nil, ["Origin: https://elsewhere.example"])
    #expect(other.fields["access-control-allow-origin"] == nil)
  }

  @Test func `a request keeps the name that it was given`() throws {
    let service = try TestService.usual.get()
    let named = try service.ask("GET", "/healthz", nil, ["X-Request-Id: tour-17.3"])
    #expect(named.fields["x-request-id"] == "tour-17.3")
    let first = try service.ask("GET", "/healthz").fields["x-request-id"]
    let second = try service.ask("GET", "/healthz", nil, ["X-Request-Id: a b<c>"])
    #expect(first != nil && first != second.fields["x-request-id"])
    #expect(second.fields["x-request-id"]?.contains("<") == false)
  }
}
