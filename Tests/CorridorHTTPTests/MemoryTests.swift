import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorTestSupport
import CorridorThreads
import Foundation
import Testing

@testable import CorridorHTTP

/// What requests and answers take, and what happens when it is too much.
@Suite struct MemoryTests {
  /// Answers with so many bytes, a piece at a time.
  private static func writing(_ count: Int, endsWell: Bool = true) -> FakeService {
    FakeService { request, stop, writer in
      guard request.head.path == "/heavy" else { return HTTPResponse(200) }
      writer.begin(HTTPResponse(200))
      for start in stride(from: 0, to: count, by: 1 << 14) {
        let bytes = (start..<min(count, start + 1 << 14)).map { UInt8(truncatingIfNeeded: $0 >> 3) }
        guard writer.write(bytes) else { return HTTPResponse(500) }
      }
      return endsWell ? nil : HTTPResponse(500)
    }
  }

  @Test func `answers that nobody reads stay within the budget`() throws {
    let (server, address) = try Self.writing(1 << 28).start { $0.heldBytes = 1 << 22 }
    defer { server.stop(within: .zero) }
    let wires = try (0..<12).map { _ in
      let wire = try Wire(address)
      wire.request("GET", "/heavy")
      return wire
    }
    #expect(wait { server.load == 12 && server.heldBytes > 1 << 20 })
    for _ in 0..<50 {
      // A piece for each who would have nothing else.
      #expect(server.heldBytes <= 1 << 22 + 12 << 14)
      usleep(2000)
    }
    let other = try Wire(address)
    other.request("GET", "/light")
    #expect(try other.answer().status == 200)
    withExtendedLifetime(wires) {}
  }

  @Test func `a large answer arrives whole, and its memory is free again`() throws {
    let (server, address) = try Self.writing(5_000_001).start()
    let wire = try Wire(address)
    let bodies = try (0..<3).map { _ in
      wire.request("GET", "/heavy")
      return try wire.answer().body
    }
    wire.request("HEAD", "/heavy")
    #expect(try wire.answer(to: "HEAD").status == 200)
    wire.request("GET", "/light")
    #expect(try wire.answer().status == 200)
    // The server would close the connection before a slow program has looked at all bytes.
    for body in bodies {
      #expect(body.count == 5_000_001)
      #expect(body.enumerated().allSatisfy { $1 == UInt8(truncatingIfNeeded: $0 >> 3) })
    }
    #expect(wait { server.heldBytes == 0 })
    server.stop(within: .seconds(5))
  }

  @Test func `an answer that fails on its way is cut, so that nobody takes it for whole`() throws {
    let (server, address) = try Self.writing(1_000_000, endsWell: false).start()
    let wire = try Wire(address)
    wire.request("GET", "/heavy")
    #expect(throws: Wire.Failure.self) { try wire.answer() }
    server.stop(within: .seconds(5))
  }

  @Test func `a client that stops reading is cut when its time is over`() throws {
    let (server, address) = try Self.writing(1 << 28).start { $0.answerTime = .seconds(1) }
    let wire = try Wire(address)
    wire.request("GET", "/heavy")
    #expect(wait { server.load == 1 })
    #expect(wait { server.load == 0 && server.heldBytes == 0 })
    server.stop(within: .seconds(5))
  }

  @Test func `work waits for the memory that it needs, and what needs too much is refused`() throws
  {
    let running = Locked((now: 0, most: 0))
    let service = FakeService(bytes: 600 << 10) { _, _, _ in
      running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      usleep(20_000)
      running.withLock { $0.now -= 1 }
      return HTTPResponse(200)
    }
    let (server, address) = try service.start {
      $0.workers = 4
      $0.workBytes = 1 << 20
    }
    let wires = try (0..<6).map { _ in
      let wire = try Wire(address)
      wire.request("GET", "/heavy")
      return wire
    }
    for wire in wires { #expect(try wire.answer().status == 200) }
    #expect(running.withLock { $0.most } == 1)
    server.stop(within: .seconds(5))

    let (small, smallAddress) = try service.start { $0.workBytes = 1 << 19 }
    let wire = try Wire(smallAddress)
    wire.request("GET", "/heavy")
    #expect(try wire.answer().status == 413)
    small.stop(within: .seconds(5))
  }

  @Test func `a route that becomes too large is refused with what it needs`() throws {
    let service = try TestService({ $0.limits.workBytes = 8 << 20 })
    let positions = (0..<100_000).map { "[\(Double($0) * 1e-3),0]" }.joined(separator: ",")
    let body = #"{"route":{"type":"LineString","coordinates":[\#(positions)]}}"#
    let answer = try service.ask("POST", "/v1/find", body)
    #expect(answer.status == 413)
    #expect(try answer.json()["code"] as? String == "too-much-memory")
    #expect(try TestService.usual.get().ask("POST", "/v1/find", body).status == 200)
  }

  @Test(arguments: ["application/json", "application/geo+json", "application/x-ndjson", "text/csv"])
  func `an answer that is sent as it is written has the bytes of a small one`(
    format: String
  ) throws {
    let many = try TestIndex(
      (0..<4000).map {
        TestPlace(
          id: "osm:node/\($0)", position: GridPosition(lon: Int32($0 * 100), lat: 0),
          tags: [("name", "Place \($0)")])
      })
    let service = try TestService(index: many.index)
    let body = #"{"route":{"type":"LineString","coordinates":[[0,0],[1,0]]},"within":"1km"}"#
    let plain = try service.ask("POST", "/v1/find", body, ["Accept: \(format)"])
    #expect(plain.fields["transfer-encoding"] == "chunked" && plain.body.count > 1 << 18)
    let packed = try service.ask(
      "POST", "/v1/find", body, ["Accept: \(format)", "Accept-Encoding: gzip"])
    #expect(packed.fields["content-encoding"] == "gzip")
    #expect(packed.body.count < plain.body.count / 2)
    #expect(try packed.unpackedBody() == plain.body)
    let few = try service.ask(
      "POST", "/v1/find", body.replacing("1km\"}", with: "1km\",\"limit\":3}"),
      ["Accept: \(format)"])
    #expect(few.fields["content-length"] != nil)
    #expect(plain.text.contains("Place 3999") && !few.text.contains("Place 3999"))
    if format == "application/json" {
      let hits = try plain.json()["hits"] as? [Any]
      #expect(hits?.count == 4000)
      #expect(try plain.json()["found"] as? Int == 4000)
    }
  }
}
