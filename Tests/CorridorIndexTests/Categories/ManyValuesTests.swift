import CorridorGeometry
import CorridorTestSupport
import Testing

@testable import CorridorIndex

/// Tag conditions with more values than are looked through one by one.
@Suite struct `Conditions with many values` {
  @Test(arguments: [1, 2, 16, 17, 18, 300, 5000])
  func `hold for each of them and for nothing else`(count: Int) throws {
    var random = SplitMix(seed: UInt64(count))
    // Some twice, some that begin alike, some of no letters.
    var values = (0..<count).map { _ in
      String(repeating: "a", count: .random(in: 0...3, using: &random))
        + "\(Int.random(in: 0..<4 * count, using: &random))"
    }
    values[count / 2] = "é \(count)"
    let text = values.map { "\"\($0)\"" }.joined(separator: "|")
    let wanted = Set(values)
    let whole = try TagExpression("k=\(text)")
    let parts = try TagExpression("k~\(text)")
    #expect(whole.tests[0].sorted.isEmpty == (count <= 16))
    for value in values + (0..<5 * count).map({ "a\($0)" }) + ["", "b", "é"] {
      #expect(whole.matches([("k", value)]) == wanted.contains(value), "\(value)")
      #expect(parts.matches([("k", "x; \(value)")]) == wanted.contains(value), "\(value)")
      #expect(!whole.matches([("k", "x;\(value)")]))
    }
  }

  @Test func `are asked no further when told to stop`() throws {
    let world = try TestIndex([
      TestPlace(
        id: "test:0", position: GridPosition(lon: 0, lat: 0), categories: [], tags: [("k", "9999")])
    ])
    let text = (0..<10_000).map { "k=\($0)" }.joined(separator: "|")
    let filter = try TagFilter(try TagExpression(text), in: world.index)
    #expect(try filter.matches(row: 0))
    var looks = 0
    _ = try filter.matches(row: 0) {
      looks += 1
      return looks == 3
    }
    #expect(looks == 3)
  }
}
