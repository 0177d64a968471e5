import Testing

@testable import CorridorBench

struct OptionTests {
  @Test(arguments: [
    ("find/300km/q1", true), ("find/300km", true), ("find", true), ("find/*/q1", true),
    ("open,find/300km/q1", true), ("find/300km/q", false), ("find/300km/q1/x", false),
    ("ind/300km/q1", false), ("cold", false),
  ])
  func `chooses entries by name, beginning or pattern`(_ only: String, _ isChosen: Bool) throws {
    let options = try BenchOptions(["corridor-bench", "--only", only])
    #expect(options.chooses(Entry(name: "find/300km/q1") { [] }) == isChosen)
  }

  @Test func `leaves out what is not usual unless it is chosen`() throws {
    let entry = Entry(name: "model/1k/q1", isUsual: false) { [] }
    #expect(try !BenchOptions(["corridor-bench"]).chooses(entry))
    #expect(try BenchOptions(["corridor-bench", "--only", "model"]).chooses(entry))
  }

  @Test(arguments: [
    ["--places", "0"], ["--places", "x"], ["--places"], ["--what", "1"], ["compare", "a"], ["file"],
    ["--places", "170000000"],
  ])
  func `refuses what it does not understand`(_ words: [String]) {
    #expect(throws: BenchError.self) { try BenchOptions(["corridor-bench"] + words) }
  }

  @Test(arguments: [(1_000_000, "1M"), (20_000, "20k"), (1500, "1500"), (1_500_000, "1500k")])
  func `shortens numbers that allow it`(_ count: Int, _ short: String) {
    #expect(shortened(count) == short)
  }
}
