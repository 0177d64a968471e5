import CorridorTestSupport
import Foundation
import Testing

@Suite struct ResolveCommandTests {
  private func island() throws -> CorridorProcess {
    let corridor = try CorridorProcess()
    _ = try corridor.shell(
      """
      corridor import -q Fixtures/island.osm.pbf Fixtures/stations.csv -o $TMP/i.corridor
      """)
    return corridor
  }

  private func resolve(
    _ identifiers: String, _ corridor: CorridorProcess, input: String = ""
  ) throws -> (found: [String], gone: [String], malformed: [String]) {
    let result = try corridor.shell(
      "corridor resolve \(identifiers) --places $TMP/i.corridor", input: input)
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    return (
      (answer["features"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String },
      answer["gone"] as? [String] ?? [], answer["malformed"] as? [String] ?? []
    )
  }

  @Test func `reads identifiers as a search does`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let found = try resolve(
      """
      osm:node/2401 node/2401 https://www.openstreetmap.org/node/2401#map=9/47/9 OSM:NODE/2401 \
      ' osm:node/2401' stations:S001
      """, corridor)
    #expect(found.found == Array(repeating: "osm:node/2401", count: 5) + ["stations:S001"])
    #expect(found.gone.isEmpty && found.malformed.isEmpty)
    let missing = try resolve(
      """
      node/1 stations:none 'stations:a b' osm:node/-1 osm:node/99999999999999999999999 OSM:node/x \
      https://example.org/node/1 what ''
      """, corridor)
    #expect(missing.found.isEmpty)
    #expect(missing.gone == ["node/1", "stations:none", "stations:a b"])
    #expect(
      missing.malformed == [
        "osm:node/-1", "osm:node/99999999999999999999999", "OSM:node/x",
        "https://example.org/node/1", "what", "",
      ])
  }

  @Test func `reads one identifier a line, blanks within and all`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    let answer = try resolve(
      "-", corridor, input: "osm:node/2401\n\n \t\n  stations:a b \r\nwhat now\nosm:relation/2")
    #expect(answer.found == ["osm:node/2401", "osm:relation/2"])
    #expect(answer.gone == ["stations:a b"])
    #expect(answer.malformed == ["what now"])
  }

  @Test func `says how far places are from the user, also in a table`() throws {
    let corridor = try island()
    defer { corridor.remove() }
    for command in ["resolve osm:node/2401", "search ostro"] {
      let result = try corridor.shell(
        "corridor \(command) --user 44.95,-20.1 --places $TMP/i.corridor --format table")
      #expect(result.output.hasPrefix("from you  name"), "\(result.output)")
      #expect(result.output.contains("km  Ostro"), "\(result.output)")
    }
    let both = try corridor.shell(
      """
      corridor search ostro --near 44.95,-20.2 --user 44.95,-20.1 --places $TMP/i.corridor \
      --format table
      """)
    #expect(both.output.hasPrefix("distance  from you  name"), "\(both.output)")
  }
}
