import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct NearestLineTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  /// Streets of a town: short and crooked ones, and a few that go far.
  private static func streets(
    _ count: Int, around middle: GridPosition, random: inout SplitMix
  ) -> [TestPlace] {
    (0..<count).map { number in
      let step = Int64(number % 40 == 0 ? 40_000 : 4000)
      let lines = (0..<Int.random(in: 1...2, using: &random)).map { _ in
        var line = [TestPlace.spot(near: middle, 300_000, random: &random)]
        for _ in 0..<Int.random(in: 1...25, using: &random) {
          line.append(TestPlace.spot(near: line[line.count - 1], step, random: &random))
        }
        return line
      }
      return TestPlace.toponym(
        id: "osm:way/\(number)", position: lines[0][0],
        tags: [("highway", number % 7 == 0 ? "service" : "residential")], lines: lines)
    }
  }

  @Test(arguments: [
    GridPosition(lon: 95_000_000, lat: 471_000_000), GridPosition(lon: -1_800_000_000, lat: 0),
    GridPosition(lon: 0, lat: 899_990_000), GridPosition(lon: 1_799_999_000, lat: -166_000_000),
  ])
  func `finds the street that a look at every edge finds`(middle: GridPosition) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    let streets = Self.streets(400, around: middle, random: &random)
    let index = try TestPlace.build(streets, at: path, runBytes: 50_000)
    try index.verify()
    let names = try (0..<index.count).map { try index.place(at: $0).id }
    let byID = Dictionary(uniqueKeysWithValues: streets.map { ($0.id, $0) })
    var found = 0
    for number in 0..<400 {
      let position = TestPlace.spot(near: middle, 330_000, random: &random)
      let limit = number % 2 == 0 ? 300.0 : 5000
      let accepts = { (row: Int) in row % 3 != 0 }
      // Every edge, in plain trigonometry.
      let here = Ellipsoid.position(position)
      var best: (meters: Double, row: Int)?
      for (row, id) in names.enumerated() where accepts(row) {
        for line in byID[id]?.lines ?? [] {
          for (start, end) in zip(line, line.dropFirst()) {
            let start = Ellipsoid.position(start)
            let edge = Ellipsoid.position(end) - start
            let square = edge.lengthSquared
            let along = square > 0 ? max(0, min(1, (here - start).dot(edge) / square)) : 0
            let meters = (start + edge * along - here).length
            if meters <= limit, meters < best?.meters ?? .infinity { best = (meters, row) }
          }
        }
      }
      let answer = try index.nearestLine(to: position, within: limit) { accepts($0) }
      #expect((answer == nil) == (best == nil), "\(position), SplitMix(seed: \(seed))")
      if let answer, let best {
        found += 1
        #expect(abs(answer.meters - best.meters) < 1e-6)
        #expect(answer.row == best.row, "\(position), SplitMix(seed: \(seed))")
      }
    }
    #expect(found > 100)
  }

  @Test func `nothing is near in an index without lines`() throws {
    let index = try TestPlace.build([], at: path)
    #expect(
      try index.nearestLine(to: GridPosition(lon: 0, lat: 0), within: 1e9) { _ in true } == nil)
    #expect(try index.areas(holding: GridPosition(lon: 0, lat: 0)).isEmpty)
    try index.verify()
  }
}
