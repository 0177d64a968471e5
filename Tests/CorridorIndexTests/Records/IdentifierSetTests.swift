import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct IdentifierSetTests {
  private let folder = TemporaryFolder()

  private func memory(_ limit: Int) -> ColumnMemory {
    ColumnMemory(folder: folder.path, path: folder.file("a.corridor"), limit: limit)
  }

  private static func insert(
    _ text: String, to set: inout IdentifierSet
  ) throws(IndexError) -> Bool {
    let bytes = Array(text.utf8)
    return try set.insert(bytes.span, IdentifierParts(bytes.span))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>, [0, 1 << 15, 1 << 30])
  func `an identifier is new once, in whatever order they come`(seed: UInt64, limit: Int) throws {
    var random = SplitMix(seed: seed)
    var set = IdentifierSet(memory(limit))
    var known: Set<String> = []
    var number: UInt64 = 0
    for _ in 0..<5000 {
      let stem = ["osm:node/", "osm:way/", "x:", "", "y:é/"][Int(random.next() % 5)]
      // Mostly ascending, with steps of one to ten bytes, sometimes any number or no number.
      number = number &+ (1 + random.next() >> (random.next() % 64)) % (1 << 50)
      let rest =
        switch random.next() % 10 {
        case 0: "\(random.next() % 300)"
        case 1: "\(random.next())"
        case 2: "0\(random.next() % 20)"
        case 3: "name \(random.next() % 50)"
        case 4: "99999999999999999999\(random.next() % 3)"
        default: "\(number)"
        }
      let isNew = known.insert(stem + rest).inserted
      #expect(try Self.insert(stem + rest, to: &set) == isNew, "\(stem + rest), seed \(seed)")
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a set that cannot have files is an error`() throws {
    let nowhere = ColumnMemory(folder: folder.file("none"), path: "a.corridor", limit: 1 << 15)
    var set = IdentifierSet(nowhere)
    #expect(throws: IndexError.self) {
      for number in 0..<3000 { _ = try Self.insert("name \(number)", to: &set) }
    }
    let numbers = AscendingNumbers(nowhere)
    #expect(throws: IndexError.self) {
      for number in 0..<(1 << 16) as Range<UInt64> { try numbers.append(number) }
    }
  }

  @Test func `more stems than there are lists for are told apart`() throws {
    var set = IdentifierSet(memory(1 << 30))
    for round in 0..<2 {
      for stem in 0..<40 {
        for number in 0..<5 {
          #expect(try Self.insert("s\(stem):\(number)", to: &set) == (round == 0))
        }
      }
    }
  }

  @Test(arguments: [0, 1 << 30])
  func `numbers are found among ascending ones, and no others`(limit: Int) throws {
    let numbers = AscendingNumbers(memory(limit))
    #expect(!numbers.contains(0))
    let all = (0..<1000 as Range<UInt64>).map { $0 * $0 * $0 * 37 + 5 } + [.max]
    for number in all { try numbers.append(number) }
    for number in all {
      #expect(numbers.contains(number))
      #expect(!numbers.contains(number - 1))
    }
    #expect(numbers.last == .max)
  }
}
