internal import CorridorIndex

/// What people are shown as the name of a place.
package enum ShownName {
  /// The name; of a nameless place what it is, by the first of its categories that was asked for, else
  /// by its first, else by its kind.
  package static func of(
    name: String?, categories: [String], wanted: [String], kind: String = ""
  ) -> String {
    if let name, !name.isEmpty { return name }
    guard let category = wanted.first(where: categories.contains) ?? categories.first else {
      return kind.isEmpty ? "Unnamed place" : kind
    }
    return CategoryTable.standard[category]?.label ?? category
  }
}
