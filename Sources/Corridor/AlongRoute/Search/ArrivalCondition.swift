internal import CorridorIndex

/// What must hold when the vehicle gets to a place.
struct ArrivalCondition {
  private let evaluator: ArrivalEvaluator
  private let vehicle: VehicleProfile?
  /// What places must have or allow; nil where trucks are not asked about.
  private let truck: TruckFilter?
  /// What the evaluator knows so far.
  private var memory: ArrivalMemory
  /// Whether nothing but what is not known of its hours kept the place out that was asked about last.
  private(set) var lacksHours = false

  /// Nil where nothing depends on when one gets to places.
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

  /// Whether a place will do at a pass.
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

  /// Whether a place has and allows what is asked for trucks.
  private mutating func suits(row: Int, alongMeters: Double) throws(IndexError) -> Bool {
    guard let truck else { return true }
    let situation = try evaluator.situation(row: row, alongMeters: alongMeters, &memory)
    return try truck.holds(row: row, in: situation.truck(vehicle))
  }

  /// Gives the memory back to the evaluator.
  consuming func end() { evaluator.giveBack(memory) }
}
