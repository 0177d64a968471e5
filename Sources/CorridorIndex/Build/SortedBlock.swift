internal import CorridorGeometry

/// A draft and where it is along the curve.
struct RunEntry: RadixSortable {
  var radixKey: UInt64
  var record: RunRecord

  init(_ record: RunRecord, key: UInt64) {
    radixKey = key
    self.record = record
  }
}

/// A block of a run's drafts with the order in which they stand along the curve.
@safe
struct SortedBlock {
  // SAFETY: the block is one whole record after another, and goes away with the run, as does this.
  private let start: UnsafeRawPointer
  /// Keys of the drafts, ascending, and where each begins; those with equal keys in any order. Nobody
  /// needs to look at the drafts themselves, which lie far apart.
  private let keys: [UInt64]
  private let offsets: [UInt32]

  /// Takes the drafts of a block that entries are about, which are sorted.
  @unsafe
  init(_ start: UnsafeRawPointer, _ entries: borrowing [RunEntry]) {
    unsafe self.start = unsafe start
    keys = entries.map(\.radixKey)
    offsets = entries.map { unsafe UInt32($0.record.address - start) }
  }

  /// Bytes for each draft.
  static let stride = 12
  /// Number of drafts.
  var count: Int { offsets.count }

  /// The draft at a place in the order.
  subscript(index: Int) -> RunEntry {
    unsafe RunEntry(RunRecord(at: start + Int(offsets[index])), key: keys[index])
  }

  /// The key of a draft.
  func key(_ index: Int) -> UInt64 { keys[index] }

  /// How many drafts from `start` on have keys below `key`.
  func countBelow(_ key: UInt64, from start: Int) -> Int {
    var low = start
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low - start
  }
}
