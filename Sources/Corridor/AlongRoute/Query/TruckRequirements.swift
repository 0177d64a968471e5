/// What places must have and allow for trucks, all of it.
public struct TruckRequirements: Hashable, Sendable {
  /// Conditions on what tags say of places, such as `adblue`.
  public var attributes: [TruckCondition]
  /// The vehicle that places must suit; nil for any.
  public var vehicle: VehicleProfile?
  /// What becomes of places of which it is not known whether they meet a condition. Where nil,
  /// ``attributes`` and the fuels of ``vehicle`` must be known to be there, and its size and access
  /// leave out only places that are known not to allow it.
  public var unknowns: UnknownChoice?

  /// Makes requirements; without arguments, any place will do.
  public init(
    attributes: [TruckCondition] = [], vehicle: VehicleProfile? = nil,
    unknowns: UnknownChoice? = nil
  ) {
    self.attributes = attributes
    self.vehicle = vehicle
    self.unknowns = unknowns
  }

  /// Whether any place will do.
  public var isEmpty: Bool { attributes.isEmpty && vehicle == nil }
}
