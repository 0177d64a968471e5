internal import CorridorThreads
internal import Glibc

/// Sorts the blocks of a run, each on a separate thread while the next one is filled, and allocates
/// memory for the block after that.
@safe
final class BlockSorter {
  /// The drafts of each ``RowPart``, block by block.
  private(set) var parts: [[SortedBlock]] = RowPart.allCases.map { _ in [] }
  private var entries: [[RunEntry]] = RowPart.allCases.map { _ in [] }
  private var scratch: [RunEntry] = []
  private var helper: Thread?
  // SAFETY: made by the helper thread, and freed in deinit unless taken.
  private var spare: UnsafeMutableRawPointer?

  /// Minimum bytes of a block for which a thread pays off.
  private static let manyBytes = 1 << 20

  /// Sorts a block of consecutive whole records, which must not change; the result is available
  /// after ``finish()``.
  @unsafe
  func sort(_ block: UnsafeRawBufferPointer, threads: Int) {
    finish()
    if threads > 1, block.count >= Self.manyBytes {
      helper = Thread {
        unsafe self.sort(block)
        if unsafe self.spare == nil { unsafe self.spare = unsafe ByteArena.makeSpare() }
      }
    }
    if helper == nil { unsafe sort(block) }
  }

  /// Waits until all blocks are sorted.
  func finish() {
    helper?.join()
    helper = nil
  }

  /// Memory for one more block, if already allocated.
  @unsafe
  func takeSpare() -> UnsafeMutableRawPointer? {
    finish()
    defer { unsafe spare = nil }
    return unsafe spare
  }

  deinit { unsafe free(spare) }

  private func sort(_ block: UnsafeRawBufferPointer) {
    guard let start = block.baseAddress else { return }
    for part in entries.indices { entries[part].removeAll(keepingCapacity: true) }
    var offset = 0
    while offset < block.count {
      let record = unsafe RunRecord(at: start + offset)
      entries[record.part.rawValue].append(RunEntry(record, key: record.key))
      offset += record.size
    }
    for part in entries.indices where !entries[part].isEmpty {
      RadixSort.sort(&entries[part], keeping: &scratch)
      parts[part].append(unsafe SortedBlock(start, entries[part]))
    }
  }
}
