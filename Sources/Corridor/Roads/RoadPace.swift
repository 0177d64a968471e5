internal import CorridorIndex

/// How a vehicle travels on roads with some tags.
struct RoadPace {
  /// Seconds for a metre in the direction of the way and against it; infinite where the vehicle may
  /// not go.
  var forward: Float = .infinity
  var backward: Float = .infinity
  /// Its class: 0 for a motorway to 7 for a way that only serves houses and yards.
  var rank: UInt8 = 7
  var isLink = false
  var isRoundabout = false
  /// Whether only who has something to do there may use it.
  var isRestricted = false
  /// What a second costs: more than 1 where the vehicle goes only if it has to.
  var effort: Float = 1
}

/// What a node does to a vehicle that passes it.
struct RoadStop {
  /// Whether the vehicle cannot pass.
  var isClosed = false
  /// Whether it has traffic signals.
  var isSignal = false
  var seconds: Float = 0
}

/// The rules by which a vehicle travels on roads: tags to times.
///
/// What is not tagged comes from the class of a road, in towns and between them; classes and their
/// order are those of <https://wiki.openstreetmap.org/wiki/Key:highway>.
struct RoadRules {
  let vehicle: VehicleProfile
  private let situation: TruckSituation

  init(_ vehicle: VehicleProfile?) {
    self.vehicle = vehicle ?? VehicleProfile(kind: .car)
    situation = TruckSituation(vehicle: self.vehicle)
  }

  /// The speed that the vehicle never exceeds, in km/h.
  var topSpeed: Double { vehicle.kind == .hgv ? 90 : 140 }

  /// The rank of each class, and its speed between towns and in towns in km/h, as Valhalla's graph
  /// has them where no speed is tagged.
  private static let classes: [String: (rank: UInt8, country: Double, town: Double)] = [
    "motorway": (0, 105, 89), "trunk": (1, 90, 73), "primary": (2, 75, 57),
    "secondary": (3, 60, 49), "tertiary": (4, 50, 40), "unclassified": (5, 40, 35),
    "road": (6, 35, 30), "residential": (6, 35, 30), "living_street": (7, 15, 10),
    "service": (7, 25, 15), "track": (7, 15, 10),
  ]

  /// The pace on ways with these tags.
  func pace(_ pairs: [(key: String, value: String)], inTown: Bool) -> RoadPace {
    let tags = TruckTags(pairs)
    var pace = RoadPace()
    guard var name = tags["highway"] else { return pace }
    if name.hasSuffix("_link") {
      name.removeLast("_link".count)
      pace.isLink = true
    }
    guard let kind = Self.classes[name] else { return pace }
    pace.rank = kind.rank
    pace.isRoundabout = ["roundabout", "circular"].contains(tags["junction"])
    switch access(tags) {
    case .open: break
    case .restricted: pace.isRestricted = true
    case .closed: return pace
    }
    guard fits(tags) else { return pace }
    var usual = inTown ? kind.town : kind.country
    if pace.isLink { usual *= inTown ? 0.68 : 0.85 }
    if pace.isRoundabout { usual *= 0.5 }
    if pace.rank == 7, tags["service"] == "parking_aisle" || tags["service"] == "drive-through" {
      usual = 10
    }
    if name == "track" { pace.effort = 8 }
    if name == "living_street" { pace.effort = 4 }
    if vehicle.kind == .hgv, tags["hgv"] == "designated" { pace.effort *= 0.85 }
    func seconds(_ direction: String) -> Float {
      var speed = usual
      if let limit = Self.speed(tags["maxspeed:" + direction] ?? tags["maxspeed"]) {
        speed = limit
      }
      if vehicle.kind == .hgv, let limit = Self.speed(tags["maxspeed:hgv"]) {
        speed = min(speed, limit)
      }
      return Float(3.6 / max(min(speed, topSpeed), 3))
    }
    let way = tags["oneway"]
    let isOneWay =
      ["yes", "1", "true"].contains(way)
      || way == nil && (name == "motorway" && !pace.isLink || pace.isRoundabout)
    let isReversed = ["-1", "reverse"].contains(way)
    if ["reversible", "alternating"].contains(way) { return pace }
    if !isReversed { pace.forward = seconds("forward") }
    if !isOneWay { pace.backward = seconds("backward") }
    return pace
  }

