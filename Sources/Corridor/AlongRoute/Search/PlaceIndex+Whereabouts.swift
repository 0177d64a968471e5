package import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// The approximate extent of the businesses of an index, used to explain empty answers.
extension PlaceIndex {
  /// The centre and radius of a sphere around all businesses; nil without businesses.
  func whereabouts() throws(SearchError) -> PlaceExtent? {
    let root = try rethrowing(tree(category: nil).root(), as: SearchError.index)
    return root.map { sphere in
      let center = SIMD3<Double>(Double(sphere.x), Double(sphere.y), Double(sphere.z))
      return PlaceExtent(
        center: EarthCurve.coordinate(of: center), radiusMeters: Double(sphere.w))
    }
  }

  /// Whether a business lies within a straight-line distance, in metres, of one of some positions.
  ///
  /// Visits a few nodes for each position, even if the nearest place is far away.
  func hasPlace(
    withinMeters reach: Double, ofAny positions: some Sequence<Coordinate>
  ) throws(SearchError) -> Bool {
    try rethrowing(as: SearchError.index) { () throws(IndexError) -> Bool in
      let tree = try self.tree(category: nil)
      guard let root = try tree.root() else { return false }
      for position in positions {
        let point = Ellipsoid.position(position)
        let level = tree.levelCounts.count - 1
        if try Self.holds(tree, level, 0, root, within: reach, of: point) { return true }
      }
      return false
    }
  }

  private static func holds(
    _ tree: PlaceTree, _ level: Int, _ node: Int, _ sphere: SIMD4<Float>, within reach: Double,
    of point: SIMD3<Double>
  ) throws(IndexError) -> Bool {
    let center = SIMD3<Double>(Double(sphere.x), Double(sphere.y), Double(sphere.z))
    let distance = (center - point).length
    // The sphere's own coordinates are rounded to less than a metre.
    guard distance <= Double(sphere.w) + reach + 1 else { return false }
    guard level > 0 else {
      let (lons, lats) = try tree.leaf(node)
      return (0..<16).contains { lane in
        let place = Ellipsoid.position(GridPosition(lon: lons[lane], lat: lats[lane]))
        return (place - point).length <= reach
      }
    }
    let children = try tree.children(level: level, index: node)
    for child in 0..<children.count
    where try holds(
      tree, level - 1, children.first + child, children[child], within: reach, of: point)
    {
      return true
    }
    return false
  }

  /// Whether a business lies in an area.
  package func hasPlace(
    in viewport: Viewport, until token: CancellationToken?
  ) throws(SearchError) -> Bool {
    let conditions = try PlaceConditions(viewport: viewport, tags: [], in: self, until: token)
    let tree = try rethrowing(self.tree(category: nil), as: SearchError.index)
    return try !AreaWalk(tree, conditions, most: 1).run().isEmpty
  }

  /// The categories, out of the given ones, that no place has.
  func categoriesWithoutPlaces(
    among names: [String]
  ) throws(SearchError) -> [String] {
    try rethrowing(as: SearchError.index) { () throws(IndexError) -> [String] in
      var missing: [String] = []
      for name in names where !missing.contains(name) {
        var ids = [name]
        if try categoryNumber(name) == nil { ids = CategoryTable.standard.ids(named: name) }
        var hasPlaces = false
        for id in ids where !hasPlaces {
          guard let number = try categoryNumber(id) else { continue }
          hasPlaces = try tree(category: number).count > 0
        }
        if !hasPlaces { missing.append(name) }
      }
      return missing
    }
  }

  /// Whether any place has a category.
  var hasCategories: Bool {
    get throws(SearchError) {
      try rethrowing(categories.contains { $0.count > 0 }, as: SearchError.index)
    }
  }
}
