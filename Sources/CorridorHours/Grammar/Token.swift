/// A token of a value.
struct Token {
  enum Kind: Hashable {
    case number(Int, digits: Int)
    /// Minutes since midnight, and whether a 12-hour clock was used.
    case time(Int, meridiem: Bool)
    case word(Word)
    case comment(String)
    case symbol(Unicode.Scalar)
    /// `||`
    case fallback
    case end
  }

  let kind: Kind
  /// The range in UTF-8 bytes.
  let source: Range<Int>
  /// The text as written, for errors.
  let text: String
}
