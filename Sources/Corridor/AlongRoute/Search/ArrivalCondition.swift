internal import CorridorIndex

/// The conditions that must hold when the vehicle arrives at a place.
struct ArrivalCondition {
  private let evaluator: ArrivalEvaluator
  private let vehicle: VehicleProfile?
  /// The truck requirements; nil if the query has none.
  private let truck: TruckFilter?
  /// The evaluator's cache.
  private var memory: ArrivalMemory
  /// Whether the last tested place was left out only because its hours are unknown.
  private(set) var lacksHours = false

  /// Makes the condition; nil if nothing depends on the time of arrival.
  init?(
    _ query: ResolvedQuery, _ evaluator: ArrivalEvaluator, in index: PlaceIndex
  ) throws(IndexError) {
    truck = try TruckFilter(
      query.truck.attributes, vehicle: query.truck.vehicle, unknowns: query.truck.unknowns,
      in: index)
    guard truck != nil || evaluator.isFilter else { return nil }
    self.evaluator = evaluator
    vehicle = query.truck.vehicle
    memory = evaluator.takeMemory()
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
