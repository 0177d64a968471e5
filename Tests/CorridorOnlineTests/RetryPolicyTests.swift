import Testing

@testable import CorridorOnline

@Suite struct RetryPolicyTests {
  @Test func `waits double up to the longest, between half and all by chance`() {
    let policy = RetryPolicy(
      attempts: 9, firstWait: .milliseconds(100), longestWait: .milliseconds(1000))
    let most = (1...6).map { policy.wait(after: $0, asked: nil, random: 1) }
    #expect(most == [100, 200, 400, 800, 1000, 1000].map { .milliseconds($0) })
    let least = (1...6).map { policy.wait(after: $0, asked: nil, random: 0) }
    #expect(least == [50, 100, 200, 400, 500, 500].map { .milliseconds($0) })
    #expect(policy.wait(after: 10_000, asked: nil, random: 1) == .seconds(1))
    #expect(policy.wait(after: 0, asked: nil, random: 1) == .milliseconds(100))
  }

  @Test func `a service that asks for a wait gets at least that`() {
    let policy = RetryPolicy(firstWait: .milliseconds(100), longestWait: .seconds(1))
    for attempt in 1...5 {
      for _ in 0..<20 {
        let wait = policy.wait(after: attempt, asked: .seconds(7))
        #expect(wait >= .seconds(7) && wait <= .milliseconds(7500))
      }
    }
  }
}
