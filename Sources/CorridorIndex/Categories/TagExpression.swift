/// A condition on the tags of a place, such as `amenity=fuel & hgv=yes|designated`.
///
/// | text | true where |
/// |---|---|
/// | `amenity=fuel` | the tag has this value |
/// | `hgv=yes\|designated` | the tag has one of these values |
/// | `cuisine~kebab` | the tag has this value, or a list with this part, such as `pizza;kebab` |
/// | `opening_hours=*` | the tag is there, whatever its value |
/// | `!access=private` | it is not so that the tag has this value: true without the tag too |
/// | `access!=private` | the same |
/// | `a=1 & b=2` | both hold |
/// | `a=1 \| b=2` | at least one holds; `&` binds tighter |
/// | `!(a=1 \| b=2)` | the condition in parentheses does not hold |
/// | `name="A & B"` | quotes keep signs literal; `""` inside them is one quote |
///
/// Capitals count. Spaces around words do not, spaces inside them do. After `|`, a word with `=`,
/// `!=` or `~` behind it starts a new condition; otherwise it is one more value.
///
/// Making one costs O(n log n) for a text of length n; asking it O(conditions * tags), without
/// allocation, and the logarithm of the number of values that a condition has.
public struct TagExpression: Sendable {
  /// Keys and values of all tests, end to end.
  @usableFromInline internal var bytes: [UInt8] = []
  /// The tests in the order of the text.
  @usableFromInline internal var tests: [Test] = []
  /// The values that tests accept, as ranges of `bytes`.
  @usableFromInline internal var values: [Range<Int>] = []
  /// The values of tests that have many, those of each test in their order as bytes.
  @usableFromInline internal var sortedValues: [Range<Int>] = []
  /// What joins the tests; children stand before their parents.
  internal var nodes: [Node] = []

  /// One key with the values it may have, and where to go on from there.
  ///
  /// An expression runs as a chain of tests that jumps forward only, so it needs neither stack nor
  /// recursion.
  @usableFromInline internal struct Test: Sendable {
    @usableFromInline internal var key: Range<Int>
    /// Positions in ``TagExpression/values``.
    @usableFromInline internal var values: Range<Int>
    /// Positions in ``TagExpression/sortedValues``, where there are many; else empty.
    @usableFromInline internal var sorted = 0..<0
    /// Whether `*` is among the values.
    @usableFromInline internal var acceptsAny: Bool
    /// Whether a part of a list such as `fuel;car_wash` is enough.
    @usableFromInline internal var takesParts: Bool
    /// The next test if this one holds, or one of the verdicts below.
    @usableFromInline internal var onTrue = TagExpression.accepted
    @usableFromInline internal var onFalse = TagExpression.rejected
  }

  @usableFromInline internal static let accepted = -1
  @usableFromInline internal static let rejected = -2

  /// One part of the expression, with positions in ``TagExpression/nodes``.
  internal enum Node: Sendable {
    case test(Int)
    case not(Int)
    case and(Int, Int)
    case or(Int, Int)
  }

  /// Reads an expression.
  ///
  /// - Parameter takesParts: Whether `=` and `!=` look into lists too, as `~` does. The categories
  ///   are read so.
  /// - Throws: ``TagExpressionError``, which points at the column that cannot be understood.
  public init(_ text: String, takesParts: Bool = false) throws(TagExpressionError) {
    var parser = TagExpressionParser(text, takesParts: takesParts)
    self = try parser.parse()
  }

  internal init() {}

  /// Whether the tags fulfil the expression.
  public func matches(_ tags: some Sequence<(String, String)>) -> Bool {
    matches(TagList(tags))
  }

  /// Whether the tags fulfil the expression; allocates nothing.
  @inlinable
  package func matches<Source: TagSource & ~Copyable & ~Escapable>(
    _ tags: borrowing Source
  ) -> Bool {
    var next = 0
    while next >= 0 {
      let test = tests[next]
      next = holds(test, tags) ? test.onTrue : test.onFalse
    }
    return next == Self.accepted
  }

  @inlinable
  internal func holds<Source: TagSource & ~Copyable & ~Escapable>(
    _ test: Test, _ tags: borrowing Source
  ) -> Bool {
    var verdict = false
    tags.forEachTag { key, value in
      guard key.equals(bytes.span.extracting(test.key)) else { return true }
      verdict = accepts(value, test)
      return false
    }
    return verdict
  }

  /// Whether a value, or where the test says so a part of it between semicolons, is among those of
  /// the test.
  @inlinable
  internal func accepts(_ value: Span<UInt8>, _ test: Test) -> Bool {
    if test.acceptsAny { return true }
    if has(value, test) { return true }
    guard test.takesParts else { return false }
    var found = false
    value.forEachListPart { part in
      if has(part, test) { found = true }
    }
    return found
  }

  /// Whether a value is among those of the test; O(log n) of n values.
  @inlinable
  internal func has(_ value: Span<UInt8>, _ test: Test) -> Bool {
    guard !test.sorted.isEmpty else {
      for wanted in test.values where value.equals(bytes.span.extracting(values[wanted])) {
        return true
      }
      return false
    }
    var (low, high) = (test.sorted.lowerBound, test.sorted.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let wanted = bytes.span.extracting(sortedValues[middle])
      if wanted.precedes(value) { low = middle + 1 } else { high = middle }
    }
    return low < test.sorted.upperBound && value.equals(bytes.span.extracting(sortedValues[low]))
  }
}
