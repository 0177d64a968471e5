package import CorridorGeometry

/// An area that contains a position.
package struct ContainingArea: Hashable, Sendable {
  /// The toponym.
  package var row: Int
  package var kind: PlaceKind
  /// Its approximate size.
  package var squareKilometers: Float
}

extension PlaceIndex {
  /// The toponyms whose areas contain a position, boundaries included; the smallest first, areas of
  /// equal size by row.
  ///
  /// Complexity: O(areas whose boxes contain the position · log of their vertices).
  package func areas(holding position: GridPosition) throws(IndexError) -> [ContainingArea] {
    var walk = AreaTreeSearch(contents, position)
    try walk.run()
    return walk.found.sorted { left, right in
      left.squareKilometers != right.squareKilometers
        ? left.squareKilometers < right.squareKilometers : left.row < right.row
    }
  }

  /// The row of a place's locality; nil for none. Complexity: O(1).
  package func locality(ofRow row: Int) throws(IndexError) -> Int? {
    guard contents.sections[.localities].count > 0 else { return nil }
    try contents.check(row: row)
    let locality = try contents.number(.localities, row)
    guard locality != Int(IndexFormat.noRow) else { return nil }
    guard locality < count, locality >= businessCount else {
      throw contents.file.damaged(
        .toponyms, at: try contents.offset(.localities, row))
    }
    return locality
  }
}

/// Searches the tree of boxes over areas.
private struct AreaTreeSearch {
  let contents: IndexReader
  let position: GridPosition
  let areas: MappedAreas
  let levels: BoxLevels
  var found: [ContainingArea] = []

  init(_ contents: IndexReader, _ position: GridPosition) {
    self.contents = contents
    self.position = position
    areas = MappedAreas(contents)
    levels = BoxLevels(elements: contents.sections[.areaEntries].count)
  }

  mutating func run() throws(IndexError) {
    if levels.depth > 0 { try visit(level: levels.depth - 1, node: 0) }
  }

  private mutating func visit(level: Int, node: Int) throws(IndexError) {
    let offset = try contents.offset(.areaNodes, levels.start(level) + node)
    guard try contents.box(at: offset).holds(position) else { return }
    guard level == 0 else {
      for child in levels.children(level: level, node: node) {
        try visit(level: level - 1, node: child)
      }
      return
    }
    for index in levels.elements(level: 0, node: node) {
      let start = try contents.offset(.areaEntries, index)
      guard try contents.box(at: start + 8).holds(position) else { continue }
      let entry = try contents.areaEntry(index)
      if try areas.area(index, holds: position) {
        found.append(
          ContainingArea(
            row: entry.row, kind: entry.code.kind, squareKilometers: entry.squareKilometers))
      }
    }
  }
}
