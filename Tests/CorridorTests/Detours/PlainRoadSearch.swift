import CorridorIndex

@testable import Corridor

/// Detours by the roads of a town, found without any index of what is near and without any queue.
struct PlainRoadSearch {
  private let town: RoadTown
  private let network: RoadNetwork
  private let steps: [RoadStep]
  /// For each directed segment, the street, and the crossings where it begins and ends.
  private(set) var streets: [Int] = []
  private var tails: [Int] = []
  private var heads: [Int] = []
  /// The directed segments of the route, what they take up to the start of each, and in all.
  private(set) var route: [Int] = []
  private var starts: [(cost: Double, seconds: Double)] = []
  private var whole = (cost: 0.0, seconds: 0.0)
  /// The shares of the first and the last segment where the route begins and ends.
  private let start: Double
  private let end: Double
  private let out: [(cost: Double, seconds: Double)?]
  private let back: [(cost: Double, seconds: Double)?]

  init(
    _ town: RoadTown, _ network: RoadNetwork, along streets: [(street: Int, isForward: Bool)],
    from start: Double = 0, to end: Double = 1
  ) throws {
    (self.start, self.end) = (start, end)
    self.town = town
    self.network = network
    let graph = network.graph
    let places = town.crossings.map { RoadTown.grid($0) }
    var steps: [RoadStep] = []
    for number in 0..<graph.segmentCount {
      let line = try graph.line(of: graph.segment(number))
      let street = try Self.expect(
        town.streets.indices.first { town.line($0).map { RoadTown.grid($0) } == line })
      for directed in [2 * number, 2 * number + 1] {
        steps.append(try RoadStep(directed, in: network))
        self.streets.append(street)
        let (from, to) = (town.streets[street].from, town.streets[street].to)
        tails.append(directed % 2 == 0 ? from : to)
        heads.append(directed % 2 == 0 ? to : from)
      }
      precondition(places[heads[2 * number]] == line[line.count - 1])
    }
    self.steps = steps
    for (street, isForward) in streets {
      let segment = try Self.expect(self.streets.firstIndex(of: street))
      route.append(isForward ? segment : segment + 1)
    }
    let (streets, tails, heads) = (self.streets, self.tails, self.heads)
    /// What it takes from the start of a segment to the start of another; nil if that is forbidden.
    func between(_ first: Int, _ second: Int, isRoute: Bool) throws -> (
      cost: Double, seconds: Double
    )? {
      guard heads[first] == tails[second] else { return nil }
      let crossing = heads[first]
      let (one, two) = (steps[first], steps[second])
      var junction = RoadJunction()
      try junction.move(to: one.head, in: network)
      if !isRoute {
        if !one.isOpen || !two.isOpen || junction.stop.isClosed { return nil }
        let degree = tails.count { $0 == crossing }
        if streets[first] == streets[second], degree > 1 { return nil }
        for turn in town.turns where turn.via == crossing && turn.from == streets[first] {
          let tags = turn.tags
          let isExcepted = tags.contains { $0.0 == "except" } && network.rules.vehicle.kind == .hgv
          let isNamed = streets[second] == turn.to
          let isOnly = tags[0].1.hasPrefix("only")
          if !isExcepted, isOnly ? !isNamed : isNamed { return nil }
        }
      }
      let turn = RoadTurnTime(one, two, at: junction, drivesOnLeft: network.drivesOnLeft)
      let seconds = Double(one.seconds + junction.stop.seconds + turn.seconds)
      let cost =
        Double(one.seconds) * Double(one.effort) + Double(junction.stop.seconds)
        + Double(turn.seconds) + Double(turn.penalty)
      return (cost, seconds)
    }
    func whole(_ directed: Int) -> (cost: Double, seconds: Double) {
      let seconds = Double(steps[directed].seconds)
      return (seconds * Double(steps[directed].effort), seconds)
    }
    // The first segment began before the route, as if it had been driven from its own start.
    let first = whole(route[0])
    var here = (cost: -start * first.cost, seconds: -start * first.seconds)
    for (place, directed) in route.enumerated() {
      starts.append(here)
      if place < route.count - 1 {
        let way = try Self.expect(between(directed, route[place + 1], isRoute: true))
        here = (here.cost + way.cost, here.seconds + way.seconds)
      } else {
        let last = whole(directed)
        here = (here.cost + end * last.cost, here.seconds + end * last.seconds)
      }
    }
    self.whole = here
    var ways: [Way] = []
    for first in steps.indices {
      for second in steps.indices {
        if let way = try between(first, second, isRoute: false) {
          ways.append((first, second, way.cost, way.seconds))
        }
      }
    }
    // Forward: what it takes to the start of each directed segment. One in which the route begins
    // only leads on from its end.
    var fixed: [Int: (cost: Double, seconds: Double)] = [:]
    for (place, directed) in route.enumerated() { fixed[directed] = starts[place] }
    let inside = start > 0 ? fixed.removeValue(forKey: route[0]) : nil
    var seeds: [Int: (cost: Double, seconds: Double)] = [:]
    if let inside {
      for way in ways where way.first == route[0] {
        seeds[way.second] = (inside.cost + way.cost, inside.seconds + way.seconds)
      }
    }
    out = Self.search(
      steps.count, fixed, seeds, ways)
    // Backward: what it takes from the end of each: the way behind it, and what that takes itself.
    var ends: [Int: (cost: Double, seconds: Double)] = [:]
    for (place, directed) in route.enumerated() {
      let own = whole(directed)
      ends[directed] = (
        here.cost - starts[place].cost - own.cost,
        here.seconds - starts[place].seconds - own.seconds
      )
    }
    let returning = ways.map { way -> Way in
      let (own, next) = (whole(way.first), whole(way.second))
      return (
        way.second, way.first, way.cost - own.cost + next.cost,
        way.seconds - own.seconds + next.seconds
      )
    }
    seeds = [:]
    let last = route[route.count - 1]
    if end < 1, let inside = ends.removeValue(forKey: last) {
      for way in returning where way.first == last {
        seeds[way.second] = (inside.cost + way.cost, inside.seconds + way.seconds)
      }
    }
    back = Self.search(steps.count, ends, seeds, returning)
  }

