import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct TermTableTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [0, 1 << 14, 1 << 30])
  func `terms keep their numbers in memory and in files`(limit: Int) throws {
    let memory = ColumnMemory(
      folder: folder.path, path: folder.file("a.corridor"), limit: limit)
    let table = TermTable(memory)
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    var numbers: [[UInt8]: UInt32] = [:]
    var used: [[UInt8]] = []
    for _ in 0..<3000 {
      // Many begin with the same eight bytes.
      let rest = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        UInt8.random(in: 0..<20, using: &random)
      }
      let term = Array((Bool.random(using: &random) ? "hauptstrasse" : "").utf8) + rest
      let known = numbers[term]
      #expect(table.find(term.span) == known, "seed \(seed)")
      let number = try table.number(of: term.span)
      #expect(number == known ?? UInt32(numbers.count), "seed \(seed)")
      if known == nil, Bool.random(using: &random) {
        table.countRows(of: number)
        used.append(term)
      }
      numbers[term] = number
    }
    #expect(table.count == numbers.count)
    let order = try table.sorted().map { Array(table.text[table.range(Int($0))]) }
    #expect(order == used.sorted { $0.lexicographicallyPrecedes($1) }, "seed \(seed)")
    #expect(try folder.names.isEmpty)
  }
}
