import CorridorThreads
import Testing

@Suite struct LockedTests {
  private final class Object: Sendable {}

  @Test func `threads use the value one at a time`() {
    let count = Locked(0)
    let threads = (0..<4).compactMap { _ in
      Thread { for _ in 0..<10_000 { count.withLock { $0 += 1 } } }
    }
    for thread in threads { thread.join() }
    #expect(!threads.isEmpty)
    #expect(count.withLock { $0 } == 10_000 * threads.count)
  }

  @Test func `the value is freed with the lock`() {
    weak var object: Object?
    do {
      let locked = Locked(Object())
      object = locked.withLock { $0 }
      #expect(object != nil)
    }
    #expect(object == nil)
  }

  @Test func `a failure leaves the lock open`() {
    struct Failure: Error {}
    let locked = Locked(1)
    #expect(throws: Failure.self) {
      try locked.withLock { (_) throws(Failure) in throw Failure() }
    }
    #expect(locked.withLock { $0 } == 1)
  }
}
