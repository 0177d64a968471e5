package import CorridorHours

/// What the clocks of a place show when one gets there, and what its days are.
package struct ArrivalSituation: Sendable {
  /// By the clocks of the place; nil where its time zone is not known.
  package var time: LocalTime?
  /// The holidays and the sun of the place.
  package var opening = OpeningContext()

  package init(time: LocalTime? = nil, opening: OpeningContext = OpeningContext()) {
    self.time = time
    self.opening = opening
  }

  /// The same for what trucks ask.
  package func truck(_ vehicle: VehicleProfile?) -> TruckSituation {
    TruckSituation(vehicle: vehicle, time: time, opening: opening)
  }
}
