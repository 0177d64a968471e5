internal import CorridorIndex

extension PlaceIndex {
  /// The trees that contain the places of any of these categories: one tree for each category that
  /// the index has, or the tree of all places if no category is given.
  ///
  /// A name of Overture, Google or Apple stands for their categories here. A category that only the
  /// category table has has no places and no tree; an unknown category is an error. The index is
  /// checked first: reading the table costs more than most searches.
  func trees(ofCategories names: [String]) throws(SearchError) -> [PlaceTree] {
    let numbers = try numbers(ofCategories: names).sorted()
    return try rethrowing(as: SearchError.index) { () throws(IndexError) in
      guard !names.isEmpty else { return [try tree(category: nil)] }
      var trees: [PlaceTree] = []
      for (place, number) in numbers.enumerated() where place == 0 || numbers[place - 1] != number {
        trees.append(try tree(category: number))
      }
      return trees
    }
  }

  /// The numbers of categories, without those that only the category table has.
  func categoryNumbers(_ names: [String]) throws(SearchError) -> Set<Int> {
    Set(try numbers(ofCategories: names))
  }

  /// The same numbers in the order of the names.
  private func numbers(ofCategories names: [String]) throws(SearchError) -> [Int] {
    var numbers: [Int] = []
    for name in names {
      if let number = try rethrowing(categoryNumber(name), as: SearchError.index) {
        numbers.append(number)
        continue
      }
      let ids = CategoryTable.standard.ids(named: name)
      guard !ids.isEmpty else { throw try unknown(category: name) }
      for id in ids {
        if let number = try rethrowing(categoryNumber(id), as: SearchError.index) {
          numbers.append(number)
        }
      }
    }
    return numbers
  }

  private func unknown(category: String) throws(SearchError) -> SearchError {
    let own = try rethrowing(categories.map(\.name), as: SearchError.index)
    return .unknownCategory(
      found: category,
      suggestion: CategoryTable.standard.suggestion(for: category, among: own))
  }
}
