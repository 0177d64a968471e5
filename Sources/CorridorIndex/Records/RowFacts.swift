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

  private let slots: KeySlots

  /// Prepares to read the values of `keys`, whose positions are their slots. O(keys of the index).
  package init(keys: [String], in index: PlaceIndex) throws(IndexError) {
    slots = try KeySlots(keys: keys, in: index)
  }

  /// Reads a row. O(tags).
  package mutating func read(row: Int) throws(IndexError) {
    categories.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    // Taken out, so that the arrays are filled in place.
    var numbers = categories
    categories = []
    var found = values
    values = []
    try slots.read(row: row) {
      numbers.append($0)
    } value: { slot, number, text in
      found.append(Value(slot: slot, number: number, text: text))
    }
    categories = numbers
    values = found
  }
}

extension PlaceIndex {
  /// What the place in a row is. O(1).
  package func kind(at row: Int) throws(IndexError) -> PlaceKind {
    try contents.kind(at: row)
  }
}
