import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// The files of the page as they come over HTTP.
@Suite struct FileTests {
  private static let expected = [
    ("", "text/html; charset=utf-8"), ("page/page.css", "text/css; charset=utf-8"),
    ("page/app.js", "text/javascript; charset=utf-8"),
    ("page/settings.json", "application/json"),
    ("leaflet/leaflet.esm.min.js", "text/javascript; charset=utf-8"),
    ("leaflet/leaflet.css", "text/css; charset=utf-8"),
    ("leaflet/images/layers.png", "image/png"),
  ]

  @Test(arguments: expected)
  func `each file has its type, a tag and a policy`(path: String, type: String) throws {
    let service = try PageService { settings in settings.keys = try APIKeys("0123456789abcdef") }
    let answer = try service.ask("GET", "/" + path)
    #expect(answer.status == 200)
    #expect(answer.fields["content-type"] == type)
    #expect(answer.fields["x-content-type-options"] == "nosniff")
    let policy = try #require(answer.fields["content-security-policy"])
    #expect(policy.hasPrefix("default-src 'self';"))
    #expect(!policy.contains("unsafe"))
    #expect(!answer.body.isEmpty)
    let tag = try #require(answer.fields["etag"])
    let again = try service.ask("GET", "/" + path, nil, ["If-None-Match: \(tag)"])
    #expect(again.status == 304)
    #expect(again.body.isEmpty)
    #expect(again.fields["etag"] == tag)
  }

  @Test func `every file of the page is in the program as it is in the sources`() throws {
    let folder = SourceTree.root.appending(path: "Sources/CorridorHTTP/Page")
    var count = 0
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where url.pathExtension != "swift" {
      let name = url.lastPathComponent
      let file = PageFile.embedded[name == "page.html" ? "/" : "/page/" + name]
      #expect(try file?.bytes == TemporaryFolder.bytes(url.path), "\(name)")
      count += 1
    }
    #expect(count == PageFile.embedded.count)
  }

  @Test func `no other file of the system can be reached`() throws {
    let service = try PageService()
    for path in [
      "/leaflet/", "/leaflet/../jquery.js", "/leaflet/%2e%2e/x", "/leaflet/leaflet.css.gz",
      "/page/", "/page/x.js", "/leaflet/images/../leaflet.css", "/leaflet//leaflet.css",
    ] {
      #expect(try service.ask("GET", path).status == 404, "\(path)")
    }
    let answer = try service.ask("POST", "/", "{}")
    #expect(answer.status == 405)
    #expect(answer.fields["allow"] == "GET, HEAD")
  }

  @Test func `tiles are allowed by their host and told to the page`() throws {
    let url = "https://{s}.tiles.example/{z}/{x}/{y}.png"
    let service = try PageService { settings in
      settings.tiles = TileSource(url: url, attribution: "© Tiles")
    }
    let policy = try #require(
      try service.ask("GET", "/").fields["content-security-policy"])
    #expect(policy.contains("img-src 'self' data: https://*.tiles.example;"))
    let answer = try service.ask("GET", "/page/settings.json")
    #expect(
      try answer.json()["tiles"] as? [String: String] == ["url": url, "attribution": "© Tiles"])
  }

  @Test(arguments: [
    "https://tiles.example/{z}/{x}.png", "ftp://tiles.example/{z}/{x}/{y}.png",
    "https://tiles.example; script-src */{z}/{x}/{y}.png", "https:///{z}/{x}/{y}.png",
    "https://*/{z}/{x}/{y}.png", "{z}/{x}/{y}", "https://a,b/{z}/{x}/{y}.png",
    "https://tiles.example/{z}/{x}/{y}.png\r\nx: y",
  ])
  func `a URL that is none of tiles is refused`(url: String) {
    #expect(TileSource(url: url, attribution: "Tiles") == nil)
  }

  @Test func `a route comes back as lines, one position twice where there is one`() throws {
    let service = try PageService()
    let route = #"{"route":{"type":"MultiLineString","coordinates":[[[0,0],[0.01,0]],[[1,1]]]}}"#
    let answer = try service.ask("POST", "/v1/route", route)
    #expect(answer.fields["content-type"] == "application/geo+json")
    let feature = try answer.json()
    let geometry = try #require(feature["geometry"] as? [String: Any])
    #expect(geometry["type"] as? String == "MultiLineString")
    #expect(
      geometry["coordinates"] as? [[[Double]]] == [[[0, 0], [0.01, 0]], [[1, 1], [1, 1]]])
    let facts = try #require(feature["properties"] as? [String: Double])
    #expect(abs((facts["lengthMeters"] ?? 0) - 1113.195) < 0.001)
  }

  @Test func `no text of a CSV file is a formula`() throws {
    let formulas = [
      "=HYPERLINK(\"http://x\";\"y\")", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "plain", "'quoted",
    ]
    let test = try TestIndex(
      formulas.enumerated().map { number, name in
        TestPlace(
          id: "=test:\(number)", position: TestPlace.at(-0.01 * Double(number + 1), -0.001),
          categories: ["fuel"], tags: [("name", name)])
      })
    let service = try PageService(index: test.index)
    let body = #"{"route":"LINESTRING(0 0, -0.2 0)","sort":"along","format":"csv","within":500}"#
    let text = try service.ask("POST", "/v1/find", body).text
    #expect(text.contains(#","'=HYPERLINK(""http://x"";""y"")","#))
    for cell in [",'+1,", ",'-1,", ",'@SUM(A1),", ",plain,", ",'quoted,", ",'\tx,", ",\"'\rx\","] {
      #expect(text.contains(cell), "\(cell) in \(text)")
    }
    #expect(text.ranges(of: "\r\n'=test:").count == formulas.count)
    // Numbers stay numbers.
    #expect(text.contains(",-0.01,-0.001,"))
  }
}
