import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// Formats, compression, and answers that have not changed.
@Suite struct NegotiationTests {
  private let service: TestService

  init() throws { service = try TestService.usual.get() }

  @Test(arguments: [
    ("application/geo+json", "application/geo+json", "{\"type\":\"FeatureCollection\""),
    ("text/csv", "text/csv; charset=utf-8", "id,"),
    ("application/gpx+xml;q=0.5, text/html", "application/gpx+xml", "<?xml"),
    ("application/x-ndjson", "application/x-ndjson", "{\"type\":\"Feature\""),
    ("*/*", "application/json", "{\"hits\""),
    ("application/*;q=0.1, text/csv", "text/csv; charset=utf-8", "id,"),
  ])
  func `answers in the format that is accepted`(
    accept: String, type: String, beginning: String
  ) throws {
    let answer = try service.ask("GET", "/v1/search?text=kestrel", nil, ["Accept: \(accept)"])
    #expect(answer.status == 200)
    #expect(answer.fields["content-type"] == type)
    #expect(answer.text.hasPrefix(beginning), "\(answer.text.prefix(60))")
  }

  @Test func `answers in the format that is named, whatever is accepted`() throws {
    let answer = try service.ask(
      "GET", "/v1/search?text=kestrel&format=kml", nil, ["Accept: text/csv"])
    #expect(answer.fields["content-type"] == "application/vnd.google-earth.kml+xml")
  }

  @Test func `refuses formats that it does not have`() throws {
    let answer = try service.ask("GET", "/v1/search?text=kestrel", nil, ["Accept: image/png"])
    #expect(answer.status == 406)
    let never = try service.ask(
      "GET", "/v1/search?text=kestrel", nil, ["Accept: application/json;q=0"])
    #expect(never.status == 406)
  }

  @Test func `what has one format is sent in that`() throws {
    let body = #"{"route":\#(try TestService.route())}"#
    let answer = try service.ask("POST", "/v1/corridor", body, ["Accept: application/json"])
    #expect(answer.status == 200)
    #expect(answer.fields["content-type"] == "application/geo+json")
    #expect(try service.ask("GET", "/v1/search?text=a", nil, ["Accept:"]).status == 200)
  }

  @Test func `packs long answers for those who take it`() throws {
    let target = "/v1/search?categories=fuel&limit=1000"
    let plain = try service.ask("GET", target)
    let packed = try service.ask("GET", target, nil, ["Accept-Encoding: br, gzip;q=0.8"])
    #expect(packed.fields["content-encoding"] == "gzip")
    #expect(packed.body.count < plain.body.count / 2)
    #expect(plain.fields["content-encoding"] == nil)
    #expect(try packed.unpackedBody() == plain.body)
    let refused = try service.ask("GET", target, nil, ["Accept-Encoding: gzip;q=0"])
    #expect(refused.fields["content-encoding"] == nil)
  }

  @Test func `packs what does not fit in one packet`() {
    var head = HTTPHead(method: "GET", path: "/")
    head.fields.add("accept-encoding", "gzip")
    for (count, isPacked) in [(1399, false), (1400, true), (2000, true)] {
      var answer = HTTPResponse(200, type: "text/plain", [UInt8](repeating: 0x61, count: count))
      answer.compress(for: head)
      #expect((answer.fields["content-encoding"] == "gzip") == isPacked, "\(count)")
    }
  }

  @Test func `answers that have not changed are not sent again`() throws {
    let target = "/v1/search?text=kestrel"
    let first = try service.ask("GET", target)
    let tag = try #require(first.fields["etag"])
    let again = try service.ask("GET", target, nil, ["If-None-Match: \(tag)"])
    #expect(again.status == 304)
    #expect(again.fields["etag"] == tag)
    let other = try service.ask("GET", target, nil, ["If-None-Match: W/\"0\""])
    #expect(other.status == 200)
  }

  @Test(arguments: [
    ("suggest", #"{"text":"kest"}"#, #"{"text":"kes"}"#),
    ("search", #"{"text":"kestrel"}"#, #"{"text":"kestrel","format":"csv"}"#),
    ("reverse", #"{"point":"44.9591,-20.1096"}"#, #"{"point":"44.9592,-20.1096"}"#),
    ("resolve", #"{"uris":["osm:relation/2"]}"#, #"{"uris":["osm:node/1"]}"#),
  ])
  func `an answer to a body has a tag for that body alone`(
    operation: String, body: String, other: String
  ) throws {
    let path = "/v1/\(operation)"
    let first = try service.ask("POST", path, body)
    #expect(first.status == 200, "\(first.text)")
    let tag = try #require(first.fields["etag"])
    let known = ["If-None-Match: \"0\", \(tag)"]
    let again = try service.ask("POST", path, body, known)
    #expect(again.status == 304 && again.body.isEmpty && again.fields["etag"] == tag)
    let changed = try service.ask("POST", path, other, known)
    #expect(changed.status == 200 && changed.fields["etag"] != tag)
    #expect(try service.ask("POST", path, "{", known).status == 400)
    #expect(try service.ask("POST", path, "{").fields["etag"] == nil)
  }

  @Test func `a body that may name the clock gets no tag`() throws {
    let route = try TestService.route()
    for (path, body) in [
      ("/v1/find", #"{"route":\#(route),"categories":["fuel"],"within":"2km"}"#),
      ("/v1/hours", #"{"value":"24/7"}"#),
    ] {
      let answer = try service.ask("POST", path, body, ["If-None-Match: *"])
      #expect(answer.status == 200 && answer.fields["etag"] == nil, "\(answer.text)")
    }
  }

  @Test func `every answer names the build of the index`() throws {
    let build = try Island.index.get().buildID
    for target in ["/v1/search?text=x", "/healthz", "/nowhere", "/v1/find"] {
      #expect(try service.ask("GET", target).fields["corridor-build-id"] == build, "\(target)")
    }
  }
}
