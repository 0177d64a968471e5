import CorridorTestSupport
import Foundation
import FoundationXML
import Testing

/// `corridor gaps` and `--spread`.
@Suite struct GapsCommandTests {
  private let corridor: CorridorProcess
  private let usual =
    "--route Fixtures/tour.geojson --category fuel --places Fixtures/island.osm.pbf"

  init() throws { corridor = try CorridorProcess() }

  private func json(_ options: String) throws -> [String: Any] {
    let result = try corridor.shell("corridor gaps \(usual) \(options) --format geojson")
    #expect(result.status == 0, "\(result.errors)")
    return try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  @Test func `lines of gaps in the order of travel are the whole route`() throws {
    defer { corridor.remove() }
    let answer = try json("--sort along")
    let features = try #require(answer["features"] as? [[String: Any]])
    #expect(answer["found"] as? Int == features.count)
    var end = 0.0
    for feature in features {
      let properties = try #require(feature["properties"] as? [String: Any])
      let geometry = try #require(feature["geometry"] as? [String: Any])
      #expect(geometry["type"] as? String == "LineString")
      #expect((geometry["coordinates"] as? [[Double]])?.count ?? 0 >= 2)
      let from = try #require(properties["fromMeters"] as? Double)
      #expect(abs(from - end) < 0.002)
      end = try #require(properties["toMeters"] as? Double)
      #expect(properties["exceeds"] is NSNull)
    }
    #expect(end == answer["routeLengthMeters"] as? Double)
  }

  @Test func `a gap beyond the range is warned of, and ends with 1 where that is asked for`() throws
  {
    defer { corridor.remove() }
    let all = try json("--range 20km --reserve 5km")
    let features = try #require(all["features"] as? [[String: Any]])
    let over = features.filter {
      ($0["properties"] as? [String: Any])?["exceeds"] as? Bool ?? false
    }
    #expect(all["exceeding"] as? Int == over.count && !over.isEmpty)
    for feature in over {
      let properties = try #require(feature["properties"] as? [String: Any])
      let length = try #require(properties["lengthMeters"] as? Double)
      #expect(abs(length - 15_000 - (properties["excessMeters"] as? Double ?? 0)) < 0.002)
    }
    let line = "corridor gaps \(usual) --range 20km --reserve 5km --format csv"
    let quiet = try corridor.shell(line)
    #expect(quiet.status == 0)
    #expect(quiet.errors.contains("longer than 15 km (a range of 20 km less 5 km)"))
    #expect(try corridor.shell(line + " --fail-on-gap").status == 1)
    #expect(
      try corridor.shell("corridor gaps \(usual) --range 900km --fail-on-gap").status == 0)
  }

  @Test(arguments: [
    ("--reserve 5km", "--range DISTANCE is missing"), ("--fail-on-gap", "--range"),
    ("--range 5km --reserve 6km", "--reserve cannot be '6km'; give no more than --range"),
    ("--range 5km --reserve=-1km", "--reserve cannot be '-1km'"), ("--min=-3km", "--min"),
    ("--range far", "--range cannot be 'far'"), ("--limit 0", "a number of gaps, 1 or more"),
    ("--sort lenght", "did you mean length?"), ("--format gpx", "--format"),
    ("--from 30km --to 20km", "--to cannot be '20km'"), ("--passes all", "unknown option"),
  ])
  func `refuses what makes no sense`(options: String, words: String) throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor gaps \(usual) \(options)")
    #expect(result.status == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: ["0", "50km:0", ":3", "50km:", "50km:x", "50km:-1", "50km:1.5", "x:3", "-5km"])
  func `refuses spreads over nothing and of nothing`(spread: String) throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor find \(usual) --spread=\(spread)")
    #expect(result.status == 64)
    #expect(result.errors.contains("--spread cannot be '\(spread)'"), "\(result.errors)")
  }

  @Test func `a place of each stretch, or as many as are asked for`() throws {
    defer { corridor.remove() }
    func found(_ options: String) throws -> String {
      try corridor.shell("corridor find \(usual) --sort along --format ndjson \(options)").output
    }
    #expect(try found("--spread 20km") == found("--spread 20km:1"))
    #expect(try found("--spread 20km:99999") == found(""))
    let lines = try found("--spread 20km").split(separator: "\n")
    #expect(lines.count > 1 && lines.count <= 6)
  }

  /// What an XML parser reads of a picture.
  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    var elements: [String: Int] = [:]
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      text = ""
    }
    func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }
    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      if !text.isEmpty { texts.append(text) }
      text = ""
    }
  }

  private func read(_ picture: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(picture.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return reader
  }

  @Test(arguments: [
    "--range 20km", "--limit 3", "--from 900km", "--from 10km --to 10km", "--range 1m",
    "--tag nothing=here", "--side left --range 10km --reserve 10km",
  ])
  func `a picture is well-formed, has no scripts and is the same each time`(
    options: String
  ) throws {
    defer { corridor.remove() }
    let line = "corridor gaps \(usual) \(options) --format svg"
    let first = try corridor.shell(line)
    #expect(first.status == 0, "\(first.errors)")
    #expect(try corridor.shell(line).output == first.output)
    let elements = try read(first.output).elements
    #expect(elements["svg"] == 1 && elements["desc"] == 1 && elements["title"] ?? 0 >= 1)
    #expect(elements["script"] == nil)
    #expect(!first.output.contains("nan") && !first.output.contains("inf"))
  }

  @Test func `names are text in a picture, whatever they are made of`() throws {
    defer { corridor.remove() }
    let feature = #"""
      {"type":"Feature","geometry":{"type":"Point","coordinates":[-20.1,44.95]},"properties":
      {"id":1,"name":"<script>alert(1)</script> & \"Ost'ro\" \u0001\u202Eشعبية","category":"fuel"}}
      """#
    let path = corridor.path("odd.geojson")
    try feature.write(toFile: path, atomically: true, encoding: .utf8)
    let result = try corridor.shell(
      """
      corridor gaps --route Fixtures/tour.geojson --within 20km --places $TMP/odd.geojson \
      -o $TMP/gaps.svg && cat $TMP/gaps.svg
      """)
    #expect(result.status == 0, "\(result.errors)")
    let reader = try read(result.output)
    #expect(reader.elements["script"] == nil)
    #expect(!result.output.contains("\u{1}"))
    #expect(reader.texts.contains { $0.contains("<script>alert(1)</") }, "\(reader.texts)")
  }

  @Test func `labels in a picture do not touch`() throws {
    defer { corridor.remove() }
    let result = try corridor.shell("corridor gaps \(usual) --range 3km --format svg")
    var boxes: [(x: Double, y: Double, width: Double)] = []
    for match in result.output.matches(
      of: #/<text class="(?:length|name)" x="([\d.]+)" y="([\d.]+)">([^<]*)</#)
    {
      // Narrower than any font's letters are on average.
      let width = 5.0 * Double(match.3.count)
      boxes.append((Double(match.1) ?? 0, Double(match.2) ?? 0, width))
    }
    #expect(boxes.count >= 4)
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] where abs(other.y - box.y) < 12 {
        #expect(box.x + box.width < other.x || other.x + other.width < box.x)
      }
    }
  }
}
