internal import CorridorGeometry
internal import CorridorIndex

/// Which passes of the route by a place count: those in a window, with the place on a side, at a time
/// when it is open, on the own carriageway.
struct PassCondition {
  private let query: CorridorQuery
  private let index: PlaceIndex
  /// Tells what is beyond the opposite carriageway; nil where that does not matter.
  private let carriageways: CarriagewayDesk?
  /// Tells whether a place is open when one gets there; nil where that does not matter.
  private let arrivals: ArrivalDesk?
  /// What places must have or allow when one gets there.
  private let truck: (filter: TruckFilter, desk: ArrivalDesk)?
  /// Tells where one drives; nil where that does not matter.
  private var sides: DrivingSides?
  private var driving: DrivingSide?
  private var row: UInt32 = 0
  /// How many places could not be chosen because nobody knows where one drives there.
  private(set) var unknownCount = 0

  init(
    _ query: CorridorQuery, arrivals: ArrivalDesk?, carriageways: CarriagewayDesk?,
    in index: PlaceIndex
  ) throws(SearchError) {
    self.query = query
    self.index = index
    self.carriageways = query.carriageway == .own ? carriageways : nil
    self.arrivals = arrivals?.isFilter == true ? arrivals : nil
    truck = try arrivals.flatMap { (desk) throws(SearchError) in
      try SearchError.wrapping { () throws(IndexError) in
        try TruckFilter(
          query.attributes, vehicle: query.vehicle, unknowns: query.unknowns, in: index)
      }.map { ($0, desk) }
    }
    sides = try query.side.dependsOnCountry ? DrivingSides(of: index) : nil
  }

  /// Turns to the next place.
  mutating func begin(row: UInt32) throws(SearchError) {
    self.row = row
    guard sides != nil else { return }
    driving = try sides?.side(at: Int(row))
    if driving == nil { unknownCount += 1 }
  }

  /// Whether a pass by the place counts.
  func holds(_ pass: RouteFoot) throws(SearchError) -> Bool {
    try holds(pass.alongMeters, pass.side, piece: pass.piece)
  }

  /// Whether a pass by the place counts, of which the nearest point lies on a piece of the route.
  func holds(_ alongMeters: Double, _ side: Side, piece: Int) throws(SearchError) -> Bool {
    guard query.window?.contains(alongMeters) ?? true,
      query.side.accepts(side, driving: driving)
    else { return false }
    return try SearchError.wrapping { () throws(IndexError) in
      if let carriageways,
        case let place = try index.position(at: Int(row)),
        try carriageways.beyond(place, alongMeters: alongMeters, piece: piece) == .yes
      {
        return false
      }
      if let arrivals, try !arrivals.accepts(row: Int(row), alongMeters: alongMeters) {
        return false
      }
      guard let (filter, desk) = truck else { return true }
      let situation = try desk.situation(row: Int(row), alongMeters: alongMeters)
      return try filter.holds(row: Int(row), in: situation.truck(query.vehicle))
    }
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
