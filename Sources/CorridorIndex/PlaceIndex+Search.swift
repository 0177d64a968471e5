extension PlaceIndex {
  /// Ensures that the whole record of a row has been read once, so that ``checkedPlace(at:)``
  /// cannot meet damaged bytes. Every later call for the row costs one bit test.
  package func check(row: Int) throws(IndexError) {
    if row >= 0, row < contents.count, contents.soundRows.contains(row) { return }
    try readAll(ofRow: row)
  }

  private func readAll(ofRow row: Int) throws(IndexError) {
    _ = try Place(row: row, contents)
    contents.soundRows.insert(row)
  }

  /// The place in a row that ``check(row:)`` has accepted.
  package func checkedPlace(at row: Int) -> Place {
    Place(checked: row, contents)
  }
}
