public import CorridorIndex

extension Place {
  /// Reads an attribute from the place's tags, for a vehicle or for a truck about which nothing is
  /// known.
  ///
  /// Restrictions under conditions of time are unknown here. Complexity: O(tags).
  public func truckFact(
    _ attribute: TruckAttribute, for vehicle: VehicleProfile? = nil
  ) -> TruckFact {
    truckFacts([attribute], in: TruckSituation(vehicle: vehicle))[0].fact
  }

  /// Reads attributes from the place's tags in a situation, in the order given.
  package func truckFacts(
    _ attributes: [TruckAttribute], in situation: TruckSituation
  ) -> [(attribute: TruckAttribute, fact: TruckFact)] {
    TruckFact.of(tags, attributes, in: situation)
  }
}
