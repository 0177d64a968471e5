package import Corridor
package import CorridorFormats
package import CorridorIndex

/// The column with the truck attributes that the tags of places give.
package struct TruckColumn {
  private let attributes: [TruckAttribute]
  private let vehicle: VehicleProfile?

  /// - Returns: nil if no attribute is shown.
  package init?(_ attributes: [TruckAttribute], for vehicle: VehicleProfile?) {
    if attributes.isEmpty { return nil }
    self.attributes = attributes
    self.vehicle = vehicle
  }

  package var header: OutputHeader.Column {
    .init("truck", members: attributes.map(\.rawValue))
  }

  /// The known attributes of a place: `{"adBlue":{"value":"yes","evidence":["fuel:adblue=yes"]}}`.
  ///
  /// - Parameter arrival: The time of arrival; nil if the request has none.
  package func value(of facts: PlaceFacts, on arrival: ArrivalSituation?) -> OutputValue {
    let situation = arrival?.truck(vehicle) ?? TruckSituation(vehicle: vehicle)
    return .object(
      TruckFact.of(facts.tags, attributes, in: situation).map { attribute, fact in
        var members: [OutputValue.Member] = [
          .init("value", fact.value.output), .init("evidence", .texts(fact.evidence)),
        ]
        if fact.isConflicting { members.append(.init("conflict", .boolean(true))) }
        return .init(attribute.rawValue, .object(members))
      })
  }
}

extension TruckFact.Value {
  /// `yes`, `no`, `unknown`, or a number to the gram and millimetre.
  fileprivate var output: OutputValue {
    switch self {
    case .yes: .text("yes")
    case .no: .text("no")
    case .unknown: .text("unknown")
    case .quantity(let number): .number(number, decimals: 6)
    }
  }
}
