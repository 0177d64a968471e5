internal import CorridorGeometry
internal import CorridorThreads
internal import Foundation

/// A routing engine at a port, which answers as Valhalla does: each way is a straight line, driven at
/// 20 m/s.
package final class FakeEngine: Sendable {
  /// What it does instead of answering to journeys.
  package enum Mood: Sendable {
    case well, html, serverError, silent
  }

  private let server: FakeServer
  private let mood: Locked<Mood>
  /// What it does after so many further requests, if it changes.
  private let next: Locked<(count: Int, mood: Mood)?>

  package var url: String { server.url }

  /// How many journeys through places it was asked for.
  package var journeyCount: Int {
    server.requests.withLock { requests in
      requests.count { Self.locations($0.body).count == 3 }
    }
  }

  /// The heads and bodies of all requests.
  package var requests: [(head: String, body: String)] {
    server.requests.withLock { requests in
      requests.map { ($0.head, String(decoding: $0.body, as: UTF8.self)) }
    }
  }

  package init() throws {
    let mood = Locked(Mood.well)
    self.mood = mood
    let next = Locked<(count: Int, mood: Mood)?>(nil)
    self.next = next
    server = try FakeServer { peer, _ in
      while let request = peer.request() {
        let path = request.head.split(separator: " ").dropFirst().first ?? ""
        if path == "/status" {
          peer.send(FakeServer.answer(body: #"{"version":"3.5.1","tileset_last_modified":1}"#))
          continue
        }
        next.withLock { next in
          guard let (count, other) = next else { return }
          next = count > 0 ? (count - 1, other) : nil
          if count == 0 { mood.withLock { $0 = other } }
        }
        switch mood.withLock({ $0 }) {
        case .well: peer.send(Self.answer(to: path, request.body))
        case .html: peer.send(FakeServer.answer(type: "text/html", body: "<html>hello</html>"))
        case .serverError: peer.send(FakeServer.answer("500 Oops", body: "{}"))
        case .silent: return peer.waitForEnd()
        }
      }
    }
  }

  /// Says what it does with further requests.
  package func behave(_ mood: Mood) { self.mood.withLock { $0 = mood } }

  /// Says what it does after some further requests.
  package func behave(_ mood: Mood, afterRequests count: Int) {
    next.withLock { $0 = (count, mood) }
  }

  private static func answer(to path: Substring, _ body: [UInt8]) -> String {
    if path == "/trace_attributes" {
      let length = meters(positions(body, "shape"))
      return FakeServer.answer(
        body: """
          {"units":"kilometers","edges":[{"length":\(length / 1000),
          "end_node":{"elapsed_time":\(length / 20)}}]}
          """)
    }
    let stops = locations(body)
    let legs = zip(stops, stops.dropFirst()).map { meters([$0, $1]) }
    let hasShapes = String(decoding: body, as: UTF8.self).contains(#""polyline6""#)
    let summaries = legs.enumerated().map { number, meters in
      let shape = hasShapes ? #","shape":"\#(polyline(stops[number...number + 1]))""# : ""
      return #"{"summary":{"time":\#(meters / 20),"length":\#(meters / 1000)}\#(shape)}"#
    }
    return FakeServer.answer(
      body: """
        {"trip":{"units":"kilometers","legs":[\(summaries.joined(separator: ","))],
        "summary":{"time":\(legs.reduce(0, +) / 20),"length":\(legs.reduce(0, +) / 1000)}}}
        """)
  }

  /// Positions as an encoded polyline of six decimals, for a text in JSON.
  private static func polyline(_ line: ArraySlice<Coordinate>) -> String {
    var text = ""
    var last = (lat: 0, lon: 0)
    for position in line {
      let next = (
        lat: Int((position.lat * 1e6).rounded()), lon: Int((position.lon * 1e6).rounded())
      )
      for step in [next.lat - last.lat, next.lon - last.lon] {
        var rest = step < 0 ? ~(step << 1) : step << 1
        while rest >= 0x20 {
          text.unicodeScalars.append(Unicode.Scalar(UInt8(0x20 | rest & 0x1F) + 63))
          rest >>= 5
        }
        text.unicodeScalars.append(Unicode.Scalar(UInt8(rest) + 63))
      }
      last = next
    }
    return text.replacing("\\", with: "\\\\")
  }

  private static func locations(_ body: [UInt8]) -> [Coordinate] { positions(body, "locations") }

  private static func positions(_ body: [UInt8], _ name: String) -> [Coordinate] {
    let root = try? JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
    let list = root?[name] as? [[String: Any]] ?? []
    return list.map { Coordinate(lon: $0["lon"] as? Double ?? 0, lat: $0["lat"] as? Double ?? 0) }
  }

  private static func meters(_ line: [Coordinate]) -> Double {
    guard let geodesic = try? Geodesic.wgs84() else { return 0 }
    return zip(line, line.dropFirst()).reduce(0) { $0 + geodesic.inverse($1.0, $1.1).meters }
  }
}
