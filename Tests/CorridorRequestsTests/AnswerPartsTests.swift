import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

@testable import CorridorRequests

/// Answers that are written on several threads, part by part.
@Suite struct AnswerPartsTests {
  @Test(arguments: [OutputFormat.geojson, .ndjson, .csv, .csvExcel], [0, 1, 2048, 7000])
  func `parts on several threads are the answer in one piece`(
    format: OutputFormat, count: Int
  ) throws {
    var random = SplitMix(seed: UInt64(count))
    let places = (0..<count).map { number in
      TestPlace(
        id: number % 3 == 0 ? "osm:node/\(number)" : "stations:a\"\(number)",
        position: GridPosition(
          lon: .random(in: 0...10_000_000, using: &random),
          lat: .random(in: 0...40_000, using: &random)),
        categories: ["fuel"], tags: number % 5 == 0 ? [] : [("name", "Über, \"\(number)\"")])
    }
    let world = try TestIndex(places)
    let route = try Route(lines: [[Coordinate(lon: 0, lat: 0), Coordinate(lon: 1, lat: 0)]])
    var query = CorridorQuery(along: route)
    query.passes.countsAhead = true
    let answer = try world.index.find(query)
    #expect(answer.found == count)
    let output = HitOutput(
      answer, to: query, in: world.index,
      try OutputProjection(nil, format: format, option: "", formatOption: ""))
    let texts = try (1...3).map { threads in
      let sink = ByteSink()
      var options = OutputOptions()
      options.threads = threads
      let written = try output.write(as: format, to: sink, options)
      #expect(written == count)
      return sink.buffer.text
    }
    #expect(texts[0].utf8.count >= 40 * count)
    #expect(texts[1] == texts[0] && texts[2] == texts[0])
  }
}
