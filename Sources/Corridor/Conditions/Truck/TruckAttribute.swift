internal import CorridorIndex

/// An attribute of a place that matters to truck drivers.
///
/// Each is read from the tags of a place as a ``TruckFact``. Names are stable; those that end in a
/// unit have quantities as values.
public enum TruckAttribute: String, Sendable, CaseIterable, Hashable {
  /// Whether trucks may enter: the most specific of the access tags decides.
  case hgvAccess
  /// Diesel at pumps for trucks.
  case hgvDiesel
  /// Diesel at any pump.
  case diesel
  /// AdBlue, at a pump or in canisters.
  case adBlue
  /// Pumps for trucks, with the nozzles and the flow that their tanks need.
  case highFlowPump
  /// Liquefied natural gas.
  case lng
  /// Compressed natural gas.
  case cng
  /// Hydrogen, at any pressure or liquid.
  case hydrogen
  /// Charging points that trucks can reach.
  case hgvCharging
  /// The power of the strongest of these charging points, in kilowatts.
  case hgvChargingKilowatts
  /// The number of parking spaces for trucks.
  case truckSpaces
  /// Parking that is guarded, or has both a fence and cameras.
  case securedParking
  /// Showers.
  case showers
  /// Toilets.
  case toilets
  /// A public scale for vehicles.
  case weighbridge
  /// The maximum height of a vehicle, in metres.
  case maxHeightMeters
  /// The maximum width, in metres.
  case maxWidthMeters
  /// The maximum length, in metres.
  case maxLengthMeters
  /// The maximum weight, in tonnes of 1,000 kg.
  case maxWeightTonnes
  /// The maximum weight on each axle, in tonnes.
  case maxAxleLoadTonnes

  /// The kind of an attribute's values.
  package enum Kind: Sendable {
    /// Present or not.
    case plain
    /// A quantity of something present: zero if missing.
    case amount
    /// A quantity that a vehicle must not exceed: infinite if missing.
    case limit
  }

  /// The kind of this attribute's values.
  package var kind: Kind {
    switch self {
    case .hgvChargingKilowatts, .truckSpaces: .amount
    case .maxHeightMeters, .maxWidthMeters, .maxLengthMeters, .maxWeightTonnes,
      .maxAxleLoadTonnes:
      .limit
    default: .plain
    }
  }

  /// The unit of its quantities, as written after a number; empty for none.
  package var unit: String {
    switch self {
    case .hgvChargingKilowatts: "kW"
    case .maxHeightMeters, .maxWidthMeters, .maxLengthMeters: "m"
    case .maxWeightTonnes, .maxAxleLoadTonnes: "t"
    default: ""
    }
  }

  /// The name without the unit of a limit, which users may omit: `maxHeight`.
  package var shortName: String {
    for suffix in ["Meters", "Tonnes"] where rawValue.hasSuffix(suffix) {
      return String(rawValue.dropLast(suffix.count))
    }
    return rawValue
  }

  /// The attribute with a name, case-insensitive; the unit may be omitted if the name is still
  /// unique. Nil for none.
  package init?(named name: String) {
    let wanted = name.lowercased()
    let all = Self.allCases
    guard
      let found = all.first(where: { $0.rawValue.lowercased() == wanted })
        ?? all.first(where: { $0.shortName.lowercased() == wanted })
    else { return nil }
    self = found
  }

  /// The name closest to a misspelled one; nil if none is close.
  package static func suggestion(for name: String) -> String? {
    closestMatch(to: name, in: allCases.map(\.rawValue) + allCases.map(\.shortName))
      .flatMap { TruckAttribute(named: $0)?.rawValue }
  }
}
