/// A tag expression prepared for the places of one index.
///
/// Keys are looked up once, so that a place costs O(its tags * tests) without comparing key texts,
/// and no allocation.
package struct TagFilter: Sendable {
  private let expression: TagExpression
  private let index: PlaceIndex
  /// The key of each test.
  private let keys: [TagKey]

  /// Looks up the keys of an expression; O(tests * log keys).
  ///
  /// - Parameter isCancelled: Called once every few hundred tests; after it returns true, the
  ///   filter matches nothing.
  package init(
    _ expression: TagExpression, in index: PlaceIndex, unless isCancelled: () -> Bool = { false }
  ) throws(IndexError) {
    self.expression = expression
    self.index = index
    var keys: [TagKey] = []
    for (number, test) in expression.tests.enumerated() {
      if number & 255 == 255, isCancelled() { break }
      keys.append(try index.tagKey(String(decoding: expression.bytes[test.key], as: UTF8.self)))
    }
    self.keys = keys
  }

  /// Whether the place in a row fulfils the expression.
  ///
  /// - Parameter isCancelled: Called once every few hundred tests; after it returns true, the
  ///   result is meaningless.
  package func matches(
    row: Int, unless isCancelled: () -> Bool = { false }
  ) throws(IndexError) -> Bool {
    guard keys.count == expression.tests.count else { return false }
    var next = 0
    while next >= 0 {
      if next & 255 == 255, isCancelled() { return false }
      let test = expression.tests[next]
      let holds =
        try index.value(of: keys[next], at: row)?.withBytes { expression.accepts($0, test) }
        ?? false
      next = holds ? test.onTrue : test.onFalse
    }
    return next == TagExpression.accepted
  }
}

extension TagExpression {
  /// The key of each test, in text order.
  package var keys: [String] {
    tests.map { String(decoding: bytes[$0.key], as: UTF8.self) }
  }

  /// Whether the expression holds for the values that `value` returns for each test's key.
  package func matches(value: (_ test: Int) -> PlaceText?) -> Bool {
    var next = 0
    while next >= 0 {
      let test = tests[next]
      let holds = value(next)?.withBytes { accepts($0, test) } ?? false
      next = holds ? test.onTrue : test.onFalse
    }
    return next == Self.accepted
  }
}
