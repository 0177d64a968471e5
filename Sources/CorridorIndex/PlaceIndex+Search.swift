extension PlaceIndex {
  /// Makes sure that all of a row's place was read once, so that ``checkedPlace(at:)`` cannot meet
  /// damage. From the second time on it costs a bit test.
  package func check(row: Int) throws(IndexError) {
    if row >= 0, row < contents.count, contents.soundRows.contains(row) { return }
    try readAll(ofRow: row)
  }

  private func readAll(ofRow row: Int) throws(IndexError) {
    _ = try Place(row: row, contents)
    contents.soundRows.insert(row)
  }

  /// The place in a row that ``check(row:)`` has found right.
  package func checkedPlace(at row: Int) -> Place {
    Place(checked: row, contents)
  }
}