  private typealias Way = (first: Int, second: Int, cost: Double, seconds: Double)

  /// Dijkstra's algorithm with some values that never change.
  private static func search(
    _ count: Int, _ fixed: [Int: (cost: Double, seconds: Double)],
    _ seeds: [Int: (cost: Double, seconds: Double)], _ ways: [Way]
  ) -> [(cost: Double, seconds: Double)?] {
    var found: [(cost: Double, seconds: Double)?] = (0..<count).map { fixed[$0] ?? seeds[$0] }
    var isDone = Array(repeating: false, count: count)
    while true {
      var next: Int?
      for number in 0..<count where !isDone[number] {
        guard let cost = found[number]?.cost else { continue }
        if let known = next, let least = found[known]?.cost, least <= cost { continue }
        next = number
      }
      guard let next, let here = found[next] else { return found }
      isDone[next] = true
      for way in ways where way.first == next && fixed[way.second] == nil {
        let cost = here.cost + way.cost
        if cost < found[way.second]?.cost ?? .infinity {
          found[way.second] = (cost, here.seconds + way.seconds)
        }
      }
    }
  }

  /// Seconds of the detour to a place beside a street; nil if there is no way.
  func seconds(street: Int, share: Double) throws -> Double? {
    var (there, home): ((cost: Double, seconds: Double)?, (cost: Double, seconds: Double)?)
    for directed in steps.indices where streets[directed] == street && steps[directed].isOpen {
      let own = Double(steps[directed].seconds)
      let before = directed % 2 == 0 ? share : 1 - share
      let effort = Double(steps[directed].effort)
      let place = route.firstIndex(of: directed)
      // Ahead in the segment where the route begins, or ends.
      if start > 0, place == 0, before >= start {
        there = (starts[0].cost + before * own * effort, starts[0].seconds + before * own)
      }
      if end < 1, place == route.count - 1, before <= end {
        home = ((end - before) * own * effort, (end - before) * own)
      }
      if let label = out[directed], label.cost + before * own * effort < there?.cost ?? .infinity {
        there = (label.cost + before * own * effort, label.seconds + before * own)
      }
      let rest = 1 - before
      if let label = back[directed], label.cost + rest * own * effort < home?.cost ?? .infinity {
        home = (label.cost + rest * own * effort, label.seconds + rest * own)
      }
    }
    guard let there, let home else { return nil }
    return there.seconds + home.seconds - whole.seconds
  }

  private struct Missing: Error {}

  private static func expect<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Missing() }
    return value
  }

  /// Whether a vehicle may travel a street from its first crossing to its last, or back.
  static func isOpen(
    _ street: Int, isForward: Bool, of town: RoadTown, for vehicle: VehicleProfile?
  ) -> Bool {
    let pace = RoadRules(vehicle).pace(
      town.streets[street].tags.map { (key: $0.0, value: $0.1) }, inTown: true)
    return (isForward ? pace.forward : pace.backward).isFinite
  }
}
