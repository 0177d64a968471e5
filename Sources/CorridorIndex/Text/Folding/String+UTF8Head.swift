extension String {
  /// The first `most` bytes of the text in UTF-8, or a few less so as not to split a scalar.
  ///
  /// - Parameter most: At least 0 and less than `Int.max`.
  /// - Complexity: O(`most`) for a native string.
  package func utf8Head(_ most: Int) -> [UInt8] {
    var bytes = Array(utf8.prefix(most + 1))
    guard bytes.count > most else { return bytes }
    // The last byte is the first one over the limit: the scalar that it belongs to is dropped with
    // it.
    while let last = bytes.popLast(), last & 0xC0 == 0x80 {}
    return bytes
  }
}
