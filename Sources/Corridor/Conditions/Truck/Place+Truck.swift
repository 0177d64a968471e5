public import CorridorIndex

extension Place {
  /// What its tags say of an attribute, for a vehicle or a truck of which nothing is known.
  ///
  /// Restrictions under conditions of time are unknown here. Complexity: O(tags).
  public func truckFact(
    _ attribute: TruckAttribute, for vehicle: VehicleProfile? = nil
  ) -> TruckFact {
    truckFacts([attribute], in: TruckSituation(vehicle: vehicle))[0].fact
  }

  /// What its tags say of attributes in a situation, in the order given.
  package func truckFacts(
    _ attributes: [TruckAttribute], in situation: TruckSituation
  ) -> [(attribute: TruckAttribute, fact: TruckFact)] {
    TruckFact.of(tags, attributes, in: situation)
  }
}
