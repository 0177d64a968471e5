/// Facilities for parked trucks: charging, spaces and security.
extension TruckReading {
  /// The sockets of the wiki page "Key:socket".
  private static let sockets = [
    "mcs", "type2_combo", "type1_combo", "chademo", "type2", "type2_cable", "type1", "type1_cable",
    "type3", "type3c", "tesla_supercharger", "tesla_supercharger_ccs", "tesla_destination",
    "tesla_standard", "nacs", "gb_dc", "gb_ac", "cee_red_125a", "cee_red_64a", "cee_red_63a",
    "cee_red_32a", "cee_red_16a", "cee_blue", "schuko",
  ].map { "socket:" + $0 }

  static let powerKeys =
    ["charging_station:output", "output"] + sockets.map { $0 + ":output" }
  static let chargingKeys = [
    "amenity", "man_made", "hgv", "hgv:conditional", "truck", "truck:conditional", "capacity:hgv",
    "socket:mcs", "fuel:electricity", "charging_station",
  ]
  static let spaceKeys = ["capacity:hgv", "capacity:truck", "capacity:trucks", "hgv", "capacity"]
  static let guardingKeys =
    ["amenity", "leisure", "natural"] + guards + cameras + fences

  private static let guards = ["supervised", "guarded", "secured", "security", "parking:secured"]
  private static let cameras = ["surveillance"]
  private static let fences = ["fence", "fenced", "barrier"]

  /// Whether trucks can charge there. Unknown for a charging station without truck tags: most are
  /// built for cars.
  var charging: TruckFact {
    let isStation =
      tags.words("amenity")?.contains("charging_station") == true
      || tags.words("man_made")?.contains("charge_point") == true
    guard isStation else {
      let missing = ["fuel:electricity", "charging_station"].filter {
        verdict($0, yes: ServiceTags.yes, no: ServiceTags.no) == .no
      }
      return missing.isEmpty ? .unknown : TruckFact(.no, evidence: evidence(missing))
    }
    var signs: [String] = []
    // Plugs of the Megawatt Charging System fit trucks only.
    if let plugs = tags["socket:mcs"], !ServiceTags.no.contains(plugs) {
      signs.append("socket:mcs")
    }
    if let spaces = tags["capacity:hgv"], TruckMeasure.count(spaces) ?? 0 > 0 {
      signs.append("capacity:hgv")
    }
    let own = ownAccess
    guard !signs.isEmpty else { return own }
    guard own.value != .no else {
      return TruckFact(.unknown, evidence: own.evidence + evidence(signs), isConflicting: true)
    }
    if own.value == .unknown, !own.evidence.isEmpty { return own }
    return TruckFact(.yes, evidence: own.evidence + evidence(signs))
  }

  /// The maximum charging power for a truck: known only if trucks can charge at all.
  var chargingPower: TruckFact {
    let charging = charging
    if charging.value == .no { return charging }
    var most: Double?
    var said: [String] = []
    for key in Self.powerKeys {
      guard let text = tags[key] else { continue }
      said += tags.evidence(key)
      for part in text.split(separator: ";") {
        guard let power = TruckMeasure.kilowatts(part) else { continue }
        most = max(most ?? power, power)
      }
    }
    guard charging.value == .yes, let most else {
      return TruckFact(.unknown, evidence: charging.evidence + said)
    }
    return TruckFact(.quantity(most), evidence: charging.evidence + said)
  }

  /// The number of parking spaces for trucks.
  var spaces: TruckFact {
    var values: Set<TruckFact.Value> = []
    var said: [String] = []
    for key in ["capacity:hgv", "capacity:truck", "capacity:trucks"] {
      guard let text = tags[key] else { continue }
      said += tags.evidence(key)
      if let count = TruckMeasure.count(text) {
        values.insert(.quantity(count))
      } else {
        values.insert((verdict(key, yes: ServiceTags.yes, no: ServiceTags.no) ?? .unknown).value)
      }
    }
    if values.count == 1, let value = values.first { return TruckFact(value, evidence: said) }
    if !values.isEmpty { return TruckFact(.unknown, evidence: said, isConflicting: true) }
    // If only trucks may park, all spaces are for trucks.
    guard tags["hgv"] == "only", let count = tags["capacity"].flatMap({ TruckMeasure.count($0) })
    else { return .unknown }
    return TruckFact(.quantity(count), evidence: evidence(["hgv", "capacity"]))
  }

  /// Whether parked vehicles are secured: by guards, or by a fence and cameras together. A fence or
  /// cameras alone is not enough for yes, and the absence of guards is not enough for no.
  var guarding: TruckFact {
    guard tags["leisure"] == nil, tags["natural"] == nil,
      tags.words("amenity").map({ !Self.yards.isDisjoint(with: $0) }) ?? true
    else { return .unknown }
    let watched = ServiceTags.yes.union(["guard", "guards", "guarded", "24/7"])
    let filmed = ServiceTags.yes.union(["public", "outdoor", "camera", "cctv", "webcam"])
    let fenced = ServiceTags.yes.union(["fence", "wall", "chain_link", "metal", "barbed_wire"])
    func sort(_ keys: [String], _ yes: Set<String>) -> (open: [String], shut: [String]) {
      let known = keys.map { ($0, verdict($0, yes: yes, no: ServiceTags.no)) }
      return (known.filter { $0.1 == .yes }.map(\.0), known.filter { $0.1 == .no }.map(\.0))
    }
    let guards = sort(Self.guards, watched)
    let cameras = sort(Self.cameras, filmed)
    let fences = sort(Self.fences, fenced)
    let all = Self.guards + Self.cameras + Self.fences
    if !guards.open.isEmpty {
      guard guards.shut.isEmpty else {
        return TruckFact(
          .unknown, evidence: evidence(guards.open + guards.shut), isConflicting: true)
      }
      return TruckFact(.yes, evidence: evidence(guards.open))
    }
    if !cameras.open.isEmpty, !fences.open.isEmpty {
      return TruckFact(.yes, evidence: evidence(cameras.open + fences.open))
    }
    if !guards.shut.isEmpty, cameras.open.isEmpty, fences.open.isEmpty {
      return TruckFact(.no, evidence: evidence(guards.shut + cameras.shut + fences.shut))
    }
    return TruckFact(.unknown, evidence: evidence(all))
  }

  private static let yards: Set = [
    "parking", "parking_space", "truck_stop", "fuel", "charging_station", "rest_area",
  ]
}
