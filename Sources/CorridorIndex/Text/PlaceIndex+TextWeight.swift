extension PlaceIndex {
  /// The part of a row's score that depends on neither words nor nearness, read from its record:
  /// importance, 0 to 255, and the number of words of its primary name.
  package func textWeight(
    of row: Int
  ) throws(IndexError) -> (importance: Int, nameWords: Int) {
    var text = RowText()
    try readText(of: row, into: &text)
    return (Int(text.importance.value), Int(text.nameWords))
  }
}
