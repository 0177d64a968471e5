import CorridorTestSupport
import Foundation
import Testing

/// What a journey with a departure, a speed and a vehicle is told by `find`.
@Suite struct ArrivalTests {
  private let service: TestService

  init() throws { service = try TestService.usual.get() }

  private func answer(_ fields: String) throws -> Wire.Answer {
    let route = try TestService.route()
    return try service.ask("POST", "/v1/find", #"{"route":\#(route),"within":"2km",\#(fields)}"#)
  }

  private func json(_ fields: String) throws -> [String: Any] {
    let answer = try answer(fields)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.json()
  }

  private func hits(_ fields: String) throws -> [[String: Any]] {
    try #require(try json(fields)["hits"] as? [[String: Any]])
  }

  /// Friday, 20 November 2026 at a time of day, an hour ahead of UTC.
  private func friday(_ clock: String) -> String {
    #""speed":"80km/h","tz":"+01:00","depart":"2026-11-20T\#(clock)+01:00""#
  }

  /// Open on Fridays from 05:30 to 23:00, and reached after 2,043.5 s at 80 km/h.
  private func kestrel(_ fields: String) throws -> [String: Any]? {
    try hits(fields).first { $0["id"] as? String == "osm:way/161" }
  }

  @Test func `says when one arrives at each place`() throws {
    let hits = try hits(friday("06:00"))
    #expect(hits.count > 20)
    let dates = ISO8601DateFormatter()
    let start = try #require(dates.date(from: "2026-11-20T06:00:00+01:00"))
    for hit in hits {
      let after = try #require(hit["alongMeters"] as? Double) / (80 / 3.6)
      #expect(abs(try #require(hit["afterSeconds"] as? Double) - after) < 0.06)
      let text = try #require(hit["arrivesAt"] as? String)
      let arrival = try #require(dates.date(from: text)).timeIntervalSince(start)
      #expect(text.hasSuffix("+01:00") && abs(arrival - after) <= 1.06, "\(text)")
      let state = try #require(hit["openOnArrival"] as? String)
      #expect((state == "unknown") == (hit["unknownBecause"] is String), "\(hit)")
    }
  }

  @Test func `says what is open then, and until or from when`() throws {
    let open = try #require(try kestrel(friday("06:00")))
    #expect(open["arrivesAt"] as? String == "2026-11-20T06:34:03+01:00")
    #expect(open["openOnArrival"] as? String == "open")
    #expect(open["closesAt"] as? String == "2026-11-20T23:00:00+01:00")
    let closed = try #require(try kestrel(friday("23:00")))
    #expect(closed["openOnArrival"] as? String == "closed")
    #expect(closed["opensAt"] as? String == "2026-11-21T07:00:00+01:00")
    // Ten minutes before it closes.
    let late = try #require(try kestrel(friday("22:16")))
    #expect(late["openOnArrival"] as? String == "open")
    let unsure = try #require(try kestrel(friday("22:16") + #","tolerance":"15min""#))
    #expect(unsure["openOnArrival"] as? String == "unknown")
    #expect(unsure["unknownBecause"] as? String == "changesNearArrival")
    let elsewhere = try #require(
      try kestrel(#""speed":"80km/h","tz":"Europe/Berlin","depart":"2026-11-20T05:00Z""#))
    #expect(elsewhere["arrivesAt"] as? String == "2026-11-20T06:34:03+01:00")
  }

  @Test func `gives only what is open, or also what may be`() throws {
    let all = try hits(friday("06:00"))
    func ids(_ hits: [[String: Any]], _ states: [String]) -> Set<String> {
      Set(
        hits.filter { states.contains($0["openOnArrival"] as? String ?? "") }
          .compactMap { $0["id"] as? String })
    }
    let only = try hits(friday("06:00") + #","open":"only""#)
    #expect(!only.isEmpty && only.count < all.count)
    #expect(ids(only, ["open"]) == ids(all, ["open"]) && ids(only, ["open"]).count == only.count)
    let kept = try hits(friday("06:00") + #","open":"keep-unknown""#)
    #expect(kept.count > only.count && kept.count < all.count)
    #expect(ids(kept, ["open", "unknown"]) == ids(all, ["open", "unknown"]))
    #expect(try hits(friday("06:00") + #","open":"ignore""#).count == all.count)
  }

  @Test func `takes the holidays of a region`() throws {
    // The 25th of December 2026 is a Friday, and PH off.
    func states(_ region: String) throws -> Set<String> {
      let fields = #""speed":"80km/h","tz":"+01:00","depart":"2026-12-25T10:00+01:00"\#(region)"#
      let shops = try hits(fields).filter { hit in
        (hit["tags"] as? [String: String])?["opening_hours"]
          == "Mo-Fr 09:00-12:00,13:00-17:00; PH off"
      }
      #expect(!shops.isEmpty)
      return Set(shops.compactMap { $0["openOnArrival"] as? String })
    }
    #expect(try states("") == ["unknown"])
    #expect(try states(#","region":"de_bw""#) == ["closed"])
    #expect(try answer(friday("06:00") + #","region":"atlantis""#).status == 400)
  }

  @Test func `finds nothing from a ferry, which takes no range`() throws {
    let sailing = try json(#""ferries":["10km-20km"]"#)
    #expect(sailing["ferries"] as? [[Double]] == [[10_000, 20_000]])
    let alongs = try #require(sailing["hits"] as? [[String: Any]])
      .compactMap { $0["alongMeters"] as? Double }
    #expect(!alongs.isEmpty && alongs.allSatisfy { !(10_000.001..<19_999.999).contains($0) })
    #expect(alongs.count < (try hits(#""limit":1000"#).count))
    let range = try json(#""ferries":"10km-20km","range":"15km""#)
    #expect(range["toMeters"] as? Double == 25_000)
  }

  @Test func `a search along a route finds nothing from a ferry, either`() throws {
    func search(_ fields: String) throws -> Wire.Answer {
      try service.ask("POST", "/v1/search", #"{"categories":["fuel"],"limit":1000\#(fields)}"#)
    }
    let route = #","route":\#(try TestService.route()),"within":"2km""#
    func alongs(_ fields: String) throws -> [Double] {
      let hits = try #require(try search(route + fields).json()["hits"] as? [[String: Any]])
      return hits.compactMap { $0["alongMeters"] as? Double }
    }
    let (all, few) = (try alongs(""), try alongs(#","ferries":["10km-20km","40km-50km"]"#))
    #expect(!few.isEmpty && few.count < all.count)
    for sea in [10_000.001..<19_999.999, 40_000.001..<49_999.999] {
      #expect(few.allSatisfy { !sea.contains($0) })
    }
    let refused = try search(#","ferries":["10km-20km"]"#)
    #expect(refused.status == 400 && refused.text.contains("route"))
  }

  @Test func `goes by the time as well as by the kilometre`() throws {
    let hour = try json(#""speed":"60km/h","from":"15min","to":"45min""#)
    #expect(hour["fromMeters"] as? Double == 15_000)
    #expect(hour["toMeters"] as? Double == 45_000)
  }

  @Test(arguments: [
    (#""depart":"2026-11-20T06:00+01:00""#, "speed"),
    (#""speed":"80km/h","depart":"2026-11-20T06:00""#, "tz"),
    (#""speed":"80km/h","depart":"tomorrow""#, "depart"),
    (#""speed":"80""#, "speed"), (#""open":"only""#, "depart"),
    (#""tolerance":"15min""#, "depart"),
    (#""ferries":["200km-300km"]"#, "ferries"), (#""ferries":["20km-10km"]"#, "ferries"),
    (#""speed":"80km/h","depart":"2026-11-20T06:00+01:00","tz":"Atlantis""#, "tz"),
    (#""speed":"80km/h","depart":"2026-11-20T06:00+01:00","open":"often""#, "open"),
    (#""speed":"80km/h","depart":"2026-03-29T02:30","tz":"Europe/Berlin""#, "depart"),
  ])
  func `refuses what cannot be meant, by the name of its field`(
    fields: String, name: String
  ) throws {
    let answer = try answer(fields)
    #expect(answer.status == 400, "\(answer.text)")
    let detail = try #require(try answer.json()["detail"] as? String)
    #expect(detail.contains(name) && !detail.contains("--"), "\(detail)")
  }

  @Test func `a departure now is asked anew each time`() throws {
    let route = "route=LINESTRING(-20.26%2044.99,-20.01%2044.97)&speed=80km/h"
    let dated = try service.ask("GET", "/v1/find?\(route)&depart=2026-11-20T06:00%2B01:00")
    #expect(dated.status == 200, "\(dated.text)")
    let tag = try #require(dated.fields["etag"])
    let now = try service.ask("GET", "/v1/find?\(route)&depart=now", nil, ["If-None-Match: \(tag)"])
    #expect(now.status == 200 && now.fields["etag"] == nil)
  }
}
