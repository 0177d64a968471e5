import CorridorThreads
import Testing

@Suite struct ParallelTests {
  private struct Failure: Error {}

  @Test(arguments: [0, 1, 2, 1000], [1, 2, 5])
  func `results are consumed in the order of their numbers`(count: Int, threads: Int) {
    var taken: [Int] = []
    Parallel.forEachInOrder(count, threads: threads) {
      3 * $0
    } consume: {
      taken.append($0)
    }
    #expect(taken == (0..<count).map { 3 * $0 })
  }

  @Test(arguments: [1, 2])
  func `after an error nothing more is consumed`(threads: Int) {
    var taken = 0
    #expect(throws: Failure.self) {
      try Parallel.forEachInOrder(1000, threads: threads) {
        $0
      } consume: { number throws(Failure) in
        if number == 10 { throw Failure() }
        taken += 1
      }
    }
    #expect(taken == 10)
  }

  @Test(arguments: [1, 2])
  func `both are called`(threads: Int) {
    var first = false
    var second = false
    Parallel.both(threads: threads) {
      first = true
    } _: {
      second = true
    }
    #expect(first && second)
  }
}
