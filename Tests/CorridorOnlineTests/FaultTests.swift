import Corridor
import CorridorOnline
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

/// Services that misbehave: who is asked again, who is not, and what a search says then.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(5)))) struct FaultTests {
  private func service(
    _ server: FakeServer,
    retries: RetryPolicy = RetryPolicy(attempts: 3, firstWait: .milliseconds(1)),
    _ change: (inout OnlineLimits) -> Void = { _ in }
  ) throws -> OnlineService {
    var limits = OnlineLimits.patient
    change(&limits)
    return try OnlineService(url: server.url, limits: limits, retries: retries)
  }

  private func isUnavailable(_ error: any Error, _ words: String = "") -> Bool {
    switch error {
    case SearchError.serviceUnavailable, SearchError.service:
      words.isEmpty || "\(error)".contains(words)
    default: false
    }
  }

  private func isMisbehaved(_ error: any Error, _ words: String = "") -> Bool {
    guard case SearchError.serviceMisbehaved(let reason) = error else { return false }
    return words.isEmpty || reason.contains(words)
  }

  private func search(
    _ service: OnlineService, _ options: SearchOptions = SearchOptions()
  ) async throws -> [String] {
    try await SearchManager(.online(service)).submit("x", options: options).response.objects.map(
      \.uri)
  }

  // MARK: Asked again

  @Test(arguments: [
    FakeServer.answer("503 Service Unavailable", body: ""),
    FakeServer.answer("502 Bad Gateway", type: "text/html", body: "<html>"),
    FakeServer.answer("504 Gateway Timeout", body: "{}"),
    FakeServer.answer("429 Too Many Requests", type: "application/problem+json", body: "{}"),
    // A reset, and half an answer.
    "", "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{cut",
    "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{cut",
  ])
  func `a service that may answer the next time is asked again`(first: String) async throws {
    let server = try FakeServer(answers: [first, first, FakeServer.onePlace])
    #expect(try await search(service(server)) == ["fake:1"])
    #expect(server.requests.withLock(\.count) == 3)
    // As often as the policy says.
    let other = try FakeServer(answers: [first])
    await #expect {
      try await search(service(other, retries: RetryPolicy(attempts: 2, firstWait: .zero)))
    } throws: { isUnavailable($0) }
    #expect(other.requests.withLock(\.count) == 2)
    let never = try FakeServer(answers: [first])
    await #expect {
      try await search(service(never, retries: .never))
    } throws: { isUnavailable($0) }
    #expect(never.requests.withLock(\.count) == 1)
  }

  @Test func `a service that nobody is at is asked again, and then unavailable`() async throws {
    let port = try FakeServer.refusingPort()
    let service = try OnlineService(
      url: "http://127.0.0.1:\(port)", limits: .patient,
      retries: RetryPolicy(attempts: 3, firstWait: .milliseconds(200)))
    let start = ContinuousClock.now
    await #expect { try await search(service) } throws: { isUnavailable($0) }
    // At least half of each wait.
    #expect(ContinuousClock.now - start >= .milliseconds(300))
  }

  @Test func `a service that asks for a wait gets it`() async throws {
    let busy = FakeServer.answer("503 Service Unavailable", fields: ["Retry-After: 2"], body: "")
    let server = try FakeServer(answers: [busy, FakeServer.onePlace])
    let start = ContinuousClock.now
    #expect(try await search(service(server)) == ["fake:1"])
    #expect(ContinuousClock.now - start >= .seconds(2))
  }

  @Test func `a wait that there is no time for is not begun`() async throws {
    let busy = FakeServer.answer(
      "429 Too Many Requests", type: "application/problem+json", fields: ["Retry-After: 3600"],
      body: #"{"code":"too-many","detail":"wait a little"}"#)
    let server = try FakeServer(answers: [busy, FakeServer.onePlace])
    await #expect {
      try await search(service(server))
    } throws: { isUnavailable($0, "try again after 3600") }
    #expect(server.requests.withLock(\.count) == 1)
  }

  @Test func `an attempt that takes too long is followed by another one`() async throws {
    let server = try FakeServer { peer, number in
      while peer.request() != nil {
        if number == 1 { return peer.waitForEnd() }
        peer.send(FakeServer.onePlace)
      }
    }
    let service = try service(server) { $0.attemptTimeout = .seconds(2) }
    // A busy machine may make all three attempts late.
    do { #expect(try await search(service) == ["fake:1"]) } catch {
      #expect(isUnavailable(error, "no answer within"))
    }
    #expect(server.requests.withLock(\.count) >= 2)
  }

  // MARK: Not asked again

  @Test(arguments: [
    ("400 Bad Request", "bad-request", "400, no"), ("401 Unauthorized", "no-key", "401, no"),
    ("413 Content Too Large", "too-large", "413, no"),
    ("500 Internal Server Error", "internal", "500, no"),
    ("503 Service Unavailable", "deadline", "503, no"),
  ])
  func `a service that says what is wrong is not asked again`(
    status: String, code: String, words: String
  ) async throws {
    let server = try FakeServer(answers: [
      FakeServer.answer(
        status, type: "application/problem+json", body: #"{"code":"\#(code)","detail":"no"}"#)
    ])
    await #expect { try await search(service(server)) } throws: { isUnavailable($0, words) }
    #expect(server.requests.withLock(\.count) == 1)
  }

  @Test func `a redirect is not followed`() async throws {
    let other = try FakeServer(answers: [FakeServer.onePlace])
    for status in ["301 Moved", "302 Found", "307 Temporary Redirect", "308 Permanent Redirect"] {
      let server = try FakeServer(answers: [
        FakeServer.answer(status, fields: ["Location: \(other.url)/v1/search"], body: "")
      ])
      await #expect { try await search(service(server)) } throws: { isUnavailable($0, other.url) }
    }
    #expect(other.connections.withLock { $0 } == 0)
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n",
    FakeServer.answer(type: "text/html", body: "<html>Welcome</html>"),
    FakeServer.answer("404 Not Found", type: "text/html", body: "<html>None</html>"),
    FakeServer.answer(body: ""), FakeServer.answer(body: "{"), FakeServer.answer(body: "[]"),
    FakeServer.answer(body: "{}"), FakeServer.answer(body: "null"), FakeServer.answer(body: "1"),
    FakeServer.answer(body: "{\"hits\":" + String(repeating: "[", count: 100_000)),
    FakeServer.answer(fields: ["Content-Encoding: gzip"], body: "no gzip"),
  ])
  func `nonsense is told as such, and not asked for again`(answer: String) async throws {
    let server = try FakeServer(answers: [answer])
    await #expect { try await search(service(server)) } throws: { isMisbehaved($0) }
    #expect(server.requests.withLock(\.count) == 1)
  }

  @Test(arguments: [
    (#""id":"fake:1""#, #""id":7"#), (#""id":"fake:1","#, ""),
    (#""position":[3,4]"#, #""position":[3]"#),
    (#""position":[3,4]"#, #""position":[3,"4"]"#), (#""position":[3,4]"#, #""position":[3,400]"#),
    (#""kind":"business""#, #""kind":"ghost""#), (#""categories":[]"#, #""categories":[1]"#),
    (#""tags":{}"#, #""tags":{"a":1}"#), (#""found":1"#, #""found":-1"#),
    (#""found":1"#, #""found":0"#),
    (#""sort":"relevance""#, #""sort":"other""#), (#""displayType":"single","#, ""),
    (#""boundingBox":null"#, #""boundingBox":[1,2,3]"#),
    (#""businesses":null"#, #""businesses":{}"#),
    (#""toponyms":null"#, #""toponyms":{"found":1}"#), (#""nextCursor":null"#, #""nextCursor":1"#),
    (#""phones":[]"#, #""offRouteMeters":1,"phones":[]"#),
    (#""phones":[]"#, #""geometry":{"type":"Point"},"phones":[]"#),
    (#""phones":[]"#, #""geometry":{"type":"MultiLineString","coordinates":[[[1]]]},"phones":[]"#),
  ])
  func `an answer with a wrong member is nonsense`(right: String, wrong: String) async throws {
    let body = try #require(FakeServer.onePlace.components(separatedBy: "\r\n\r\n").last)
    #expect(body.contains(right))
    let server = try FakeServer(answers: [
      FakeServer.answer(body: body.replacingOccurrences(of: right, with: wrong))
    ])
    await #expect { try await search(service(server)) } throws: { isMisbehaved($0) }
  }

  @Test func `an answer with members that are not known is read all the same`() async throws {
    let body = try #require(FakeServer.onePlace.components(separatedBy: "\r\n\r\n").last)
    let server = try FakeServer(answers: [
      FakeServer.answer(
        body: body.replacingOccurrences(of: #""features":{}"#, with: #""features":{"new":true}"#)
          .replacingOccurrences(of: #""kind":"text""#, with: #""kind":"new""#)
          .replacingOccurrences(of: #""found":1"#, with: #""new":{"a":[]},"found":1"#))
    ])
    let object = try await SearchManager(.online(service(server))).submit("x").response.objects[0]
    #expect(object.business?.features.map(\.id) == ["new"])
    #expect(object.business?.features.first?.isAvailable == true)
  }

  @Test func `an answer without end is cut off`() async throws {
    let wasCut = Locked(false)
    let server = try FakeServer { peer, _ in
      _ = peer.request()
      peer.send("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n")
      let piece = String(repeating: " ", count: 1 << 16)
      // More than what buffers between the two take.
      for _ in 0..<10_000 where !wasCut.withLock({ $0 }) {
        if !peer.send(piece) { wasCut.withLock { $0 = true } }
      }
    }
    let service = try service(server) { $0.answerBytes = 1 << 20 }
    await #expect {
      try await search(service)
    } throws: { isMisbehaved($0, "more than 1048576 bytes") }
    while !wasCut.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(server.requests.withLock(\.count) == 1)
  }

  @Test func `a small answer that unpacks to a large one is cut off`() async throws {
    let packed = try Tool.run("/bin/sh", ["-c", "head -c 50000000 /dev/zero | gzip -9"])
    #expect(packed.count < 1 << 20)
    let server = try FakeServer { peer, _ in
      _ = peer.request()
      peer.send(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\n"
          + "Content-Length: \(packed.count)\r\n\r\n")
      peer.send(packed)
      peer.waitForEnd()
    }
    let service = try service(server) { $0.answerBytes = 1 << 20 }
    await #expect {
      try await search(service)
    } throws: { isMisbehaved($0, "more than 1048576 bytes") }
  }

  // MARK: Time

  @Test func `the time of a search is its own, that of a call the client's`() async throws {
    let server = try FakeServer { peer, _ in
      _ = peer.request()
      peer.waitForEnd()
    }
    let patient = try service(server)
    let limit = Duration.milliseconds(300)
    await #expect {
      try await patient.search(SearchRequest("x", options: SearchOptions(timeLimit: limit)))
    } throws: { error in
      if case SearchError.tookTooLong(limit: limit) = error { true } else { false }
    }
    let impatient = try service(server) { $0.timeout = limit }
    await #expect {
      try await impatient.search(SearchRequest("x"))
    } throws: { isUnavailable($0, "no answer within") }
    let late = try service(server) { $0.timeout = .zero }
    await #expect { try await late.search(SearchRequest("x")) } throws: { isUnavailable($0) }
  }
}
