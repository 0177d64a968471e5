import CorridorGeometry
import CorridorTestSupport
import Synchronization
import Testing

@testable import CorridorIndex

/// Text searches and sorts that nobody waits for any more.
@Suite struct CancelledSearchTests {
  /// Counts how often it is asked, and says yes from some time on.
  private final class Asked: Sendable {
    let times = Atomic<Int>(0)
    let limit: Int

    init(limit: Int) { self.limit = limit }

    func isUp() -> Bool { times.add(1, ordering: .relaxed).newValue > limit }
  }

  @Test(arguments: [1, 5, 60] as [UInt64])
  func `a search that is cancelled at any look says so, and finds nothing`(seed: UInt64) throws {
    let world = try TextWorld(2000, seed: seed)
    var random = SplitMix(seed: seed)
    var looks = 0
    for _ in 0..<20 {
      var query = try world.query(&random)
      let patient = Asked(limit: .max)
      query.isCancelled = { patient.isUp() }
      let all = try world.index.allMatches(query)
      #expect(!all.isCancelled)
      let count = patient.times.load(ordering: .relaxed)
      looks += count
      for limit in Set([0, count / 3, count / 2, count - 1]).filter({ (0..<count).contains($0) }) {
        let hasty = Asked(limit: limit)
        query.isCancelled = { hasty.isUp() }
        let cut = try world.index.allMatches(query)
        #expect(cut.isCancelled, "\(query.text) at look \(limit) of \(count), seed \(seed)")
        #expect(cut.matches == [])
      }
    }
    #expect(looks > 100)
  }

  @Test(arguments: [0, 1, 2, 5000, 100_000])
  func `a sort that is not given up sorts`(count: Int) {
    var random = SplitMix(seed: 3)
    let numbers = (0..<count).map { _ in random.next() }
    var sorted = numbers
    let isSorted = sorted.sort(unless: { false }, by: <)
    #expect(isSorted)
    #expect(sorted == numbers.sorted())
  }

  @Test func `a sort asks often, and is over when it is told to`() {
    var random = SplitMix(seed: 4)
    var numbers = (0..<100_000).map { _ in random.next() }
    let kept = Set(numbers)
    var comparisons = 0
    var asked = 0
    let isSorted = numbers.sort(
      unless: {
        asked += 1
        return asked == 3
      },
      by: { left, right in
        comparisons += 1
        return left < right
      })
    #expect(!isSorted)
    #expect(asked == 3)
    #expect(comparisons < 3 * 4096)
    #expect(Set(numbers) == kept)
  }
}
