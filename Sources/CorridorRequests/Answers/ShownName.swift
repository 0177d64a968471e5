internal import CorridorIndex

/// The name and the category of a place as people see them.
enum ShownName {
  /// The name, or for a place without one the label of its category: the first that was requested,
  /// or else the first. Without categories, its kind.
  static func of(
    name: String?, categories: [String], wanted: [String], kind: String = ""
  ) -> String {
    if let name, !name.isEmpty { return name }
    guard let category = wanted.first(where: categories.contains) ?? categories.first else {
      return kind.isEmpty ? "Unnamed place" : kind
    }
    return CategoryTable.standard[category]?.label ?? category
  }

  /// The first category that was requested, or else the first, or else the kind.
  static func category(of categories: [String], wanted: [String], kind: String = "") -> String {
    wanted.first(where: categories.contains) ?? categories.first ?? kind
  }
}
