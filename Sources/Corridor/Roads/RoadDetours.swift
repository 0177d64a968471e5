internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorThreads

/// About what it costs to stop at places, by the roads of an index: two sweeps for each leg of a
/// route give the detours to all places along it.
struct RoadDetours {
  private let network: RoadNetwork
  private let line: RoutePolyline
  /// How far from the route places may be, in metres.
  private let reach: Double
  /// The largest detour that is looked for, in seconds and as long again for what vehicles dislike.
  private let most: Double
  private let token: CancellationToken?
  private var legs: [ClosedRange<Double>: Leg] = [:]

  private struct Leg {
    let trace: RoadTrace
    let out: RoadSweep
    let back: RoadSweep
  }

  /// A way to a place, or from there.
  private struct Way {
    var along: Double
    var seconds: Double
    var meters: Double
    var cost: Double

    /// The way that a label stands for, and a part of the segment itself.
    init(_ label: RoadSweep.Label, _ step: RoadStep, share: Double) {
      along = Double(label.along)
      seconds = Double(label.seconds) + share * Double(step.seconds)
      meters = Double(label.meters) + share * Double(step.segment.meters)
      cost = Double(label.cost) + share * Double(step.seconds * step.effort)
    }
  }

  /// How far from a place its road may be.
  private static let placeReachMeters = 200.0
  /// How far beyond the places ways may lead.
  private static let wayReachMeters = 5000.0
  /// How much of a leg must be on roads of the index.
  private static let leastShare = 0.8

  init(
    _ graph: RoadGraph, for vehicle: VehicleProfile?, along route: Route, meters: Double,
    drivesOnLeft: Bool, most: Double = 3600, until token: CancellationToken? = nil
  ) throws(SearchError) {
    network = RoadNetwork(graph, for: vehicle, drivesOnLeft: drivesOnLeft)
    line = try rethrowing(RoutePolyline(route), as: SearchError.route)
    reach = meters
    self.most = most
    self.token = token
  }

  /// The detour to a place that the route passes at `along`, from a leg of the route.
  mutating func detour(
    to place: Coordinate, along: Double, from leg: ClosedRange<Double>
  ) throws(SearchError) -> Result<Detour, DetourUnknown> {
    let leg = try self.leg(leg)
    return try rethrowing(detour(to: place, along: along, from: leg), as: SearchError.index)
  }

  private func detour(
    to place: Coordinate, along: Double, from leg: Leg
  ) throws(IndexError) -> Result<Detour, DetourUnknown> {
    guard leg.trace.matchedShare >= Self.leastShare else { return .failure(.notOnRoads) }
    guard let road = try nearest(to: place) else { return .failure(.noRoad) }
    var (out, back): (Way?, Way?)
    for directed in [2 * road.segment, 2 * road.segment + 1] {
      let step = try RoadStep(directed, in: network)
      guard step.isOpen else { continue }
      let share = step.isForward ? road.share : 1 - road.share
      if let label = leg.out.label(directed) {
        let way = Way(label, step, share: share)
        if way.cost < out?.cost ?? .infinity { out = way }
      }
      if let label = leg.back.label(directed) {
        let way = Way(label, step, share: 1 - share)
        if way.cost < back?.cost ?? .infinity { back = way }
      }
    }
    guard let out, let back else { return .failure(.noWay) }
    var (leave, rejoin) = (out.along, back.along)
    let meters = out.meters + back.meters - (rejoin - leave)
    // The place is at a road of the route itself.
    if leave > rejoin { (leave, rejoin) = (along, along) }
    let seconds = (
      out: out.seconds - leg.trace.seconds(at: leave),
      back: back.seconds - (leg.trace.seconds - leg.trace.seconds(at: rejoin))
    )
    return .success(
      Detour(
        seconds: out.seconds + back.seconds - leg.trace.seconds, meters: meters,
        leaveAlongMeters: leave, rejoinAlongMeters: rejoin,
        ways: DetourWays(
          out: DetourWay(seconds: max(seconds.out, 0), meters: max(out.meters, 0)),
          back: DetourWay(seconds: max(seconds.back, 0), meters: max(back.meters, 0)))))
  }

  private mutating func leg(_ stretch: ClosedRange<Double>) throws(SearchError) -> Leg {
    if let known = legs[stretch] { return known }
    try token?.check()
    let leg = try rethrowing(sweep(stretch), as: SearchError.index)
    try token?.check()
    legs[stretch] = leg
    return leg
  }

  private func sweep(_ stretch: ClosedRange<Double>) throws(IndexError) -> Leg {
    let trace = try RoadTrace(stretch, of: line, on: network)
    let area = RoadArea(
      around: line.positions(from: stretch.lowerBound, to: stretch.upperBound),
      meters: reach + Self.wayReachMeters)
    let out = try RoadSweep(network, .forward, within: area)
    let back = try RoadSweep(network, .backward, within: area)
    for piece in trace.pieces {
      out.seed(
        piece.directed, cost: piece.startCost, seconds: piece.startSeconds, meters: -piece.meters,
        along: piece.endAlong)
      back.seed(
        piece.directed, cost: trace.cost - piece.startCost - piece.cost,
        seconds: trace.seconds - piece.startSeconds - piece.seconds,
        meters: -piece.meters, along: piece.startAlong)
    }
    for sweep in [out, back] {
      try sweep.run(limit: trace.cost + 2 * most) { token?.isCancelled == true }
    }
    return Leg(trace: trace, out: out, back: back)
  }

  /// The nearest road that the vehicle may use, and the share of its segment before the nearest
  /// point.
  private func nearest(
    to place: Coordinate
  ) throws(IndexError) -> (segment: Int, share: Double)? {
    var best: (meters: Double, segment: Int, share: Double)?
    try network.graph.forEachSegment(
      within: Self.placeReachMeters, of: Ellipsoid.position(place)
    ) { (number) throws(IndexError) in
      let step = try RoadStep(2 * number, in: network)
      if step.pace.forward.isFinite || step.pace.backward.isFinite {
        let shape = try RoadShape(step, network.graph)
        let foot = shape.foot(of: place)
        if foot.meters < best?.meters ?? Self.placeReachMeters {
          best = (foot.meters, number, shape.length > 0 ? foot.along / shape.length : 0)
        }
      }
      return best?.meters ?? Self.placeReachMeters
    }
    return best.map { ($0.segment, $0.share) }
  }
}
