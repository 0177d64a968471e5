import Testing

@testable import CorridorBench

struct CostModelTests {
  private static func samples(_ ms: (Double, Double) -> Double) -> [CostModel.Sample] {
    [(100.0, 3.0), (1000, 90), (10_000, 200), (50_000, 9000), (100_000, 0)].map { vertices, hits in
      CostModel.Sample(vertices: vertices, hits: hits, ms: ms(vertices, hits))
    }
  }

  @Test func `finds the formula that times were made with`() throws {
    let samples = Self.samples { 0.005 + 3e-6 * $0 + 3e-4 * $1 }
    let model = try #require(CostModel(samples))
    for (found, expected) in zip(model.factors, [0.005, 3e-6, 3e-4]) {
      #expect(abs(found - expected) < 1e-9 * expected)
    }
    #expect(model.error(samples) < 1e-9)
  }

  @Test func `leaves out what would be below zero`() throws {
    let model = try #require(CostModel(Self.samples { 0.01 + 3e-6 * $0 - 1e-7 * $1 }))
    #expect(model.factors[2] == 0)
    #expect(model.factors.allSatisfy { $0 >= 0 })
  }

  @Test func `does without hits where there are none`() throws {
    let samples = [100.0, 1000, 10_000].map {
      CostModel.Sample(vertices: $0, hits: 0, ms: 0.01 + 2e-6 * $0)
    }
    let model = try #require(CostModel(samples))
    #expect(abs(model.factors[1] - 2e-6) < 1e-12)
    #expect(model.factors[2] == 0)
    #expect(CostModel([samples[0]]) == nil)
  }
}
