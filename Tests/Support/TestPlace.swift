package import CorridorGeometry
package import CorridorIndex

/// A place for a test index: a business, unless it says that it is a toponym.
package struct TestPlace {
  package var id: String
  package var position: GridPosition
  package var categories: [String]
  package var tags: [(String, String)]
  package var isToponym: Bool
  package var lines: [[GridPosition]]
  /// Rings and whether each is an outer boundary.
  package var rings: [(ring: [GridPosition], isOuter: Bool)]

  package init(
    id: String, position: GridPosition, categories: [String] = [], tags: [(String, String)] = [],
    isToponym: Bool = false, lines: [[GridPosition]] = [],
    rings: [(ring: [GridPosition], isOuter: Bool)] = []
  ) {
    self.id = id
    self.position = position
    self.categories = categories
    self.tags = tags
    self.isToponym = isToponym
    self.lines = lines
    self.rings = rings
  }

  /// A toponym, with a shape or without.
  package static func toponym(
    id: String, position: GridPosition, tags: [(String, String)] = [],
    lines: [[GridPosition]] = [], rings: [(ring: [GridPosition], isOuter: Bool)] = []
  ) -> TestPlace {
    TestPlace(
      id: id, position: position, tags: tags, isToponym: true, lines: lines, rings: rings)
  }

  /// Builds an index of places in the order given.
  @discardableResult
  package static func build(
    _ places: [TestPlace], at path: String, runBytes: Int = 1 << 20,
    timeZones: TimeZoneAreas? = nil
  ) throws(IndexError) -> PlaceIndex {
    let builder = try PlaceIndexBuilder(path: path, runBytes: runBytes)
    builder.timeZones = timeZones
    var draft = PlaceDraft()
    for place in places {
      draft.reset()
      for category in place.categories { draft.categories.append(try builder.categoryID(category)) }
      draft.categories.sort()
      place.fill(&draft)
      try builder.add(draft)
    }
    _ = try builder.finish()
    return try PlaceIndex(path: path)
  }

  private func fill(_ draft: inout PlaceDraft) {
    draft.kind = isToponym ? .toponym : .business
    draft.position = position
    draft.setURI(id.utf8)
    for (key, value) in tags { draft.addTag(key: key.utf8, value: value.utf8) }
    draft.shape.kind = rings.isEmpty ? lines.isEmpty ? .none : .lines : .polygons
    for line in lines {
      for position in line { draft.shape.append(position) }
      draft.shape.endPart()
    }
    for ring in rings {
      for position in ring.ring { draft.shape.append(position) }
      draft.shape.endPart(isOuter: ring.isOuter)
    }
  }
}

extension TestPlace {
  /// A box as a ring, from west to east.
  package static func box(_ west: Double, _ south: Double, _ east: Double, _ north: Double)
    -> [GridPosition]
  {
    [(west, south), (east, south), (east, north), (west, north)].compactMap {
      GridPosition(Coordinate(lon: $0.0, lat: $0.1))
    }
  }

  package static func at(_ lon: Double, _ lat: Double) -> GridPosition {
    GridPosition(Coordinate(lon: lon, lat: lat)) ?? GridPosition(lon: 0, lat: 0)
  }
}
