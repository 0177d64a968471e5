/// Why opening hours have no pattern, or bytes are none.
package enum PatternError: Error, Hashable {
  /// More rules, selectors or bytes than a pattern can count.
  case tooLarge(found: Int, limit: Int)
  /// The bytes end before the pattern does.
  case truncated(at: Int)
  /// The bytes go on after the pattern's end.
  case trailing(found: Int, expected: Int)
  /// The pattern is of another version of the format; the place has to be imported again.
  case version(found: UInt8, expected: UInt8)
  /// A number that nothing has.
  case invalid(found: Int, at: Int)
}

extension PatternError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let found, let limit): "\(found) parts of opening hours, at most \(limit) fit"
    case .truncated(let offset): "a pattern of opening hours ends early, at byte \(offset)"
    case .trailing(let found, let expected):
      "a pattern of opening hours has \(found) bytes instead of \(expected)"
    case .version(let found, let expected):
      """
      a pattern of opening hours has version \(found), this program reads \(expected); \
      import the places again
      """
    case .invalid(let found, let offset):
      "a pattern of opening hours has \(found) at byte \(offset)"
    }
  }
}
