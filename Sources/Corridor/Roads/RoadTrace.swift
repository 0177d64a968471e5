internal import CorridorGeometry
internal import CorridorIndex
internal import Glibc

/// A stretch of a route on the roads of an index: the directed segments that it follows.
struct RoadTrace {
  /// A directed segment that the route follows.
  struct Piece {
    var directed: Int
    /// Where it begins and ends, in metres along the route; the first and the last one may reach
    /// beyond the stretch.
    var startAlong: Double
    var endAlong: Double
    /// Seconds from the start of the stretch to where the segment begins.
    var startSeconds: Double
    var seconds: Double
    /// What ``startSeconds`` and ``seconds`` cost.
    var startCost: Double
    var cost: Double
    var meters: Double

    init(_ step: RoadStep, startAlong: Double, endAlong: Double) {
      directed = step.directed
      self.startAlong = startAlong
      self.endAlong = endAlong
      (startSeconds, startCost) = (0, 0)
      seconds = Double(step.seconds)
      cost = Double(step.seconds * step.effort)
      meters = Double(step.segment.meters)
    }

    /// Where a share of it ends, in metres along the route.
    func along(_ share: Double) -> Double { startAlong + share * (endAlong - startAlong) }

    /// Seconds from the start of the stretch to a point along the route.
    func seconds(at along: Double) -> Double {
      let share = (along - startAlong) / max(endAlong - startAlong, 0.01)
      return startSeconds + min(max(share, 0), 1) * seconds
    }
  }

  private(set) var pieces: [Piece] = []
  /// Seconds for the whole stretch.
  private(set) var seconds = 0.0
  /// What they cost.
  private(set) var cost = 0.0
  /// The share of the stretch that is on roads of the index.
  private(set) var matchedShare = 0.0

  private let network: RoadNetwork
  private let line: RoutePolyline

  /// How far a road may be from the route.
  private static let reachMeters = 15.0
  /// How exact metres along the route are.
  private static let tolerance = 0.05
  /// How much of its first road must be ahead, in metres.
  private static let leastRest = 1.0
  /// How far ahead the choice between two roads looks.
  private static let aheadMeters = 60.0
  /// How many segments in a row may be too short to get ahead.
  private static let mostIdle = 8
  /// The speed where the route is on no road of the index, in metres per second.
  private static let unknownSpeed = 50 / 3.6

  init(
    _ stretch: ClosedRange<Double>, of line: RoutePolyline, on network: RoadNetwork
  ) throws(IndexError) {
    self.network = network
    self.line = line
    var along = stretch.lowerBound
    var matched = 0.0
    while along < stretch.upperBound {
      guard let first = try begin(at: along) else {
        let next = min(along + 10, stretch.upperBound)
        seconds += (next - along) / Self.unknownSpeed
        cost += (next - along) / Self.unknownSpeed
        along = next
        continue
      }
      let start = along
      var piece: Piece? = first
      var idle = 0
      while let found = piece, idle < Self.mostIdle {
        idle = found.endAlong > along + 0.5 ? 0 : idle + 1
        let step = try RoadStep(found.directed, in: network)
        if let last = pieces.last, last.endAlong >= found.startAlong - 1, pieces.count > 0,
          try RoadStep(last.directed, in: network).head == step.tail
        {
          var junction = RoadJunction()
          try junction.move(to: step.tail, in: network)
          let turn = RoadTurnTime(
            try RoadStep(last.directed, in: network), step, at: junction,
            drivesOnLeft: network.drivesOnLeft)
          let pause = Double(turn.seconds + junction.stop.seconds)
          seconds += pause
          cost += pause + Double(turn.penalty)
        }
        // Only what lies in the stretch counts.
        let inside = max(
          min(found.endAlong, stretch.upperBound) - max(found.startAlong, along), 0)
        let whole = max(found.endAlong - found.startAlong, 0.01)
        var taken = found
        let skipped = max(along - found.startAlong, 0) / whole
        taken.startSeconds = seconds - skipped * found.seconds
        taken.startCost = cost - skipped * found.cost
        seconds += found.seconds * min(inside / whole, 1)
        cost += found.cost * min(inside / whole, 1)
        pieces.append(taken)
        along = max(found.endAlong, along)
        piece = along < stretch.upperBound ? try next(after: step, at: along) : nil
      }
      matched += min(along, stretch.upperBound) - start
      if along <= start { along = start + 10 }
    }
    let length = stretch.upperBound - stretch.lowerBound
    matchedShare = length > 0 ? matched / length : 0
  }

