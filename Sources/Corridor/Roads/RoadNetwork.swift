internal import CorridorGeometry
internal import CorridorIndex

/// The roads of an index as one vehicle sees them. What tags mean is found out when it is needed.
@safe
final class RoadNetwork {
  let graph: RoadGraph
  let rules: RoadRules
  let drivesOnLeft: Bool
  // SAFETY: there is a pace for each tags between towns, and one in towns, without effort as long as
  // it is not known; only this object has them.
  private let paces: UnsafeMutablePointer<RoadPace>
  private let paceCount: Int
  private var stops: [Int: RoadStop] = [:]
  private var knownTurns: [Int: [Turn]]?

  init(_ graph: RoadGraph, for vehicle: VehicleProfile?, drivesOnLeft: Bool) {
    self.graph = graph
    self.drivesOnLeft = drivesOnLeft
    rules = RoadRules(vehicle)
    paceCount = 2 * graph.tagCount
    var unknown = RoadPace()
    unknown.effort = 0
    unsafe paces = .allocate(capacity: max(paceCount, 1))
    unsafe paces.initialize(repeating: unknown, count: paceCount)
  }

  deinit { unsafe paces.deallocate() }

  /// Nodes with roads denser than that lie in towns.
  private static let townDensity = 8

  /// The pace on a segment, given how dense the roads around its first node are.
  @inline(__always)
  func pace(_ segment: RoadSegment, density: Int) throws(IndexError) -> RoadPace {
    let key = segment.tags * 2 + (density > Self.townDensity ? 1 : 0)
    if key < paceCount {
      let known = unsafe paces[key]
      if known.effort > 0 { return known }
    }
    return try findPace(segment.tags, key)
  }

  @inline(never)
  private func findPace(_ tags: Int, _ key: Int) throws(IndexError) -> RoadPace {
    // Numbers beyond the table are an error there.
    let pace = rules.pace(try graph.tags(tags), inTown: key % 2 == 1)
    unsafe paces[key] = pace
    return pace
  }

  /// Whether a segment may come within a distance of a place: it is no farther from its first node
  /// than it is long.
  func mayReach(
    _ number: Int, _ place: Coordinate, within meters: Double
  ) throws(IndexError) -> Bool {
    let segment = try graph.segment(number)
    let start = try graph.node(Int(segment.from)).position.coordinate
    // A plane differs from the ellipsoid by less than a hundredth.
    let distance = PlaneMeters(at: place).distance(place, start)
    return distance * 0.99 <= Double(segment.meters) + meters
  }

  /// What a node does to the vehicle.
  func stop(_ node: RoadNode) throws(IndexError) -> RoadStop {
    guard let tags = node.tags else { return RoadStop() }
    if let known = stops[tags] { return known }
    let stop = rules.stop(try graph.tags(tags))
    stops[tags] = stop
    return stop
  }

  /// The turn restrictions that hold for the vehicle, by the directed segment before the turn.
  func turns() throws(IndexError) -> [Int: [Turn]] {
    if let known = knownTurns { return known }
    let turns = try readTurns()
    knownTurns = turns
    return turns
  }

  /// A turn restriction.
  struct Turn {
    /// The directed segments along it.
    var path: [Int]
    /// Whether its last turn is the only one that is allowed.
    var isOnly: Bool
  }

  private func readTurns() throws(IndexError) -> [Int: [Turn]] {
    var turns: [Int: [Turn]] = [:]
    // For each number of tags, whether a turn restriction with them holds, and whether it is the only
    // turn that is allowed.
    var turnRules: [Int: Bool?] = [:]
    for number in 0..<graph.turnCount {
      let (tags, path) = try graph.turn(number)
      let rule: Bool?
      if let known = turnRules[tags] {
        rule = known
      } else {
        rule = rules.isOnlyTurn(try graph.tags(tags))
        turnRules[tags] = .some(rule)
      }
      guard let isOnly = rule else { continue }
      turns[path[0], default: []].append(Turn(path: path, isOnly: isOnly))
      if path.count > 2 {
        turns[path[path.count - 2], default: []].append(Turn(path: path, isOnly: isOnly))
      }
    }
    return turns
  }
}

/// A node with the directed segments that lead away from it.
struct RoadJunction {
  private(set) var node = RoadNode(lon: 0, lat: 0, firstEnd: 0, tagsAndDensity: 0)
  private(set) var stop = RoadStop()
  private(set) var leaving: [RoadStep] = []

  /// Becomes another node.
  mutating func move(to number: Int, in network: RoadNetwork) throws(IndexError) {
    let graph = network.graph
    node = try graph.node(number)
    stop = try network.stop(node)
    leaving.removeAll(keepingCapacity: true)
    for index in try graph.leaving(number) {
      leaving.append(try RoadStep(graph.directed(index), in: network))
    }
  }
}

/// A directed segment on its way through the graph.
struct RoadStep {
  let directed: Int
  let segment: RoadSegment
  let pace: RoadPace
  /// What a second on it costs.
  let effort: Float

  @inline(__always)
  init(_ directed: Int, in network: RoadNetwork) throws(IndexError) {
    self.directed = directed
    segment = try network.graph.segment(directed / 2)
    let density = try network.graph.node(Int(segment.from)).density
    pace = try network.pace(segment, density: density)
    effort = (0.85 + 0.025 * Float(density)) * pace.effort
  }

  /// The same segment against its direction.
  private init(reversing step: RoadStep) {
    directed = step.directed ^ 1
    segment = step.segment
    pace = step.pace
    effort = step.effort
  }

  /// The same segment in the other direction.
  var reversed: RoadStep { RoadStep(reversing: self) }

  var isForward: Bool { directed & 1 == 0 }
  /// The node where it begins, and the one where it ends.
  var tail: Int { Int(isForward ? segment.from : segment.to) }
  var head: Int { Int(isForward ? segment.to : segment.from) }
  /// Seconds for the whole segment; infinite if the vehicle may not travel it.
  var seconds: Float { (isForward ? pace.forward : pace.backward) * segment.meters }
  var isOpen: Bool { (isForward ? pace.forward : pace.backward).isFinite }
  /// The direction of travel where it begins and ends, in 1/256 of a circle.
  var startHeading: UInt8 { isForward ? segment.startHeading : segment.endHeading &+ 128 }
  var endHeading: UInt8 { isForward ? segment.endHeading : segment.startHeading &+ 128 }
}
