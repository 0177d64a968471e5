import CorridorFormats
import CorridorIndex

/// The properties of a feature in the form that `corridor export` and `corridor find` write.
///
/// Tags are in a separate object and categories in a list of ids, so that exported places are
/// imported without changes.
struct ExportedPlace {
  private let tags: JSONValue
  private let list: JSONValue

  /// Returns nil unless the properties have an object `tags` and a list `categories`.
  init?(_ properties: JSONValue) {
    guard let tags = properties["tags"], tags.kind == .object,
      let list = properties["categories"], list.kind == .array
    else { return nil }
    self.tags = tags
    self.list = list
  }

  /// The ids of the categories.
  var categories: [String] { list.elements.compactMap(\.string) }

  func addTags(to draft: inout PlaceDraft) {
    PropertyTags.add(tags, to: &draft)
  }
}
