import CorridorIndex
import CorridorTestSupport
import Foundation
import Glibc
import Testing

@testable import CorridorHTTP

/// What each operation answers.
@Suite struct OperationTests {
  private let service: TestService

  init() throws { service = try TestService.usual.get() }

  private func hits(_ answer: Wire.Answer) throws -> [String] {
    try #require(try answer.json()["hits"] as? [[String: Any]]).compactMap { $0["id"] as? String }
  }

  @Test func `a request keeps its name, however it comes`() throws {
    let service = try TestService.usual.get()
    let posted = try service.ask(
      "POST", "/v1/search", #"{"text":"kestrel","requestId":"a \"name\""}"#)
    #expect(try posted.json()["requestId"] as? String == #"a "name""#)
    let asked = try service.ask("GET", "/v1/search?text=kestrel&requestId=a%20%22name%22")
    #expect(asked.body == posted.body)
  }

  @Test func `finds places along a route given as GeoJSON`() throws {
    let body = #"{"route":\#(try TestService.route()),"categories":["fuel"],"within":"2km"}"#
    let answer = try service.ask("POST", "/v1/find", body)
    #expect(answer.status == 200, "\(answer.text)")
    #expect(answer.fields["content-type"] == "application/json")
    let json = try answer.json()
    let hits = try #require(json["hits"] as? [[String: Any]])
    #expect(json["found"] as? Int == hits.count)
    #expect(json["returned"] as? Int == hits.count)
    #expect(!hits.isEmpty)
    let distances = hits.compactMap { $0["offRouteMeters"] as? Double }
    #expect(distances.count == hits.count)
    #expect(distances == distances.sorted())
    #expect(distances.allSatisfy { $0 <= 2000 })
  }

  @Test func `gives gaps as JSON, as features and as a picture, and spreads hits`() throws {
    let request = #""route":\#(try TestService.route()),"categories":["fuel"]"#
    let body = #"{\#(request),"range":"10km","reserve":2000,"min":1000,"limit":3}"#
    let answer = try service.ask("POST", "/v1/gaps", body)
    #expect(answer.status == 200, "\(answer.text)")
    let json = try answer.json()
    let gaps = try #require(json["gaps"] as? [[String: Any]])
    #expect(json["returned"] as? Int == gaps.count && gaps.count == 3)
    let lengths = gaps.compactMap { $0["lengthMeters"] as? Double }
    #expect(lengths == lengths.sorted(by: >) && lengths.first == json["longestMeters"] as? Double)
    #expect(
      gaps.allSatisfy { ($0["geometry"] as? [String: Any])?["type"] as? String == "LineString" })
    let picture = try service.ask("POST", "/v1/gaps", #"{\#(request),"format":"svg"}"#)
    #expect(picture.status == 200 && picture.fields["content-type"] == "image/svg+xml")
    #expect(picture.text.hasPrefix("<svg "))
    #expect(try service.ask("POST", "/v1/gaps", #"{\#(request),"format":"gpx"}"#).status == 400)
    #expect(try service.ask("POST", "/v1/find", #"{\#(request),"format":"svg"}"#).status == 400)
    let all = try hits(try service.ask("POST", "/v1/find", #"{\#(request)}"#))
    let spread = try service.ask("POST", "/v1/find", #"{\#(request),"spread":"20km:1"}"#)
    let few = try hits(spread)
    #expect(!few.isEmpty && few.count < all.count && Set(few).isSubset(of: all))
    #expect((try spread.json()["spread"] as? [String: Any])?["everyMeters"] as? Double == 20_000)
    #expect(try service.ask("POST", "/v1/find", #"{\#(request),"spread":":3"}"#).status == 400)
  }

  @Test func `finds what suits a truck, and says by which tags`() throws {
    func answer(_ fields: String) throws -> Wire.Answer {
      try service.ask(
        "POST", "/v1/find", #"{"route":\#(try TestService.route()),"within":"5km"\#(fields)}"#)
    }
    func hits(_ fields: String) throws -> [[String: Any]] {
      let answer = try answer(fields)
      #expect(answer.status == 200, "\(answer.text)")
      return try #require(answer.json()["hits"] as? [[String: Any]])
    }
    let all = try hits("")
    #expect(all.allSatisfy { $0["truck"] == nil })
    let blue = try hits(#","attributes":["adBlue"]"#)
    #expect(!blue.isEmpty && blue.count < all.count)
    for hit in blue {
      let truck = try #require(hit["truck"] as? [String: [String: Any]])
      #expect(truck.keys.sorted() == ["adBlue"])
      #expect(truck["adBlue"]?["value"] as? String == "yes")
      let evidence = try #require(truck["adBlue"]?["evidence"] as? [String])
      #expect(evidence == ["fuel:adblue=yes"])
    }
    let fields = #","vehicle":"hgv","height":4.0,"weight":"40t","fuels":["diesel","adblue"]"#
    let suiting = try hits(fields)
    #expect(!suiting.isEmpty && suiting.count < all.count)
    let kept = try hits(fields + #","unknown":"keep""#)
    #expect(kept.count > suiting.count)
    let shown = try hits(#","truck":true,"limit":1"#)
    #expect((shown[0]["truck"] as? [String: Any])?.count == 20)
    for wrong in [
      #","attributes":["adblu"]"#, #","height":"tall""#, #","weight":40"#, #","fuels":["beer"]"#,
      #","vehicle":"tank""#, #","vehicleFile":"/etc/passwd""#, #","unknown":"maybe""#,
    ] {
      #expect(try answer(wrong).status == 400, "\(wrong)")
    }
  }

  @Test func `says what is beyond the opposite carriageway`() throws {
    // Out and back on the two carriageways of a ring road.
    let ring = """
      LINESTRING (-20.12683 44.97480, -20.11415 44.97525, -20.10146 44.97480, -20.10146 44.97507, \
      -20.11415 44.97552, -20.12683 44.97507)
      """
    func hits(_ carriageway: String) throws -> [[String: Any]] {
      let answer = try service.ask(
        "POST", "/v1/find",
        #"{"route":"\#(ring)","within":"400m","passes":"all"\#(carriageway)}"#)
      return try #require(try answer.json()["hits"] as? [[String: Any]])
    }
    let any = try hits(#","carriageway":"any""#).map { $0["beyondOppositeCarriageway"] as? String }
    #expect(any.contains("yes") && any.contains("no"))
    let own = try hits(#","carriageway":"own""#).map { $0["beyondOppositeCarriageway"] as? String }
    #expect(own == any.filter { $0 != "yes" })
    #expect(try hits("").allSatisfy { $0["beyondOppositeCarriageway"] == nil })
  }

  @Test func `gives every pass, on a side, ahead of a position, within range`() throws {
    let out = "[-20.3,44.95],[-20.1,44.96]"
    let route = #"{"type":"LineString","coordinates":[\#(out),[-20.3,44.95]]}"#
    func answer(_ fields: String) throws -> [String: Any] {
      let answer = try service.ask(
        "POST", "/v1/find", #"{"route":\#(route),"within":"3km"\#(fields)}"#)
      #expect(answer.status == 200, "\(answer.text)")
      return try answer.json()
    }
    func found(_ fields: String) throws -> Int { try #require(answer(fields)["found"] as? Int) }
    let places = try found("")
    let passes = try found(#","passes":"all""#)
    #expect(places > 0 && passes > places)
    #expect(try found(#","passes":"first""#) == places)
    let right = try found(#","passes":"all","side":"right""#)
    #expect(try right + found(#","passes":"all","side":"left""#) >= passes)
    #expect(try found(#","passes":"all","side":"far","drivingSide":"left""#) == right)
    #expect(try found(#","passes":"all","side":"right","roadWidth":6000"#) == passes)
    for position in [#""44.955,-20.2""#, #"{"lat":44.955,"lon":-20.2}"#] {
      let ahead = try answer(#","aheadOf":\#(position),"range":"5km","reserve":1000"#)
      let from = try #require(ahead["fromMeters"] as? Double)
      #expect(abs(from - 7900) < 50)
      #expect(try abs(#require(ahead["toMeters"] as? Double) - from - 4000) < 0.01)
    }
    let refused = try service.ask("POST", "/v1/find", #"{"route":\#(route),"side":"near"}"#)
    #expect(refused.status == 400)
    #expect(refused.text.contains("drivingSide"))
  }

  @Test func `takes a route in every form and finds the same`() throws {
    func ids(_ body: String) throws -> [String] {
      let answer = try service.ask("POST", "/v1/find", body)
      #expect(answer.status == 200, "\(answer.text)")
      return try hits(answer)
    }
    func quoted(_ text: String) throws -> String {
      String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    }
    let route = try TestService.route()
    let gpx = try String(contentsOfFile: SourceTree.fixture("route.gpx"), encoding: .utf8)
    let expected = try ids(#"{"route":\#(route),"categories":["fuel"]}"#)
    #expect(expected.count > 5)
    #expect(try ids(#"{"route":\#(quoted(route)),"categories":["fuel"]}"#) == expected)
    // An escape in a key makes it less than plain, and no other.
    let escaped = route.replacingOccurrences(of: #""coordinates""#, with: #""c\u006Fordinates""#)
    #expect(escaped != route)
    #expect(try ids(#"{"route":\#(escaped),"categories":["fuel"]}"#) == expected)
    #expect(try ids(#"{"route":\#(route),"feature":0,"categories":["fuel"]}"#) == expected)
    #expect(try ids(#"{"route":\#(quoted(gpx)),"categories":"fuel"}"#) == expected)
    #expect(try ids(#"{"categories":["fuel"],"within":1000,"route":\#(route)}"#) == expected)
  }

  @Test func `takes a polyline with its precision, which is never guessed`() throws {
    // From Google's description of the format.
    let polyline = #""_p~iF~ps|U_ulLnnqC_mqNvxq`@""#
    let found = try service.ask(
      "POST", "/v1/find", #"{"route":{"polyline":\#(polyline),"precision":5}}"#)
    #expect(found.status == 200, "\(found.text)")
    #expect(try found.json()["routeLengthMeters"] as? Double ?? 0 > 1000)
    let guessed = try service.ask("POST", "/v1/find", #"{"route":{"polyline":\#(polyline)}}"#)
    #expect(guessed.status == 400)
    let beside = try service.ask(
      "POST", "/v1/find", #"{"route":{"polyline":\#(polyline)},"precision":5}"#)
    #expect(
      try beside.json()["routeLengthMeters"] as? Double
        == found.json()["routeLengthMeters"] as? Double)
  }

  @Test func `keeps to a viewport, as a box and as a polygon`() throws {
    let route = try TestService.route()
    let all = try hits(service.ask("POST", "/v1/find", #"{"route":\#(route)}"#))
    let box = try service.ask(
      "POST", "/v1/find", #"{"route":\#(route),"viewport":[-20.2,44.9,-20.0,45.0]}"#)
    let polygon = """
      {"type":"Polygon","coordinates":[[[-20.2,44.9],[-20.0,44.9],[-20.0,45.0],[-20.2,45.0],\
      [-20.2,44.9]]]}
      """
    let inside = try service.ask(
      "POST", "/v1/find", #"{"route":\#(route),"viewport":\#(polygon)}"#)
    #expect(box.status == 200 && inside.status == 200, "\(inside.text)")
    #expect(try hits(box).count < all.count)
    #expect(try !hits(box).isEmpty)
    #expect(try hits(box).sorted() == hits(inside).sorted())
  }

  @Test func `goes on from a cursor`() throws {
    let route = try TestService.route()
    let all = try hits(service.ask("POST", "/v1/find", #"{"route":\#(route)}"#))
    var pages: [String] = []
    var cursor: String?
    repeat {
      let next = cursor.map { #","cursor":"\#($0)""# } ?? ""
      let answer = try service.ask("POST", "/v1/find", #"{"route":\#(route),"limit":7\#(next)}"#)
      #expect(answer.status == 200, "\(answer.text)")
      pages += try hits(answer)
      cursor = try answer.json()["nextCursor"] as? String
    } while cursor != nil
    #expect(pages == all)
  }

  @Test func `searches, completes, resolves and geocodes`() throws {
    let found = try service.ask("POST", "/v1/search", #"{"text":"kestrel","limit":3}"#)
    #expect(found.status == 200, "\(found.text)")
    let ids = try hits(found)
    #expect(ids.count == 3)
    let same = try service.ask("GET", "/v1/search?text=kestrel&limit=3")
    #expect(try hits(same) == ids)

    let near = #"{"text":"kest","near":{"lat":44.95,"lon":-20.1}}"#
    let completions = try service.ask("POST", "/v1/suggest", near)
    let list = try #require(try completions.json()["completions"] as? [[String: Any]])
    let key = try #require(list.first?["magicKey"] as? String)
    let exact = try service.ask("GET", "/v1/search?magicKey=\(key)")
    #expect(exact.status == 200, "\(exact.text)")

    let resolved = try service.ask("POST", "/v1/resolve", #"{"uris":["\#(ids[0])","osm:node/9"]}"#)
    #expect(try hits(resolved) == [ids[0]])
    #expect(try resolved.json()["gone"] as? [String] == ["osm:node/9"])
    let one = try service.ask("GET", "/v1/resolve?uris=\(ids[0])")
    #expect(try hits(one) == [ids[0]])

    let there = try service.ask("GET", "/v1/reverse?point=44.95,-20.1&zoom=12")
    #expect(there.status == 200, "\(there.text)")
    let object = try service.ask(
      "POST", "/v1/reverse", #"{"point":{"lon":-20.1,"lat":44.95},"zoom":12}"#)
    #expect(there.body == object.body)
  }

  @Test func `gives the corridor as a polygon`() throws {
    let body = #"{"route":\#(try TestService.route()),"within":"2km"}"#
    let answer = try service.ask("POST", "/v1/corridor", body)
    #expect(answer.fields["content-type"] == "application/geo+json")
    let json = try answer.json()
    #expect(json["type"] as? String == "Feature")
    #expect((json["geometry"] as? [String: Any])?["type"] as? String == "Polygon")
  }

  @Test func `lists categories, and says that it is well`() throws {
    let categories = try service.ask("GET", "/v1/categories")
    let list = try JSONSerialization.jsonObject(with: Data(categories.body)) as? [[String: Any]]
    let fuel = try #require(list?.first { $0["id"] as? String == "fuel" })
    #expect(fuel["count"] as? Int ?? 0 > 0)
    #expect(try service.ask("GET", "/healthz").text == "ok\n")
    #expect(try service.ask("GET", "/readyz").text == "ok\n")
    let head = try service.ask("HEAD", "/v1/categories")
    #expect(head.status == 200)
    #expect(head.fields["content-length"] == "\(categories.body.count)")
  }

  @Test func `counts what it has done`() throws {
    let service = try TestService()
    for _ in 0..<3 { _ = try service.ask("GET", "/v1/search?text=kestrel") }
    _ = try service.ask("GET", "/elsewhere")
    // A request is counted when its answer has gone out, which its client may know before.
    var text = ""
    let last = [#"path="other",status="404"} 1"#, #"path="/v1/search",status="200"} 3"#]
    for _ in 0..<500 where !last.allSatisfy(text.contains) {
      text = try service.ask("GET", "/metrics").text
      usleep(10_000)
    }
    #expect(text.contains(#"corridor_requests_total{path="/v1/search",status="200"} 3"#), "\(text)")
    #expect(text.contains(#"corridor_requests_total{path="other",status="404"} 1"#))
    #expect(text.contains(#"corridor_request_seconds_count{path="/v1/search"} 3"#))
    #expect(text.contains(#"corridor_requests_waiting{cost="heavy"} 0"#))
    #expect(text.contains("corridor_requests_running 0"))
    for use in ["held", "work"] {
      #expect(text.contains("corridor_memory_bytes{use=\"\(use)\"} "))
      #expect(text.contains("corridor_memory_limit_bytes{use=\"\(use)\"} "))
    }
    #expect(
      text.contains("corridor_index_info{build_id=\"\(try Island.index.get().buildID)\"}"))
  }
}
