/// The conditions that places must meet on any route; all of them must hold.
public struct PlaceFilter: Sendable {
  /// Categories, of which a place must have at least one; empty for any place.
  public var categories: [String]
  /// A text, as a user types it, that a place must match: a name, an address, a category or
  /// activity such as "where to eat"; nil for any place. A text without a letter or digit finds
  /// nothing.
  public var text: String?
  /// Whether to correct a misspelled ``text`` if nothing in the index matches it as written; on by
  /// default. ``Answer/correctedText`` is the text that was searched instead.
  public var correctsSpelling: Bool
  /// Conditions on tags, all of which a place must meet.
  public var tags: [TagExpression]
  /// An area in which a place must lie; its boundary counts as inside.
  public var viewport: Viewport?

  /// Makes a filter; without arguments, it accepts every place.
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
