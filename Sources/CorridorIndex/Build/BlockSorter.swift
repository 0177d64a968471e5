internal import CorridorThreads
internal import Glibc

/// Sorts the blocks of a run, each on a separate thread while the next one is filled, and allocates
/// memory for the block after that.
@safe
final class BlockSorter {
  /// Businesses and toponyms, block by block.
  private(set) var businesses: [SortedBlock] = []
  private(set) var toponyms: [SortedBlock] = []
  private var entries: (businesses: [RunEntry], toponyms: [RunEntry]) = ([], [])
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
    entries.businesses.removeAll(keepingCapacity: true)
    entries.toponyms.removeAll(keepingCapacity: true)
    var offset = 0
    while offset < block.count {
      let record = unsafe RunRecord(at: start + offset)
      if record.isToponym {
        entries.toponyms.append(RunEntry(record, key: record.key))
      } else {
        entries.businesses.append(RunEntry(record, key: record.key))
      }
      offset += record.size
    }
    RadixSort.sort(&entries.businesses, keeping: &scratch)
    RadixSort.sort(&entries.toponyms, keeping: &scratch)
    if !entries.businesses.isEmpty {
      businesses.append(unsafe SortedBlock(start, entries.businesses))
    }
    if !entries.toponyms.isEmpty { toponyms.append(unsafe SortedBlock(start, entries.toponyms)) }
  }
}
