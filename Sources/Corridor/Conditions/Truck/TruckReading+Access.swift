/// Access for vehicles.
///
/// OpenStreetMap has a tag for each kind of vehicle, and more general ones. The most specific tag
/// that is present decides, and its form with `:conditional` takes precedence over it (wiki pages
/// "Key:access" and "Conditional restrictions").
extension TruckReading {
  /// Keys from the most specific to the most general; those of one step mean the same. `goods`
  /// applies to light vehicles only; `truck` is not on the wiki, but common.
  private static func steps(of kind: VehicleKind) -> [[String]] {
    let own =
      switch kind {
      case .hgv: ["hgv", "truck"]
      case .van: ["goods"]
      case .car: ["motorcar"]
      }
    return [own, ["motor_vehicle"], ["vehicle"], ["access"]]
  }

  /// Keys of tags that make sense only at a place for trucks.
  private static let signs = ["capacity:hgv", "fuel:HGV_diesel", "amenity"]

  static func accessKeys(of kind: VehicleKind) -> [String] {
    let keys = steps(of: kind).flatMap { $0 }
    return keys + keys.map { $0 + ":conditional" } + (kind == .hgv ? signs : [])
  }

  /// Access values that admit anyone who has a reason to stop there.
  private static let open: Set = [
    "yes", "designated", "official", "permissive", "public", "customers", "destination", "only",
  ]
  /// Access values that exclude the public. Values that depend on a delivery, a permit or a rule of
  /// conduct (`delivery`, `permit`, `discouraged`) are in neither set.
  private static let closed: Set = [
    "no", "private", "residents", "employees", "military", "emergency", "bus", "psv", "taxi",
    "agricultural", "forestry", "use_sidepath",
  ]

  /// Whether a kind of vehicle may enter.
  func access(of kind: VehicleKind) -> TruckFact {
    let steps = Self.steps(of: kind)
    let whole = outcome(ofSteps: steps[...])
    let signs = kind == .hgv ? signsOfTrucks : []
    guard !signs.isEmpty else { return whole.fact }
    let own = outcome(ofSteps: steps.prefix(1))
    if own.decides {
      let isMeantNow = steps[0].contains { tags[$0 + ":conditional"] != nil }
      guard own.fact.value == .no, !isMeantNow else { return own.fact }
      // A place made for trucks and closed to them is a contradiction.
      return TruckFact(.unknown, evidence: own.fact.evidence + signs, isConflicting: true)
    }
    // A private yard with spaces for trucks is not open to all trucks.
    if outcome(ofSteps: steps.dropFirst()).possible.contains(.no) { return whole.fact }
    let isSure = own.possible.isSubset(of: [.yes])
    return TruckFact(isSure ? .yes : .unknown, evidence: own.fact.evidence + signs)
  }

  /// The access for the kind of vehicle alone, without the more general tags.
  var ownAccess: TruckFact { outcome(ofSteps: Self.steps(of: .hgv).prefix(1)).fact }

  /// The tags that show that trucks stop at the place.
  private var signsOfTrucks: [String] {
    var signs: [String] = []
    if let spaces = tags["capacity:hgv"], TruckMeasure.count(spaces) ?? 0 > 0 {
      signs += tags.evidence("capacity:hgv")
    }
    if verdict("fuel:HGV_diesel", yes: ServiceTags.yes, no: ServiceTags.no) == .yes {
      signs += tags.evidence("fuel:HGV_diesel")
    }
    if tags.words("amenity")?.contains("truck_stop") == true { signs += tags.evidence("amenity") }
    return signs
  }

  /// Goes from specific to general steps until one decides; a step that depends on something
  /// unknown keeps each possible outcome.
  private func outcome(
    ofSteps steps: ArraySlice<[String]>
  ) -> (fact: TruckFact, possible: Set<Verdict>, decides: Bool) {
    var possible: Set<Verdict> = []
    var evidence: [String] = []
    var isConflicting = false
    for keys in steps {
      // nil means that the more general steps decide.
      var here: Set<Verdict?> = [nil]
      let said = keys.compactMap { verdict($0, yes: Self.open, no: Self.closed) }
      if let first = said.first {
        let agrees = said.allSatisfy { $0 == first }
        here = [agrees ? first : .unknown]
        evidence += self.evidence(keys)
        isConflicting =
          isConflicting || Set(said).isSuperset(of: [.yes, .no])
          || keys.contains { contradicts($0, yes: Self.open, no: Self.closed) }
      }
      for key in keys {
        guard let text = tags[key + ":conditional"] else { continue }
        evidence += tags.evidence(key + ":conditional")
        guard let conditional = ConditionalTag(text) else {
          here.insert(.some(.unknown))
          continue
        }
        here = conditional.values(in: situation, usual: here) { word in
          TruckReading(TruckTags([(key: key, value: word)]))
            .verdict(key, yes: Self.open, no: Self.closed)
        }
      }
      possible.formUnion(here.compactMap { $0 })
      guard here.contains(nil) else {
        let value = possible.count == 1 ? possible.first ?? .unknown : .unknown
        let doubts = value == .unknown && isConflicting
        return (
          TruckFact(value.value, evidence: evidence, isConflicting: doubts), possible, true
        )
      }
    }
    // If some tag may apply and nothing else is known, the result is unknown.
    return (TruckFact(.unknown, evidence: evidence), possible, false)
  }
}
