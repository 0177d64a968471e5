package import CorridorGeometry

extension PlaceIndex {
  /// The settlements without an area that a position belongs to by distance: a locality and a part
  /// of one. Of each, the one with the smallest ratio of distance to reach, at most 1 (see
  /// ``SettlementClass/reachMeters``); of equal ones the first row.
  func nearestSettlements(
    to position: GridPosition
  ) throws(IndexError) -> (locality: NearToponym?, suburb: NearToponym?) {
    let sections = contents.sections
    let tree = PlaceTree(
      file: contents.file,
      count: sections[.settlementRows].count * SphereTree.leafCapacity,
      positionsOffset: sections[.settlementPositions].offset,
      nodesOffset: sections[.settlementNodes].offset, rowsOffset: sections[.settlementRows].offset)
    var limit = SettlementClass.city.reachMeters
    var locality = Nearest(widest: SettlementClass.city.reachMeters)
    var suburb = Nearest(widest: SettlementClass.borough.reachMeters)
    try tree.visitNearest(to: DistanceOrigin(position), limit: &limit) {
      row, meters, limit throws(IndexError) in
      guard row >= businessCount, row < count else {
        throw contents.file.damaged(.toponyms, at: sections[.settlementRows].offset)
      }
      let place = try contents.code(at: row).place
      guard place != .none else { return }
      if place.isLocality {
        locality.take(row, meters, reach: place.reachMeters)
      } else {
        suburb.take(row, meters, reach: place.reachMeters)
      }
      limit = max(locality.limit, suburb.limit)
    }
    return (locality.best, suburb.best)
  }

  /// Whether a settlement without an area is the locality, or the part of one, that a position
  /// belongs to by distance.
  package func isSettlement(
    _ row: Int, nearestTo position: GridPosition
  ) throws(IndexError) -> Bool {
    let near = try nearestSettlements(to: position)
    return near.locality?.row == row || near.suburb?.row == row
  }

  /// The best of one kind so far.
  private struct Nearest {
    let widest: Double
    var share = 1.0
    var best: NearToponym?

    /// A settlement farther away cannot be better.
    var limit: Double { share * widest }

    mutating func take(_ row: Int, _ meters: Double, reach: Double) {
      let share = meters / reach
      if share < self.share || share == self.share && row < best?.row ?? .max {
        self.share = share
        best = NearToponym(row: row, meters: meters)
      }
    }

    init(widest: Double) {
      self.widest = widest
    }
  }
}
