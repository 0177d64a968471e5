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
  private let folder: String
  private let path: String
  /// Maximum number of postings in memory.
  let capacity: Int
  private var postings: [UInt64] = []
  private var file: OpenFile?
  private var spilled = 0

  /// A spool for the index at `path`, with memory for `capacity` postings.
  init(folder: String, path: String, capacity: Int) {
    self.folder = folder
    self.path = path
    self.capacity = max(capacity, 1)
  }

  mutating func append(_ posting: SpilledPosting) throws(IndexError) {
    if postings.count == capacity { try spill() }
    postings.append(posting.bits)
  }

  private mutating func spill() throws(IndexError) {
    if file == nil { file = try OpenFile.unnamed(inFolder: folder, for: path) }
    let chunk = 1 << 17
    for start in stride(from: 0, to: postings.count, by: chunk) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(chunk * 8)
      for posting in postings[start..<min(start + chunk, postings.count)] {
        bytes.appendLittleEndian(posting)
      }
      try file?.write(bytes.span)
    }
    spilled += postings.count
    postings.removeAll(keepingCapacity: true)
  }

  /// Calls `body` with every posting in order.
  func readAll(_ body: (SpilledPosting) throws(IndexError) -> Void) throws(IndexError) {
    var offset = 0
    var bytes: [UInt8] = []
    while offset < spilled * 8 {
      bytes.removeAll(keepingCapacity: true)
      try file?.read(min(1 << 20, spilled * 8 - offset), at: offset, to: &bytes)
      guard bytes.count >= 8 else { throw .io(path: path, operation: "pread", errno: 0) }
      let whole = bytes.count / 8
      for number in 0..<whole {
        // SAFETY: the eight bytes lie within the array, which is used within the closure.
        let bits = unsafe bytes.withUnsafeBytes { bytes in
          unsafe UInt64(
            littleEndian: bytes.loadUnaligned(fromByteOffset: number * 8, as: UInt64.self))
        }
        try body(SpilledPosting(bits: bits))
      }
      offset += whole * 8
    }
    for bits in postings { try body(SpilledPosting(bits: bits)) }
  }
}

extension SpilledPosting {
  init(bits: UInt64) { self.bits = bits }
}
