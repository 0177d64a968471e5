import Corridor
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// Requests that are made to take long, asked of a service of one worker with a deadline of two
/// seconds: half a second of processor time after it the worker is free again, and as soon when the
/// client has gone.
@Suite(.serialized) struct `A service asked for too much` {
  private static let deadline = 2.0
  /// Seconds of processor time after the deadline.
  private static let most = 0.5 * ProcessorTime.slowdown

  private static func star(_ count: Int) -> String {
    let ring = (0...count).map { number -> String in
      let index = number % count
      let angle = 2 * Double.pi * Double(index) / Double(count)
      let reach = 1 + 0.3 * Double(index % 2)
      return "[\(10 + 5 * cos(angle) * reach),\(48 + 3 * sin(angle) * reach)]"
    }
    return #"{"type":"Polygon","coordinates":[["# + ring.joined(separator: ",") + "]]}"
  }

  private static func line(_ count: Int, _ vertex: (Int) -> (Double, Double)) -> String {
    let positions = (0..<count).map { number in
      let (lon, lat) = vertex(number)
      return "[\(lon),\(lat)]"
    }
    return #"{"type":"LineString","coordinates":["# + positions.joined(separator: ",") + "]}"
  }

  private static func requests() -> [(name: String, target: String, body: String)] {
    let short = #"{"type":"LineString","coordinates":[[9,47],[10,48]]}"#
    let star = star(300_000)
    var random = SplitMix(seed: 1)
    var (here, azimuth) = ((lon: 9.0, lat: 47.0), 0.0)
    let walk = line(400_000) { _ in
      azimuth += .random(in: -1.5...1.5, using: &random)
      here.lon = min(max(here.lon + 0.0013 * cos(azimuth), 0), 20)
      here.lat = min(max(here.lat + 0.0009 * sin(azimuth), 40), 55)
      return here
    }
    let tour = line(300_000) { (9.5 + Double($0 % 2) * 0.05, 47.1 + Double($0) * 1e-7) }
    let far = line(400_000) { number in (Double(number % 2) * 120 - 60, Double(number % 90) - 45) }
    // Reading them is mostly allocation, which sanitizers slow down more than anything else.
    let values = (0..<300_000 / Int(ProcessorTime.slowdown)).map { "brand=x\($0)" }
      .joined(separator: "|")
    return [
      ("viewport of find", "/v1/find", #"{"route":\#(short),"within":"20km","viewport":\#(star)}"#),
      ("viewport of search", "/v1/search", #"{"text":"a","viewport":\#(star)}"#),
      ("distance", "/v1/search", #"{"text":"a","distanceTo":\#(star)}"#),
      ("corridor", "/v1/corridor", #"{"route":\#(walk),"within":"1km"}"#),
      ("passes", "/v1/find", #"{"route":\#(tour),"within":"1500m","passes":"all"}"#),
      ("long edges", "/v1/find", #"{"route":\#(far),"within":"100m"}"#),
      ("tags", "/v1/find", #"{"route":\#(short),"within":"90km","tags":["\#(values)"]}"#),
    ]
  }

  private static func service() throws -> TestService {
    try TestService {
      $0.deadline = .seconds(deadline)
      $0.limits.workers = 1
      $0.widestMeters = 1e6
    }
  }

  @Test func `has its worker back half a second after the deadline`() throws {
    let service = try Self.service()
    for (name, target, body) in Self.requests() {
      let wire = try Wire(service.address)
      wire.request("POST", target, body, ["content-type: application/json"])
      // The deadline runs when the service has all of the body.
      while service.server.load == 0, !wire.hasInput { usleep(1000) }
      let (answer, taken) = try ProcessorTime.measure(after: Self.deadline) {
        let answer = try wire.answer(to: "POST")
        while service.server.load > 0 { usleep(1000) }
        return answer
      }
      #expect(taken < Self.most, "\(name): \(answer.status) after \(taken) s")
      #expect(try service.ask("GET", "/v1/categories").status == 200)
      #expect([200, 400, 503, 504].contains(answer.status), "\(name): \(answer.status)")
    }
  }

  @Test func `has its worker back when the client has gone`() throws {
    let service = try Self.service()
    for (name, target, body) in Self.requests() {
      do {
        let wire = try Wire(service.address)
        wire.request("POST", target, body, ["content-type: application/json"])
        Thread.sleep(forTimeInterval: 0.3)
      }
      let (_, taken) = try ProcessorTime.measure {
        while service.server.load > 0 { usleep(1000) }
      }
      #expect(taken < Self.most, "\(name): free after \(taken) s")
      #expect(try service.ask("GET", "/v1/categories").status == 200)
    }
  }
}
