internal import CorridorGeometry
internal import CorridorThreads

/// Drafts in memory, until they are sorted and spilled to a file or, when all fit, used as they
/// are.
struct RunBuffer: ~Copyable {
  private var arena = ByteArena()
  private(set) var count = 0
  private let sorter = BlockSorter()
  /// Blocks of the arena that the sorter was given.
  private var sortedBlocks = 0

  /// Bytes that the drafts and their order take.
  var size: Int { arena.count + count * SortedBlock.stride }

  /// Adds a draft, whose body and shape, of at most so many bytes, two closures append.
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

  /// Adds the draft that `fill` writes; where that begins a block, the one before is sorted meanwhile.
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

  /// Brings the drafts into the order of rows, which is of use as long as the buffer is there.
  mutating func sort(threads: Int) -> RunOrder {
    while sortedBlocks < arena.blockCount { sortNextBlock(threads: threads) }
    sorter.finish()
    return RunOrder(businesses: sorter.businesses, toponyms: sorter.toponyms)
  }

  /// Writes all drafts in their order.
  mutating func spill(to file: borrowing OpenFile, threads: Int) throws(IndexError) {
    let order = sort(threads: threads)
    try Parallel.forEachInOrder(order.pieceCount, threads: threads) { number in
      var out: [UInt8] = []
      for entry in order.records(ofPiece: number) { out.append(unsafe entry.record.bytes.span) }
      return out
    } consume: { out throws(IndexError) in
      try file.write(out.span)
    }
  }

  /// Waits until nobody else looks at the drafts: before the buffer goes away unsorted.
  func finish() {
    sorter.finish()
  }
}
