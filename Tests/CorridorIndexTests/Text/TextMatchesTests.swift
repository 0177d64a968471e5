import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// The text index against reading every record.
@Suite struct TextMatchesTests {
  @Test(arguments: [0, 7, 60, 400])
  func `finds exactly what reading every record finds`(count: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    try compare(count, seed: seed, limits: TextWorld.small, queries: count > 100 ? 150 : 60)
  }

  @Test func `the division into lists changes nothing`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    for limits in [
      ListLimits(), ListLimits(ownUnit: 1, sharedUnit: 1, mostLists: 1, block: 1),
      ListLimits(ownUnit: 1000, sharedUnit: 100, mostLists: 2, block: 3),
    ] {
      try compare(200, seed: seed, limits: limits, queries: 60)
    }
  }

  @Test(arguments: [5000, 50_000, 1 << 20])
  func `the memory of a build changes nothing`(runBytes: Int) throws {
    let folder = TemporaryFolder()
    let seed = UInt64.random(in: 0 ... .max)
    for limits in [TextWorld.small, ListLimits()] {
      for (name, bytes) in [("a", 1 << 30), ("b", runBytes)] {
        try TextWorld.build(
          1000, seed: seed, at: folder.file(name), limits: limits, runBytes: bytes)
      }
      let expected = try TemporaryFolder.bytes(folder.file("a"))
      #expect(try TemporaryFolder.bytes(folder.file("b")) == expected, "seed \(seed)")
    }
    try PlaceIndex(path: folder.file("b")).verify()
  }

  @Test(arguments: [1, 3])
  func `long lists of two words meet where reading every record finds both`(block: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    let limits = ListLimits(ownUnit: 1, sharedUnit: 1, mostLists: 2, block: block)
    let world = try TextWorld(1200, seed: seed, limits: limits)
    let words = ["restaurant", "star", "a", "zentral", "12", "Москва", "스타", "aral", "koloss"]
    var random = SplitMix(seed: seed)
    for _ in 0..<20 {
      let two = words.shuffled(using: &random).prefix(2).joined(separator: " ")
      var query = TextQuery(two, limit: Int.random(in: 1...60, using: &random))
      query.isComplete = Bool.random(using: &random)
      query.focus = try world.index.position(at: 0).coordinate
      let scanned = try world.index.scanMatches(query)
      let name: Comment = "TextWorld(1200, seed: \(seed)), \(two), limit \(query.limit)"
      #expect(try world.index.allMatches(query).matches == scanned.matches, name)
      let best = try world.index.bestMatches(query)
      #expect(best.matches == Array(scanned.matches.prefix(query.limit)), name)
    }
  }

  @Test func `an open word that few rows have as it stands, and many begin with`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    let world = try TextWorld(1200, seed: seed, limits: TextWorld.small)
    var random = SplitMix(seed: seed)
    let others = ["restaurant", "star", "zentral", "aral", "koloss", "Москва"]
    for last in ["1", "2", "12", "a", "s", "st", "k", "м"] {
      for other in others {
        var query = TextQuery("\(other) \(last)", limit: Int.random(in: 1...20, using: &random))
        query.isComplete = false
        let row = Int.random(in: 0..<world.index.count, using: &random)
        if Bool.random(using: &random) {
          query.focus = try world.index.position(at: row).coordinate
        }
        let scanned = try world.index.scanMatches(query)
        let name: Comment = "TextWorld(1200, seed: \(seed)), \(query.text), limit \(query.limit)"
        let best = try world.index.bestMatches(query)
        #expect(best.matches == Array(scanned.matches.prefix(query.limit)), name)
      }
    }
  }

  private func compare(
    _ count: Int, seed: UInt64, limits: ListLimits, queries: Int
  ) throws {
    let world = try TextWorld(count, seed: seed, limits: limits)
    var random = SplitMix(seed: seed)
    var found = 0
    for _ in 0..<queries {
      let query = try world.query(&random)
      let scanned = try world.index.scanMatches(query)
      let all = try world.index.allMatches(query)
      let best = try world.index.bestMatches(query)
      let name: Comment = "TextWorld(\(count), seed: \(seed)), \(query.text), limit \(query.limit)"
      #expect(all.matches == scanned.matches, name)
      #expect(best.matches == Array(scanned.matches.prefix(query.limit)), name)
      #expect(all.correctedText == scanned.correctedText, name)
      found += scanned.matches.count
      if all.matches != scanned.matches { return }
    }
    #expect(found > 0 || count == 0)
  }
}
