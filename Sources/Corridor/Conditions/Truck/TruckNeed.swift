/// One thing that a search needs of places, whoever asks for it: a condition, or the vehicle.
enum TruckNeed: Sendable {
  /// Of all places, and whether those will do of which it is not known.
  case condition(TruckCondition, takesUnknown: Bool)
  /// That the vehicle may go there.
  case access(VehicleKind, takesUnknown: Bool)
  /// Of fuel stations only.
  case fuel(VehicleFuel, takesUnknown: Bool)

  /// All that a query needs.
  ///
  /// What is asked for by its name must be known to be there. What the vehicle does not fit leaves
  /// out only what is known to be too small: most places have no limit, and nobody maps that.
  static func all(
    _ conditions: [TruckCondition], _ vehicle: VehicleProfile?, _ unknowns: UnknownChoice?
  ) -> [TruckNeed] {
    var needs: [TruckNeed] = conditions.map {
      .condition($0, takesUnknown: $0.takesUnknown ?? (unknowns == .keep))
    }
    guard let vehicle else { return needs }
    needs.append(.access(vehicle.kind, takesUnknown: unknowns != .drop))
    for (attribute, least) in vehicle.limits {
      needs.append(
        .condition(TruckCondition(attribute, .atLeast(least)), takesUnknown: unknowns != .drop))
    }
    needs += vehicle.fuels.map { .fuel($0, takesUnknown: unknowns == .keep) }
    return needs
  }

  /// The keys that deciding it looks at.
  var keys: [String] {
    switch self {
    case .condition(let condition, _): condition.attribute.keys
    case .access(let kind, _): TruckReading.accessKeys(of: kind)
    case .fuel(let fuel, _): fuel.attribute.keys
    }
  }

  /// The attribute that shows how it was decided; nil where there is none.
  var attribute: TruckAttribute? {
    switch self {
    case .condition(let condition, _): condition.attribute
    case .access(let kind, _): kind == .hgv ? .hgvAccess : nil
    case .fuel(let fuel, _): fuel.attribute
    }
  }

  /// What is asked for, in a few words: `for hgv`, `maxHeightMeters>=4.5`, `diesel`.
  var words: String {
    switch self {
    case .condition(let condition, _): condition.description
    case .access(let kind, _): "for \(kind.word)"
    case .fuel(let fuel, _): fuel.rawValue
    }
  }

  /// Whether a place will do.
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
