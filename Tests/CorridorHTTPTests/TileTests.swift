import CorridorFormats
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// Files of vector tiles: what is read of them, how they are served, and what is wrong with others.
@Suite struct TileTests {
  private static func withService(_ body: (TestService) throws -> Void) throws {
    let folder = TemporaryFolder()
    let archive = try TileArchive(path: TileFile.make(in: folder))
    try body(try TestService { $0.archive = archive })
  }

  @Test func `tiles are sent as they are stored, with rows from the north`() throws {
    try Self.withService { service in
      let north = try service.ask("GET", "/tiles/2/1/0.pbf", nil, ["accept-encoding: gzip"])
      #expect(north.status == 200)
      #expect(north.fields["content-encoding"] == "gzip")
      #expect(north.fields["content-type"] == "application/vnd.mapbox-vector-tile")
      #expect(gunzip(Array(north.body), limit: 100) == Array("north".utf8))
      // Without the field, every coding is welcome.
      let south = try service.ask("GET", "/tiles/2/1/3.pbf")
      #expect(gunzip(Array(south.body), limit: 10_000)?.count == 5000)
      // A tile may be stored as it is.
      let plain = try service.ask("GET", "/tiles/1/0/1.pbf", nil, ["accept-encoding: gzip"])
      #expect(plain.status == 200)
      #expect(plain.fields["content-encoding"] == nil)
      #expect(plain.text == "plain")
    }
  }

  @Test func `a tile has one path, up to zoom 30`() {
    let last = (1 << 30) - 1
    for path in ["/tiles/0/0/0.pbf", "/tiles/30/0/\(last).pbf", "/tiles/30/\(last)/0.pbf"] {
      #expect(TileAddress(path: path) != nil, "\(path)")
    }
    for path in [
      "/tiles/31/0/0.pbf", "/tiles/30/\(last + 1)/0.pbf", "/tiles/1/0/2.pbf", "/tiles/01/0/0.pbf",
      "/tiles/1/-1/0.pbf", "/tiles/1/0/0.png", "/tiles/1/0.pbf",
    ] {
      #expect(TileAddress(path: path) == nil, "\(path)")
    }
  }

  @Test func `clients that do not take gzip get plain tiles`() throws {
    try Self.withService { service in
      let answer = try service.ask("GET", "/tiles/2/1/3.pbf", nil, ["accept-encoding: identity"])
      #expect(answer.status == 200)
      #expect(answer.fields["content-encoding"] == nil)
      #expect(answer.text == String(repeating: "south", count: 1000))
    }
  }

  @Test func `browsers keep tiles, and ask whether they have changed`() throws {
    try Self.withService { service in
      let first = try service.ask("GET", "/tiles/0/0/0.pbf")
      let tag = try #require(first.fields["etag"])
      #expect(first.fields["cache-control"] == "max-age=3600")
      let again = try service.ask("GET", "/tiles/0/0/0.pbf", nil, ["if-none-match: \(tag)"])
      #expect(again.status == 304)
      #expect(again.body.isEmpty)
    }
  }

  @Test func `there is nothing to draw where no tile is, and nothing at other paths`() throws {
    try Self.withService { service in
      for path in ["2/0/0", "1/1/0", "9/300/300"] {
        #expect(try service.ask("GET", "/tiles/\(path).pbf").status == 204, "\(path)")
      }
      for path in [
        "0/0/1.pbf", "0/1/0.pbf", "2/4/0.pbf", "31/0/0.pbf", "00/0/0.pbf", "0/+0/0.pbf",
        "0/0/0.png", "0/0.pbf", "0/0/0/0.pbf", "-1/0/0.pbf", "0/0/.pbf",
        "99999999999999999999/0/0.pbf",
      ] {
        #expect(try service.ask("GET", "/tiles/\(path)").status == 404, "\(path)")
      }
      let posted = try service.ask("POST", "/tiles/0/0/0.pbf", "{}")
      #expect(posted.status == 405)
      #expect(posted.fields["allow"] == "GET, HEAD")
    }
    let without = try TestService.usual.get()
    #expect(try without.ask("GET", "/tiles/0/0/0.pbf").status == 404)
  }

  @Test func `tiles need no key, as the page does not`() throws {
    let folder = TemporaryFolder()
    let archive = try TileArchive(path: TileFile.make(in: folder))
    let keys = try APIKeys("0123456789abcdef")
    let service = try TestService {
      $0.archive = archive
      $0.keys = keys
    }
    #expect(try service.ask("GET", "/tiles/0/0/0.pbf").status == 200)
  }

