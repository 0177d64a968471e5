/// Limits on the height, width, length and weight of a vehicle.
extension TruckReading {
  /// The value of a limit tag.
  private enum Limit: Hashable {
    /// At most this, in metres or tonnes.
    case most(Double)
    /// No limit of its own; the legal limits of every road apply.
    case none
    /// The value is not understood, or only in part.
    case unclear
  }

  /// Keys in groups: in each group the first key that is present decides, and the narrowest of all
  /// groups is the limit. What a sign allows, what the place physically allows, and what a vehicle
  /// weighs or may weigh are different limits (wiki pages "Key:maxheight", "Key:*:physical",
  /// "Key:maxweight", "Key:maxweightrating").
  private static func lines(of attribute: TruckAttribute) -> [[String]] {
    func line(_ key: String) -> [String] { [key + ":hgv", key] }
    return switch attribute {
    case .maxHeightMeters: [line("maxheight"), ["maxheight:physical"]]
    case .maxWidthMeters: [line("maxwidth"), ["maxwidth:physical"]]
    case .maxLengthMeters: [line("maxlength"), ["maxlength:physical"]]
    case .maxWeightTonnes: [line("maxweight"), line("maxweightrating"), line("maxgcweight")]
    case .maxAxleLoadTonnes: [line("maxaxleload")]
    default: []
    }
  }

  static func limitKeys(of attribute: TruckAttribute) -> [String] {
    lines(of: attribute).flatMap { $0 }.flatMap { [$0, $0 + ":conditional"] }
  }

  /// The limit that a vehicle must not exceed.
  func limit(_ attribute: TruckAttribute) -> TruckFact {
    var narrowest: Double?
    var evidence: [String] = []
    var isUnclear = false
    var isConflicting = false
    for line in Self.lines(of: attribute) {
      let own = line.filter { !$0.hasSuffix(":hgv") || situation.kind == .hgv }
      guard let (limits, said, contradicts) = limits(own, attribute) else { continue }
      isConflicting = isConflicting || contradicts
      evidence += said
      guard limits.count == 1, let limit = limits.first, limit != .unclear else {
        isUnclear = true
        continue
      }
      if case .most(let most) = limit { narrowest = min(narrowest ?? most, most) }
    }
    if evidence.isEmpty { return .unknown }
    if isUnclear {
      return TruckFact(.unknown, evidence: evidence, isConflicting: isConflicting)
    }
    return TruckFact(narrowest.map { .quantity($0) } ?? .no, evidence: evidence)
  }

  /// The limits that may apply in a group of keys; nil if the place has none of them.
  private func limits(
    _ keys: [String], _ attribute: TruckAttribute
  ) -> (limits: Set<Limit>, evidence: [String], contradicts: Bool)? {
    var all: Set<Limit> = []
    var evidence: [String] = []
    var contradicts = false
    for key in keys {
      // nil means that the next key decides.
      var here: Set<Limit?> = [nil]
      if let text = tags[key] {
        let parts = Set(text.split(separator: ";").map { limit(String($0), attribute) })
        contradicts = contradicts || parts.count > 1
        here = [parts.count == 1 ? parts.first : .unclear]
        evidence += tags.evidence(key)
      }
      if let text = tags[key + ":conditional"] {
        evidence += tags.evidence(key + ":conditional")
        here =
          ConditionalTag(text)?.values(in: situation, usual: here) { limit($0, attribute) }
          ?? here.union([.unclear])
      }
      all.formUnion(here.compactMap { $0 })
      if !here.contains(nil) { return (all, evidence, contradicts) }
    }
    // Without a condition that holds, the tags set no limit.
    if evidence.isEmpty { return nil }
    return (all.isEmpty ? [.none] : all.union([.none]), evidence, contradicts)
  }

  private func limit(_ text: String, _ attribute: TruckAttribute) -> Limit {
    let text = trimmed(text).lowercased()
    switch text {
    case "none", "no", "unlimited", "default", "unsigned": return .none
    default: break
    }
    let most =
      switch attribute {
      case .maxWeightTonnes, .maxAxleLoadTonnes: TruckMeasure.tonnes(text)
      default: TruckMeasure.meters(text)
      }
    return most.map { .most($0) } ?? .unclear
  }
}
