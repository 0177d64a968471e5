/// The identifiers seen so far.
///
/// Most sources have identifiers with a common stem and ascending numbers; those are stored as a
/// list of numbers. Each other identifier is stored as its XXH3-128 hash: among ten million, two
/// different identifiers collide with a probability below 2⁻⁸².
///
/// Memory: one to three bytes for an identifier in a list; otherwise 16 bytes, plus the free slots
/// of a table that is at most three quarters full.
struct IdentifierSet: ~Copyable {
  /// Identifiers of one stem with ascending numbers.
  private struct Ascending {
    let stem: [UInt8]
    var numbers = AscendingNumbers()
  }

  private var lists: [Ascending] = []
  /// The list that was used last.
  private var current = 0
  private var slots: [WideChecksum] = Array(repeating: Self.free, count: 1 << 10)
  private var count = 0
  private static let free = WideChecksum(high: 0, low: 0)
  /// Maximum number of stems with lists: one for each kind of object of a few sources.
  private static let mostLists = 16

  /// Adds an identifier with its parts; returns false if it was already present.
  mutating func insert(_ identifier: Span<UInt8>, _ parts: IdentifierParts) -> Bool {
    if let number = parts.number, select(identifier.extracting(0..<parts.stem)) {
      guard let last = lists[current].numbers.last, number <= last else {
        lists[current].numbers.append(number)
        return true
      }
      if lists[current].numbers.contains(number) { return false }
    }
    return insert(Checksum.wide(identifier))
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
    lists.append(Ascending(stem: bytes))
    return true
  }

  private mutating func insert(_ checksum: WideChecksum) -> Bool {
    var checksum = checksum
    if checksum == Self.free { checksum.low = 1 }
    guard place(checksum) else { return false }
    count += 1
    if count > slots.count / 4 * 3 { grow() }
    return true
  }

  private mutating func place(_ checksum: WideChecksum) -> Bool {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: checksum.low) & mask
    while slots[slot] != Self.free {
      if slots[slot] == checksum { return false }
      slot = (slot + 1) & mask
    }
    slots[slot] = checksum
    return true
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Self.free, count: old.count * 2)
    for checksum in old where checksum != Self.free { _ = place(checksum) }
  }
}
