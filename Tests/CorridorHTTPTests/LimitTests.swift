import Corridor
import CorridorTestSupport
import CorridorThreads
import Foundation
import Glibc
import Testing

@testable import CorridorHTTP

/// Requests that are framed in doubt, too large, too slow, too many.
@Suite struct LimitTests {
  private let find = "POST /v1/find HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"

  @Test(arguments: [
    "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
    "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n",
    "Content-Length: 2\r\nContent-Length: 44\r\n",
    "Content-Length: -2\r\n",
    "Content-Length: 2, 2\r\n", "Content-Length : 2\r\n", "Transfer-Encoding: identity\r\n",
    "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n",
    "Transfer-Encoding: gzip, chunked\r\n",
  ])
  func `lengths in doubt are refused`(fields: String) throws {
    let wire = try Wire(TestService.usual.get().address)
    wire.send(find + fields + "\r\n{}GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    #expect(try wire.answer().status == 400)
    // Whatever follows is not taken for a request.
    #expect(wire.isClosed())
  }

  @Test(arguments: ["/%00", "/%00.js", "/healthz%00", "/v1/categories%00/x"])
  func `a path with a zero byte is refused, not cut there`(path: String) throws {
    let wire = try Wire(TestService.usual.get().address)
    wire.send("GET \(path) HTTP/1.1\r\nHost: x\r\n\r\n")
    let answer = try wire.answer()
    #expect(answer.status == 400)
    #expect(answer.text.contains("bad-path"))
  }

  @Test(arguments: [
    "nonsense\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
    "GET  HTTP/1.1\r\n\r\n", "GET /healthz HTTP/1.1\r\n\r\n",
    "POST /v1/find HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "GET /healthz HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n",
    "GET /%00%ff%zz HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET /" + String(repeating: "a", count: 200_000) + " HTTP/1.1\r\nHost: x\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\nX: " + String(repeating: "a", count: 200_000) + "\r\n\r\n",
  ])
  func `what is no HTTP is refused or not answered, and nothing else happens`(text: String) throws {
    let service = try TestService.usual.get()
    let wire = try Wire(service.address, timeout: 5)
    wire.send(text)
    shutdown(wire.socket, Int32(SHUT_WR))
    do {
      let answer = try wire.answer()
      #expect((400..<506).contains(answer.status), "\(answer.status)")
    } catch is Wire.Failure {
      // It was closed without an answer.
    }
    #expect(try service.ask("GET", "/healthz").status == 200)
  }

  @Test func `a body may be as large as the limit, and is let go beyond it`() {
    let exchange = Exchange(head: HTTPHead(method: "POST", path: "/"))
    exchange.limit = 10
    for (count, held) in [(6, 6), (4, 10), (1, 0)] {
      let bytes = [UInt8](repeating: 0x7B, count: count)
      // SAFETY: the bytes are copied during the call.
      unsafe bytes.withUnsafeBytes { unsafe exchange.take($0) }
      #expect(exchange.body.count == held)
    }
  }

  @Test func `a body that says it is too large is not waited for`() throws {
    let wire = try Wire(TestService.usual.get().address)
    wire.send(find + "Content-Length: 1073741824\r\n\r\n")
    let answer = try wire.answer()
    #expect(answer.status == 413)
    #expect(try answer.json()["code"] as? String == "too-large")
  }

  @Test func `a body that turns out too large is not kept`() throws {
    let service = try TestService({ $0.limits.bodyBytes = 1 << 16 })
    let wire = try Wire(service.address)
    wire.send(find + "Transfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<10 { wire.send("4000\r\n" + String(repeating: " ", count: 0x4000) + "\r\n") }
    wire.send("0\r\n\r\n")
    #expect(try wire.answer().status == 413)
    // One without end is cut off.
    let endless = try Wire(service.address)
    endless.send(find + "Transfer-Encoding: chunked\r\n\r\n")
    let chunk = Array(("40000\r\n" + String(repeating: " ", count: 0x40000) + "\r\n").utf8)
    var sent = 0
    while sent < 1 << 28, endless.send(chunk) == chunk.count { sent += chunk.count }
    #expect(sent < 1 << 28)
  }

  @Test func `slow heads and bodies are cut off, others go on`() throws {
    let service = try TestService({
      $0.limits.headTime = .seconds(1)
      $0.limits.bodyTime = .seconds(1)
      $0.limits.bodyBytes = 1 << 16
    })
    let head = try Wire(service.address)
    let body = try Wire(service.address)
    let idle = try Wire(service.address)
    body.send(find + "Content-Length: 100\r\n\r\n{")
    head.send("GET /healthz HT")
    let start = ContinuousClock.now
    // A byte now and then does not help.
    for _ in 0..<12 {
      usleep(250_000)
      head.send("T")
      body.send(" ")
      #expect(try service.ask("GET", "/healthz").status == 200)
    }
    #expect(head.isClosed() && body.isClosed() && idle.isClosed())
    #expect(ContinuousClock.now - start < .seconds(25))
  }

  @Test func `a client that does not read its answer is cut off`() throws {
    let service = try TestService({ $0.limits.answerTime = .seconds(1) })
    let wire = try Wire(service.address)
    // More than the buffers of both sides hold.
    for _ in 0..<2000 {
      wire.request("GET", "/v1/search?categories=fuel&limit=1000")
    }
    sleep(5)
    #expect(wire.send(Array(repeating: 0x20, count: 1 << 23)) < 1 << 23)
    #expect(try service.ask("GET", "/healthz").status == 200)
  }

  @Test func `a request beyond its time is told so`() throws {
    let service = try TestService({ $0.deadline = .nanoseconds(1) })
    let body = #"{"route":\#(try TestService.route()),"within":"50km"}"#
    // The clock is looked at a few times a second; some of them are late.
    var codes: Set<Int> = []
    for _ in 0..<2000 where !codes.contains(503) {
      let answer = try service.ask("POST", "/v1/find", body)
      codes.insert(answer.status)
      if answer.status == 503 { #expect(try answer.json()["code"] as? String == "deadline") }
    }
    #expect(codes.contains(503))
  }

  @Test func `a request that waits for a worker is told when its time is over`() throws {
    let isBlocked = Locked(true)
    let service = FakeService(limit: .milliseconds(200)) { _, _, _ in
      while isBlocked.withLock({ $0 }) { usleep(1000) }
      return HTTPResponse(200)
    }
    let (server, address) = try service.start { $0.workers = 1 }
    defer {
      isBlocked.withLock { $0 = false }
      server.stop(within: .seconds(5))
    }
    let first = try Wire(address)
    first.request("GET", "/heavy")
    while server.load == 0 { usleep(1000) }
    let second = try Wire(address)
    second.request("GET", "/heavy")
    // The only worker is still busy with the first one.
    #expect(try second.answer().status == 503)
    isBlocked.withLock { $0 = false }
    #expect(try first.answer().status == 200)
    second.request("GET", "/heavy")
    #expect(try second.answer().status == 200)
  }

  @Test func `a corridor beyond its time is told so`() throws {
    let service = try TestService({ $0.deadline = .milliseconds(50) })
    var random = SplitMix(seed: 5)
    let positions = (0..<20_000).map { number in
      "[\(Double(number) * 1e-3),\(Double.random(in: 0...2, using: &random))]"
    }
    let route = #"{"type":"LineString","coordinates":[\#(positions.joined(separator: ","))]}"#
    let answer = try service.ask("POST", "/v1/corridor", #"{"route":\#(route),"within":"5km"}"#)
    #expect(answer.status == 503)
    #expect(try answer.json()["code"] as? String == "deadline")
  }

  @Test func `a request beyond its steps is told so, alone and in a batch`() throws {
    let service = try TestService({ $0.workBudget = 3 })
    let body = #"{"route":\#(try TestService.route().filter { !$0.isNewline }),"within":"50km"}"#
    let answer = try service.ask("POST", "/v1/find", body)
    #expect(answer.status == 400)
    #expect(try answer.json()["code"] as? String == "too-much-work")
    let line = body.replacing(
      #"{"route""#, with: #"{"operation":"find","route""#, maxReplacements: 1)
    let batch = try service.ask(
      "POST", "/v1/batch", line, ["Content-Type: application/x-ndjson"])
    #expect(batch.text.contains(#""code":"too-much-work""#))
    #expect(try TestService.usual.get().ask("POST", "/v1/find", body).status == 200)
  }

  @Test(arguments: ["Content-Length: 60000", "Transfer-Encoding: chunked"])
  func `bodies share the memory that there is for them`(framing: String) throws {
    let service = try TestService({
      $0.limits.bodyBytes = 1 << 16
      $0.limits.heldBytes = 1 << 17
    })
    let text = #"{"text":"kestrel"\#(String(repeating: " ", count: 40_000))}"#
    do {
      var others: [Wire] = []
      var answer: Wire.Answer
      // Either of the two comes first.
      repeat {
        let large = try Wire(service.address)
        large.send(find + framing + "\r\n\r\n")
        if framing.hasPrefix("Transfer") { large.send("EA60\r\n") }
        large.send(String(repeating: " ", count: 50_000))
        others.append(large)
        usleep(10_000)
        answer = try service.ask("POST", "/v1/search", text)
      } while answer.status != 503 && others.count < 500
      #expect(answer.status == 503)
      #expect(answer.fields["retry-after"] == "1")
      #expect(try service.ask("POST", "/v1/search", #"{"text":"kestrel"}"#).status == 200)
      // It is there until here.
      withExtendedLifetime(others) {}
    }
    // Its room is free again once it has gone.
    var answer = try service.ask("POST", "/v1/search", text)
    for _ in 0..<500 where answer.status != 200 {
      usleep(10_000)
      answer = try service.ask("POST", "/v1/search", text)
    }
    #expect(answer.status == 200)
  }

  @Test func `bodies that are only announced take no room`() throws {
    let service = try TestService({ $0.limits.heldBytes = 1 << 17 })
    let others = try (0..<20).map { _ in
      let wire = try Wire(service.address)
      wire.send(find + "Content-Length: 60000\r\n\r\n")
      return wire
    }
    for _ in 0..<20 {
      #expect(try service.ask("POST", "/v1/search", #"{"text":"kestrel"}"#).status == 200)
      usleep(5000)
    }
    withExtendedLifetime(others) {}
  }

  @Test func `bodies that are too large take no room`() throws {
    let service = try TestService({
      $0.limits.bodyBytes = 1 << 14
      $0.limits.heldBytes = 1 << 17
    })
    let others = try (0..<3).map { _ in
      let wire = try Wire(service.address)
      wire.send(find + "Transfer-Encoding: chunked\r\n\r\n")
      wire.send("4E20\r\n" + String(repeating: " ", count: 20_000))
      return wire
    }
    let text = #"{"text":"kestrel"\#(String(repeating: " ", count: 10_000))}"#
    for _ in 0..<20 {
      #expect(try service.ask("POST", "/v1/search", text).status == 200)
      usleep(5000)
    }
    withExtendedLifetime(others) {}
  }

  @Test func `a client that goes while it waits gives its place back, and counts as gone`() throws {
    let isBlocked = Locked(true)
    let service = FakeService { _, _, _ in
      while isBlocked.withLock({ $0 }) { usleep(1000) }
      return HTTPResponse(200)
    }
    let (server, address) = try service.start {
      $0.workers = 1
      $0.queue = 1
    }
    defer {
      isBlocked.withLock { $0 = false }
      server.stop(within: .seconds(5))
    }
    let first = try Wire(address)
    first.request("GET", "/heavy")
    while server.load == 0 { usleep(1000) }
    for _ in 0..<5 {
      let waiting = try Wire(address)
      waiting.request("GET", "/heavy")
      while server.load == 1 { usleep(1000) }
      shutdown(waiting.socket, Int32(SHUT_RDWR))
      while server.load == 2 { usleep(1000) }
    }
    isBlocked.withLock { $0 = false }
    #expect(try first.answer().status == 200)
    while service.ended.withLock({ $0.count }) < 6 { usleep(1000) }
    #expect(service.ended.withLock { $0.sorted() } == [200, 400, 400, 400, 400, 400])
  }

  @Test func `a body without a length for which there is no room is refused`() throws {
    let service = try TestService({
      $0.limits.bodyBytes = 1 << 16
      $0.limits.heldBytes = 1 << 17
    })
    let wire = try Wire(service.address)
    var others: [Wire] = []
    func ask() throws -> Int {
      let large = try Wire(service.address)
      large.send(
        find + "Content-Length: 60000\r\n\r\n" + String(repeating: " ", count: 50_000))
      others.append(large)
      usleep(10_000)
      wire.send(find + "Transfer-Encoding: chunked\r\n\r\n")
      wire.send("9C40\r\n" + String(repeating: " ", count: 40_000) + "\r\n0\r\n\r\n")
      return try wire.answer().status
    }
    var status = try ask()
    for _ in 0..<500 where status != 503 { status = try ask() }
    #expect(status == 503)
    withExtendedLifetime(others) {}
  }

  @Test func `the text of a route may not be nested without end`() throws {
    let service = try TestService.usual.get()
    let text = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    let route = #"{\"type\":\"LineString\",\"x\":\#(text),\"coordinates\":[[0,0],[1,1]]}"#
    let answer = try service.ask("POST", "/v1/find", #"{"route":"\#(route)"}"#)
    #expect(answer.status == 400)
  }

  @Test func `hundreds of idle clients keep nobody from being answered`() throws {
    let service = try TestService.usual.get()
    let idle = try (0..<400).map { _ in try Wire(service.address) }
    for wire in idle.prefix(200) { wire.send("POST /v1/find HTTP/1.1\r\n") }
    for _ in 0..<20 {
      #expect(try service.ask("GET", "/v1/search?text=kestrel").status == 200)
    }
    #expect(idle.count == 400)
  }

  @Test func `many clients at once get their own answers`() async throws {
    let service = try TestService.usual.get()
    let alone = try service.ask("GET", "/v1/search?text=kestrel").body
    let other = try service.ask("GET", "/v1/search?text=ostro").body
    #expect(alone != other)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<16 {
        group.addTask {
          let wire = try Wire(service.address)
          for _ in 0..<50 {
            let text = number % 2 == 0 ? "kestrel" : "ostro"
            wire.request("GET", "/v1/search?text=\(text)")
            let answer = try wire.answer()
            if answer.status == 503 { continue }
            if answer.body != (number % 2 == 0 ? alone : other) { return false }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
