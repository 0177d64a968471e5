/// What places must have and allow for trucks; all conditions must hold.
public struct TruckRequirements: Hashable, Sendable {
  /// Conditions on truck attributes read from tags, such as `adblue`.
  public var attributes: [TruckCondition]
  /// The vehicle that places must suit; nil for any vehicle.
  public var vehicle: VehicleProfile?
  /// What to do with places for which a condition is unknown. If nil, ``attributes`` and the fuels
  /// of ``vehicle`` must be known to be present, and its size and access leave out only places that
  /// are known not to allow it.
  public var unknowns: UnknownChoice?

  /// Makes requirements; without arguments, they accept any place.
  public init(
    attributes: [TruckCondition] = [], vehicle: VehicleProfile? = nil,
    unknowns: UnknownChoice? = nil
  ) {
    self.attributes = attributes
    self.vehicle = vehicle
    self.unknowns = unknowns
  }

  /// Whether any place is accepted.
  public var isEmpty: Bool { attributes.isEmpty && vehicle == nil }
}
