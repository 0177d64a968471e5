/// Why opening hours cannot be written as a pattern, or bytes are not a pattern.
package enum PatternError: Error, Hashable {
  /// More rules, selectors or bytes than a pattern can have.
  case tooLarge(found: Int, limit: Int)
  /// The bytes end before the pattern does.
  case truncated(at: Int)
  /// The bytes continue after the end of the pattern.
  case trailing(found: Int, expected: Int)
  /// The pattern has another version of the format; the places must be imported again.
  case version(found: UInt8, expected: UInt8)
  /// An invalid number.
  case invalid(found: Int, at: Int)
}

extension PatternError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge(let found, let limit):
      "the opening hours have \(found) parts; the limit is \(limit)"
    case .truncated(let offset): "a pattern of opening hours is truncated at byte \(offset)"
    case .trailing(let found, let expected):
      "a pattern of opening hours has \(found) bytes instead of \(expected)"
    case .version(let found, let expected):
      """
      a pattern of opening hours has version \(found); this program reads version \(expected); \
      import the places again
      """
    case .invalid(let found, let offset):
      "a pattern of opening hours has the invalid value \(found) at byte \(offset)"
    }
  }
}
