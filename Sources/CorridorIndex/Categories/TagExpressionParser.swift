/// Parses the text of a tag expression into a chain of tests.
///
/// Operators wait on a separate stack until their operands are complete (Dijkstra's shunting-yard
/// algorithm), so no nesting depth of parentheses can exhaust the call stack.
internal struct TagExpressionParser {
  private enum Pending {
    case not
    case and
    case or
    case open(offset: Int)
  }

  private var scanner: TagExpressionScanner
  private var token = TagExpressionScanner.Token.end
  private var expression = TagExpression()
  private var operands: [Int] = []
  private var pending: [Pending] = []

  /// Whether `=` also matches parts of lists.
  private let takesParts: Bool

  internal init(_ text: String, takesParts: Bool) {
    scanner = TagExpressionScanner(text)
    self.takesParts = takesParts
  }

  internal mutating func parse() throws(TagExpressionError) -> TagExpression {
    token = try scanner.next()
    if token == .end { throw .empty }
    while true {
      try parseOperand()
      guard try parseOperator() else { break }
    }
    link()
    return expression
  }

  /// Parses the signs that may precede a condition, then the condition.
  private mutating func parseOperand() throws(TagExpressionError) {
    while true {
      switch token {
      case .not:
        pending.append(.not)
      case .open:
        pending.append(.open(offset: scanner.start))
      case .word(let key, _):
        try parseTest(key)
        return
      default:
        throw .conditionExpected(found: scanner.found, column: scanner.column)
      }
      token = try scanner.next()
    }
  }

  /// Parses closing parentheses and the operator after them; returns false at the end of the text.
  private mutating func parseOperator() throws(TagExpressionError) -> Bool {
    while true {
      switch token {
      case .close:
        reduce(downTo: .or)
        guard case .open = pending.popLast() else {
          throw .unbalanced(parenthesis: ")", column: scanner.column)
        }
        negateIfAsked()
      case .and:
        reduce(downTo: .and)
        pending.append(.and)
      case .or:
        reduce(downTo: .or)
        pending.append(.or)
      case .end:
        reduce(downTo: .or)
        if case .open(let offset) = pending.last {
          throw .unbalanced(parenthesis: "(", column: scanner.column(at: offset))
        }
        return false
      default:
        throw .operatorExpected(found: scanner.found ?? "", column: scanner.column)
      }
      let closed = token == .close
      token = try scanner.next()
      if !closed { return true }
    }
  }

  /// Parses `= VALUE | VALUE ...` after a key.
  private mutating func parseTest(_ key: [UInt8]) throws(TagExpressionError) {
    let name = String(decoding: key, as: UTF8.self)
    token = try scanner.next()
    guard token == .equals || token == .notEquals || token == .holds else {
      throw .equalsExpected(key: name, found: scanner.found, column: scanner.column)
    }
    let negated = token == .notEquals
    var test = TagExpression.Test(
      key: store(key), values: expression.values.count..<expression.values.count,
      acceptsAny: false, takesParts: takesParts || token == .holds)
    var more = true
    while more {
      token = try scanner.next()
      guard case .word(let value, let quoted) = token else {
        throw .valueExpected(key: name, found: scanner.found, column: scanner.column)
      }
      if !quoted, value == [UInt8(ascii: "*")] { test.acceptsAny = true }
      expression.values.append(store(value))
      token = try scanner.next()
      more = try nextIsValue()
    }
    test.values = test.values.lowerBound..<expression.values.count
    if test.values.count > Self.fewValues { test.sorted = sortValues(test.values) }
    expression.tests.append(test)
    append(.test(expression.tests.count - 1))
    if negated { append(.not(operands.removeLast())) }
    negateIfAsked()
  }

  /// Whether the current token is a `|` followed by one more value, not by a new condition.
  private func nextIsValue() throws(TagExpressionError) -> Bool {
    guard token == .or else { return false }
    var ahead = scanner
    switch try ahead.next() {
    case .word:
      let behind = try ahead.next()
      return behind != .equals && behind != .notEquals && behind != .holds
    case .not, .open:
      return false
    default:
      return true
    }
  }

  private mutating func store(_ bytes: [UInt8]) -> Range<Int> {
    let start = expression.bytes.count
    expression.bytes.append(contentsOf: bytes)
    return start..<expression.bytes.count
  }

  /// Up to this many values, a linear search is faster than a binary search.
  private static let fewValues = 16

  /// Adds the values in sorted order; returns their range.
  private mutating func sortValues(_ values: Range<Int>) -> Range<Int> {
    let start = expression.sortedValues.count
    let bytes = expression.bytes
    expression.sortedValues += expression.values[values].sorted {
      bytes.span.extracting($0).precedes(bytes.span.extracting($1))
    }
    return start..<expression.sortedValues.count
  }

  private mutating func append(_ node: TagExpression.Node) {
    expression.nodes.append(node)
    operands.append(expression.nodes.count - 1)
  }

  private mutating func negateIfAsked() {
    while case .not = pending.last, let operand = operands.popLast() {
      pending.removeLast()
      append(.not(operand))
    }
  }

  /// Joins the pending operators that bind at least as tightly as `limit`.
  private mutating func reduce(downTo limit: Pending) {
    while let waiting = pending.last, operands.count >= 2 {
      let right = operands[operands.count - 1]
      let left = operands[operands.count - 2]
      switch (waiting, limit) {
      case (.and, _):
        operands.removeLast(2)
        append(.and(left, right))
      case (.or, .or):
        operands.removeLast(2)
        append(.or(left, right))
      default:
        return
      }
      pending.removeLast()
    }
  }

  /// Sets the next test, or verdict, of each test for both outcomes.
  private mutating func link() {
    var firstTest: [Int] = []
    for node in expression.nodes {
      switch node {
      case .test(let test): firstTest.append(test)
      case .not(let only), .and(let only, _), .or(let only, _): firstTest.append(firstTest[only])
      }
    }
    var open = [
      (
        node: expression.nodes.count - 1, onTrue: TagExpression.accepted,
        onFalse: TagExpression.rejected
      )
    ]
    while let (node, onTrue, onFalse) = open.popLast() {
      switch expression.nodes[node] {
      case .test(let test):
        expression.tests[test].onTrue = onTrue
        expression.tests[test].onFalse = onFalse
      case .not(let only):
        open.append((only, onFalse, onTrue))
      case .and(let left, let right):
        open.append((left, firstTest[right], onFalse))
        open.append((right, onTrue, onFalse))
      case .or(let left, let right):
        open.append((left, onTrue, firstTest[right]))
        open.append((right, onTrue, onFalse))
      }
    }
  }
}
