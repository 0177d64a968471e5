/// A set of byte strings numbered from 0, looked up without creating strings.
///
/// Open addressing with linear probing, at most half full; a lookup costs O(length of the key).
@usableFromInline
internal struct ByteKeyTable: Sendable {
  /// All keys, end to end; the ranges of `keys` refer to it.
  @usableFromInline internal var bytes: [UInt8] = []
  @usableFromInline internal var keys: [Range<Int>] = []
  /// Numbers of keys by hash, -1 for a free slot; the size is a power of two.
  @usableFromInline internal var slots = [Int32](repeating: -1, count: 16)

  internal init() {}

  /// The number of a key; adds the key if it is new.
  internal mutating func insert(_ key: [UInt8]) -> Int {
    if let known = find(key.span) { return known }
    let start = bytes.count
    bytes.append(contentsOf: key)
    keys.append(start..<bytes.count)
    if keys.count * 2 > slots.count {
      slots = [Int32](repeating: -1, count: slots.count * 2)
      for number in keys.indices { place(number) }
    } else {
      place(keys.count - 1)
    }
    return keys.count - 1
  }

  private mutating func place(_ number: Int) {
    var slot = Self.hash(bytes.span.extracting(keys[number])) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(number)
  }

  /// The number of a key; nil if it is not in the set.
  @inlinable
  internal func find(_ key: Span<UInt8>) -> Int? {
    var slot = Self.hash(key) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if bytes.span.extracting(keys[number]).isEqual(to: key) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// FNV-1a (Fowler, Noll, Vo), with the high bits folded in.
  @inlinable
  internal static func hash(_ key: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in key.indices {
      hash = (hash ^ UInt64(key[index])) &* 0x0000_0100_0000_01b3
    }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) & 0x7fff_ffff)
  }
}
