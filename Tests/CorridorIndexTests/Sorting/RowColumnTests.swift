import CorridorTestSupport
import Testing

@testable import CorridorIndex

@Suite struct RowColumnTests {
  private let folder = TemporaryFolder()

  private func memory(_ limit: Int) -> ColumnMemory {
    ColumnMemory(folder: folder.path, path: folder.file("a.corridor"), limit: limit)
  }

  @Test(arguments: [0, 100, 1 << 12, 1 << 16, 1 << 30])
  func `columns have the same values in memory and in files`(limit: Int) throws {
    let column = RowColumn<UInt64>(memory(limit))
    for number in 0..<1000 { try column.append(UInt64(number)) }
    try column.append(contentsOf: Array(1000..<20_000))
    try column.append(contentsOf: [])
    try column.reserve(30_000)
    #expect(column.elementsEqual(0..<20_000))
    column[7] = 70
    #expect(column[7] == 70 && Array(column[6..<9]) == [6, 70, 8])
    column.withSpan(19_998..<20_000) { span in #expect(span[0] == 19_998 && span.count == 2) }
    #expect(try RowColumn(repeating: UInt32(9), count: 5000, memory(limit)).allSatisfy { $0 == 9 })
    #expect(try RowColumn<UInt32>(zeros: 5000, memory(limit)).allSatisfy { $0 == 0 })
    #expect(try folder.names.isEmpty)
  }

  @Test(arguments: [0, 100, 1 << 12, 1 << 16, 1 << 30])
  func `values are sorted within the memory of a column`(limit: Int) throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for (count, most) in [(0, 1), (1, 1), (33, 3), (5000, 1), (5000, 9), (20_000, 1 << 40)] {
      let values = (0..<count).map { _ in UInt64.random(in: 0..<UInt64(most), using: &random) }
      let column = RowColumn<UInt64>(memory(limit))
      try column.append(contentsOf: values)
      column.sort(0..<count / 3) { $0 > $1 }
      #expect(column.prefix(count / 3).elementsEqual(values[..<(count / 3)].sorted(by: >)))
      #expect(column.dropFirst(count / 3).elementsEqual(values[(count / 3)...]), "seed \(seed)")
      column.sort { $0 < $1 }
      #expect(column.elementsEqual(values.sorted()), "seed \(seed)")
    }
  }

  @Test(arguments: [0, 64, 1 << 10, 1 << 30])
  func `buckets keep the order of arrival`(limit: Int) throws {
    var buckets = NumberBuckets<UInt32>(count: 5, memory(limit))
    for number in 0..<UInt32(10_000) where number % 5 != 3 {
      try buckets.append(number, to: Int(number % 5))
    }
    for bucket in 0..<5 {
      var found: [UInt32] = []
      try buckets.read(bucket) { found += $0 }
      #expect(found == (0..<10_000).filter { $0 % 5 == bucket && bucket != 3 }.map { UInt32($0) })
      #expect(buckets.count(of: bucket) == found.count)
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func `a bucket with nearly everything is spilled between small ones`() throws {
    var buckets = NumberBuckets<UInt64>(count: 3, memory(3 << 20))
    let counts = [300, 500_000, 7]
    for round in 0..<2 {
      for (bucket, count) in counts.enumerated() {
        for number in 0..<count { try buckets.append(UInt64(round * count + number), to: bucket) }
      }
    }
    for (bucket, count) in counts.enumerated() {
      var found: [UInt64] = []
      try buckets.read(bucket) { found += $0 }
      #expect(found.elementsEqual(0..<UInt64(2 * count)))
      #expect(buckets.count(of: bucket) == 2 * count)
    }
  }

  @Test func `a folder that cannot have files is an error`() throws {
    let nowhere = ColumnMemory(folder: folder.file("none"), path: "a.corridor", limit: 8)
    #expect(throws: IndexError.self) { try RowColumn<UInt64>(nowhere).reserve(2) }
    var buckets = NumberBuckets<UInt64>(count: 1, nowhere)
    #expect(throws: IndexError.self) { try buckets.append(1, to: 0) }
  }
}
