/// Who may go there.
///
/// OpenStreetMap has a tag for each kind of vehicle, and more general ones; the most special one
/// that is there decides, and its form with `:conditional` goes before it (wiki pages "Key:access"
/// and "Conditional restrictions").
extension TruckReading {
  /// Keys from the most special to the most general; those of one step mean the same. `goods` is of
  /// light vehicles only; `truck` is not of the wiki, but common.
  private static func steps(of kind: VehicleKind) -> [[String]] {
    let own =
      switch kind {
      case .hgv: ["hgv", "truck"]
      case .van: ["goods"]
      case .car: ["motorcar"]
      }
    return [own, ["motor_vehicle"], ["vehicle"], ["access"]]
  }

  /// Tags that would make no sense at a place without trucks.
  private static let signs = ["capacity:hgv", "fuel:HGV_diesel", "amenity"]

  static func accessKeys(of kind: VehicleKind) -> [String] {
    let keys = steps(of: kind).flatMap { $0 }
    return keys + keys.map { $0 + ":conditional" } + (kind == .hgv ? signs : [])
  }

  /// Words of access that let anybody in who has a reason to stop there.
  private static let open: Set = [
    "yes", "designated", "official", "permissive", "public", "customers", "destination", "only",
  ]
  /// Those that keep a stranger out. What a delivery, a permit or a rule of conduct may change
  /// (`delivery`, `permit`, `discouraged`) is neither.
  private static let closed: Set = [
    "no", "private", "residents", "employees", "military", "emergency", "bus", "psv", "taxi",
    "agricultural", "forestry", "use_sidepath",
  ]

  /// Whether a kind of vehicle may go there.
  func access(of kind: VehicleKind) -> TruckFact {
    let steps = Self.steps(of: kind)
    let whole = outcome(ofSteps: steps[...])
    let signs = kind == .hgv ? signsOfTrucks : []
    guard !signs.isEmpty else { return whole.fact }
    let own = outcome(ofSteps: steps.prefix(1))
    if own.decides {
      let isMeantNow = steps[0].contains { tags[$0 + ":conditional"] != nil }
      guard own.fact.value == .no, !isMeantNow else { return own.fact }
      // What is made for trucks and closed to them cannot be.
      return TruckFact(.unknown, evidence: own.fact.evidence + signs, isConflicting: true)
    }
    // A yard with spaces for trucks that is private is not open to all of them.
    if outcome(ofSteps: steps.dropFirst()).possible.contains(.no) { return whole.fact }
    let isSure = own.possible.isSubset(of: [.yes])
    return TruckFact(isSure ? .yes : .unknown, evidence: own.fact.evidence + signs)
  }

  /// What the tags on a kind of vehicle alone say, without the more general ones.
  var ownAccess: TruckFact { outcome(ofSteps: Self.steps(of: .hgv).prefix(1)).fact }

  /// The tags that show that trucks stop there.
  private var signsOfTrucks: [String] {
    var signs: [String] = []
    if let spaces = tags["capacity:hgv"], TruckMeasure.count(spaces) ?? 0 > 0 {
      signs += tags.evidence("capacity:hgv")
    }
    if verdict("fuel:HGV_diesel", yes: Offer.yes, no: Offer.no) == .yes {
      signs += tags.evidence("fuel:HGV_diesel")
    }
    if tags.words("amenity")?.contains("truck_stop") == true { signs += tags.evidence("amenity") }
    return signs
  }

  /// Goes from special to general until a step decides; what depends on something unknown keeps
  /// what each way would lead to.
  private func outcome(
    ofSteps steps: ArraySlice<[String]>
  ) -> (fact: TruckFact, possible: Set<Verdict>, decides: Bool) {
    var possible: Set<Verdict> = []
    var evidence: [String] = []
    var isConflicting = false
    for keys in steps {
      // nil stands for what the more general steps say.
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
    // Where something might be said and nothing else is known, nothing is known.
    return (TruckFact(.unknown, evidence: evidence), possible, false)
  }
}
