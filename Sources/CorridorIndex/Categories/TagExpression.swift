/// A condition on the tags of a place, such as `amenity=fuel & hgv=yes|designated`.
///
/// | text | true if |
/// |---|---|
/// | `amenity=fuel` | the tag has this value |
/// | `hgv=yes\|designated` | the tag has one of these values |
/// | `cuisine~kebab` | the tag has this value, or a list with this part, such as `pizza;kebab` |
/// | `opening_hours=*` | the tag is present, with any value |
/// | `!access=private` | the tag does not have this value; also true without the tag |
/// | `access!=private` | the same |
/// | `a=1 & b=2` | both hold |
/// | `a=1 \| b=2` | at least one holds; `&` binds tighter |
/// | `!(a=1 \| b=2)` | the condition in parentheses does not hold |
/// | `name="A & B"` | quotes make signs literal; `""` inside them is one quote |
///
/// Case matters. Spaces around words are ignored, spaces inside them are not. After `|`, a word
/// followed by `=`, `!=` or `~` starts a new condition; otherwise it is one more value.
///
/// Parsing costs O(n log n) for a text of length n; evaluation costs O(conditions * tags), times
/// the logarithm of the number of values in a condition, without allocation.
public struct TagExpression: Sendable {
  /// Keys and values of all tests, end to end.
  @usableFromInline internal var bytes: [UInt8] = []
  /// The tests in text order.
  @usableFromInline internal var tests: [Test] = []
  /// The values that tests accept, as ranges of `bytes`.
  @usableFromInline internal var values: [Range<Int>] = []
  /// The values of tests with many values, sorted by bytes for each test.
  @usableFromInline internal var sortedValues: [Range<Int>] = []
  /// The operators that join the tests; children come before their parents.
  internal var nodes: [Node] = []

  /// One key with its accepted values, and the next step for each outcome.
  ///
  /// An expression runs as a chain of tests that jumps forward only, so it needs neither stack nor
  /// recursion.
  @usableFromInline internal struct Test: Sendable {
    @usableFromInline internal var key: Range<Int>
    /// Indexes in ``TagExpression/values``.
    @usableFromInline internal var values: Range<Int>
    /// Indexes in ``TagExpression/sortedValues`` if there are many values; else empty.
    @usableFromInline internal var sorted = 0..<0
    /// Whether `*` is among the values.
    @usableFromInline internal var acceptsAny: Bool
    /// Whether one part of a list such as `fuel;car_wash` is enough.
    @usableFromInline internal var takesParts: Bool
    /// The next test if this one holds, or one of the verdicts below.
    @usableFromInline internal var onTrue = TagExpression.accepted
    @usableFromInline internal var onFalse = TagExpression.rejected
  }

  @usableFromInline internal static let accepted = -1
  @usableFromInline internal static let rejected = -2

  /// One part of the expression, with indexes in ``TagExpression/nodes``.
  internal enum Node: Sendable {
    case test(Int)
    case not(Int)
    case and(Int, Int)
    case or(Int, Int)
  }

  /// Parses an expression.
  ///
  /// - Parameter takesParts: Whether `=` and `!=` also match parts of lists, as `~` does. Category
  ///   expressions are parsed this way.
  /// - Throws: ``TagExpressionError``, with the column that cannot be parsed.
  public init(_ text: String, takesParts: Bool = false) throws(TagExpressionError) {
    var parser = TagExpressionParser(text, takesParts: takesParts)
    self = try parser.parse()
  }

  internal init() {}

  /// Whether the tags fulfil the expression.
  public func matches(_ tags: some Sequence<(String, String)>) -> Bool {
    matches(TagList(tags))
  }

  /// Whether the tags fulfil the expression; does not allocate.
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
      guard key.isEqual(to: bytes.span.extracting(test.key)) else { return true }
      verdict = accepts(value, test)
      return false
    }
    return verdict
  }

  /// Whether a value, or a part of it between semicolons if the test allows that, is among the
  /// values of the test.
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

  /// Whether a value is among those of the test; O(log n) for n values.
  @inlinable
  internal func has(_ value: Span<UInt8>, _ test: Test) -> Bool {
    guard !test.sorted.isEmpty else {
      for wanted in test.values where value.isEqual(to: bytes.span.extracting(values[wanted])) {
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
    return low < test.sorted.upperBound
      && value.isEqual(to: bytes.span.extracting(sortedValues[low]))
  }
}
