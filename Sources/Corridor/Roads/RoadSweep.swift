internal import CorridorIndex
internal import Glibc

/// The quickest ways from all points of a route at once, or to all of them.
///
/// Forward, a directed segment's label says when the vehicle enters it at the earliest, if it follows the
/// route and leaves it where that is best; backward, how much is left from its end until the end of
/// the leg. Both are found with one queue from all points of the route (Dijkstra, "A note on two
/// problems in connexion with graphs", 1959), whose buckets are parts of a second (Dial, "Algorithm
/// 360", 1969).
@safe
final class RoadSweep {
  enum Direction { case forward, backward }

  /// What is known of a directed segment.
  struct Label {
    /// One more than ``cost``; 0 for unknown, so that new memory is a new table.
    fileprivate var biased: Float
    /// Seconds from the start of the leg, or to its end.
    var seconds: Float
    /// Metres by road since the route was left, or until it is reached.
    var meters: Float
    /// Where the route was left, or is reached, in metres along it.
    var along: Float
    /// The directed segment before it, or behind it; itself on the route.
    fileprivate var neighbor: UInt32

    /// Time with what the vehicle dislikes, in seconds.
    var cost: Float { biased - 1 }
  }

  private let network: RoadNetwork
  private let direction: Direction
  private let area: RoadArea
  // SAFETY: there is a label for each directed segment, zero at first; only this object has them.
  private let labels: UnsafeMutablePointer<Label>
  private let count: Int
  /// The first entry of each bucket in the queue, or -1.
  private var heads: [Int32]
  private var queue: [(directed: UInt32, next: Int32)] = []

  private static let bucketsInSecond: Float = 2

  /// - Parameter limit: What ways may cost, in seconds; nothing is known beyond it.
  init(
    _ network: RoadNetwork, _ direction: Direction, within area: RoadArea, limit: Double
  ) throws(IndexError) {
    self.network = network
    self.direction = direction
    self.area = area
    count = 2 * network.graph.segmentCount
    let seconds = min(max(Float(limit), 0), Self.mostSeconds)
    heads = Array(repeating: -1, count: Int((seconds + 1) * Self.bucketsInSecond) + 1)
    guard let memory = unsafe calloc(max(count, 1), MemoryLayout<Label>.stride) else {
      throw .io(path: network.graph.path, operation: "calloc", errno: ENOMEM)
    }
    unsafe labels = unsafe memory.bindMemory(to: Label.self, capacity: count)
  }

  /// No leg takes longer than a month.
  private static let mostSeconds: Float = 2_600_000

  deinit { unsafe free(labels) }

  /// The label of a directed segment; nil if no way leads there.
  func label(_ directed: Int) -> Label? {
    guard directed >= 0, directed < count, unsafe labels[directed].biased > 0 else { return nil }
    return unsafe labels[directed]
  }

  /// Begins at a directed segment of the route.
  func seed(_ directed: Int, cost: Double, seconds: Double, meters: Double, along: Double) {
    relax(
      directed, cost: Float(cost), seconds: Float(seconds), meters: Float(meters),
      along: Float(along),
      from: UInt32(directed))
  }

  /// Begins inside a directed segment of the route, after all seeds; the segment has no label by
  /// that.
  func begin(
    inside directed: Int, cost: Double, seconds: Double, meters: Double, along: Double
  ) throws(IndexError) {
    var junction = RoadJunction()
    try extend(
      directed,
      Label(
        biased: Float(cost) + 1, seconds: Float(seconds), meters: Float(meters),
        along: Float(along), neighbor: UInt32(directed)), at: &junction)
  }

  @inline(__always)
  private func relax(
    _ directed: Int, cost: Float, seconds: Float, meters: Float, along: Float, from: UInt32
  ) {
    let biased = max(cost, 0) + 1
    let known = unsafe labels[directed].biased
    guard known == 0 || biased < known else { return }
    // The route is followed where it is not left for the place, even if another way is quicker.
    if known > 0, unsafe labels[directed].neighbor == UInt32(directed) {
      guard from == UInt32(directed) else { return }
    }
    let bucket = Int(min(biased * Self.bucketsInSecond, Float(Int32.max)))
    guard bucket < heads.count else { return }
    unsafe labels[directed] = Label(
      biased: biased, seconds: seconds, meters: meters, along: along, neighbor: from)
    queue.append((UInt32(directed), heads[bucket]))
    heads[bucket] = Int32(queue.count - 1)
  }

  /// Goes on until all ways are found, or `isCancelled` returns true.
  func run(unless isCancelled: () -> Bool = { false }) throws(IndexError) {
    var junction = RoadJunction()
    var (bucket, visited) = (0, 0)
    while bucket < heads.count {
      let entry = heads[bucket]
      guard entry >= 0 else {
        bucket += 1
        continue
      }
      let (directed, next) = queue[Int(entry)]
      heads[bucket] = next
      let label = unsafe labels[Int(directed)]
      // It was reached at less cost since.
      guard Int(label.biased * Self.bucketsInSecond) == bucket else { continue }
      try extend(Int(directed), label, at: &junction)
      visited += 1
      if visited % Self.visitsBetweenChecks == 0, isCancelled() { return }
    }
  }

  private static let visitsBetweenChecks = 8192

