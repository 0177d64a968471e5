/// A range of a text that the words of a query matched.
public struct HighlightRange: Hashable, Sendable {
  /// Offsets of UTF-8 code units.
  public var utf8: Range<Int>
  /// Offsets of UTF-16 code units, as browsers and NSRange count.
  public var utf16: Range<Int>

  /// Creates a range.
  public init(utf8: Range<Int>, utf16: Range<Int>) {
    self.utf8 = utf8
    self.utf16 = utf16
  }
}
