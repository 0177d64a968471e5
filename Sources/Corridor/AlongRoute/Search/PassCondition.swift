internal import CorridorGeometry
internal import CorridorIndex

/// Which passes of the route by a place count: those in a window, with the place on a side, at a time
/// when it is open, on the own carriageway.
struct PassCondition {
  private let query: ResolvedQuery
  private let index: PlaceIndex
  /// Tells what is beyond the opposite carriageway; nil where that does not matter.
  private let carriageways: CarriagewayClassifier?
  /// What has to hold when one gets to a place; nil where that does not matter.
  private var arrival: ArrivalCondition?
  /// Tells where one drives; nil where that does not matter.
  private var sides: DrivingSides?
  private var driving: DrivingSide?
  private var row: UInt32 = 0
  /// How many places could not be chosen because nobody knows where one drives there.
  private(set) var unknownCount = 0
  /// How many places were left out because nothing is known of their hours on arrival, before
  /// ``end()`` without the last one.
  private(set) var unknownHoursCount = 0
  /// Of the place at hand: whether a pass counts, and whether hours that are not known kept one out.
  private var (counts, lacksHours) = (false, false)

  init(
    _ query: ResolvedQuery, arrivals: ArrivalEvaluator?, carriageways: CarriagewayClassifier?,
    in index: PlaceIndex
  ) throws(SearchError) {
    self.query = query
    self.index = index
    self.carriageways = query.passes.carriageway == .own ? carriageways : nil
    arrival = try arrivals.flatMap { (evaluator) throws(SearchError) in
      try SearchError.wrapping { () throws(IndexError) in
        try ArrivalCondition(query, evaluator, in: index)
      }
    }
    sides = query.passes.side.dependsOnCountry ? DrivingSides(of: index) : nil
  }

  /// Turns to the next place.
  mutating func begin(row: UInt32) throws(SearchError) {
    settle()
    self.row = row
    guard sides != nil else { return }
    driving = try sides?.side(at: Int(row))
    if driving == nil { unknownCount += 1 }
  }

  /// Counts the place at hand, whose passes have all been asked about.
  private mutating func settle() {
    if lacksHours, !counts { unknownHoursCount += 1 }
    (counts, lacksHours) = (false, false)
  }

  /// Whether a pass by the place counts.
  mutating func holds(_ pass: RouteFoot) throws(SearchError) -> Bool {
    guard query.window?.contains(pass.alongMeters) ?? true,
      query.passes.side.accepts(pass.side, driving: driving)
    else { return false }
    do throws(IndexError) {
      if let carriageways,
        case let place = try index.position(at: Int(row)),
        try carriageways.beyond(place, alongMeters: pass.alongMeters, piece: pass.piece) == .yes
      {
        return false
      }
      guard let holds = try arrival?.holds(row: Int(row), alongMeters: pass.alongMeters) else {
        return true
      }
      if holds { counts = true } else if arrival?.lacksHours == true { lacksHours = true }
      return holds
    } catch {
      throw .index(error)
    }
  }

  /// Ends the choice of passes.
  mutating func end() {
    settle()
    arrival?.end()
    arrival = nil
  }

  /// The side of a place so far off the route, where a road may have a width.
  func side(_ side: Side, offRouteMeters: Double) -> Side {
    query.passes.roadWidth.value > 0 && offRouteMeters <= query.passes.roadWidth.value / 2
      ? .on : side
  }

  /// Throws when a side was asked for and of none of the places anybody knows where one drives.
  func check(placeCount: Int) throws(SearchError) {
    if unknownCount > 0, unknownCount == placeCount { throw .drivingSideUnknown }
  }
}
