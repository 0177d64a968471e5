/// The identifiers seen so far, by XXH3-128 of each.
///
/// 16 bytes an entry, open addressing, at most three quarters full. Two identifiers that differ
/// meet with a chance below 2⁻⁸² among ten million.
struct IdentifierSet: ~Copyable {
  private var slots: [WideChecksum] = Array(repeating: Self.free, count: 1 << 10)
  private var count = 0
  private static let free = WideChecksum(high: 0, low: 0)

  /// Adds an identifier; false when it was there.
  mutating func insert(_ identifier: Span<UInt8>) -> Bool {
    var checksum = Checksum.wide(identifier)
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
