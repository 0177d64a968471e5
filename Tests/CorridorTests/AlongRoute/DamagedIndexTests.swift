import Corridor
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Testing

/// Searching a damaged index: a typed error, or what the whole index answers.
@Suite struct DamagedIndexTests {
  private struct Seen: Hashable {
    var id: String
    var name: String?
    var categories: [String]
    var alongMeters: Double

    init(_ hit: Hit) {
      id = hit.place.id
      name = hit.place.name
      categories = hit.place.categories
      alongMeters = hit.alongMeters
    }
  }

  @Test func `finding in a file with a flipped bit fails or tells the truth`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let scene = try Scene(
      start: FindTests.starts[0], edges: 60, lines: 2, places: 120, seed: seed)
    let world = try TestIndex(scene.places)
    let whole = try TemporaryFolder.bytes(world.index.path)
    let path = world.folder.file("damaged.corridor")

    let length = scene.route.lengthMeters
    var queries = [
      CorridorQuery(along: scene.route, within: .kilometers(8)),
      CorridorQuery(along: scene.route, within: .kilometers(8), categories: ["fuel", "toll"]),
      CorridorQuery(along: scene.route, within: .kilometers(8), limit: 5),
    ]
    queries[1].journey.window = .meters(length / 4...length)
    queries[2].places.tags = [try TagExpression("hgv=yes")]
    let truths = try queries.map { try world.index.find($0).hits.map(Seen.init) }
    for truth in truths { #expect(!truth.isEmpty) }

    var failures = 0
    for _ in 0..<300 {
      let bit = Int.random(in: 0..<whole.count * 8, using: &random)
      var bytes = whole
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      try TemporaryFolder.write(bytes, path)
      for (query, truth) in zip(queries, truths) {
        do {
          let index = try PlaceIndex(path: path)
          let found = try index.find(query, threads: 1 + bit % 2).hits.map(Seen.init)
          let isSame = found == truth
          #expect(isSame, "bit \(bit), SplitMix(seed: \(seed))")
        } catch is IndexError {
          failures += 1
        } catch is SearchError {
          failures += 1
        }
      }
    }
    #expect(failures > 0)
  }
}
