package import CorridorGeometry
package import CorridorIndex

/// The businesses of an index that meet conditions, anywhere, in row order.
///
/// The cost is proportional to the number of places of the categories; without categories, to the
/// number of all places.
package struct PlaceSelection {
  private let index: PlaceIndex
  private let conditions: PlaceConditions
  /// The rows of the categories' places, ascending; nil for all businesses.
  private let rows: [UInt32]?
  private var nextPlace = 0

  /// - Parameters:
  ///   - categories: Categories, of which a place must have at least one; empty for any place.
  ///   - tags: Conditions on tags, all of which a place must meet.
  ///   - viewport: An area in which a place must lie; its boundary counts as inside.
  package init(
    categories: [String], tags: [TagExpression], viewport: Viewport?, in index: PlaceIndex
  ) throws(SearchError) {
    self.index = index
    let trees = try index.trees(ofCategories: categories)
    conditions = try PlaceConditions(viewport: viewport, tags: tags, in: index, until: nil)
    guard !categories.isEmpty else {
      rows = nil
      return
    }
    rows = try rethrowing(as: SearchError.index) { () throws(IndexError) in
      var rows: Set<UInt32> = []
      for tree in trees {
        for place in 0..<tree.count { rows.insert(try tree.row(of: place)) }
      }
      return rows.sorted()
    }
  }

  /// Returns the next place, or nil after the last.
  package mutating func next() throws(SearchError) -> Place? {
    while nextPlace < rows?.count ?? index.businessCount {
      let row = rows.map { Int($0[nextPlace]) } ?? nextPlace
      nextPlace += 1
      let place = try rethrowing(index.place(at: row), as: SearchError.index)
      if conditions.hold(at: place.position), try conditions.hold(row: UInt32(row)) {
        return place
      }
    }
    return nil
  }
}
