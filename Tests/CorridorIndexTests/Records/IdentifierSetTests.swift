import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct IdentifierSetTests {
  private static func insert(_ text: String, to set: inout IdentifierSet) -> Bool {
    let bytes = Array(text.utf8)
    return set.insert(bytes.span, IdentifierParts(bytes.span))
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `an identifier is new once, in whatever order they come`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var set = IdentifierSet()
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
      #expect(Self.insert(stem + rest, to: &set) == isNew, "\(stem + rest), seed \(seed)")
    }
  }

  @Test func `more stems than there are lists for are told apart`() {
    var set = IdentifierSet()
    for round in 0..<2 {
      for stem in 0..<40 {
        for number in 0..<5 {
          #expect(Self.insert("s\(stem):\(number)", to: &set) == (round == 0))
        }
      }
    }
  }

  @Test func `numbers are found among ascending ones, and no others`() {
    var numbers = AscendingNumbers()
    #expect(!numbers.contains(0))
    let all = (0..<1000 as Range<UInt64>).map { $0 * $0 * $0 * 37 + 5 } + [.max]
    for number in all { numbers.append(number) }
    for number in all {
      #expect(numbers.contains(number))
      #expect(!numbers.contains(number - 1))
    }
    #expect(numbers.last == .max)
  }
}
