extension String {
  /// The first bytes of the text in UTF-8, as many as there are of `most` or, where that would cut a
  /// scalar in two, a few less.
  ///
  /// - Parameter most: At least 0 and less than `Int.max`.
  /// - Complexity: O(`most`) for a native string.
  package func utf8Head(_ most: Int) -> [UInt8] {
    var bytes = Array(utf8.prefix(most + 1))
    guard bytes.count > most else { return bytes }
    // The last one is the first that there is no room for: what it belongs to goes with it.
    while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
    return bytes
  }
}
