package import CorridorHours

/// The local time, holidays and sun at a place when the vehicle arrives.
package struct ArrivalSituation: Sendable {
  /// The local time of the place; nil if its time zone is unknown.
  package var time: LocalTime?
  /// The holidays and the sun at the place.
  package var opening = OpeningContext()

  package init(time: LocalTime? = nil, opening: OpeningContext = OpeningContext()) {
    self.time = time
    self.opening = opening
  }

  /// The same situation, for evaluating truck restrictions.
  package func truck(_ vehicle: VehicleProfile?) -> TruckSituation {
    TruckSituation(vehicle: vehicle, time: time, opening: opening)
  }
}
