internal import CorridorGeometry

/// How long the vehicle takes along the route: what engine's journeys are compared with.
struct RouteTimes {
  /// The times along a part of the route.
  private struct Part {
    /// In metres along the route.
    let stretch: ClosedRange<Double>
    let times: LineTimes

    /// Seconds and the engine's metres from the start of the part to a distance along the route.
    func values(at along: Double) -> (seconds: Double, meters: Double) {
      let length = stretch.upperBound - stretch.lowerBound
      let last = times.meters.count - 1
      guard length > 0, times.meters[last] > 0 else { return (0, 0) }
      let share = min(max((along - stretch.lowerBound) / length, 0), 1)
      let meters = share * times.meters[last]
      let next = times.meters.indices.partitioningIndex { times.meters[$0] > meters }
      guard next > 0 else { return (times.seconds[0], meters) }
      guard next <= last else { return (times.seconds[last], meters) }
      let step = times.meters[next] - times.meters[next - 1]
      let part = (meters - times.meters[next - 1]) / step
      let seconds = times.seconds[next] - times.seconds[next - 1]
      return (times.seconds[next - 1] + part * seconds, meters)
    }
  }

  /// Ascending and disjoint.
  private var parts: [Part] = []
  /// What the document of the route says, for parts that the engine cannot follow.
  private let ofRoute: TravelTimes?

  /// Engines are given whole legs, which they follow best, in parts of at most so many metres: half
  /// of what Valhalla takes. What an engine cannot follow is given again in shorter parts, without
  /// ferries, as far as detours need it.
  private static let partMeters: [Double] = [100_000, 20_000, 4_000, 1_000]
  /// More parts are not tried again: the route is not one of the engine's roads.
  private static let mostRepeated = 100

  /// Asks the engine for the times along the legs in which the stretches lie.
  ///
  /// - Parameter stretches: What detours replace.
  init(
    of stretches: [ClosedRange<Double>], on line: DetourLine, from engine: some DetourEngine,
    for vehicle: VehicleProfile?
  ) async throws(DetourFault) {
    ofRoute = line.route.travelTimes
    let stretches = stretches.filter { $0.upperBound > $0.lowerBound }
      .sorted { $0.lowerBound < $1.lowerBound }
    var rest: [ClosedRange<Double>] = []
    for stretch in stretches {
      let leg = line.leg(at: (stretch.lowerBound + stretch.upperBound) / 2)
      if rest.last != leg { rest.append(leg) }
    }
    for (level, meters) in Self.partMeters.enumerated() {
      if level > 0 {
        guard rest.count <= Self.mostRepeated else { break }
        rest = rest.flatMap { line.roads(of: $0) }
      }
      var tried = rest.flatMap { DetourLine.parts(of: $0, longest: meters) }
      if level > 0 { tried = Self.overlapping(stretches, tried) }
      rest = []
      let times = try await Self.times(along: tried, of: line, engine, vehicle)
      for (stretch, times) in zip(tried, times) {
        if let times {
          parts.append(Part(stretch: stretch, times: times))
        } else {
          rest.append(stretch)
        }
      }
      if rest.isEmpty { break }
    }
    parts.sort { $0.stretch.lowerBound < $1.stretch.lowerBound }
  }

  /// The parts that have a length in common with one of the stretches, which are in order.
  private static func overlapping(
    _ stretches: [ClosedRange<Double>], _ parts: [ClosedRange<Double>]
  ) -> [ClosedRange<Double>] {
    parts.filter { part in
      stretches.contains { $0.lowerBound < part.upperBound && $0.upperBound > part.lowerBound }
    }
  }

  private static func times(
    along parts: [ClosedRange<Double>], of line: DetourLine, _ engine: some DetourEngine,
    _ vehicle: VehicleProfile?
  ) async throws(DetourFault) -> [LineTimes?] {
    let lines = parts.map { part in
      FollowedLine(
        positions: line.route.lines(inMeters: part).flatMap { $0 },
        lengthMeters: part.upperBound - part.lowerBound)
    }
    let times = try await engine.times(along: lines, for: vehicle)
    return zip(times, lines).map { times, line in
      times.flatMap { $0.isUsable(along: line) ? $0 : nil }
    }
  }

  /// Seconds and metres along a stretch; nil if they are unknown.
  func along(_ stretch: ClosedRange<Double>) -> (seconds: Double, meters: Double, byEngine: Bool)? {
    var (seconds, meters) = (0.0, 0.0)
    var reached = stretch.lowerBound
    let first = parts.indices.partitioningIndex { parts[$0].stretch.upperBound > reached }
    for part in parts[first...] {
      guard reached < stretch.upperBound else { break }
      guard part.stretch.lowerBound <= reached else { break }
      let end = min(part.stretch.upperBound, stretch.upperBound)
      let (from, to) = (part.values(at: reached), part.values(at: end))
      seconds += to.seconds - from.seconds
      meters += to.meters - from.meters
      reached = end
    }
    if reached >= stretch.upperBound { return (seconds, meters, true) }
    guard let ofRoute else { return nil }
    let end = ofRoute.seconds(atAlongMeters: stretch.upperBound)
    return (
      end - ofRoute.seconds(atAlongMeters: stretch.lowerBound),
      stretch.upperBound - stretch.lowerBound, false
    )
  }
}

extension LineTimes {
  /// Whether these can be the times along a line: an engine may follow another way than the line's.
  fileprivate func isUsable(along line: FollowedLine) -> Bool {
    guard meters.count > 1, meters.count == seconds.count, let length = meters.last else {
      return false
    }
    for (number, pair) in zip(meters, seconds).enumerated() {
      guard pair.0.isFinite, pair.1.isFinite, pair.0 >= 0, pair.1 >= 0 else { return false }
      if number > 0, pair.0 < meters[number - 1] || pair.1 < seconds[number - 1] { return false }
    }
    // Engines snap the ends to their own roads.
    return abs(length - line.lengthMeters) <= 15 + 0.01 * line.lengthMeters
  }
}
