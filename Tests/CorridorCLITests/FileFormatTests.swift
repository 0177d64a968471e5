import CorridorTestSupport
import Foundation
import Testing

/// Holds `Scripts/index/read_index.py`, which was written from the page about the index file alone, against the
/// command.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no /usr/bin/python3"))
struct FileFormatTests {
  /// What both say of a place.
  private struct Place: Decodable, Equatable {
    var id: String
    var position: [Double]
    var name: String?
    var kind: String
    var categories: [String]
    var tags: [String: String]
  }

  private static func places(_ lines: String) throws -> [Place] {
    try lines.split(separator: "\n").map { line in
      try JSONDecoder().decode(Place.self, from: Data(line.utf8))
    }
  }

  private static let make = """
    corridor import --quiet Fixtures/island.osm.pbf Fixtures/stations.csv \
      --timezones Fixtures/timezones.geojson -o $TMP/places.corridor
    """
  private static let read = "/usr/bin/python3 Scripts/index/read_index.py $TMP/places.corridor"

  @Test func `a reader made from the page finds the places that the command finds`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let result = try process.shell("\(Self.make) && \(Self.read) places")
    #expect(result.status == 0, "\(result.errors)")
    let read = try Self.places(result.output)
    #expect(read.count > 900)
    #expect(Set(read.map(\.kind)).count > 5)

    let request = try JSONEncoder().encode(["uris": read.map(\.id)])
    let answer = try process.shell(
      "corridor resolve --batch --places $TMP/places.corridor",
      input: String(decoding: request, as: UTF8.self) + "\n")
    #expect(answer.status == 0, "\(answer.errors)")
    struct Answer: Decodable { var hits: [Place] }
    let found = try JSONDecoder().decode(Answer.self, from: Data(answer.output.utf8)).hits
    #expect(read.count == found.count)
    for (ours, theirs) in zip(read, found) where ours != theirs {
      Issue.record("\(ours) is not \(theirs)")
    }
  }

  @Test func `a reader made from the page finds identifiers and categories as the command does`()
    throws
  {
    let process = try CorridorProcess()
    defer { process.remove() }
    let result = try process.shell(
      """
      \(Self.make) && \(Self.read) find osm:relation/2 osm:node/1
      \(Self.read) category fuel
      """)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("osm:relation/2: row ") == true)
    #expect(lines.dropFirst().first == "osm:node/1: none")
    let exported = try process.shell(
      """
      corridor export --places $TMP/places.corridor --category fuel --format ndjson |
        sed 's/.*"id":"\\([^"]*\\)","name.*/\\1/'
      """)
    let expected = exported.output.split(separator: "\n").map(String.init)
    #expect(expected.count > 30)
    #expect(Set(lines.dropFirst(2)) == Set(expected))
  }

  @Test func `a checker made from the page finds every structure as the page says`() throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    let result = try process.shell(
      """
      \(Self.make) && \(Self.read) hilbert &&
        /usr/bin/python3 Scripts/index/check_index.py $TMP/places.corridor
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("915 places"))
  }

  @Test(arguments: [20, 4100, 8192, 100_000])
  func `a reader made from the page sees every damaged byte`(byte: Int) throws {
    let process = try CorridorProcess()
    defer { process.remove() }
    _ = try process.shell(Self.make)
    var bytes = try Data(contentsOf: URL(filePath: process.path("places.corridor")))
    bytes[byte] ^= 0x10
    try bytes.write(to: URL(filePath: process.path("places.corridor")))
    let result = try process.shell("\(Self.read) check")
    #expect(result.status == 65, "\(result.output)")
    #expect(try process.shell("corridor verify $TMP/places.corridor").status == 65)
  }
}
