import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// Many requests in one body, a line each.
@Suite struct BatchTests {
  private func lines(_ body: String, _ service: TestService) throws -> [[String: Any]] {
    let wire = try Wire(service.address)
    wire.request("POST", "/v1/batch", body, ["Content-Type: application/x-ndjson"])
    let answer = try wire.answer()
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.fields["content-type"] == "application/x-ndjson")
    return try answer.text.split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
  }

  @Test func `answers each line in its order, whatever the others are`() throws {
    let service = try TestService()
    let route = try TestService.route().filter { !$0.isNewline }
    let body = """
      {"requestId":"a","operation":"find","route":\(route),"categories":["fuel"]}
      {"requestId":2,"operation":"search","text":"kestrel","limit":2,"format":"geojson"}

      {"requestId":"broken","operation":"find","rout":1}
      {nonsense
      {"requestId":null,"operation":"fnd"}
      {"operation":"suggest","text":"kest"}
      {"requestId":"last","operation":"corridor","route":\(route)}
      """
    let found = try lines(body, service)
    #expect(found.map { $0["status"] as? Int } == [200, 200, 400, 400, 400, 200, 200])
    #expect(found.map { $0["line"] as? Int } == [1, 2, 4, 5, 6, 7, 8], "empty lines count")
    #expect(found[0]["requestId"] as? String == "a")
    let alone = try service.ask("POST", "/v1/find", #"{"route":\#(route),"categories":["fuel"]}"#)
    let answer = try #require(found[0]["answer"] as? [String: Any])
    #expect(NSDictionary(dictionary: answer) == NSDictionary(dictionary: try alone.json()))
    #expect(found[1]["requestId"] as? Int == 2)
    #expect((found[1]["answer"] as? [String: Any])?["type"] as? String == "FeatureCollection")
    #expect(found[2]["requestId"] as? String == "broken")
    let problem = found[2]["problem"] as? [String: Any]
    #expect((problem?["detail"] as? String)?.contains("did you mean route?") == true)
    let unknown = found[4]["problem"] as? [String: Any]
    #expect((unknown?["detail"] as? String)?.contains("did you mean find?") == true)
    #expect((found[5]["answer"] as? [String: Any])?["completions"] is [Any])
  }

  @Test func `a line beyond its time says so`() throws {
    let service = try TestService({ $0.deadline = .nanoseconds(1) })
    let line = #"{"operation":"search","text":"kestrel"}"#
    let found = try lines(line, service)
    #expect(found.map { $0["status"] as? Int } == [503])
    #expect((found[0]["problem"] as? [String: Any])?["code"] as? String == "deadline")
  }

  @Test func `each line counts as a request of its client`() throws {
    let service = try TestService({ $0.requestsPerSecond = 3 })
    let line = #"{"operation":"search","text":"kestrel","limit":1}"# + "\n"
    let found = try lines(String(repeating: line, count: 200), service)
    let statuses = found.map { $0["status"] as? Int }
    #expect(statuses.count == 200)
    #expect(statuses.prefix(3) == [200, 200, 200])
    #expect(statuses.contains(429))
    let refused = found.first { $0["status"] as? Int == 429 }?["problem"] as? [String: Any]
    #expect(refused?["code"] as? String == "too-many")
    // Broken ones, too.
    let broken = try lines(
      String(repeating: "nonsense\n", count: 3) + line, TestService({ $0.requestsPerSecond = 3 }))
    #expect(broken.map { $0["status"] as? Int } == [400, 400, 400, 429])
  }

  @Test func `answers thousands of lines, and other clients meanwhile`() throws {
    let service = try TestService()
    let line = #"{"operation":"search","text":"kestrel","limit":1}"# + "\n"
    let wire = try Wire(service.address)
    wire.request(
      "POST", "/v1/batch", String(repeating: line, count: 5000),
      ["Content-Type: application/x-ndjson"])
    #expect(try service.ask("GET", "/v1/search?text=ostro").status == 200)
    let answer = try wire.answer()
    #expect(answer.text.split(separator: "\n").count == 5000)
    #expect(!answer.text.contains("problem"))
  }

  @Test func `an empty batch has an empty answer`() throws {
    let service = try TestService()
    #expect(try lines("", service).isEmpty)
    #expect(try lines("\n \n", service).isEmpty)
  }

  @Test func `clients that do not read their batches hold up nobody else`() throws {
    let service = try TestService({ $0.limits.workers = 1 })
    let line = #"{"operation":"search","categories":["fuel"],"limit":1000}"# + "\n"
    let slow = try (0..<2).map { _ in
      let wire = try Wire(service.address)
      wire.request(
        "POST", "/v1/batch", String(repeating: line, count: 2000),
        ["Content-Type: application/x-ndjson"])
      return wire
    }
    usleep(500_000)
    let start = ContinuousClock.now
    for _ in 0..<20 { #expect(try service.ask("GET", "/v1/search?text=kestrel").status == 200) }
    // Nor do they hold up the end.
    service.server.stop(within: .milliseconds(100))
    #expect(ContinuousClock.now - start < .seconds(100))
    #expect(slow.count == 2)
  }

  @Test func `a client that goes away stops its batch`() throws {
    let service = try TestService()
    let route = try TestService.route().filter { !$0.isNewline }
    let line = #"{"operation":"find","route":\#(route),"within":"50km"}"# + "\n"
    do {
      let wire = try Wire(service.address)
      let count = (15 << 20) / line.utf8.count
      wire.request(
        "POST", "/v1/batch", String(repeating: line, count: count),
        ["Content-Type: application/x-ndjson"])
    }
    // The worker is free again long before the lines would have been answered.
    var isFree = false
    for _ in 0..<200 where !isFree {
      usleep(20_000)
      let wire = try Wire(service.address)
      wire.request(
        "POST", "/v1/batch", "{}\n", ["Content-Type: application/x-ndjson"])
      isFree = try wire.answer().status == 200
    }
    #expect(isFree)
  }
}
