/// A few tag keys, looked up once in an index, so that one pass over a record finds the values of
/// all of them.
package struct KeySlots: Sendable {
  private let index: PlaceIndex
  /// The slot of each key in the key dictionary, by its number; -1 for none.
  private var slots: [Int16] = []
  /// Keys outside the dictionary, with their slots.
  private var rareKeys: [(bytes: [UInt8], slot: Int)] = []

  /// Looks up `keys`, whose positions are their slots. O(keys of the index).
  package init(keys: [String], in index: PlaceIndex) throws(IndexError) {
    self.index = index
    for (slot, key) in keys.enumerated() {
      let key = try index.tagKey(key)
      guard let number = key.number.map({ Int($0) }) else {
        rareKeys.append((key.bytes, slot))
        continue
      }
      while slots.count <= number { slots.append(-1) }
      slots[number] = Int16(truncatingIfNeeded: slot)
    }
  }

  /// Reads a row's record: calls `category` with the number of each category, ascending, then
  /// `value` with each value of one of the keys, in record order. O(tags), without copies.
  ///
  /// The number of a value is its number in the value dictionary; nil if the record contains the
  /// text.
  @inline(__always)
  package func read(
    row: Int, category: (Int) -> Void,
    value: (_ slot: Int, _ number: Int?, _ text: PlaceText) -> Void
  ) throws(IndexError) {
    var record = try index.contents.record(at: row)
    _ = try record.identifier()
    try record.categories { number throws(IndexError) in category(number) }
    while let key = try unsafe record.key() {
      let slot: Int
      switch unsafe key {
      case .number(let number): slot = number < slots.count ? Int(slots[number]) : -1
      case .text(let text):
        slot = rareKeys.first { unsafe text.order(to: $0.bytes) == 0 }?.slot ?? -1
      }
      guard slot >= 0 else {
        try record.skipValue()
        continue
      }
      let found = try record.numberedValue()
      value(slot, found.number, found.text)
    }
  }
}
