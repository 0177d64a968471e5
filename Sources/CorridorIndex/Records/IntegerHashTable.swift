/// Values by number: a hash table with linear probing that is emptied when it is full.
///
/// A lookup takes a few nanoseconds, a quarter of the time of `Dictionary`, and does not allocate.
struct IntegerHashTable<Value: Sendable>: Sendable {
  private struct Slot {
    // First, so that the key fills the padding that the value's alignment leaves.
    var value: Value
    var key: UInt64
  }

  /// The number that marks an empty slot; it is never a key.
  private static var none: UInt64 { .max }

  private var slots: [Slot] = []
  /// 64 minus the binary logarithm of the number of slots.
  private var shift: UInt64 = 64
  private(set) var count = 0
  private let most: Int

  /// - Parameter most: The maximum number of values, a power of two.
  init(most: Int) {
    self.most = most
  }

  /// The value of a number, or nil.
  subscript(_ key: UInt64) -> Value? {
    guard !slots.isEmpty else { return nil }
    var place = home(of: key)
    while true {
      let slot = slots[place]
      if slot.key == key { return slot.value }
      if slot.key == Self.none { return nil }
      place = (place + 1) & (slots.count - 1)
    }
  }

  /// Adds a value for a number that has none; other values may be dropped.
  mutating func insert(_ value: Value, for key: UInt64) {
    if count >= most { removeAll() }
    if count * 2 >= slots.count { grow(with: value) }
    put(Slot(value: value, key: key))
    count += 1
  }

  mutating func removeAll() {
    slots = []
    shift = 64
    count = 0
  }

  private mutating func grow(with filler: Value) {
    let old = slots
    let size = max(64, old.count * 2)
    slots = Array(repeating: Slot(value: filler, key: Self.none), count: size)
    shift = UInt64(64 - size.trailingZeroBitCount)
    for slot in old where slot.key != Self.none { put(slot) }
  }

  private mutating func put(_ slot: Slot) {
    var place = home(of: slot.key)
    while slots[place].key != Self.none { place = (place + 1) & (slots.count - 1) }
    slots[place] = slot
  }

  /// Fibonacci hashing: D. E. Knuth, "The Art of Computer Programming" 3, section 6.4.
  private func home(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> shift)
  }
}
