/// One requirement of a search for trucks: a condition, or a property of the vehicle.
enum TruckNeed: Sendable {
  /// Applies to all places.
  case condition(TruckCondition, takesUnknown: Bool)
  /// The vehicle may enter.
  case access(VehicleKind, takesUnknown: Bool)
  /// Applies to fuel stations only.
  case fuel(VehicleFuel, takesUnknown: Bool)

  /// All requirements of a query.
  ///
  /// Attributes and fuels requested by name must be known to be present. The size of the vehicle
  /// leaves out only places that are known to be too small: most places have no limit, and mappers
  /// do not record that.
  static func all(_ requirements: TruckRequirements) -> [TruckNeed] {
    let unknowns = requirements.unknowns
    var needs: [TruckNeed] = requirements.attributes.map {
      .condition($0, takesUnknown: $0.takesUnknown ?? (unknowns == .keep))
    }
    guard let vehicle = requirements.vehicle else { return needs }
    needs.append(.access(vehicle.kind, takesUnknown: unknowns != .drop))
    for (attribute, least) in vehicle.limits {
      needs.append(
        .condition(TruckCondition(attribute, .atLeast(least)), takesUnknown: unknowns != .drop))
    }
    needs += vehicle.fuels.map { .fuel($0, takesUnknown: unknowns == .keep) }
    return needs
  }

  /// The keys that decide the requirement.
  var keys: [String] {
    switch self {
    case .condition(let condition, _): condition.attribute.keys
    case .access(let kind, _): TruckReading.accessKeys(of: kind)
    case .fuel(let fuel, _): fuel.attribute.keys
    }
  }

  /// The attribute that shows how the requirement was decided; nil if there is none.
  var attribute: TruckAttribute? {
    switch self {
    case .condition(let condition, _): condition.attribute
    case .access(let kind, _): kind == .hgv ? .hgvAccess : nil
    case .fuel(let fuel, _): fuel.attribute
    }
  }

  /// The requirement in a few words: `for hgv`, `maxHeightMeters>=4.5`, `diesel`.
  var words: String {
    switch self {
    case .condition(let condition, _): condition.description
    case .access(let kind, _): "for \(kind.word)"
    case .fuel(let fuel, _): fuel.rawValue
    }
  }

  /// Whether a place meets the requirement.
  func holds(_ reading: TruckReading, isFuelStation: Bool) -> Bool {
    switch self {
    case .condition(let condition, let takesUnknown):
      Self.passes(condition.verdict(of: reading.fact(condition.attribute)), takesUnknown)
    case .access(let kind, let takesUnknown):
      switch reading.access(of: kind).value {
      case .yes, .quantity: true
      case .no: false
      case .unknown: takesUnknown
      }
    case .fuel(let fuel, let takesUnknown):
      !isFuelStation
        || Self.passes(
          TruckCondition(fuel.attribute).verdict(of: reading.fact(fuel.attribute)), takesUnknown)
    }
  }

  private static func passes(_ verdict: Verdict, _ takesUnknown: Bool) -> Bool {
    verdict == .yes || verdict == .unknown && takesUnknown
  }
}
