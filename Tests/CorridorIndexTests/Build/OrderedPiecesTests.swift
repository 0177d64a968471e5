import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct OrderedPiecesTests {
  @Test(arguments: [0, 1, 2, 1000], [1, 2, 5])
  func `pieces are taken in their order`(count: Int, threads: Int) {
    var taken: [Int] = []
    OrderedPieces.forEach(count, threads: threads) {
      3 * $0
    } take: {
      taken.append($0)
    }
    #expect(taken == (0..<count).map { 3 * $0 })
  }

  @Test(arguments: [1, 2])
  func `after an error nothing more is taken`(threads: Int) {
    var taken = 0
    let error = IndexError.tooMany(what: "pieces", limit: 10)
    #expect(throws: error) {
      try OrderedPieces.forEach(1000, threads: threads) {
        $0
      } take: { piece throws(IndexError) in
        if piece == 10 { throw error }
        taken += 1
      }
    }
    #expect(taken == 10)
  }

  @Test(arguments: [1, 2])
  func `both are called`(threads: Int) {
    var first = false
    var second = false
    OrderedPieces.both(threads: threads) {
      first = true
    } _: {
      second = true
    }
    #expect(first && second)
  }
}
