package import CorridorHours
public import CorridorIndex

/// Reads truck attributes from the tags of a place, in a situation.
struct TruckReading {
  let tags: TruckTags
  let situation: TruckSituation

  init(_ tags: TruckTags, in situation: TruckSituation = .init()) {
    self.tags = tags
    self.situation = situation
  }

  /// Reads an attribute. Uses ``TruckAttribute/keys`` only.
  func fact(_ attribute: TruckAttribute) -> TruckFact {
    switch attribute {
    case .hgvAccess: access(of: .hgv)
    case .hgvCharging: charging
    case .hgvChargingKilowatts: chargingPower
    case .truckSpaces: spaces
    case .securedParking: guarding
    case .maxHeightMeters, .maxWidthMeters, .maxLengthMeters, .maxWeightTonnes,
      .maxAxleLoadTonnes:
      limit(attribute)
    default:
      ServiceTags.of(attribute).map(fact) ?? .unknown
    }
  }

  /// The meaning of a key: yes or no by its words, unknown for other words and for both at once;
  /// nil if the tag is missing.
  func verdict(_ key: String, yes: Set<String>, no: Set<String>) -> Verdict? {
    guard let words = tags.words(key) else { return nil }
    let isYes = words.contains(where: yes.contains)
    let isNo = words.contains(where: no.contains)
    return isYes == isNo ? .unknown : Verdict(isYes)
  }

  /// Whether a key says yes and no at once.
  func contradicts(_ key: String, yes: Set<String>, no: Set<String>) -> Bool {
    guard let words = tags.words(key) else { return false }
    return words.contains(where: yes.contains) && words.contains(where: no.contains)
  }

  /// The tags of keys as evidence.
  func evidence(_ keys: [String]) -> [String] { keys.flatMap(tags.evidence) }
}

extension TruckAttribute {
  /// The keys that any reading of the attribute uses.
  var keys: [String] {
    switch self {
    case .hgvAccess: TruckReading.accessKeys(of: .hgv)
    case .hgvCharging: TruckReading.chargingKeys
    case .hgvChargingKilowatts: TruckReading.chargingKeys + TruckReading.powerKeys
    case .truckSpaces: TruckReading.spaceKeys
    case .securedParking: TruckReading.guardingKeys
    case .maxHeightMeters, .maxWidthMeters, .maxLengthMeters, .maxWeightTonnes,
      .maxAxleLoadTonnes:
      TruckReading.limitKeys(of: self)
    default:
      ServiceTags.of(self)?.keys ?? []
    }
  }
}

extension TruckFact {
  /// Reads attributes from tags in a situation, in the order given.
  package static func of(
    _ tags: some Sequence<(key: String, value: String)>, _ attributes: [TruckAttribute],
    in situation: TruckSituation = .init()
  ) -> [(attribute: TruckAttribute, fact: TruckFact)] {
    let reading = TruckReading(TruckTags(tags), in: situation)
    return attributes.map { ($0, reading.fact($0)) }
  }
}

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
