import CorridorThreads
import Foundation
import Synchronization
import Testing

@Suite struct OrderedTasksTests {
  @Test(arguments: [1, 2, 8])
  func `returns outputs in the order of reading, within its bytes in flight`(threads: Int) {
    let tasks = OrderedTasks(threads: threads, bytesInFlight: 100) { (number: Int) -> Int in
      usleep(UInt32(number % 7 == 0 ? 900 : 10))
      return number
    } size: { _ in
      5
    }
    let reader = pthread_self()
    var (next, held, most) = (0, 0, 0)
    var taken: [Int] = []
    while true {
      let output = tasks.next {
        #expect(pthread_equal(reader, pthread_self()) != 0)
        guard next < 500 else { return nil }
        next += 1
        held += 10
        most = max(most, held)
        return (next, 10)
      }
      guard let output else { break }
      taken.append(output)
      held -= 10
    }
    #expect(taken == Array(1...500))
    #expect(most <= 110)
    #expect(tasks.next { nil } == nil)
  }

  @Test func `other threads work while nobody asks, and end with it`() {
    let made = Atomic<Int>(0)
    var tasks: OrderedTasks<Int, Int>? = OrderedTasks(threads: 3, bytesInFlight: 20) { number in
      made.add(1, ordering: .sequentiallyConsistent)
      return number
    } size: { _ in
      0
    }
    var next = 0
    #expect(
      tasks?.next {
        next += 1
        return (next, 1)
      } == 1)
    while made.load(ordering: .sequentiallyConsistent) < next { usleep(100) }
    #expect(next > 1)
    tasks = nil
  }
}
