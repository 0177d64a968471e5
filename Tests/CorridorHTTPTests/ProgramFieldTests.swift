import Corridor
import CorridorRequests
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// Fields of a search that programs have and people do not type.
@Suite struct ProgramFieldTests {
  private let service: TestService

  init() throws {
    service = try TestService.usual.get()
  }

  private func ids(_ body: String) throws -> [String] {
    let answer = try service.ask("POST", "/v1/search", body)
    #expect(answer.status == 200, "\(answer.text)")
    let hits = try answer.json()["hits"] as? [[String: Any]] ?? []
    return hits.compactMap { $0["id"] as? String }
  }

  @Test func `distances are measured to a position, a line or a polygon`() throws {
    let all = #""categories":["fuel"],"limit":3,"sort":"distance","distanceTo":"#
    let point = try ids("{\(all)\"45,-20.1\"}")
    #expect(point.count == 3)
    #expect(try ids("{\(all){\"lat\":45,\"lon\":-20.1}}") == point)
    #expect(
      try ids("{\(all){\"type\":\"LineString\",\"coordinates\":[[-20.1,45]]}}") == point)
    let query = "/v1/search?categories=fuel&limit=3&sort=distance&distanceTo=45,-20.1"
    #expect(try service.ask("GET", query).text.contains(point[0]))
    let polygon =
      #"{"type":"Polygon","coordinates":[[[-20.3,44.9],[-19.9,44.9],[-20,45],[-20.3,44.9]]]}"#
    let answer = try service.ask("POST", "/v1/search", "{\(all)\(polygon)}")
    let hits = try answer.json()["hits"] as? [[String: Any]] ?? []
    #expect(hits.first?["distanceMeters"] as? Double == 0)
  }

  @Test func `onlyCategories leaves toponyms, filterCategories does not`() throws {
    let all = try ids(#"{"text":"kestrel","limit":100}"#)
    let washes = try ids(#"{"text":"kestrel","limit":100,"filterCategories":["car_wash"]}"#)
    let some = try ids(#"{"text":"kestrel","limit":100,"onlyCategories":["car_wash"]}"#)
    #expect(!washes.isEmpty && Set(washes).isSubset(of: some))
    #expect(some.contains("osm:way/343") && !washes.contains("osm:way/343"))
    #expect(Set(some).isStrictSubset(of: all))
  }

  @Test func `chains are taken letter by letter where that is asked for`() throws {
    let chain = #""categories":["fuel"],"chains":["kestrel"]"#
    #expect(try !ids("{\(chain)}").isEmpty)
    #expect(try ids("{\(chain),\"exactChains\":true}").isEmpty)
    #expect(try ids(#"{"chains":["Nobody"],"exactChains":true}"#).isEmpty)
    #expect(try service.ask("POST", "/v1/search", #"{"chains":["Nobody"]}"#).status == 400)
  }

  @Test(arguments: [
    #""distanceTo":{"type":"Point","coordinates":[1,2]}"#, #""distanceTo":{"type":"Polygon"}"#,
    #""distanceTo":{"type":"LineString","coordinates":[]}"#, #""distanceTo":7"#,
    #""distanceTo":{"type":7}"#, #""distanceTo":{"lat":1}"#, #""distanceTo":[]"#,
    #""distanceTo":"nowhere""#, #""onlyCategories":["fuel"],"excludeCategories":["cafe"]"#,
    #""onlyCategories":["feul"]"#, #""filterCategories":[7,{}]"#, #""exactChains":"yes""#,
  ])
  func `what is wrong with them is said`(field: String) throws {
    let answer = try service.ask(
      "POST", "/v1/search", "{\"text\":\"kestrel\",\"sort\":\"distance\",\(field)}")
    #expect(answer.status == 400, "\(answer.text)")
    #expect(answer.fields["content-type"]?.hasPrefix("application/problem+json") == true)
  }

  @Test(arguments: [
    (#"{"categories":["feul"]}"#, "unknown-category", "feul", "fuel"),
    (#"{"text":"kestrel","cursor":"nonsense"}"#, "cursor-unreadable", "nonsense", nil),
  ])
  func `a problem says which error of a search it is`(
    body: String, reason: String, found: String, suggestion: String?
  ) throws {
    let problem = try service.ask("POST", "/v1/search", body).json()
    #expect(problem["reason"] as? String == reason)
    #expect(problem["found"] as? String == found)
    #expect(problem["suggestion"] as? String == suggestion)
  }

  @Test func `the command does not have them`() throws {
    #expect(!OperationSpec.search.options.contains { $0.name == "distance-to" })
    let text = try service.ask("GET", "/openapi.json").text
    for field in ["distanceTo", "onlyCategories", "filterCategories", "exactChains"] {
      #expect(text.contains("\"\(field)\""))
    }
  }
}
