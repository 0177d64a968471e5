import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct RadixSortTests {
  private struct Numbered: RadixSortable {
    var radixKey: UInt64
    var number: Int
  }

  /// Keys of several kinds: few different ones, all in a small part of the range, ones that differ in
  /// their lowest bits only, any.
  private static func key(_ kind: Int, _ random: inout SplitMix) -> UInt64 {
    let any = random.next()
    switch kind {
    case 0: return any % 3
    case 1: return 1 << 63 | any % 100_000
    case 2: return any % 2 == 0 ? any & 0xFF : any
    case 3: return .max
    default: return any
    }
  }

  @Test(arguments: [0, 1, 2, 24, 25, 1000, 70_000], [0, 1, 2, 3, 4])
  func `keys ascend and every element is there once`(count: Int, kind: Int) {
    var random = SplitMix(seed: UInt64(count * 8 + kind))
    let elements = (0..<count).map { Numbered(radixKey: Self.key(kind, &random), number: $0) }
    for threads in [1, 2] {
      var sorted = elements
      RadixSort.sort(&sorted, threads: threads)
      #expect(sorted.map(\.radixKey) == elements.map(\.radixKey).sorted())
      #expect(sorted.map(\.number).sorted() == Array(0..<count))
      #expect(sorted.allSatisfy { elements[$0.number].radixKey == $0.radixKey })
    }
  }

  @Test func `plain numbers are sorted on two threads as on one`() {
    var random = SplitMix(seed: 3)
    let numbers = (0..<200_000).map { _ in random.next() >> (random.next() % 60) }
    var one = numbers
    var two = numbers
    RadixSort.sort(&one, threads: 1)
    RadixSort.sort(&two, threads: 2)
    #expect(one == two)
    #expect(one == numbers.sorted())
  }
}
