/// A term of a row that is not yet in a list.
struct SpilledPosting {
  /// Term, row and class: 30, 32 and 2 bits.
  var bits: UInt64

  init(term: UInt32, row: UInt32, rank: UInt8) {
    bits = UInt64(term) << 34 | UInt64(row) << 2 | UInt64(rank)
  }

  var term: Int { Int(bits >> 34) }
  var row: UInt32 { UInt32(truncatingIfNeeded: bits >> 2) }
  var rank: UInt8 { UInt8(truncatingIfNeeded: bits & 3) }
}

/// Postings in the order of arrival: in memory up to a limit, then in an unnamed file.
struct PostingSpillFile: ~Copyable {
  /// Maximum number of postings in memory.
  let capacity: Int
  let memory: ColumnMemory
  private var postings: NumberBuckets<UInt64>

  /// A spool with memory for `capacity` postings; the limit of `memory` is for columns.
  init(_ memory: ColumnMemory, capacity: Int, buckets: Int = 1) {
    self.capacity = max(capacity, 1)
    self.memory = memory
    postings = NumberBuckets(
      count: buckets,
      ColumnMemory(
        folder: memory.folder, path: memory.path,
        limit: self.capacity * MemoryLayout<UInt64>.size))
  }

  mutating func append(_ posting: SpilledPosting, to bucket: Int = 0) throws(IndexError) {
    try postings.append(posting.bits, to: bucket)
  }

  /// Calls `body` with every posting of a bucket in order.
  func readAll(
    _ bucket: Int = 0, _ body: (SpilledPosting) throws(IndexError) -> Void
  ) throws(IndexError) {
    try postings.read(bucket) { (numbers) throws(IndexError) in
      for bits in numbers { try body(SpilledPosting(bits: bits)) }
    }
  }
}

extension SpilledPosting {
  init(bits: UInt64) { self.bits = bits }
}
