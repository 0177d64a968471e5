import CorridorTestSupport
import Foundation
import FoundationXML
import Testing

@testable import CorridorCLI

@Suite struct AnswerTests {
  private let find =
    "corridor find --route Fixtures/route.geojson --places Fixtures/island.osm.pbf --within 2km"

  private func output(_ line: String) throws -> Data {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(line)
    #expect(result.status == 0, "\(result.errors)")
    return Data(result.output.utf8)
  }

  @Test func `answers with valid GeoJSON that has the fields of a hit`() throws {
    let json = try JSONSerialization.jsonObject(with: output(find)) as? [String: Any]
    let features = try #require(json?["features"] as? [[String: Any]])
    #expect(json?["returned"] as? Int == features.count)
    #expect(json?["found"] as? Int == features.count)
    #expect(!features.isEmpty)
    for feature in features {
      let properties = try #require(feature["properties"] as? [String: Any])
      #expect(properties["id"] as? String == feature["id"] as? String)
      #expect(properties["offRouteMeters"] is Double)
      #expect(properties["alongMeters"] is Double)
      #expect(["left", "right", "on"].contains(properties["side"] as? String))
      #expect(properties["pass"] is Int && properties["passCount"] is Int)
      #expect((properties["snapped"] as? [Double])?.count == 2)
      #expect(properties["tags"] is [String: String])
      #expect(properties["categories"] is [String])
    }
  }

  @Test(arguments: ["gpx", "kml"])
  func `answers with well-formed XML`(format: String) throws {
    let parser = XMLParser(data: try output("\(find) --format \(format)"))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
  }

  @Test func `writes the same bytes to a file, a pipe and a second time`() throws {
    let twice = try output(
      "\(find) > $TMP/a; \(find) -o $TMP/b; \(find) | cat > $TMP/c; cmp $TMP/a $TMP/b && cmp $TMP/a $TMP/c"
    )
    #expect(twice.isEmpty)
  }

  @Test func `says how a text along the route was corrected, and leaves it alone if asked`() throws
  {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    _ = try corridor.shell(find)
    let table = try corridor.shell(find + " --text kestrl --format table")
    #expect(table.output.contains(" for 'Kestrel' instead of 'kestrl' within 2 km of"))
    #expect(table.errors.isEmpty)
    let csv = try corridor.shell(find + " --text kestrl --limit 1 --format csv")
    let notes = csv.errors.split(separator: "\n")
    #expect(notes.count == 2 && notes.first?.hasSuffix("for 'Kestrel' instead of 'kestrl'") == true)
    func answer(_ options: String) throws -> [String: Any]? {
      let text = try corridor.shell(find + options).output
      return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    }
    let corrected = try answer(" --text kestrl")
    #expect(corrected?["correctedText"] as? String == "Kestrel")
    #expect((corrected?["found"] as? Int ?? 0) > 0)
    let exact = try answer(" --text kestrl --no-correction")
    #expect(exact?["correctedText"] is NSNull && exact?["found"] as? Int == 0)
  }

  @Test func `gives the same places page by page`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    func page(_ extra: String) throws -> (ids: [String], next: String?) {
      let text = try corridor.shell(find + extra).output
      let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      let features = json?["features"] as? [[String: Any]] ?? []
      return (features.compactMap { $0["id"] as? String }, json?["nextCursor"] as? String)
    }
    let all = try page("").ids
    var paged: [String] = []
    var next: String?
    repeat {
      let (ids, cursor) = try page(" --limit 25" + (next.map { " --cursor '\($0)'" } ?? ""))
      try #require(!ids.isEmpty)
      paged += ids
      next = cursor
    } while next != nil
    #expect(paged == all)
    #expect(all.count > 25)
  }

  @Test(arguments: CommandTable.commands.flatMap(\.examples))
  func `runs every example of the help`(example: String) throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    // Files are written in the test's folder; inputs are named from the root of the source tree.
    var line = example.replacingOccurrences(of: "-o ", with: "-o $TMP/")
    if line.hasPrefix("corridor serve") {
      // It goes on until it is asked to end; the port may be somebody else's.
      line = """
        \(line.replacingOccurrences(of: "8080", with: "0")) --drain 0s 2>$TMP/said & \
        until grep -q ready $TMP/said; do sleep 0.05; done; kill $!; wait $! && cat $TMP/said
        """
    }
    let result = try corridor.shell(line)
    #expect(result.status == 0, "\(result.errors)")
    if example.contains("-o ") {
      #expect(try corridor.shell("ls $TMP | wc -l").output != "0\n")
    } else {
      #expect(!result.output.isEmpty)
    }
  }

  @Test func `follows a route of 50,000 vertices from standard input`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    var line = "{\"type\":\"LineString\",\"coordinates\":["
    for vertex in 0..<50_000 {
      line +=
        "\(vertex == 0 ? "" : ",")[\(-20.3 + Double(vertex) * 3e-6),\(45 + 1e-4 * Double(vertex % 2))]"
    }
    let result = try corridor.shell(
      "corridor find --route - --places Fixtures/island.osm.pbf --format table", input: line + "]}")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("places within 1 km of 555.8 km of route"), "\(result.output)")
  }

  @Test func `leaves a file as it was when the command fails`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      echo before > $TMP/out.geojson
      corridor buffer --route /nowhere -o $TMP/out.geojson 2>/dev/null
      corridor import /nowhere.csv -o $TMP/out.geojson 2>/dev/null
      cat $TMP/out.geojson
      ls $TMP
      """)
    #expect(result.output == "before\nout.geojson\n")
  }

  @Test func `keeps a symbolic link and replaces what it points to`() throws {
    let corridor = try CorridorProcess()
    defer { corridor.remove() }
    let result = try corridor.shell(
      """
      echo before > $TMP/real; ln -s real $TMP/link
      corridor buffer --route Fixtures/route.geojson -o $TMP/link
      test -L $TMP/link && head -c 17 $TMP/real
      """)
    #expect(result.output == "{\"type\":\"Feature\"")
  }
}
