/// The contents of a place's record, all read at once.
package struct PlaceFacts: Sendable {
  /// The stable identifier.
  package internal(set) var id = ""
  /// The names of the place's categories, ascending.
  package internal(set) var categories: [String] = []
  /// All tags, in source order.
  package internal(set) var tags: [(key: String, value: String)] = []

  /// The name, from the same tags as ``Place/name``.
  package var name: String? {
    self["name"] ?? last("brand") ?? last("operator")
  }

  /// The first value of a tag.
  private subscript(key: String) -> String? { tags.first { $0.key == key }?.value }

  private func last(_ key: String) -> String? { tags.last { $0.key == key }?.value }
}