  private func extend(
    _ directed: Int, _ label: Label, at junction: inout RoadJunction
  ) throws(IndexError) {
    let step = try RoadStep(directed, in: network)
    guard step.isOpen else { return }
    let isForward = direction == .forward
    try junction.move(to: isForward ? step.head : step.tail, in: network)
    if junction.stop.isClosed || !area.contains(junction.node.position) { return }
    let seconds = label.seconds + step.seconds + junction.stop.seconds
    let cost = label.cost + step.seconds * step.effort + junction.stop.seconds
    let meters = label.meters + step.segment.meters
    let count = junction.leaving.count
    for index in 0..<count {
      let away = junction.leaving[index]
      let other = isForward ? away : away.reversed
      guard other.isOpen else { continue }
      // One turns round where nothing else is possible.
      if other.directed == directed ^ 1, count > 1 { continue }
      let (first, second) = isForward ? (step, other) : (other, step)
      if try isForbidden(first, second, label) { continue }
      let turn = RoadTurnTime(first, second, at: junction, drivesOnLeft: network.drivesOnLeft)
      relax(
        other.directed, cost: cost + turn.seconds + turn.penalty, seconds: seconds + turn.seconds,
        meters: meters, along: label.along, from: UInt32(directed))
    }
  }

  /// Whether a turn restriction forbids to go from a segment to another.
  private func isForbidden(
    _ first: RoadStep, _ second: RoadStep, _ label: Label
  ) throws(IndexError) -> Bool {
    let mark = first.isForward ? RoadSegment.turnForward : RoadSegment.turnBackward
    guard first.segment.tagsAndTurns & mark != 0, let turns = try network.turns()[first.directed]
    else {
      return false
    }
    return turns.contains { turn in
      let path = turn.path
      if path.count == 2 { return turn.isOnly != (second.directed == path[1]) }
      switch direction {
      case .forward:
        return first.directed == path[path.count - 2]
          && turn.isOnly != (second.directed == path[path.count - 1])
          && follows(path.dropLast().reversed(), from: first.directed) != nil
      case .backward:
        guard first.directed == path[0],
          let last = follows(path[1..<path.count - 1], from: second.directed)
        else { return false }
        return turn.isOnly != (last == path[path.count - 1])
      }
    }
  }

  /// Follows neighbours as long as they are those expected; returns the one behind them, or nil.
  private func follows(_ path: some Sequence<Int>, from directed: Int) -> Int? {
    var directed = directed
    for expected in path {
      guard directed == expected else { return nil }
      directed = Int(unsafe labels[directed].neighbor)
    }
    return directed
  }
}

/// What it takes to go from a segment to another.
struct RoadTurnTime {
  var seconds: Float = 0
  /// What the vehicle dislikes of it, in seconds beside its time.
  var penalty: Float = 0

  init(
    _ first: RoadStep, _ second: RoadStep, at junction: borrowing RoadJunction, drivesOnLeft: Bool
  ) {
    let (from, to) = (first.pace, second.pace)
    if to.isRestricted, !from.isRestricted { penalty += 600 }
    if to.rank >= 6, from.rank < 6 { penalty += 30 }
    guard junction.leaving.count > 2 else { return }
    let turn = Int8(bitPattern: second.startHeading &- first.endHeading)
    let side = Int(drivesOnLeft ? 0 &- turn : turn)
    seconds = Self.seconds[side + 128]
    if from.isRoundabout, to.isRoundabout { return }
    // Roads of the last classes stop alike.
    let lowest = 5
    var best = lowest
    var (hasLeft, hasRight) = (false, false)
    for other in junction.leaving
    where other.directed / 2 != first.directed / 2 && other.directed / 2 != second.directed / 2 {
      let angle = Int8(bitPattern: other.startHeading &- first.endHeading)
      if angle > turn { hasRight = true } else { hasLeft = true }
      // Whoever comes from there may be in the way.
      guard other.reversed.isOpen else { continue }
      best = min(best, Int(other.pace.rank) + (other.pace.isRoundabout ? 2 : 0))
    }
    let rank = min(Int(from.rank), lowest)
    var impact = max(rank - best + 3, 0)
    if side < -32, side > -114, rank != to.rank {
      impact += junction.stop.isSignal ? 2 : abs(rank - Int(to.rank)) > 1 ? 1 : 0
    }
    let effort =
      (hasLeft && hasRight ? 2 : Self.efforts[side + 128]) + (from.isLink != to.isLink ? 1.5 : 0)
    penalty += effort * Float(min(impact, 7)) * Self.densities[junction.node.density]
    if abs(side) > 32, !to.isLink { penalty += 5 }
    if abs(side) > 113 { penalty += 300 }
    if from.isRoundabout != to.isRoundabout { penalty += 5 }
  }

  /// Seconds for a turn to the far side, negative, or the near side, in 1/256 of a circle: the
  /// logistic curve of OSRM's profile for cars.
  private static let seconds: [Float] = (-128..<128).map { turn in
    let (longest, bias) = (7.5, 1.075)
    let share = Double(abs(turn)) / 128
    let tilt = turn >= 0 ? 1 / bias : bias
    return Float(longest / (1 + exp(-(13 * tilt * share - 6.5 / tilt))))
  }

  /// How much a vehicle dislikes a turn; the figures are those by which Valhalla weighs turns of
  /// trucks.
  private static let efforts: [Float] = (-128..<128).map { turn in
    switch turn {
    case -7...7: 0.5
    case -32...32: 0.75
    case 33..<97: 1
    case 97..<114: 1.5
    case -96 ..< -32: 2.5
    case -113 ..< -96: 3.5
    default: 9.5
    }
  }

  /// How much more turns are disliked where roads are denser, with Valhalla's figures.
  private static let densities: [Float] = [
    1, 1, 1, 1, 1, 1.1, 1.2, 1.3, 1.4, 1.6, 1.9, 2.2, 2.5, 2.8, 3.1, 3.5,
  ]
}
