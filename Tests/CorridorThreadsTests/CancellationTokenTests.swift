import CorridorThreads
import Testing

@Suite struct CancellationTokenTests {
  @Test func `the first reason stays, unless the time is up`() {
    let token = CancellationToken()
    #expect(!token.isCancelled)
    token.cancel()
    token.cancel(because: .memory)
    #expect(token.reason == .cancelled)
    token.cancel(because: .timeLimit)
    #expect(token.reason == .timeLimit)
  }

  @Test func `steps are counted whenever it is asked`() {
    let token = CancellationToken(cancelledAfter: .seconds(60), steps: 3)
    for _ in 0..<3 { #expect(token.reason == nil) }
    #expect(token.reason == .stepLimit)
    #expect(token.reason == .stepLimit)
  }

  @Test func `a closure and a clock can cancel it`() {
    #expect(CancellationToken(after: .zero).reason == .timeLimit)
    #expect(CancellationToken(limit: .seconds(1), when: { true }).reason == .timeLimit)
    #expect(CancellationToken(when: { true }).reason == .cancelled)
    #expect(CancellationToken(when: { false }).reason == nil)
  }
}
