extension PlaceIndex {
  /// Reads all of a row's place once, so that ``checkedPlace(at:)`` cannot meet damage.
  package func check(row: Int) throws(IndexError) {
    _ = try Place(row: row, contents)
  }

  /// The place in a row that ``check(row:)`` has found right.
  package func checkedPlace(at row: Int) -> Place {
    Place(checked: row, contents)
  }
}
