internal import CorridorGeometry
internal import CorridorThreads

/// Drafts in memory until they are sorted and spilled to a file or, if all fit, used in place.
struct RunBuffer: ~Copyable {
  private var arena = ByteArena()
  private(set) var count = 0
  private let sorter = BlockSorter()
  /// Number of arena blocks passed to the sorter.
  private var sortedBlocks = 0

  /// Bytes of the drafts and their order.
  var size: Int { arena.count + count * SortedBlock.stride }

  /// Adds a draft; two closures append its body and shape, of at most `most` bytes.
  mutating func append(
    code: UInt8, _ position: GridPosition, atMost most: Int, threads: Int,
    body encode: (inout ByteWriter) -> Void, shape encodeShape: (inout ByteWriter) -> Void
  ) {
    append(atMost: RunRecord.longestHead + most, threads: threads) { writer in
      writer.skip(RunRecord.headSize(code: code))
      encode(&writer)
      let body = writer.count
      encodeShape(&writer)
      RunRecord.putHead(in: writer, position, code: code, shapeLength: writer.count - body)
    }
  }

  /// Adds a copy of a draft.
  mutating func append(_ record: RunRecord, threads: Int) {
    let bytes = unsafe record.bytes.span
    append(atMost: bytes.count, threads: threads) { $0.append(bytes) }
  }

  /// Adds the draft that `fill` writes; if that begins a new block, the previous one is sorted
  /// meanwhile.
  private mutating func append(
    atMost most: Int, threads: Int, _ fill: (inout ByteWriter) -> Void
  ) {
    if most <= ByteArena.largest, !arena.hasRoom(for: most), let spare = unsafe sorter.takeSpare() {
      unsafe arena.begin(with: spare)
    }
    arena.append(atMost: most, fill)
    count += 1
    if arena.blockCount > sortedBlocks + 1 { sortNextBlock(threads: threads) }
  }

  private mutating func sortNextBlock(threads: Int) {
    unsafe sorter.sort(arena.block(sortedBlocks), threads: threads)
    sortedBlocks += 1
  }

  /// Sorts the drafts into row order; the result is valid while the buffer lives.
  mutating func sort(threads: Int) -> RunOrder {
    while sortedBlocks < arena.blockCount { sortNextBlock(threads: threads) }
    sorter.finish()
    return RunOrder(sorter.parts)
  }

  /// Writes all drafts in order.
  mutating func spill(to file: borrowing OpenFile, threads: Int) throws(IndexError) {
    let order = sort(threads: threads)
    try Parallel.forEachInOrder(order.chunkCount, threads: threads) { number in
      var out: [UInt8] = []
      for entry in order.records(ofChunk: number) { out.append(unsafe entry.record.bytes.span) }
      return out
    } consume: { out throws(IndexError) in
      try file.write(out.span)
    }
  }

  /// Waits until no other thread reads the drafts; call it before an unsorted buffer is freed.
  func finish() {
    sorter.finish()
  }
}
