import CorridorFormats
import CorridorIndex

/// A feature's properties as `corridor export` and `corridor find` write them.
///
/// Tags stand in an object of their own and categories in a list of ids, so that places that were
/// exported come back with what they had.
struct ExportedPlace {
  private let tags: JSONValue
  private let list: JSONValue

  /// nil when the properties are not such: they have an object `tags` and a list `categories`.
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
