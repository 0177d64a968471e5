internal import CorridorGeometry
internal import CorridorIndex

/// Decides which passes of the route by a place count: in the window, with the place on the
/// requested side, open on arrival, on the vehicle's own carriageway.
struct PassCondition {
  private let query: ResolvedQuery
  private let index: PlaceIndex
  /// Decides what lies beyond the opposite carriageway; nil if that does not matter.
  private let carriageways: CarriagewayClassifier?
  /// The conditions on arrival; nil if there are none.
  private var arrival: ArrivalCondition?
  /// Looks up the driving side; nil if that does not matter.
  private var sides: JurisdictionReader?
  private var driving: DrivingSide?
  private var row: UInt32 = 0
  /// The number of places that could not be chosen because their driving side is unknown.
  private(set) var unknownCount = 0
  /// The number of places left out because their hours on arrival are unknown; until ``end()``,
  /// without the last place.
  private(set) var unknownHoursCount = 0
  /// Of the current place: whether a pass counts, and whether unknown hours kept one out.
  private var (counts, lacksHours) = (false, false)

  init(
    _ query: ResolvedQuery, arrivals: ArrivalEvaluator?, carriageways: CarriagewayClassifier?,
    in index: PlaceIndex
  ) throws(SearchError) {
    self.query = query
    self.index = index
    self.carriageways = query.passes.carriageway == .own ? carriageways : nil
    arrival = try arrivals.flatMap { (evaluator) throws(SearchError) in
      try rethrowing(ArrivalCondition(query, evaluator, in: index), as: SearchError.index)
    }
    sides = query.passes.side.dependsOnCountry ? JurisdictionReader(index) : nil
  }

  /// Starts the next place.
  mutating func begin(row: UInt32) throws(SearchError) {
    settle()
    self.row = row
    guard sides != nil else { return }
    driving = try sides?.drivingSide(at: Int(row))
    if driving == nil { unknownCount += 1 }
  }

  /// Counts the current place after all its passes have been tested.
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
        try carriageways.beyond(place, alongMeters: pass.alongMeters, segment: pass.segment) == .yes
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

  /// The side of a place at this distance off the route, given the width of the road.
  func side(_ side: Side, offRouteMeters: Double) -> Side {
    query.passes.roadWidth.value > 0 && offRouteMeters <= query.passes.roadWidth.value / 2
      ? .on : side
  }

  /// Throws if a side was requested and the driving side is unknown at every place.
  func check(placeCount: Int) throws(SearchError) {
    if unknownCount > 0, unknownCount == placeCount { throw .drivingSideUnknown }
  }
}

/// The conditions that must hold when the vehicle arrives at a place.
private struct ArrivalCondition {
  private let evaluator: ArrivalEvaluator
  private let vehicle: VehicleProfile?
  /// The truck requirements; nil if the query has none.
  private let truck: TruckFilter?
  /// The evaluator's cache.
  private var memory: ArrivalCache
  /// Whether the last tested place was left out only because its hours are unknown.
  private(set) var lacksHours = false

  /// Makes the condition; nil if nothing depends on the time of arrival.
  init?(
    _ query: ResolvedQuery, _ evaluator: ArrivalEvaluator, in index: PlaceIndex
  ) throws(IndexError) {
    truck = try TruckFilter(query.truck, in: index)
    guard truck != nil || evaluator.isFilter else { return nil }
    self.evaluator = evaluator
    vehicle = query.truck.vehicle
    memory = evaluator.takeCache()
  }

  /// Whether a pass by a place is accepted.
  mutating func holds(row: Int, alongMeters: Double) throws(IndexError) -> Bool {
    lacksHours = false
    if evaluator.isFilter {
      let (accepts, isUnknown) = try evaluator.accepts(row: row, alongMeters: alongMeters, &memory)
      if !accepts {
        lacksHours = isUnknown ? try suits(row: row, alongMeters: alongMeters) : false
        return false
      }
    }
    return try suits(row: row, alongMeters: alongMeters)
  }

  /// Whether a place meets the truck requirements.
  private mutating func suits(row: Int, alongMeters: Double) throws(IndexError) -> Bool {
    guard let truck else { return true }
    let situation = try evaluator.situation(row: row, alongMeters: alongMeters, &memory)
    return try truck.holds(row: row, in: situation.truck(vehicle))
  }

  /// Returns the cache to the evaluator.
  consuming func end() { evaluator.giveBack(memory) }
}
