/// What a search wants to know of many rows: their categories, and the values of a few keys.
///
/// Read in one pass over a row's record, without copies; kept and filled again for the next row.
package struct RowFacts: Sendable {
  /// A value of one of the wanted keys.
  package struct Value: Sendable {
    /// Which of the wanted keys.
    package var slot: Int
    /// The value's number in the dictionary of values; nil when it stands in the record.
    package var number: Int?
    /// The value itself.
    package var text: PlaceText
  }

  /// The numbers of the row's categories, ascending.
  package private(set) var categories: [Int] = []
  /// The values of the wanted keys, in the order of the record.
  package private(set) var values: [Value] = []

  private let index: PlaceIndex
  /// The slot of each key that is in the dictionary of keys, by its number; -1 for none.
  private var slots: [Int16]
  /// Keys that are not, with their slots.
  private var rareKeys: [(bytes: [UInt8], slot: Int)] = []

  /// Prepares to read the values of `keys`, whose positions are their slots. O(keys of the index).
  package init(keys: [String], in index: PlaceIndex) throws(IndexError) {
    self.index = index
    slots = []
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

  /// Reads a row. O(tags).
  package mutating func read(row: Int) throws(IndexError) {
    categories.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    var record = try index.contents.record(at: row)
    _ = try record.identifier()
    var numbers = categories
    categories = []
    try record.categories { number throws(IndexError) in numbers.append(number) }
    categories = numbers
    while let key = try record.key() {
      let slot: Int
      switch key {
      case .number(let number): slot = number < slots.count ? Int(slots[number]) : -1
      case .text(let text): slot = rareKeys.first { text == $0.bytes }?.slot ?? -1
      }
      guard slot >= 0 else {
        try record.skipValue()
        continue
      }
      let value = try record.numberedValue()
      values.append(Value(slot: slot, number: value.number, text: value.text))
    }
  }
}

extension PlaceIndex {
  /// What the place in a row is. O(1).
  package func kind(at row: Int) throws(IndexError) -> PlaceKind {
    try contents.kind(at: row)
  }
}