  /// What is left of the stretch behind a piece.
  func rest(behind piece: Piece) -> (cost: Double, seconds: Double) {
    (cost - piece.startCost - piece.cost, seconds - piece.startSeconds - piece.seconds)
  }

  /// Seconds from the start of the stretch to a point where the route is left, without the turn.
  func secondsToLeave(at along: Double) -> Double {
    let piece = pieces.first { $0.endAlong >= along - Self.tolerance } ?? pieces.last
    return piece?.seconds(at: along) ?? 0
  }

  /// Seconds from the start of the stretch to a point where the route is reached, with the turn.
  func secondsToRejoin(at along: Double) -> Double {
    let piece = pieces.last { $0.startAlong <= along + Self.tolerance } ?? pieces.first
    return piece?.seconds(at: along) ?? 0
  }

  /// The segment that the route is on at a point.
  private func begin(at along: Double) throws(IndexError) -> Piece? {
    let place = line.coordinate(at: along)
    var best: (deviation: Double, piece: Piece)?
    let center = Ellipsoid.position(place)
    try network.graph.forEachSegment(within: Self.reachMeters, of: center) {
      (number) throws(IndexError) in
      guard try network.mayReach(number, place, within: Self.reachMeters) else {
        return Self.reachMeters
      }
      for directed in [2 * number, 2 * number + 1] {
        let step = try RoadStep(directed, in: network)
        guard step.isOpen else { continue }
        let shape = try RoadShape(step, network.graph)
        let foot = shape.foot(of: place)
        // A road that ends here is behind the route.
        guard foot.meters <= Self.reachMeters, shape.length - foot.along > Self.leastRest else {
          continue
        }
        guard
          let fit = try fit(
            step, shape, from: foot.along, at: along, ahead: Self.aheadMeters, depth: 0)
        else { continue }
        let deviation = max(fit.deviation, foot.meters)
        if deviation < best?.deviation ?? .infinity {
          best = (
            deviation,
            Piece(step, startAlong: along - foot.along, endAlong: fit.along)
          )
        }
      }
      return Self.reachMeters
    }
    return best?.piece
  }

  /// The segment that the route follows behind another.
  private func next(after step: RoadStep, at along: Double) throws(IndexError) -> Piece? {
    var best: (deviation: Double, piece: Piece)?
    for index in try network.graph.leaving(step.head) {
      let other = try RoadStep(network.graph.directed(index), in: network)
      guard other.isOpen,
        let fit = try fit(
          other, RoadShape(other, network.graph), from: 0, at: along, ahead: Self.aheadMeters,
          depth: 0)
      else { continue }
      // Who turns round has a reason.
      let deviation = fit.deviation + (other.directed == step.directed ^ 1 ? 5 : 0)
      if deviation < best?.deviation ?? .infinity {
        best = (
          deviation,
          Piece(other, startAlong: along, endAlong: fit.along)
        )
      }
    }
    return best?.piece
  }

  /// How far a segment, and what may follow it, is from the route at most, and where along the
  /// route it ends; nil if it is not along the route.
  private func fit(
    _ step: RoadStep, _ shape: RoadShape, from start: Double, at along: Double, ahead: Double,
    depth: Int
  ) throws(IndexError) -> (deviation: Double, along: Double)? {
    var deviation = 0.0
    var end = along
    let rest = shape.length - start
    let count = max(Int((rest / 30).rounded(.up)), 1)
    for sample in 1...count {
      let offset = rest * Double(sample) / Double(count)
      let expected = along + offset
      if expected > line.length { return (deviation, along + rest) }
      let slack = 10 + 0.1 * offset
      let foot = line.foot(
        of: shape.position(at: start + offset),
        between: max(along, expected - slack), and: expected + slack)
      deviation = max(deviation, foot.meters)
      if deviation > Self.reachMeters { return nil }
      end = foot.along
    }
    // A road that turns back leads nowhere on the route.
    if end - along < rest / 2 - 2 { return nil }
    guard rest < ahead, depth < 4, end < line.length else { return (deviation, end) }
    var least: Double?
    for index in try network.graph.leaving(step.head) {
      let other = try RoadStep(network.graph.directed(index), in: network)
      guard other.isOpen, other.directed != step.directed ^ 1 else { continue }
      let next = try fit(
        other, RoadShape(other, network.graph), from: 0, at: end, ahead: ahead - rest,
        depth: depth + 1)
      if let next { least = min(least ?? .infinity, next.deviation) }
    }
    // A road that ends here may still be the right one, but others go on.
    return (max(deviation, least ?? Self.reachMeters), end)
  }
}

