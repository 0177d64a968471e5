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
  /// The largest detour that is looked for, in seconds, and as long again for what is disliked.
  private let most: Double
  private let token: CancellationToken?
  /// The leg of the last detour.
  private var known: Leg?

  private struct Leg {
    let trace: RoadTrace
    let stretch: ClosedRange<Double>
    let out: RoadSweep
    let back: RoadSweep

    /// How far from the end of a segment a leg is inside it: roads are measured on a plane.
    private static func tolerance(_ piece: RoadTrace.Piece) -> Double { 0.5 + 0.006 * piece.meters }

    /// The segment inside which the leg begins, if it begins in one.
    var first: RoadTrace.Piece? {
      trace.pieces.first.flatMap {
        $0.startAlong < stretch.lowerBound - Self.tolerance($0) ? $0 : nil
      }
    }

    /// The segment inside which it ends.
    var last: RoadTrace.Piece? {
      trace.pieces.last.flatMap {
        $0.endAlong > stretch.upperBound + Self.tolerance($0) ? $0 : nil
      }
    }

    /// The way to a place ahead on the segment in which the leg begins.
    func start(_ directed: Int, _ share: Double) -> Part? {
      guard let first, first.directed == directed,
        first.along(share) >= stretch.lowerBound - Self.tolerance(first)
      else { return nil }
      return Part(
        along: first.endAlong, meters: -first.meters, seconds: first.startSeconds,
        cost: first.startCost)
    }

    /// The way from a place to the end of the leg in the same segment.
    func end(_ directed: Int, _ share: Double) -> Part? {
      guard let last, last.directed == directed,
        last.along(share) <= stretch.upperBound + Self.tolerance(last)
      else { return nil }
      let rest = trace.rest(behind: last)
      return Part(
        along: last.startAlong, meters: -last.meters, seconds: rest.seconds, cost: rest.cost)
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

  /// The detour to a place from a leg of the route, in metres along it.
  mutating func detour(
    to place: Coordinate, from stretch: ClosedRange<Double>
  ) throws(SearchError) -> Result<Detour, DetourUnknown> {
    let leg = try leg(stretch)
    return try rethrowing(detour(to: place, from: leg), as: SearchError.index)
  }

  private func detour(
    to place: Coordinate, from leg: Leg
  ) throws(IndexError) -> Result<Detour, DetourUnknown> {
    guard leg.trace.matchedShare >= Self.leastShare else { return .failure(.notOnRoads) }
    guard let road = try nearest(to: place) else { return .failure(.noRoad) }
    var (out, back): (Part?, Part?)
    for directed in [2 * road.segment, 2 * road.segment + 1] {
      let step = try RoadStep(directed, in: network)
      guard step.isOpen else { continue }
      let share = step.isForward ? road.share : 1 - road.share
      for part in [leg.out.label(directed).map { Part($0) }, leg.start(directed, share)] {
        guard let part = part?.adding(share, of: step) else { continue }
        if part.cost < out?.cost ?? .infinity { out = part }
      }
      for part in [leg.back.label(directed).map { Part($0) }, leg.end(directed, share)] {
        guard let part = part?.adding(1 - share, of: step) else { continue }
        if part.cost < back?.cost ?? .infinity { back = part }
      }
    }
    guard var out, var back else { return .failure(.noWay) }
    let seconds = out.seconds + back.seconds - leg.trace.seconds
    // Where a place is on the route, that is left and reached again there, but within the leg.
    out.move(to: min(out.along + min(out.meters, 0), leg.stretch.upperBound))
    back.move(back: max(back.along - min(back.meters, 0), leg.stretch.lowerBound))
    let left = leg.trace.secondsToLeave(at: out.along)
    let rejoined = leg.trace.secondsToRejoin(at: back.along)
    return .success(
      Detour(
        seconds: seconds, meters: out.meters + back.meters - (back.along - out.along),
        leaveAlongMeters: out.along, rejoinAlongMeters: back.along,
        ways: DetourWays(
          out: DetourWay(seconds: max(out.seconds - left, 0), meters: max(out.meters, 0)),
          back: DetourWay(
            seconds: max(back.seconds - (leg.trace.seconds - rejoined), 0),
            meters: max(back.meters, 0)))))
  }

  /// A way from the start of a leg to a place, or from there to its end.
  private struct Part {
    /// Where the route is left or reached, and the metres from there or to there.
    var along: Double
    var meters: Double
    var seconds: Double
    var cost: Double

    init(_ label: RoadSweep.Label) {
      along = Double(label.along)
      meters = Double(label.meters)
      seconds = Double(label.seconds)
      cost = Double(label.cost)
    }

    init(along: Double, meters: Double, seconds: Double, cost: Double) {
      (self.along, self.meters, self.seconds, self.cost) = (along, meters, seconds, cost)
    }

    /// With a share of a segment.
    func adding(_ share: Double, of step: RoadStep) -> Part {
      var part = self
      part.meters += share * Double(step.segment.meters)
      part.seconds += share * Double(step.seconds)
      part.cost += share * Double(step.seconds * step.effort)
      return part
    }

    /// Leaves the route elsewhere.
    mutating func move(to along: Double) {
      meters += self.along - along
      self.along = along
    }

    /// Reaches the route elsewhere.
    mutating func move(back along: Double) {
      meters += along - self.along
      self.along = along
    }
  }

  private mutating func leg(_ stretch: ClosedRange<Double>) throws(SearchError) -> Leg {
    if let known, known.stretch == stretch { return known }
    known = nil
    try token?.check()
    let leg = try rethrowing(sweep(stretch), as: SearchError.index)
    try token?.check()
    known = leg
    return leg
  }

  private func sweep(_ stretch: ClosedRange<Double>) throws(IndexError) -> Leg {
    let trace = try RoadTrace(stretch, of: line, on: network)
    let area = RoadArea(
      around: line.positions(from: stretch.lowerBound, to: stretch.upperBound),
      meters: reach + Self.wayReachMeters)
    let limit = trace.cost + 2 * most
    let out = try RoadSweep(network, .forward, within: area, limit: limit)
    let back = try RoadSweep(network, .backward, within: area, limit: limit)
    let leg = Leg(trace: trace, stretch: stretch, out: out, back: back)
    let (first, last) = (leg.first, leg.last)
    for (number, piece) in trace.pieces.enumerated() {
      if number > 0 || first == nil {
        out.seed(
          piece.directed, cost: piece.startCost, seconds: piece.startSeconds,
          meters: -piece.meters, along: piece.endAlong)
      }
      if number < trace.pieces.count - 1 || last == nil {
        let rest = trace.rest(behind: piece)
        back.seed(
          piece.directed, cost: rest.cost, seconds: rest.seconds, meters: -piece.meters,
          along: piece.startAlong)
      }
    }
    // What lies behind the start, or beyond the end, is reached like any other segment.
    if let first {
      try out.begin(
        inside: first.directed, cost: first.startCost, seconds: first.startSeconds,
        meters: -first.meters, along: first.endAlong)
    }
    if let last {
      let rest = trace.rest(behind: last)
      try back.begin(
        inside: last.directed, cost: rest.cost, seconds: rest.seconds, meters: -last.meters,
        along: last.startAlong)
    }
    for sweep in [out, back] {
      try sweep.run { token?.isCancelled == true }
    }
    return leg
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
      let least = best?.meters ?? Self.placeReachMeters
      guard try network.mayReach(number, place, within: least) else { return least }
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
