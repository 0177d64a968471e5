/// Why a text is not a valid `opening_hours` value; offsets count UTF-8 bytes from 0.
package enum OpeningHoursError: Error, Hashable {
  /// The value is longer than the limit.
  case tooLong(bytes: Int, limit: Int)
  /// Text that is not allowed at this point.
  case unexpected(found: String, expected: Expectation, at: Int)
  /// A number is out of range.
  case outOfRange(found: Int, expected: ClosedRange<Int>, of: Quantity, at: Int)
  /// A word that has different meanings in different languages.
  case ambiguous(word: String, at: Int)
  /// A rule that can be understood in two ways.
  case unclear(Unclear, at: Int)

  /// What would be allowed.
  package enum Expectation: String, Hashable, Sendable {
    case rule = "a rule"
    case word = "a known word"
    case selectorOrState = "days, times or a state"
    case separator = "the end of the rule"
    case time = "a time"
    case endOfTime = "an end time"
    case date = "a date"
    case weekday = "a day of the week"
    case number = "a number"
    case year = "a year"
    case closingBracket = "]"
    case closingParenthesis = ")"
    case closingQuote = "a closing quote"
    case sunOffset = "+ or - and hours:minutes"
    case separatorBeforeDays = "; before other days"
  }

  package enum Quantity: String, Hashable, Sendable {
    case hour, minute, day, week, step
    case nth = "weekday of the month"
    case offset = "offset in days"
    case year, period
  }

  package enum Unclear: String, Hashable, Sendable {
    case morningOrAfternoon = "only one of two times has am or pm"
    case pastMidnight = "the end is before the start, which can mean past midnight or afternoon"
    case languages = "words of different languages"
    case yearOrTime = "four digits that can be years or times"
    case backwards = "the end of a range is before its start"
    case pointInTime = "a point in time, not a span"
    case yearsDiffer = "only one end of a range has a year"
  }
}

extension OpeningHoursError {
  /// The offset of the error in UTF-8 bytes from 0; nil if it concerns the whole value.
  package var offset: Int? {
    switch self {
    case .tooLong: nil
    case .unexpected(_, _, let offset), .outOfRange(_, _, _, let offset), .ambiguous(_, let offset),
      .unclear(_, let offset):
      offset
    }
  }
}

extension OpeningHoursError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLong(let bytes, let limit):
      "the opening hours have \(bytes) bytes; the limit is \(limit)"
    case .unexpected(let found, let expected, let offset):
      "found \(found.isEmpty ? "the end" : found) at byte \(offset), expected \(expected.rawValue)"
    case .outOfRange(let found, let expected, let quantity, let offset):
      """
      found \(quantity.rawValue) \(found) at byte \(offset), expected \
      \(expected.lowerBound) to \(expected.upperBound)
      """
    case .ambiguous(let word, let offset):
      "\(word) at byte \(offset) has different meanings in different languages"
    case .unclear(let what, let offset):
      "unclear at byte \(offset): \(what.rawValue)"
    }
  }
}
