import CorridorThreads
import Foundation
import Synchronization
import Testing

@Suite struct OrderedPipelineTests {
  private typealias Next = (input: Int, size: Int)

  private struct Failure: Error {}

  @Test(arguments: [1, 2, 8])
  func `writes outputs in the order of reading, within its bytes in flight`(threads: Int) throws {
    let held = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    var next = 0
    var taken: [Int] = []
    try OrderedPipeline.run(threads: threads, bytesInFlight: 100) { () throws(Failure) -> Next? in
      guard next < 500 else { return nil }
      next += 1
      let now = held.add(10, ordering: .relaxed).newValue
      most.store(max(most.load(ordering: .relaxed), now), ordering: .relaxed)
      return (next, 10)
    } transform: { (number: Int) -> Int in
      usleep(UInt32(number % 7 == 0 ? 900 : 10))
      return number
    } size: { (_: Int) in
      5
    } write: { (number: Int) throws(Failure) in
      taken.append(number)
      held.subtract(10, ordering: .relaxed)
    }
    #expect(taken == Array(1...500))
    #expect(most.load(ordering: .relaxed) <= 110)
  }

  @Test(arguments: [1, 3])
  func `ends where writing or reading fails`(threads: Int) {
    var taken: [Int] = []
    var next = 0
    #expect(throws: Failure.self) {
      try OrderedPipeline.run(threads: threads, bytesInFlight: 1000) {
        () throws(Failure) -> Next? in
        next += 1
        return (next, 1)
      } transform: { (number: Int) -> Int in
        number
      } size: { (_: Int) in
        1
      } write: { (number: Int) throws(Failure) in
        if number == 37 { throw Failure() }
        taken.append(number)
      }
    }
    #expect(taken == Array(1..<37))
    next = 0
    #expect(throws: Failure.self) {
      try OrderedPipeline.run(threads: threads, bytesInFlight: 1000) {
        () throws(Failure) -> Next? in
        if next == 20 { throw Failure() }
        next += 1
        return (next, 1)
      } transform: { (number: Int) -> Int in
        number
      } size: { (_: Int) in
        1
      } write: { (_: Int) throws(Failure) in
      }
    }
  }
}
