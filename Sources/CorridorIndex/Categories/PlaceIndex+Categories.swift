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

  /// All businesses, or the places of a category, as a tree to search.
  package func tree(category: Int?) throws(IndexError) -> PlaceTree {
    let sections = contents.sections
    guard let category else {
      return PlaceTree(
        file: contents.file, count: businessCount, positionsOffset: sections[.positions].offset,
        nodesOffset: sections[.nodes].offset, rowsOffset: nil)
    }
    let entry = try CategoryEntry(category, contents)
    return PlaceTree(
      file: contents.file, count: entry.count,
      positionsOffset: sections[.categoryPositions].offset + entry.firstBlock
        * SphereTree.leafSize,
      nodesOffset: sections[.categoryNodes].offset + entry.firstNode * SphereTree.nodeSize,
      rowsOffset: sections[.categoryRows].offset + entry.firstBlock * SphereTree.rowBlockSize)
  }

  /// Whether a row has one of the categories with these numbers. Does not allocate.
  package func isRow(_ row: Int, inAnyOf categories: Set<Int>) throws(IndexError) -> Bool {
    var record = try contents.record(at: row)
    _ = try record.identifier()
    var isFound = false
    try record.categories { if categories.contains($0) { isFound = true } }
    return isFound
  }

  /// The number of places in the category with a number.
  package func count(ofCategory number: Int) throws(IndexError) -> Int {
    try CategoryEntry(number, contents).count
  }

  /// The name of the category with a number.
  package func name(ofCategory number: Int) throws(IndexError) -> String {
    try contents.categoryNames.string(number, contents.file)
  }
}
