import Corridor
import CorridorOnline
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

/// Each reason for which a service gives no answer is an error of its own.
@Suite(.timeLimit(.minutes(ProcessorTime.minutes(5)))) struct ServiceErrorTests {
  /// The error of a search at a URL; in combined mode with an index, the reason for its answer.
  private func error(at url: String, _ change: (inout OnlineLimits) -> Void = { _ in })
    async throws -> (online: SearchError, reason: SearchError?)
  {
    var limits = OnlineLimits.patient
    change(&limits)
    let service = try OnlineService(url: url, limits: limits, retries: .never)
    let online = await #expect(throws: SearchError.self) {
      try await SearchManager(.online(service)).submit("kestrel").response
    }
    let combined = SearchManager(
      .combined(try Island.indexWithStations.get(), service, timeout: .seconds(600)))
    var reason: SearchError?
    do {
      let response = try await combined.submit("kestrel").response
      if case .fallback(let cause) = response.source { reason = cause }
      #expect(response.metadata.found > 0)
    } catch {
      #expect("\(error)" == "\(try #require(online))")
    }
    return (try #require(online), reason)
  }

  private func error(
    of answer: String
  ) async throws -> (online: SearchError, reason: SearchError?) {
    let server = try FakeServer(answers: [answer])
    let errors = try await error(at: server.url)
    // The error is of its answer, not of its end.
    #expect(server.requests.withLock(\.count) == 2)
    return errors
  }

  @Test func `a machine without a route to the service is offline`() async throws {
    // Linux has no route for TCP to a multicast address, whatever the network; no packet is sent.
    let (online, reason) = try await error(at: "http://224.0.0.1:9")
    guard case .service(.offline) = online, case .service(.offline) = reason else {
      Issue.record("\(online), \(reason.map { "\($0)" } ?? "-")")
      return
    }
  }

  @Test func `a port at which nobody listens refuses`() async throws {
    let (online, reason) = try await error(at: "http://127.0.0.1:\(FakeServer.refusingPort())")
    guard case .service(.refused) = online, case .service(.refused) = reason else {
      Issue.record("\(online), \(reason.map { "\($0)" } ?? "-")")
      return
    }
  }

  @Test func `a host that has no address is not found`() async throws {
    // No host can have this name (RFC 2606).
    let (online, reason) = try await error(at: "http://corridor.invalid")
    guard case .service(.hostNotFound) = online, case .service(.hostNotFound) = reason else {
      Issue.record("\(online), \(reason.map { "\($0)" } ?? "-")")
      return
    }
  }

  @Test func `a service that gives no answer is timed out`() async throws {
    let server = try FakeServer { peer, _ in
      _ = peer.request()
      peer.waitForEnd()
    }
    let limit = Duration.milliseconds(300)
    defer { #expect(server.connections.withLock { $0 } == 4) }
    for timeouts in [\OnlineLimits.attemptTimeout, \OnlineLimits.timeout] {
      let (online, reason) = try await error(at: server.url) { $0[keyPath: timeouts] = limit }
      guard case .service(.timedOut(limit: limit)) = online, case .service(.timedOut) = reason
      else {
        Issue.record("\(online), \(reason.map { "\($0)" } ?? "-")")
        return
      }
    }
  }

  @Test(arguments: [
    ("401 Unauthorized", "application/problem+json", #"{"code":"no-key","detail":"no"}"#, 401),
    ("401 Unauthorized", "text/html", "<html>", 401), ("403 Forbidden", "text/html", "<html>", 403),
    ("403 Forbidden", "", "", 403),
  ])
  func `a key that is not accepted is an error, and the index does not answer`(
    status: String, type: String, body: String, code: Int
  ) async throws {
    let (online, reason) = try await error(
      of: FakeServer.answer(status, type: type, body: body))
    guard case .service(.unauthorised(code, _)) = online else {
      Issue.record("\(online)")
      return
    }
    #expect(reason == nil)
  }

  @Test func `a limit says when to try again, in seconds or as a date`() async throws {
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_US_POSIX")
    date.timeZone = TimeZone(identifier: "UTC")
    date.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    for (value, range) in [
      ("1800", 1800.0...1800), (date.string(from: Date() + 1800), 1200...1801),
      // It is over, or is none.
      (date.string(from: Date() - 1800), 0...0), ("soon", 0...0), ("-5", 0...0), ("", 0...0),
    ] {
      let (online, reason) = try await error(
        of: FakeServer.answer("429 Too Many Requests", fields: ["Retry-After: \(value)"], body: ""))
      guard case .service(.limited(let wait)) = online, case .service(.limited) = reason else {
        Issue.record("\(value): \(online)")
        continue
      }
      #expect(range.contains((wait ?? .zero) / .seconds(1)), "\(value)")
      #expect((wait == nil) == (range.upperBound == 0), "\(value)")
    }
  }

  @Test(arguments: [500, 501, 502, 503, 504, 599])
  func `a fault of the service has its status and reason`(status: Int) async throws {
    for (type, body, words) in [
      ("application/problem+json", #"{"code":"internal","detail":"oops"}"#, "oops"),
      ("text/html", "<html>", "an HTML page"), ("application/problem+json", "{", "without"),
    ] {
      let (online, reason) = try await error(
        of: FakeServer.answer("\(status) Fault", type: type, body: body))
      guard case .service(.remoteFault(status, let text)) = online,
        case .service(.remoteFault) = reason
      else {
        Issue.record("\(online)")
        return
      }
      #expect(text.contains(words))
    }
  }

  @Test(arguments: [400, 404, 405, 406, 415])
  func `a request that is refused as wrong is an error, and the index does not answer`(
    status: Int
  ) async throws {
    let (online, reason) = try await error(
      of: FakeServer.answer(
        "\(status) No", type: "application/problem+json",
        body: #"{"code":"bad-request","detail":"no"}"#))
    guard case .service(.rejected(status, "no")) = online else {
      Issue.record("\(online)")
      return
    }
    #expect(reason == nil)
  }

  @Test(arguments: ["200 OK", "404 Not Found", "410 Gone"])
  func `an HTML page is one clear error`(status: String) async throws {
    let page = "<!doctype html><html><title>Welcome</title></html>"
    for type in ["text/html", "Text/HTML; charset=utf-8", "application/xhtml+xml"] {
      let (online, reason) = try await error(
        of: FakeServer.answer(status, type: type, body: page))
      guard case .serviceMisbehaved(let text) = online, case .serviceMisbehaved = reason else {
        Issue.record("\(online)")
        return
      }
      #expect(text.contains("an HTML page") && text.contains("check that the URL"), "\(text)")
      #expect(!text.contains("Welcome"))
    }
  }

  @Test(arguments: ["{", #"{"hits":[}"#, "<html>", "", "\u{FEFF}{}", #"{"hits":"#])
  func `JSON that is malformed is not understood`(body: String) async throws {
    let (online, reason) = try await error(of: FakeServer.answer(body: body))
    guard case .serviceMisbehaved = online, case .serviceMisbehaved = reason else {
      Issue.record("\(online)")
      return
    }
  }
}
