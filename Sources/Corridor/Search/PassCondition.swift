internal import CorridorGeometry
internal import CorridorIndex

/// Which passes of the route by a place count: those in a window, with the place on a side, at a time
/// when it is open.
struct PassCondition {
  private let query: CorridorQuery
  /// What has to hold when one gets to a place; nil where that does not matter.
  private var arrival: ArrivalCondition?
  /// Tells where one drives; nil where that does not matter.
  private var sides: DrivingSides?
  private var driving: DrivingSide?
  private var row: UInt32 = 0
  /// How many places could not be chosen because nobody knows where one drives there.
  private(set) var unknownCount = 0

  init(
    _ query: CorridorQuery, arrivals: ArrivalDesk?, in index: PlaceIndex
  ) throws(SearchError) {
    self.query = query
    arrival = try arrivals.flatMap { (desk) throws(SearchError) in
      try SearchError.wrapping { () throws(IndexError) in
        try ArrivalCondition(query, desk, in: index)
      }
    }
    sides = query.side.dependsOnCountry ? DrivingSides(of: index) : nil
  }

  /// Turns to the next place.
  mutating func begin(row: UInt32) throws(SearchError) {
    self.row = row
    guard sides != nil else { return }
    driving = try sides?.side(at: Int(row))
    if driving == nil { unknownCount += 1 }
  }

  /// Whether a pass by the place counts.
  mutating func holds(_ alongMeters: Double, _ side: Side) throws(SearchError) -> Bool {
    guard query.window?.contains(alongMeters) ?? true,
      query.side.accepts(side, driving: driving)
    else { return false }
    do throws(IndexError) {
      return try arrival?.holds(row: Int(row), alongMeters: alongMeters) ?? true
    } catch {
      throw .index(error)
    }
  }

  /// Ends the choice of passes.
  mutating func end() {
    arrival?.end()
    arrival = nil
  }

  /// The side of a place so far off the route, where a road may have a width.
  func side(_ side: Side, offRouteMeters: Double) -> Side {
    query.roadWidth.value > 0 && offRouteMeters <= query.roadWidth.value / 2 ? .on : side
  }

  /// Throws when a side was asked for and of none of the places anybody knows where one drives.
  func check(placeCount: Int) throws(SearchError) {
    if unknownCount > 0, unknownCount == placeCount { throw .drivingSideUnknown }
  }
}