  /// What a node with these tags does.
  func stop(_ pairs: [(key: String, value: String)]) -> RoadStop {
    let tags = TruckTags(pairs)
    var stop = RoadStop()
    if tags["highway"] == "traffic_signals" {
      stop.isSignal = true
      stop.seconds = 2
    }
    if let barrier = tags["barrier"] {
      switch access(tags) {
      case .closed: stop.isClosed = true
      case .restricted: stop.seconds = 30
      case .open:
        let isNamed = Self.accessKeys(vehicle.kind).contains { tags[$0] != nil }
        if !isNamed, Self.closing.contains(barrier) { stop.isClosed = true }
        if ["gate", "lift_gate", "swing_gate", "toll_booth"].contains(barrier) {
          stop.seconds = 15
        }
      }
      if !fits(tags) { stop.isClosed = true }
    }
    return stop
  }

  /// Barriers that stop vehicles unless tags say otherwise.
  private static let closing: Set = [
    "bollard", "block", "cycle_barrier", "jersey_barrier", "log", "chain", "debris", "fence",
    "kissing_gate", "motorcycle_barrier", "stile", "turnstile", "wall", "planter",
  ]

  private enum Access { case open, restricted, closed }

  private static func accessKeys(_ kind: VehicleKind) -> [String] {
    let own =
      switch kind {
      case .hgv: "hgv"
      case .van: "goods"
      case .car: "motorcar"
      }
    return [own, "motor_vehicle", "vehicle", "access"]
  }

  private static let closed: Set = [
    "no", "agricultural", "forestry", "emergency", "bus", "psv", "military", "use_sidepath",
  ]
  private static let restricted: Set = [
    "private", "destination", "delivery", "customers", "permit", "residents", "employees",
  ]

  private func access(_ tags: TruckTags) -> Access {
    for key in Self.accessKeys(vehicle.kind) {
      guard let words = tags.words(key) else { continue }
      if words.contains(where: { Self.restricted.contains($0) }) { return .restricted }
      return words.allSatisfy { Self.closed.contains($0) } ? .closed : .open
    }
    return .open
  }

  /// Whether the vehicle is within the limits.
  private func fits(_ tags: TruckTags) -> Bool {
    let reading = TruckReading(tags, in: situation)
    return vehicle.limits.allSatisfy { attribute, least in
      guard case .quantity(let most) = reading.limit(attribute).value else { return true }
      return least <= most
    }
  }

  /// Whether a turn restriction names the only turn that is allowed; nil if it does not hold for the
  /// vehicle.
  func isOnlyTurn(_ pairs: [(key: String, value: String)]) -> Bool? {
    let tags = TruckTags(pairs)
    let (own, excepted): (String, Set<String>) =
      switch vehicle.kind {
      case .hgv: ("restriction:hgv", ["hgv", "motor_vehicle"])
      case .van: ("restriction:goods", ["goods", "motor_vehicle"])
      case .car: ("restriction:motorcar", ["motorcar", "motor_vehicle"])
      }
    let exceptions = tags.words("except") ?? []
    guard !exceptions.contains(where: { excepted.contains($0) }),
      let value = tags[own] ?? tags["restriction"]
    else { return nil }
    if value.hasPrefix("only_") { return true }
    return value.hasPrefix("no_") ? false : nil
  }

  /// A speed limit in km/h; nil if it is none or not understood.
  private static func speed(_ text: String?) -> Double? {
    guard let text = text.map({ trimmed($0).lowercased() }) else { return nil }
    if text == "walk" { return 7 }
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value > 0 else { return nil }
    let unit = trimmed(text.dropFirst(number.count))
    return unit == "mph" ? value * 1.609344 : unit.isEmpty || unit == "km/h" ? value : nil
  }
}
