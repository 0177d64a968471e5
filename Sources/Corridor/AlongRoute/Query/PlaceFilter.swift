/// What places must be, whatever route they are found along: all conditions must hold.
public struct PlaceFilter: Sendable {
  /// Categories of which a place needs one; none means any place.
  public var categories: [String]
  /// A text, as a person types it, that a place must fit: a name, an address, a category or
  /// activity such as "where to eat"; nil for any place. A text without a letter or digit finds
  /// nothing.
  public var text: String?
  /// Whether a mistyped ``text`` is corrected when nothing in the index fits it as written; on
  /// unless turned off. ``Answer/correctedText`` is the text that was searched for instead.
  public var correctsSpelling: Bool
  /// Conditions on tags, all of which a place must meet.
  public var tags: [TagExpression]
  /// An area in which a place must lie; its boundary counts as inside.
  public var viewport: Viewport?

  /// Makes a filter; without arguments, every place passes.
  public init(
    categories: [String] = [], text: String? = nil, correctsSpelling: Bool = true,
    tags: [TagExpression] = [], viewport: Viewport? = nil
  ) {
    self.categories = categories
    self.text = text
    self.correctsSpelling = correctsSpelling
    self.tags = tags
    self.viewport = viewport
  }
}
