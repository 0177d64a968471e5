package import CorridorHours

/// The vehicle that arrives at a place, and the time: the input for conditional restrictions.
package struct TruckSituation: Sendable {
  /// The vehicle; nil for a truck about which nothing else is known.
  package var vehicle: VehicleProfile?
  /// The time of arrival by the clocks of the place; nil if unknown.
  package var time: LocalTime?
  /// The holidays and the sun at the place.
  package var opening: OpeningContext

  package init(
    vehicle: VehicleProfile? = nil, time: LocalTime? = nil, opening: OpeningContext = .init()
  ) {
    self.vehicle = vehicle
    self.time = time
    self.opening = opening
  }

  /// The kind of the vehicle.
  var kind: VehicleKind { vehicle?.kind ?? .hgv }
}
