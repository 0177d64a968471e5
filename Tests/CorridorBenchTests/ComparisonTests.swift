import Testing

@testable import CorridorBench

struct ComparisonTests {
  private static func run(_ label: String, _ entries: [(String, Double, Int, String)]) -> String {
    let lines = entries.map { name, ms, count, checksum in
      #"{"entry":"\#(name)","count":\#(count),"checksum":"\#(checksum)","medianMs":\#(ms)}"#
    }
    return ([#"{"label":"\#(label)","cores":2}"#] + lines).joined(separator: "\n")
  }

  @Test func `sets the times of equal answers beside each other`() throws {
    let comparison = try Comparison(
      before: Self.run("a", [("find/1/q1", 2, 5, "ab"), ("open/1", 1, 1, "1")]),
      after: Self.run("b", [("open/1", 1, 1, "1"), ("find/1/q1", 1, 5, "ab")]))
    #expect(comparison.rows.map(\.name) == ["open/1", "find/1/q1"])
    #expect(comparison.rows.map { $0.ratio("medianMs") } == [1, 0.5])
    #expect(comparison.rows.map { $0.ratio("allocations") } == [nil, nil])
    #expect(comparison.differences == 0)
    #expect(!comparison.lines.contains { $0.contains("!") })
    #expect(comparison.titles == ["before: a, cores 2", "after: b, cores 2"])
  }

  @Test(arguments: [(6, "ab"), (5, "ac")])
  func `marks an answer that is another one`(_ count: Int, _ checksum: String) throws {
    let comparison = try Comparison(
      before: Self.run("a", [("find/1/q1", 2, 5, "ab")]),
      after: Self.run("b", [("find/1/q1", 2, count, checksum)]))
    #expect(comparison.differences == 1)
    #expect(comparison.lines.contains { $0.contains("! 5 (ab), now \(count) (\(checksum))") })
  }

  @Test func `names what only one run has`() throws {
    let comparison = try Comparison(
      before: Self.run("a", [("old/1", 2, 5, "ab")]), after: Self.run("b", [("new/1", 2, 5, "ab")]))
    #expect(comparison.onlyBefore == ["old/1"])
    #expect(comparison.onlyAfter == ["new/1"])
    #expect(comparison.differences == 0)
  }

  @Test func `takes the last of two lines of an entry`() throws {
    let twice = Self.run("a", [("open/1", 9, 1, "1"), ("open/1", 3, 1, "1")])
    let comparison = try Comparison(before: twice, after: Self.run("b", [("open/1", 6, 1, "1")]))
    #expect(comparison.rows.map { $0.ratio("medianMs") } == [2])
  }
}
