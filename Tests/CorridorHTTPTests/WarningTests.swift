import CorridorRequests
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// What a request was likely not meant to ask, said in its answer.
@Suite struct WarningTests {
  private let service: TestService

  init() throws { service = try TestService.usual.get() }

  private func warnings(_ path: String, _ fields: String) throws -> [[String: String]]? {
    let answer = try service.ask("POST", path, "{\(fields)}")
    #expect(answer.status == 200, "\(answer.text)")
    return try answer.json()["warnings"] as? [[String: String]]
  }

  private static let abroad = #""route":{"type":"LineString","coordinates":[[16,48],[17,48]]}"#

  @Test(arguments: ["/v1/find", "/v1/gaps", "/v1/search"])
  func `an answer warns in the fields of a request`(path: String) throws {
    let found = try #require(try warnings(path, Self.abroad + #","categories":["casino"]"#))
    #expect(found.map { $0["code"] } == ["categoryWithoutPlaces", "routeElsewhere"])
    #expect(found[0]["message"]?.contains("/v1/categories lists") == true)
    #expect(found.allSatisfy { $0["message"]?.contains("--") == false })
    let area = try warnings(path, Self.abroad + #","viewport":[1,2,3,4]"#)
    #expect(area?.last?["message"]?.hasPrefix("no place lies in the area of viewport;") == true)
  }

  @Test func `an answer without a warning has no member for it`() throws {
    let route = try TestService.route()
    #expect(try warnings("/v1/find", #""route":\#(route),"categories":["fuel"]"#) == nil)
    #expect(try warnings("/v1/find", #""route":\#(route),"within":2000"#) == nil)
  }

  @Test func `the description has every warning`() throws {
    let description = try service.ask("GET", "/openapi.json")
    let codes = AnswerWarning.Code.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
    #expect(description.text.contains(#""warnings":{"type":"array""#))
    #expect(description.text.contains(#""enum":[\#(codes)]"#))
    // Nothing promises a member that most answers do not have.
    #expect(!description.text.contains(#/"required":\[[^\]]*"warnings"[^\]]*"found"/#))
  }

  @Test func `a table for Excel is asked for by its name`() throws {
    let answer = try service.ask("GET", "/v1/search?text=kestrel&format=csv-excel")
    #expect(answer.status == 200)
    #expect(answer.fields["content-type"] == "text/csv; charset=utf-8")
    #expect(answer.text.hasPrefix("\u{FEFF}id;lon;lat;"))
  }
}
