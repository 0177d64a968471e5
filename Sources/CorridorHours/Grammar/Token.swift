/// A piece of a value that has a meaning of its own.
struct Token {
  enum Kind: Hashable {
    case number(Int, digits: Int)
    /// Minutes since midnight, by a 12-hour clock or not.
    case time(Int, meridiem: Bool)
    case word(Word)
    case comment(String)
    case symbol(Unicode.Scalar)
    /// `||`
    case fallback
    case end
  }

  let kind: Kind
  /// In bytes of UTF-8.
  let source: Range<Int>
  /// As it was written, for errors.
  let text: String
}
