import CorridorCommands
import Foundation
import Synchronization
import Testing

@Suite struct OrderedFlowTests {
  private typealias Next = (piece: Int, size: Int)

  private struct Failure: Error {}

  @Test(arguments: [1, 2, 8])
  func `takes what was made in the order of reading, within its room`(threads: Int) throws {
    let held = Atomic<Int>(0)
    let most = Atomic<Int>(0)
    var next = 0
    var taken: [Int] = []
    try OrderedFlow.run(threads: threads, room: 100) { () throws(Failure) -> Next? in
      guard next < 500 else { return nil }
      next += 1
      let now = held.add(10, ordering: .relaxed).newValue
      most.store(max(most.load(ordering: .relaxed), now), ordering: .relaxed)
      return (next, 10)
    } make: { (number: Int) -> Int in
      usleep(UInt32(number % 7 == 0 ? 900 : 10))
      return number
    } size: { (_: Int) in
      5
    } take: { (number: Int) throws(Failure) in
      taken.append(number)
      held.subtract(10, ordering: .relaxed)
    }
    #expect(taken == Array(1...500))
    #expect(most.load(ordering: .relaxed) <= 110)
  }

  @Test(arguments: [1, 3])
  func `ends where taking or reading fails`(threads: Int) {
    var taken: [Int] = []
    var next = 0
    #expect(throws: Failure.self) {
      try OrderedFlow.run(threads: threads, room: 1000) { () throws(Failure) -> Next? in
        next += 1
        return (next, 1)
      } make: { (number: Int) -> Int in
        number
      } size: { (_: Int) in
        1
      } take: { (number: Int) throws(Failure) in
        if number == 37 { throw Failure() }
        taken.append(number)
      }
    }
    #expect(taken == Array(1..<37))
    next = 0
    #expect(throws: Failure.self) {
      try OrderedFlow.run(threads: threads, room: 1000) { () throws(Failure) -> Next? in
        if next == 20 { throw Failure() }
        next += 1
        return (next, 1)
      } make: { (number: Int) -> Int in
        number
      } size: { (_: Int) in
        1
      } take: { (_: Int) throws(Failure) in
      }
    }
  }
}
