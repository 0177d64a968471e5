/// The data that a search needs of many rows: their categories, and the values of a few keys.
///
/// Read in one pass over a row's record, without copies; the storage is reused for the next row.
package struct RowFacts: Sendable {
  /// A value of one of the requested keys.
  package struct Value: Sendable {
    /// The slot of the key among the requested keys.
    package var slot: Int
    /// The number of the value in the value dictionary; nil if the record contains the text.
    package var number: Int?
    /// The text of the value.
    package var text: PlaceText
  }

  /// The numbers of the row's categories, ascending.
  package private(set) var categories: [Int] = []
  /// The values of the requested keys, in record order.
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
    // Moved out so that the arrays are filled in place.
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
  /// The kind of the place in a row. O(1).
  package func kind(at row: Int) throws(IndexError) -> PlaceKind {
    try contents.kind(at: row)
  }
}
