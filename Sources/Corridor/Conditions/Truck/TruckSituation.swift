package import CorridorHours

/// Who comes to a place, and when: what restrictions under conditions are decided by.
package struct TruckSituation: Sendable {
  /// The vehicle; nil for a truck of which nothing else is known.
  package var vehicle: VehicleProfile?
  /// When it is there, by the clocks of the place; nil where nobody knows.
  package var time: LocalTime?
  /// The holidays and the sun of the place.
  package var opening: OpeningContext

  package init(
    vehicle: VehicleProfile? = nil, time: LocalTime? = nil, opening: OpeningContext = .init()
  ) {
    self.vehicle = vehicle
    self.time = time
    self.opening = opening
  }

  /// What the vehicle is.
  var kind: VehicleKind { vehicle?.kind ?? .hgv }
}
