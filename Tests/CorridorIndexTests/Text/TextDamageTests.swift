import CorridorGeometry
import CorridorTestSupport
import Synchronization
import Testing

@testable import CorridorIndex

/// Text indexes that are odd, damaged or made by someone else.
@Suite struct TextDamageTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("a.corridor") }

  private static let sections = IndexSection.allCases.filter {
    $0.number >= IndexSection.rowScores.number
  }

  @Test func `verify passes what the builder wrote, also divided otherwise`() throws {
    for limits in [TextWorld.small, ListLimits()] {
      try TextWorld.build(150, seed: 5, at: path, limits: limits)
      try PlaceIndex(path: path).verify()
    }
  }

  @Test func `the same places make the same bytes, spilled or not`() throws {
    try TextWorld.build(150, seed: 5, at: path)
    let bytes = try TemporaryFolder.bytes(path)
    for runBytes in [1 << 10, 1 << 24] {
      try TextWorld.build(150, seed: 5, at: path, runBytes: runBytes)
      #expect(try TemporaryFolder.bytes(path) == bytes)
    }
  }

  @Test(arguments: sections)
  func `verify finds any change that checksums do not tell`(section: IndexSection) throws {
    try TextWorld.build(60, seed: 6, at: path)
    let whole = try IndexBytes(path: path)
    let entry = whole.entry(section)
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    var missed = 0
    let queries = ["st", "restaurant a", "zentrl"].flatMap {
      [TextQuery($0, isComplete: false), TextQuery($0, kinds: .all)]
    }
    let right = try queries.map { try PlaceIndex(path: path).allMatches($0) }
    for _ in 0..<(entry.length == 0 ? 0 : 40) {
      var index = whole
      let byte = entry.offset + Int.random(in: 0..<entry.length, using: &random)
      index.bytes[byte] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      index.seal()
      try TemporaryFolder.write(index.bytes, path)
      let isPassed = (try? PlaceIndex(path: path).verify()) != nil
      if isPassed { missed += 1 }
      for (query, answer) in zip(queries, right) {
        _ = try? PlaceIndex(path: path).bestMatches(query)
        let found = try? PlaceIndex(path: path).allMatches(query)
        #expect(!isPassed || found == answer, "SplitMix(seed: \(seed))")
      }
    }
    // What fills postings up to four bytes means nothing, and a merged list may be of a few terms
    // more that have no rows of their own: it is right for those too.
    let hasSlack: [IndexSection] = [
      .namePostings, .addressPostings, .nameMergedLists, .addressMergedLists,
    ]
    #expect(missed == 0 || hasSlack.contains(section) && missed < 20, "SplitMix(seed: \(seed))")
  }

  @Test(arguments: [
    (IndexSection.nameBlocks, IndexSection.namePostings), (.addressBlocks, .addressPostings),
  ])
  func `verify refuses postings of terms that no number counts`(
    blocks: IndexSection, postings: IndexSection
  ) throws {
    try TextWorld.build(60, seed: 6, at: path)
    let whole = try IndexBytes(path: path)
    let (entries, lists) = (whole.entry(blocks), whole.entry(postings))
    let count = entries.length / PostingBlock.size
    var refused = 0
    for block in stride(from: 0, to: count, by: max(count / 30, 1)) {
      // The first posting begins with one byte for its row; its term follows if it has one.
      let start = Int(
        UInt32(truncatingIfNeeded: whole.load(entries.offset + block * PostingBlock.size)))
      let term = lists.offset + start * 4 + 1
      for number in [[UInt8](repeating: 0xFF, count: 9) + [1], [0xFF, 0xFF, 0xFF, 0xFF, 0x7F]] {
        guard term + number.count <= lists.offset + lists.length else { continue }
        var index = whole
        index.bytes.replaceSubrange(term..<term + number.count, with: number)
        index.seal()
        try TemporaryFolder.write(index.bytes, path)
        do throws(IndexError) { try PlaceIndex(path: path).verify() } catch { refused += 1 }
      }
    }
    #expect(refused > 0)
  }

  @Test func `a flipped bit gives an error or the right answer`() throws {
    try TextWorld.build(60, seed: 7, at: path)
    let whole = try TemporaryFolder.bytes(path)
    let index = try IndexBytes(path: path)
    let queries = ["st", "restaurant a", "zentrl", "москва"].map {
      TextQuery($0, isComplete: false)
    }
    let right = try queries.map { try PlaceIndex(path: path).bestMatches($0) }
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for _ in 0..<100 {
      let entry = index.entry(Self.sections.randomElement(using: &random)!)
      guard entry.length > 0 else { continue }
      var bytes = whole
      bytes[entry.offset + Int.random(in: 0..<entry.length, using: &random)] ^= 4
      try TemporaryFolder.write(bytes, path)
      for (query, answer) in zip(queries, right) {
        guard let found = try? PlaceIndex(path: path).bestMatches(query) else { continue }
        #expect(found == answer, "SplitMix(seed: \(seed))")
      }
    }
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(3))))
  func `of 100,000 equal names few are looked at, and a name of 8 MB is found`() throws {
    let builder = try PlaceIndexBuilder(path: path)
    var draft = PlaceDraft()
    for number in 0..<100_000 {
      draft.reset()
      draft.position = GridPosition(lon: Int32(number), lat: 0)
      draft.setURI("same:\(number)".utf8)
      draft.addTag(key: "name".utf8, value: "Same Name".utf8)
      try builder.add(draft)
    }
    draft.reset()
    draft.setURI("long".utf8)
    draft.addTag(key: "name".utf8, value: String(repeating: "long ", count: 1_600_000).utf8)
    try builder.add(draft)
    _ = try builder.finish()
    let index = try PlaceIndex(path: path)
    var query = TextQuery("same", isComplete: false)
    let looks = Atomic(0)
    query.accepts = { _ in
      looks.add(1, ordering: .relaxed)
      return true
    }
    let found = try index.bestMatches(query).matches
    #expect(looks.load(ordering: .relaxed) <= 128)
    query.accepts = nil
    #expect(try index.bestMatches(query).matches == found)
    #expect(found.map(\.row) == Array(found[0].row..<found[0].row + 10))
    #expect(try index.allMatches(query).matches.count == 100_000)
    #expect(try index.bestMatches(TextQuery("long")).matches.count == 1)
  }

  @Test func `a cancelled search finds nothing and says so`() throws {
    try TextWorld.build(60, seed: 8, at: path)
    var query = TextQuery("st", isComplete: false)
    query.isCancelled = { true }
    let found = try PlaceIndex(path: path).bestMatches(query)
    #expect(found.matches.isEmpty)
    #expect(found.isCancelled)
  }

  @Test(.timeLimit(.minutes(ProcessorTime.minutes(3))))
  func `of a query only the beginning counts, however long and odd it is`() throws {
    try TextWorld.build(60, seed: 9, at: path)
    let index = try PlaceIndex(path: path)
    for text in [
      String(repeating: "a", count: 1 << 20), String(repeating: "st ", count: 400_000),
      String(repeating: "\u{301}", count: 100_000), "\u{202E}\u{200D}🚛", "北", "s", "\0",
    ] {
      let found = try index.bestMatches(TextQuery(text, isComplete: false))
      guard text.utf8.count > TextQuery.longestText else { continue }
      let other = text.head(bytes: TextQuery.longestText, then: " restaurant bern")
      #expect(try index.bestMatches(TextQuery(other, isComplete: false)) == found)
    }
  }
}
