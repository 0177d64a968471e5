import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorRequests

/// Answers that are written from a damaged index: a typed error, or what the whole index answers.
@Suite struct DamagedAnswerTests {
  @Test(arguments: [OutputFormat.ndjson, .csv, .table])
  func `writing from a file with a flipped bit fails or tells the truth`(
    format: OutputFormat
  ) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let places = (0..<200).map { number in
      TestPlace(
        id: "osm:node/\(number)",
        position: GridPosition(
          lon: .random(in: 0...10_000_000, using: &random),
          lat: .random(in: 0...40_000, using: &random)),
        categories: ["fuel"],
        tags: [("name", "Kestrel \(number)"), ("opening_hours", "Mo-Su 0\(number % 10):00-20:00")])
    }
    let world = try TestIndex(places)
    let whole = try TemporaryFolder.bytes(world.index.path)
    let path = world.folder.file("damaged.corridor")
    let route = try Route(lines: [[Coordinate(lon: 0, lat: 0), Coordinate(lon: 1, lat: 0)]])
    var query = CorridorQuery(along: route)
    query.journey.departure = Departure(
      secondsSince1970: 1_795_150_800, timeZone: "Europe/Vienna", holidayRegion: "at")
    query.journey.pace = .metersPerSecond(20)
    let truth = try text(of: query, in: world.index, format)
    var failures = 0
    for _ in 0..<200 {
      let bit = Int.random(in: 0..<whole.count * 8, using: &random)
      var bytes = whole
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      try TemporaryFolder.write(bytes, path)
      do {
        let isSame = try text(of: query, in: try PlaceIndex(path: path), format) == truth
        #expect(isSame, "bit \(bit), SplitMix(seed: \(seed))")
      } catch is IndexError {
        failures += 1
      } catch is SearchError {
        failures += 1
      } catch is CommandError {
        failures += 1
      }
    }
    #expect(failures > 0)
  }

  private func text(
    of query: CorridorQuery, in index: PlaceIndex, _ format: OutputFormat
  ) throws -> String {
    let output = HitOutput(
      try index.find(query), to: query, in: index,
      try OutputProjection(nil, format: format, option: "", formatOption: ""))
    let sink = ByteSink()
    try output.write(as: format, to: sink, OutputOptions())
    return sink.buffer.text
  }
}
