/// The identifiers seen so far.
///
/// Most sources have identifiers with a common stem and ascending numbers; those are stored as a
/// list of numbers. Each other identifier is stored as its XXH3-128 hash: among ten million, two
/// different identifiers collide with a probability below 2⁻⁸².
///
/// Memory: one to three bytes for an identifier in a list; otherwise 16 bytes, plus the free slots
/// of a table that is at most three quarters full. Both go to mapped files beyond a limit.
struct IdentifierSet: ~Copyable {
  /// Identifiers of one stem with ascending numbers.
  private struct Ascending {
    let stem: [UInt8]
    let numbers: AscendingNumbers
  }

  private let memory: ColumnMemory

  private var lists: [Ascending] = []
  /// The list that was used last.
  private var current = 0
  /// An identifier's slot is determined by the highest bits of its checksum, so that a larger table
  /// is filled in the order of the smaller one.
  private var slots: RowColumn<WideChecksum>
  /// 64 minus the binary logarithm of the number of slots.
  private var shift: UInt64 = 0
  private var count = 0
  private static let free = WideChecksum(high: 0, low: 0)
  private static let fewestSlots = 1 << 10
  /// Maximum number of stems with lists: one for each kind of object of a few sources.
  private static let mostLists = 16

  /// A set whose table may use the bytes of `memory`, and its lists as many.
  init(_ memory: ColumnMemory) {
    self.memory = memory
    slots = RowColumn(memory)
  }

  /// Adds an identifier with its parts; returns false if it was already present.
  mutating func insert(
    _ identifier: Span<UInt8>, _ parts: IdentifierParts
  ) throws(IndexError) -> Bool {
    if let number = parts.number, select(identifier.extracting(0..<parts.stem)) {
      guard let last = lists[current].numbers.last, number <= last else {
        try lists[current].numbers.append(number)
        return true
      }
      if lists[current].numbers.contains(number) { return false }
    }
    return try insert(Checksum.wide(identifier))
  }

  /// Makes the list of a stem the current one; returns false if there are too many lists.
  private mutating func select(_ stem: Span<UInt8>) -> Bool {
    if current < lists.count, stem.isEqual(to: lists[current].stem) { return true }
    if let known = lists.indices.first(where: { stem.isEqual(to: lists[$0].stem) }) {
      current = known
      return true
    }
    guard lists.count < Self.mostLists else { return false }
    current = lists.count
    var bytes: [UInt8] = []
    bytes.append(stem)
    let numbers = AscendingNumbers(memory.divided(by: Self.mostLists))
    lists.append(Ascending(stem: bytes, numbers: numbers))
    return true
  }

  private mutating func insert(_ checksum: WideChecksum) throws(IndexError) -> Bool {
    if count >= slots.count / 4 * 3 { try grow() }
    var checksum = checksum
    if checksum == Self.free { checksum.low = 1 }
    guard place(checksum) else { return false }
    count += 1
    return true
  }

  private func place(_ checksum: WideChecksum) -> Bool {
    var slot = Int(truncatingIfNeeded: checksum.low >> shift)
    while slots[slot] != Self.free {
      if slots[slot] == checksum { return false }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = checksum
    return true
  }

  private mutating func grow() throws(IndexError) {
    let old = slots
    slots = try RowColumn(zeros: max(old.count * 2, Self.fewestSlots), memory)
    shift = UInt64(64 - slots.count.trailingZeroBitCount)
    for checksum in old where checksum != Self.free { _ = place(checksum) }
  }
}
