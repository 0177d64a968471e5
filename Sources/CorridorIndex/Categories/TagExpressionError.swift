/// Why a text is not a tag expression; `column` counts characters from 1.
@nonexhaustive
public enum TagExpressionError: Error, Hashable, Sendable {
  /// The text is empty or contains only spaces.
  case empty
  /// A condition is expected; `found` is nil at the end of the text.
  case conditionExpected(found: String?, column: Int)
  /// A key has no `=`.
  case equalsExpected(key: String, found: String?, column: Int)
  /// A value is expected after the `=`, or after the `|` of a list.
  case valueExpected(key: String, found: String?, column: Int)
  /// `&`, `|`, `)` or the end of the text is expected.
  case operatorExpected(found: String, column: Int)
  /// A parenthesis has no match.
  case unbalanced(parenthesis: String, column: Int)
  /// A quote is not closed.
  case unclosedQuote(column: Int)
}

extension TagExpressionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty:
      "the tag expression is empty; write KEY=VALUE, such as hgv=yes or opening_hours=*"
    case .conditionExpected(let found, let column):
      """
      column \(column) of the tag expression: expected a condition such as hgv=yes, \
      found \(Self.quoted(found))
      """
    case .equalsExpected(let key, let found, let column):
      """
      column \(column) of the tag expression: expected = after "\(key)", \
      found \(Self.quoted(found)); \(key)=* asks for any value
      """
    case .valueExpected(let key, let found, let column):
      """
      column \(column) of the tag expression: expected a value for "\(key)", \
      found \(Self.quoted(found)); * stands for any value, quotes keep signs literal
      """
    case .operatorExpected(let found, let column):
      """
      column \(column) of the tag expression: expected &, | or the end, found \
      \(Self.quoted(found)); quotes keep signs literal
      """
    case .unbalanced(let parenthesis, let column):
      """
      column \(column) of the tag expression: this \(parenthesis) is not balanced; add its \
      counterpart or quote it
      """
    case .unclosedQuote(let column):
      "column \(column) of the tag expression: this quote is not closed; add a \" after the value"
    }
  }

  private static func quoted(_ found: String?) -> String {
    found.map { "\"\($0)\"" } ?? "the end"
  }
}
