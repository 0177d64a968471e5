internal import CorridorIndex

/// What has to hold when one gets to a place.
struct ArrivalCondition {
  private let desk: ArrivalDesk
  private let vehicle: VehicleProfile?
  /// What places must have or allow; nil where trucks are not asked about.
  private let truck: TruckFilter?
  /// What the desk remembers.
  private var memory: ArrivalMemory
  /// Whether nothing but what is not known of its hours kept the place out that was asked about last.
  private(set) var lacksHours = false

  /// Nil where nothing depends on when one gets to places.
  init?(
    _ query: CorridorQuery, _ desk: ArrivalDesk, in index: PlaceIndex
  ) throws(IndexError) {
    truck = try TruckFilter(
      query.attributes, vehicle: query.vehicle, unknowns: query.unknowns, in: index)
    guard truck != nil || desk.isFilter else { return nil }
    self.desk = desk
    vehicle = query.vehicle
    memory = desk.takeMemory()
  }

  /// Whether a place will do at a pass.
  mutating func holds(row: Int, alongMeters: Double) throws(IndexError) -> Bool {
    lacksHours = false
    if desk.isFilter {
      let (accepts, isUnknown) = try desk.accepts(row: row, alongMeters: alongMeters, &memory)
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
    let situation = try desk.situation(row: row, alongMeters: alongMeters, &memory)
    return try truck.holds(row: row, in: situation.truck(vehicle))
  }

  /// Gives back what the desk remembers.
  consuming func end() { desk.giveBack(memory) }
}
