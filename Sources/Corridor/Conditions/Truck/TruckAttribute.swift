internal import CorridorIndex

/// What one wants to know of a place before one goes there with a truck.
///
/// Each is read from the tags of a place as a ``TruckFact``. Names are stable; those that end in a
/// unit have quantities as values.
public enum TruckAttribute: String, Sendable, CaseIterable, Hashable {
  /// Whether trucks may go there: the most special of the tags on access decides.
  case hgvAccess
  /// Diesel at pumps for trucks.
  case hgvDiesel
  /// Diesel at any pump.
  case diesel
  /// AdBlue, at a pump or in canisters.
  case adBlue
  /// Pumps for trucks, with the nozzles and the flow that their tanks ask for.
  case highFlowPump
  /// Liquefied natural gas.
  case lng
  /// Compressed natural gas.
  case cng
  /// Hydrogen, at any pressure or liquid.
  case hydrogen
  /// Charging points that trucks reach.
  case hgvCharging
  /// The power of the strongest of them, in kilowatts.
  case hgvChargingKilowatts
  /// How many parking spaces there are for trucks.
  case truckSpaces
  /// Parking that is guarded, or has both a fence and cameras.
  case securedParking
  /// Showers.
  case showers
  /// Toilets.
  case toilets
  /// A public scale for vehicles.
  case weighbridge
  /// How high a vehicle may be, in metres.
  case maxHeightMeters
  /// How wide, in metres.
  case maxWidthMeters
  /// How long, in metres.
  case maxLengthMeters
  /// How heavy, in tonnes of 1,000 kg.
  case maxWeightTonnes
  /// How heavy on each axle, in tonnes.
  case maxAxleLoadTonnes

  /// What a value of an attribute is.
  package enum Kind: Sendable {
    /// There or not.
    case plain
    /// Something that one can have much of: a missing one is zero.
    case amount
    /// Something that one must not exceed: a missing one is endless.
    case limit
  }

  /// What its values are.
  package var kind: Kind {
    switch self {
    case .hgvChargingKilowatts, .truckSpaces: .amount
    case .maxHeightMeters, .maxWidthMeters, .maxLengthMeters, .maxWeightTonnes,
      .maxAxleLoadTonnes:
      .limit
    default: .plain
    }
  }

  /// The unit of its quantities, as it is written behind a number; empty for none.
  package var unit: String {
    switch self {
    case .hgvChargingKilowatts: "kW"
    case .maxHeightMeters, .maxWidthMeters, .maxLengthMeters: "m"
    case .maxWeightTonnes, .maxAxleLoadTonnes: "t"
    default: ""
    }
  }

  /// The name without the unit of a limit, which people may leave out: `maxHeight`.
  package var shortName: String {
    for suffix in ["Meters", "Tonnes"] where rawValue.hasSuffix(suffix) {
      return String(rawValue.dropLast(suffix.count))
    }
    return rawValue
  }

  /// The attribute of a name in small or capital letters, with its unit or without where no other
  /// is called so; nil for none.
  package init?(named name: String) {
    let wanted = name.lowercased()
    let all = Self.allCases
    guard
      let found = all.first(where: { $0.rawValue.lowercased() == wanted })
        ?? all.first(where: { $0.shortName.lowercased() == wanted })
    else { return nil }
    self = found
  }

  /// The name that a misspelt one is nearest to; nil where none is near.
  package static func suggestion(for name: String) -> String? {
    closestMatch(to: name, in: allCases.map(\.rawValue) + allCases.map(\.shortName))
      .flatMap { TruckAttribute(named: $0)?.rawValue }
  }
}
