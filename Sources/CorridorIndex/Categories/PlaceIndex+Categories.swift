/// A category of an index.
public struct IndexCategory: Hashable, Sendable {
  /// The category's name, such as `fuel`.
  public let name: String
  /// Number of places that have it.
  public let count: Int
}

extension PlaceIndex {
  /// The categories of the index, ascending by name, including those without places that its
  /// builder knew.
  ///
  /// The index of a category in this list is its number in ``tree(category:)``. Complexity:
  /// O(categories).
  public var categories: [IndexCategory] {
    get throws(IndexError) {
      var categories: [IndexCategory] = []
      for number in 0..<contents.categoryNames.count {
        categories.append(
          IndexCategory(
            name: try contents.categoryNames.string(number, contents.file),
            count: try CategoryEntry(number, contents).count))
      }
      return categories
    }
  }

  /// The number of a category; nil if the index does not have it. Complexity: O(log categories).
  package func categoryNumber(_ name: String) throws(IndexError) -> Int? {
    try contents.categoryNames.number(of: Array(name.utf8), contents.file)
  }
}
