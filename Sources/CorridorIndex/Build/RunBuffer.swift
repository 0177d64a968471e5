internal import CorridorGeometry

/// Drafts in memory, until they are sorted and spilled to a file or, when all fit, used as they
/// are.
struct RunBuffer: ~Copyable {
  /// A draft and where it is along the curve.
  private struct Entry: RadixSortable {
    var radixKey: UInt64
    var record: RunRecord
  }

  private var arena = ByteArena()
  private(set) var count = 0
  private var toponymCount = 0
  /// All drafts, once they are in order.
  private var order: [Entry] = []

  /// Bytes that the drafts take, and their order will take.
  var size: Int { arena.count + count * MemoryLayout<Entry>.stride }

  /// Adds a draft, whose body and shape, of at most so many bytes, two closures append.
  mutating func append(
    code: UInt8, _ position: GridPosition, atMost most: Int,
    body encode: (inout ByteWriter) -> Void, shape encodeShape: (inout ByteWriter) -> Void
  ) {
    _ = unsafe arena.append(atMost: RunRecord.longestHead + most) { writer in
      writer.skip(RunRecord.headSize(code: code))
      encode(&writer)
      let body = writer.count
      encodeShape(&writer)
      RunRecord.putHead(in: writer, position, code: code, shapeLength: writer.count - body)
    }
    count += 1
    if code != 0 { toponymCount += 1 }
  }

  /// Adds a copy of a draft; they are added in the order of rows.
  mutating func append(_ record: RunRecord) {
    let bytes = unsafe record.bytes.span
    let copy = unsafe arena.append(atMost: bytes.count) { $0.append(bytes) }
    // SAFETY: the order goes away with the arena.
    order.append(Entry(radixKey: 0, record: unsafe RunRecord(at: copy)))
    count += 1
  }

  /// Brings the drafts into the order of rows.
  mutating func sort(threads: Int) {
    var businesses: [Entry] = []
    var toponyms: [Entry] = []
    businesses.reserveCapacity(count - toponymCount)
    toponyms.reserveCapacity(toponymCount)
    unsafe arena.forEachBlock { block in
      var offset = 0
      while offset < block.count {
        // SAFETY: a block is one whole record after another; entries go away with the arena.
        let record = unsafe RunRecord(at: block.baseAddress! + offset)
        let entry = Entry(radixKey: record.key, record: record)
        if record.isToponym { toponyms.append(entry) } else { businesses.append(entry) }
        offset += record.size
      }
    }
    Self.sort(&businesses, threads: threads)
    Self.sort(&toponyms, threads: threads)
    order = businesses
    businesses = []
    order += toponyms
  }

  private static func sort(_ entries: inout [Entry], threads: Int) {
    RadixSort.sort(&entries, threads: threads)
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].radixKey == entries[start].radixKey { end += 1 }
      if end - start > 1 {
        entries[start..<end].sort { RunRecord.precedesByIdentifier($0.record, $1.record) }
      }
      start = end
    }
  }

  /// A draft, by its place in the order of rows.
  subscript(index: Int) -> RunRecord { order[index].record }

  /// Writes all drafts in their order.
  func spill(to file: borrowing OpenFile) throws(IndexError) {
    var out: [UInt8] = []
    let limit = 1 << 20
    for (index, entry) in order.enumerated() {
      out.append(unsafe entry.record.bytes.span)
      if out.count >= limit || index == count - 1 {
        try file.write(out.span)
        out.removeAll(keepingCapacity: true)
      }
    }
  }
}
