import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// Why a place is along a route, and what opening hours mean.
@Suite struct ReportTests {
  private let service: TestService

  init() throws { service = try TestService.usual.get() }

  private func explanation(of id: String, _ fields: String) throws -> [String: Any] {
    let route = try TestService.route()
    let answer = try service.ask(
      "POST", "/v1/explain", #"{"id":"\#(id)","route":\#(route)\#(fields)}"#)
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.json()
  }

  @Test func `an explanation agrees with what is found`() throws {
    let route = try TestService.route()
    func found(_ within: String) throws -> Set<String> {
      let answer = try service.ask(
        "POST", "/v1/find", #"{"route":\#(route),"categories":["fuel"],"within":"\#(within)"}"#)
      let hits = try #require(try answer.json()["hits"] as? [[String: Any]])
      return Set(hits.compactMap { $0["id"] as? String })
    }
    let (near, far) = (try found("500m"), try found("5km"))
    #expect(!near.isEmpty && near.count < far.count)
    for id in far {
      let why = try explanation(of: id, #","categories":["fuel"],"within":"500m""#)
      #expect(why["verdict"] as? String == (near.contains(id) ? "in" : "out"))
      let remedies = try #require(why["remedies"] as? [String])
      #expect(remedies.isEmpty == near.contains(id))
      guard let remedy = remedies.first else { continue }
      #expect(why["reason"] as? String == "distance")
      #expect(remedies.count == 1 && remedy.hasPrefix("within "), "\(remedy)")
      #expect(try found(String(remedy.dropFirst("within ".count))).contains(id))
    }
  }

  @Test func `an explanation says step by step what is asked for and found`() throws {
    let why = try explanation(
      of: "osm:node/2406",
      #","categories":["cafe"],"tags":["name=Lipa"],"within":"500m","side":"right""#)
    let steps = try #require(why["steps"] as? [[String: String]])
    #expect(steps.contains { $0["name"] == "category" && $0["outcome"] == "failed" })
    #expect(steps.contains { $0["name"] == "distance" && $0["expected"] == "at most 500 m" })
    #expect(
      why["remedies"] as? [String] == [
        "categories fuel", "no tags for name=Lipa", "within 640m", "no side",
      ])
    let nobody = try explanation(of: "osm:node/999999999", "")
    #expect(nobody["verdict"] as? String == "unknown")
    let named = try explanation(of: "osm:node/2406", #","requestId":"a""#)
    #expect(named["requestId"] as? String == "a")
    let without = try service.ask(
      "POST", "/v1/explain", #"{"route":\#(try TestService.route())}"#)
    #expect(without.status == 400 && without.text.contains("id"))
  }

  @Test func `hours are open when they say, with the holidays of a region`() throws {
    let answer = try service.ask(
      "POST", "/v1/hours",
      #"{"value":"Mo-Fr 06:00-22:00; PH off","from":"2026-12-21","to":"2026-12-28","region":"DE-BW","requestId":7}"#
    )
    #expect(answer.status == 200, "\(answer.text)")
    let json = try answer.json()
    #expect(json["requestId"] as? Int == 7)
    let intervals = try #require(json["intervals"] as? [[String: Any]])
    // Christmas is on a Friday.
    let days = ["21", "22", "23", "24"]
    #expect(intervals.compactMap { $0["from"] as? String } == days.map { "2026-12-\($0) 06:00" })
    #expect(intervals.compactMap { $0["to"] as? String } == days.map { "2026-12-\($0) 22:00" })
    #expect(intervals.allSatisfy { $0["state"] as? String == "open" })
    let holidays = try #require(json["holidays"] as? [[String: String]])
    #expect(holidays.contains { $0["from"] == "2026-12-25" && $0["kind"] == "public" })
    #expect((json["warnings"] as? [Any])?.isEmpty == true)
  }

  @Test func `hours by the sun ask where the place is`() throws {
    let span = #""from":"2026-06-21","to":"2026-06-22""#
    for place in [#""48.78,9.18""#, #"{"lat":48.78,"lon":9.18}"#] {
      let fields = #"{"value":"sunrise-sunset",\#(span),"at":\#(place),"tz":"Europe/Berlin"}"#
      let json = try service.ask("POST", "/v1/hours", fields).json()
      let day = try #require((json["intervals"] as? [[String: Any]])?.first)
      // Stuttgart on the longest day: 05:20 to 21:30, a minute more or less.
      #expect(["19", "20", "21"].map { "2026-06-21 05:\($0)" }.contains(day["from"] as? String))
      #expect(["29", "30", "31"].map { "2026-06-21 21:\($0)" }.contains(day["to"] as? String))
      #expect(day["state"] as? String == "open")
    }
    let without = try service.ask(
      "POST", "/v1/hours", #"{"value":"sunrise-sunset; PH off",\#(span)}"#)
    let warnings = try #require(try without.json()["warnings"] as? [String])
    #expect(warnings.count == 2 && warnings.allSatisfy { !$0.contains("--") }, "\(warnings)")
    #expect(warnings.contains { $0.contains("without region") })
    #expect(warnings.contains { $0.contains("without at ") })
  }

  @Test(arguments: [
    (#"{}"#, "value"), (#"{"value":"whenever I like"}"#, "opening hours"),
    (#"{"value":"Mo 10:00"}"#, "points"), (#"{"value":"24/7","region":"atlantis"}"#, "region"),
    (#"{"value":"24/7","from":"2026-02-30"}"#, "from"),
    (#"{"value":"24/7","from":"2026-02-20","to":"2026-02-19"}"#, "to"),
    (#"{"value":"24/7","from":"2026-01-01","to":"2999-01-01"}"#, "100 years"),
    (#"{"value":"24/7","at":"91,0"}"#, "at"), (#"{"value":"24/7","batch":true}"#, "batch"),
  ])
  func `what cannot be read is refused by the name of its field`(
    body: String, name: String
  ) throws {
    let answer = try service.ask("POST", "/v1/hours", body)
    #expect(answer.status == 400, "\(answer.text)")
    let detail = try #require(try answer.json()["detail"] as? String)
    #expect(detail.contains(name) && !detail.contains("--"), "\(detail)")
  }

  @Test func `hours from today on are asked anew each time`() throws {
    let dated = try service.ask("GET", "/v1/hours?value=24/7&from=2026-11-20&points=true")
    #expect(dated.status == 200, "\(dated.text)")
    let tag = try #require(dated.fields["etag"])
    let known = ["If-None-Match: \(tag)"]
    let again = try service.ask("GET", "/v1/hours?value=24/7&from=2026-11-20", nil, known)
    #expect(again.status == 304)
    let today = try service.ask("GET", "/v1/hours?value=24/7", nil, known)
    #expect(today.status == 200 && today.fields["etag"] == nil)
  }

  @Test func `a batch takes both, and the description has both`() throws {
    let route = #"{"type":"LineString","coordinates":[[-20.26,44.99],[-20.01,44.97]]}"#
    let lines = """
      {"operation":"hours","value":"24/7","from":"2026-11-20","to":"2026-11-21"}
      {"operation":"explain","id":"osm:node/2406","route":\(route),"within":"100km"}

      """
    let answer = try service.ask(
      "POST", "/v1/batch", lines, ["Content-Type: application/x-ndjson"])
    let answers = answer.text.split(separator: "\n")
    #expect(answers.count == 2, "\(answers)")
    #expect(answers.first?.contains(#""from":"2026-11-20 00:00","to":"2026-11-21 00:00""#) == true)
    #expect(answers.last?.contains(#""verdict":"in""#) == true)
    let paths = try #require(
      try service.ask("GET", "/openapi.json").json()["paths"] as? [String: [String: Any]])
    for path in ["/v1/explain", "/v1/hours"] {
      #expect(paths[path]?.keys.sorted() == ["get", "post"])
    }
  }
}