  @Test func `the page is told of the tiles only if it can draw them`() throws {
    let folder = TemporaryFolder()
    let archive = try TileArchive(path: TileFile.make(in: folder))
    let plain = try TestService {
      $0.archive = archive
      $0.mapLibreFolder = "/nowhere"
    }
    let facts = try plain.ask("GET", "/page/settings.json")
    #expect(try facts.json()["vector"] is NSNull)
    #expect(facts.fields["content-security-policy"]?.contains("worker-src") == false)
    let problem = try plain.ask("GET", "/maplibre/maplibre-gl.js")
    #expect(problem.status == 404)
    #expect(problem.text.contains("no-maplibre"))

    let scripts = TemporaryFolder()
    for name in ["maplibre-gl.js", "maplibre-gl.css"] {
      try scripts.write(name, "/* \(name) */")
    }
    let service = try TestService {
      $0.archive = archive
      $0.mapLibreFolder = scripts.path
    }
    let settings = try service.ask("GET", "/page/settings.json")
    let vector = try #require(try settings.json()["vector"] as? [String: Any])
    #expect(vector["url"] as? String == "tiles/{z}/{x}/{y}.pbf")
    #expect(vector["attribution"] as? String == "© Mappers")
    #expect(vector["minzoom"] as? Int == 0 && vector["maxzoom"] as? Int == 2)
    #expect(vector["bounds"] as? [Double] == [14.1, 35.7, 14.7, 36.2])
    let policy = try #require(settings.fields["content-security-policy"])
    #expect(policy.contains("worker-src 'self' blob:;"))
    #expect(try service.ask("GET", "/maplibre/maplibre-gl.js").text == "/* maplibre-gl.js */")
    #expect(try service.ask("GET", "/maplibre/other.js").status == 404)
  }

  @Test func `what the file does not tell is found or usual`() throws {
    let folder = TemporaryFolder()
    let path = try TileFile.make(
      in: folder, "file.execute(\"DELETE FROM metadata WHERE name <> 'format'\")")
    let archive = try TileArchive(path: path)
    #expect(archive.zooms == 0...2)
    #expect(archive.bounds == nil)
    #expect(archive.attribution == "© OpenStreetMap contributors")
    #expect(try TileArchive(path: path, attribution: "Mine").attribution == "Mine")
  }

  @Test(arguments: ["1,2,3", "a,b,c,d", "14.7,35,14.1,36", "1,2,3,nan", "-999,0,1,1"])
  func `bounds that are none are left out`(bounds: String) throws {
    let folder = TemporaryFolder()
    let path = try TileFile.make(
      in: folder, "file.execute(\"UPDATE metadata SET value = '\(bounds)' WHERE name = 'bounds'\")")
    #expect(try TileArchive(path: path).bounds == nil)
  }

  /// What the error says of a file.
  private static func reason(_ path: String) -> String {
    do throws(ServeError) {
      _ = try TileArchive(path: path)
      return "none"
    } catch {
      return error.description
    }
  }

  @Test func `each wrong file has its own error`() throws {
    let folder = TemporaryFolder()
    #expect(Self.reason("/nowhere/x.mbtiles").hasSuffix("No such file or directory"))
    let text = try folder.write("text.mbtiles", String(repeating: "not a database ", count: 100))
    #expect(Self.reason(text) == "--tiles: \(text) is not a database of SQLite")
    let empty = try folder.write("empty.mbtiles", "")
    #expect(Self.reason(empty).contains("has no table 'tiles'"))
    #expect(Self.reason(folder.path).hasPrefix("--tiles: \(folder.path) "))
    for (change, expected) in [
      ("DROP TABLE tiles", "has no table 'tiles'"),
      ("UPDATE metadata SET value = 'png' WHERE name = 'format'", "has the format 'png'"),
      ("DROP TABLE metadata", "has the format none"),
    ] {
      let other = TemporaryFolder()
      let path = try TileFile.make(in: other, "file.execute(\"\(change)\")")
      #expect(Self.reason(path).contains(expected), "\(change)")
    }
  }

  @Test func `a file that is damaged is no crash`() throws {
    let folder = TemporaryFolder()
    let path = try TileFile.make(in: folder)
    let bytes = try Data(contentsOf: URL(filePath: path))
    var random = SplitMix(seed: 0x7115)
    for round in 0..<60 {
      var damaged = bytes
      if round % 3 == 0 { damaged = damaged.prefix(Int(random.next() % UInt64(bytes.count))) }
      for _ in 0..<8 where !damaged.isEmpty {
        damaged[Int(random.next() % UInt64(damaged.count))] =
          UInt8(truncatingIfNeeded: random.next())
      }
      let other = folder.file("damaged\(round).mbtiles")
      try damaged.write(to: URL(filePath: other))
      guard let archive = try? TileArchive(path: other) else { continue }
      for address in ["/tiles/0/0/0.pbf", "/tiles/2/1/0.pbf", "/tiles/1/0/1.pbf"] {
        _ = try? archive.tile(at: #require(TileAddress(path: address)))
      }
    }
  }
}
