internal import Corridor
internal import CorridorFormats
internal import CorridorIndex

/// The column with the truck attributes that the tags of places give.
struct TruckColumn {
  private let attributes: [TruckAttribute]
  private let vehicle: VehicleProfile?

  /// - Returns: nil if no attribute is shown.
  init?(_ attributes: [TruckAttribute], for vehicle: VehicleProfile?) {
    if attributes.isEmpty { return nil }
    self.attributes = attributes
    self.vehicle = vehicle
  }

  /// The names of the attributes.
  var names: [String] { attributes.map(\.rawValue) }

  /// The known attributes of a place.
  ///
  /// - Parameter arrival: The time of arrival; nil if the request has none.
  func facts(
    of place: PlaceFacts, on arrival: ArrivalSituation?
  ) -> [(attribute: TruckAttribute, fact: TruckFact)] {
    let situation = arrival?.truck(vehicle) ?? TruckSituation(vehicle: vehicle)
    return TruckFact.of(place.tags, attributes, in: situation).map { ($0, $1) }
  }

  /// The attributes in JSON: `{"adBlue":{"value":"yes","evidence":["fuel:adblue=yes"]}}`.
  static func value(
    of facts: [(attribute: TruckAttribute, fact: TruckFact)]
  ) throws(CommandError) -> OutputValue {
    .object(
      try facts.map { (attribute, fact) throws(CommandError) in
        .init(attribute.rawValue, .object(try members.values(of: fact)))
      })
  }

  private static let members: [Member<TruckFact>] = [
    Member("value", .written(.any(of: .oneOf(["yes", "no", "unknown"]), .type("number")))) {
      $0.value.output
    },
    Member("evidence", .texts) { $0.evidence },
    Member(optional: "conflict", .flag) { $0.isConflicting ? true : nil },
  ]

  /// The schema of ``value(of:)``.
  static let schema = OutputValue.closed(
    TruckAttribute.allCases.map { ($0.rawValue, members.schema(), isOptional: true) })

  /// The attributes for people: `adBlue, !showers, maxHeightMeters 4.1`.
  static func words(for facts: [(attribute: TruckAttribute, fact: TruckFact)]) -> String {
    facts.compactMap { attribute, fact -> String? in
      switch fact.value {
      case .yes: attribute.rawValue
      case .no: "!" + attribute.rawValue
      case .quantity: attribute.rawValue + " " + fact.value.output.plainText
      case .unknown: nil
      }
    }.joined(separator: ", ")
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