/// The positions along a directed segment.
struct RoadShape {
  let positions: [Coordinate]
  private let ends: [Double]

  init(_ step: RoadStep, _ graph: RoadGraph) throws(IndexError) {
    let line = try graph.line(of: step.segment)
    positions = (step.isForward ? line : line.reversed()).map(\.coordinate)
    var sum = 0.0
    var ends = [0.0]
    for index in 1..<positions.count {
      sum += PlaneMeters(at: positions[index]).distance(positions[index - 1], positions[index])
      ends.append(sum)
    }
    self.ends = ends
  }

  var length: Double { ends[ends.count - 1] }

  /// The position so many metres from the start.
  func position(at meters: Double) -> Coordinate {
    let index = min(max(ends.partitioningIndex { $0 >= meters }, 1), ends.count - 1)
    let edge = ends[index] - ends[index - 1]
    let share = edge > 0 ? min(max((meters - ends[index - 1]) / edge, 0), 1) : 0
    let (from, to) = (positions[index - 1], positions[index])
    return Coordinate(
      lon: from.lon + (to.lon - from.lon) * share, lat: from.lat + (to.lat - from.lat) * share)
  }

  /// The nearest point: how far it is, and where along the segment.
  func foot(of place: Coordinate) -> (meters: Double, along: Double) {
    let plane = PlaneMeters(at: place)
    var best = (meters: Double.infinity, along: 0.0)
    for index in 1..<positions.count {
      let (meters, share) = plane.foot(of: place, positions[index - 1], positions[index])
      if meters < best.meters {
        best = (meters, ends[index - 1] + share * (ends[index] - ends[index - 1]))
      }
    }
    return best
  }
}

/// The vertices of a route with the metres along it.
struct RoutePolyline {
  private let route: Route
  private let alongs: [Double]
  private var positions: [Coordinate] { route.vertices }

  init(_ route: Route) throws(RouteError) {
    self.route = route
    alongs = try route.vertexAlongs()
  }

  var length: Double { alongs.last ?? 0 }

  /// The position so many metres along.
  func coordinate(at along: Double) -> Coordinate {
    route.coordinate(atAlongMeters: along)
  }

  /// The positions of a part, with its ends.
  func positions(from start: Double, to end: Double) -> [Coordinate] {
    let first = alongs.partitioningIndex { $0 > start }
    let last = max(alongs.partitioningIndex { $0 >= end }, first)
    return [coordinate(at: start)] + positions[first..<last] + [coordinate(at: end)]
  }

  /// The nearest point of a part.
  func foot(
    of place: Coordinate, between start: Double, and end: Double
  ) -> (meters: Double, along: Double) {
    let plane = PlaneMeters(at: place)
    var best = (meters: Double.infinity, along: start)
    var index = max(alongs.partitioningIndex { $0 > start }, 1)
    while index < alongs.count {
      let (from, to) = (alongs[index - 1], alongs[index])
      let (meters, share) = plane.foot(of: place, positions[index - 1], positions[index])
      if meters < best.meters {
        best = (meters, min(max(from + share * (to - from), start), end))
      }
      if to >= end { break }
      index += 1
    }
    return best
  }
}

/// Metres on a plane around a position, for short distances.
struct PlaneMeters {
  private let east: Double
  private let north = 111_195.0

  init(at place: Coordinate) {
    east = north * cos(place.lat * .pi / 180)
  }

  func distance(_ from: Coordinate, _ to: Coordinate) -> Double {
    let offset = SIMD2(
      remainder(to.lon - from.lon, 360) * east, (to.lat - from.lat) * north)
    return (offset * offset).sum().squareRoot()
  }

  /// The distance of a position from an edge, and the share of the edge before the nearest point.
  func foot(
    of place: Coordinate, _ from: Coordinate, _ to: Coordinate
  ) -> (meters: Double, share: Double) {
    let edge = SIMD2(remainder(to.lon - from.lon, 360) * east, (to.lat - from.lat) * north)
    let offset = SIMD2(
      remainder(place.lon - from.lon, 360) * east, (place.lat - from.lat) * north)
    let square = (edge * edge).sum()
    let share = square > 0 ? min(max((edge * offset).sum() / square, 0), 1) : 0
    let rest = offset - edge * share
    return ((rest * rest).sum().squareRoot(), share)
  }
}
