internal import CorridorGeometry

/// A draft and its position on the curve.
struct RunEntry: RadixSortable {
  var radixKey: UInt64
  var record: RunRecord

  init(_ record: RunRecord, key: UInt64) {
    radixKey = key
    self.record = record
  }
}

/// A block of a run's drafts in Hilbert order.
@safe
struct SortedBlock {
  // SAFETY: the block consists of whole records, and is freed with the run, as is this value.
  private let start: UnsafeRawPointer
  /// Keys of the drafts, ascending, and the offset of each draft; equal keys are in any order.
  /// Comparisons need not read the drafts, which are scattered in memory.
  private let keys: [UInt64]
  private let offsets: [UInt32]

  /// The drafts of a block, from its sorted entries.
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

  /// The draft at an index of the order.
  subscript(index: Int) -> RunEntry {
    unsafe RunEntry(RunRecord(at: start + Int(offsets[index])), key: keys[index])
  }

  /// The key of a draft.
  func key(_ index: Int) -> UInt64 { keys[index] }

  /// The number of drafts from `start` on with keys below `key`.
  func countBelow(_ key: UInt64, from start: Int) -> Int {
    (start..<count).partitioningIndex { keys[$0] >= key } - start
  }
}
