import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// What is wrong is said as RFC 9457 says it, and nothing else happens.
@Suite struct ProblemTests {
  private let service: TestService

  init() throws { service = try TestService.usual.get() }

  private func check(_ answer: Wire.Answer, _ status: Int, _ words: String) throws {
    #expect(answer.status == status, "\(answer.text)")
    #expect(answer.fields["content-type"] == "application/problem+json")
    let json = try answer.json()
    #expect(json["status"] as? Int == status)
    #expect(json["type"] is String && json["title"] is String)
    let detail = json["detail"] as? String ?? ""
    #expect(detail.contains(words), "\(detail)")
  }

  private static let line = #"{"type":"LineString","coordinates":[[-20.1,44.9],[-20.0,45]]}"#

  @Test(arguments: [
    ("/v1/find", "", "empty"),
    ("/v1/find", "{", "expected a key in double quotes"),
    ("/v1/find", "[]", "not a JSON object"),
    ("/v1/find", "{}", "route is missing"),
    ("/v1/find", #"{"route":null}"#, "route is missing"),
    ("/v1/find", #"{"route":5}"#, "GeoJSON"),
    ("/v1/find", #"{"route":{"type":"LineString","coordinates":[[200,100],[0,0]]}}"#, "latitude"),
    ("/v1/find", #"{"route":\#(line),"catgories":["fuel"]}"#, "did you mean categories?"),
    ("/v1/find", #"{"route":\#(line),"category":"fuel"}"#, "unknown field 'category'"),
    ("/v1/find", #"{"route":\#(line),"categories":["fule"]}"#, "did you mean fuel?"),
    ("/v1/find", #"{"route":\#(line),"within":"2 parsecs"}"#, "within cannot be"),
    ("/v1/find", #"{"route":\#(line),"within":-1}"#, "within cannot be"),
    ("/v1/find", #"{"route":\#(line),"within":NaN}"#, "found 'N'"),
    ("/v1/find", #"{"route":\#(line),"within":{}}"#, "within has the wrong type"),
    ("/v1/find", #"{"route":\#(line),"within":"101km"}"#, "at most 100 km"),
    ("/v1/find", #"{"route":\#(line),"route":\#(line)}"#, "route is given more than once"),
    ("/v1/find", #"{"route":\#(line),"limit":1,}"#, "column 82"),
    ("/v1/find", #"{"route":\#(line),"limit":1}}"#, "column 82"),
    ("/v1/find", #"{"route":\#(line),"feature":3}"#, "feature"),
    ("/v1/find", #"{"feature":3,"route":\#(line)}"#, "feature"),
    ("/v1/find", #"{"route":\#(line),"routeCrs":"EPSG:1"}"#, "EPSG:1"),
    ("/v1/find", #"{"route":\#(line),"limit":0}"#, "limit cannot be"),
    ("/v1/find", #"{"route":\#(line),"limit":1,"limit":2}"#, "more than once"),
    ("/v1/find", #"{"route":\#(line),"tags":["=x"]}"#, "tags cannot be"),
    ("/v1/find", #"{"route":\#(line),"viewport":[1,2,3]}"#, "viewport has the wrong type"),
    ("/v1/find", #"{"route":\#(line),"viewport":"passwd"}"#, "viewport cannot be 'passwd'"),
    ("/v1/find", #"{"route":\#(line),"format":"xls"}"#, "format cannot be 'xls'"),
    ("/v1/find", #"{"route":\#(line),"cursor":"x"}"#, "not a cursor"),
    ("/v1/find", #"{"route":\#(line),"from":"3km","to":"2km"}"#, "beyond that of from"),
    ("/v1/find", #"{"route":\#(line),"noCorrection":"yes"}"#, "true or false"),
    ("/v1/find", #"{"route":\#(line),"crs":"EPSG:1"}"#, "EPSG:1"),
    (
      "/v1/search", #"{"text":"a","crs":"+proj=merc +nadgrids=/etc/passwd +type=crs"}"#,
      "an authority and its code"
    ),
    ("/v1/find", #"{"route":\#(line),"routeCrs":"/etc/passwd"}"#, "an authority and its code"),
    ("/v1/find", #"{"route":"/etc/passwd"}"#, "route: found '/etc/passwd', expected GeoJSON"),
    ("/v1/find", #"{"route":{"polyline":"??","precision":7}}"#, "5 or 6"),
    ("/v1/find", #"{"route":{"polyline":"??","speed":7}}"#, "route.speed"),
    ("/v1/search", #"{}"#, "text is missing"),
    ("/v1/search", #"{"text":["a","b"]}"#, "text has the wrong type"),
    ("/v1/search", #"{"text":"a","near":[1,2]}"#, "near has the wrong type"),
    ("/v1/search", #"{"text":"a","near":"200,10"}"#, "near is out of range"),
    ("/v1/search", #"{"chains":["Kestrell"]}"#, "unknown chain"),
    ("/v1/suggest", #"{"format":"csv","text":"a"}"#, "format cannot be"),
    ("/v1/reverse", #"{}"#, "point is missing"),
    ("/v1/resolve", #"{}"#, "uris is missing"),
    ("/v1/resolve", #"{"uris":[1,{}]}"#, "uris has the wrong type"),
    ("/v1/corridor", #"{}"#, "route is missing"),
  ])
  func `says what is wrong with a request`(path: String, body: String, words: String) throws {
    try check(try service.ask("POST", path, body), 400, words)
  }

  @Test func `says what is wrong with the parameters of a URL`() throws {
    try check(try service.ask("GET", "/v1/search?txt=a"), 400, "did you mean text?")
    try check(try service.ask("GET", "/v1/search?text=a&text=b"), 400, "more than once")
    try check(try service.ask("GET", "/v1/search?text=a&geometry=maybe"), 400, "true or false")
    try check(try service.ask("GET", "/v1/categories?text=a"), 400, "unknown field")
    try check(try service.ask("GET", "/v1/find?route=file.geojson"), 400, "expected GeoJSON")
  }

  @Test func `says where to go instead`() throws {
    try check(try service.ask("GET", "/v1/fnd"), 404, "did you mean /v1/find?")
    try check(try service.ask("GET", "/../../etc/passwd"), 404, "there is no")
    let method = try service.ask("DELETE", "/v1/find")
    try check(method, 405, "use GET or HEAD or POST")
    #expect(method.fields["allow"] == "GET, HEAD, POST")
    try check(try service.ask("POST", "/healthz", "{}"), 405, "use GET")
    try check(
      try service.ask("POST", "/v1/find", "route=x", ["Content-Type: text/plain"]), 415,
      "application/json")
  }

  @Test func `lists and values without end are refused, and not said again`() throws {
    let many = Array(repeating: #""a=b""#, count: 2000).joined(separator: ",")
    try check(
      try service.ask("POST", "/v1/search", #"{"text":"a","tags":[\#(many)]}"#), 400, "1000")
    let long = String(repeating: "x", count: 1 << 20)
    let answer = try service.ask("POST", "/v1/search", #"{"text":"a","categories":["\#(long)"]}"#)
    try check(answer, 400, "unknown category")
    #expect(answer.body.count < 4096)
  }

  @Test func `nesting without end is refused`() throws {
    let deep = String(repeating: "[", count: 100_000)
    try check(try service.ask("POST", "/v1/find", #"{"route":\#(deep)"#), 400, "32")
  }

  @Test func `text that is not UTF-8 is refused`() throws {
    let wire = try Wire(service.address)
    let body = Array(#"{"text":""#.utf8) + [0xFF, 0xFE] + Array(#""}"#.utf8)
    wire.send("POST /v1/search HTTP/1.1\r\nHost: x\r\nContent-Length: \(body.count)\r\n\r\n")
    wire.send(body)
    try check(try wire.answer(), 400, "UTF-8")
  }

  @Test func `a service without an index says that it is starting`() throws {
    let service = try TestService(starting: ())
    #expect(try service.ask("GET", "/healthz").status == 200)
    #expect(try service.ask("GET", "/readyz").status == 503)
    let answer = try service.ask("GET", "/v1/search?text=a")
    try check(answer, 503, "opened")
    #expect(answer.fields["retry-after"] == "1")
  }
}
