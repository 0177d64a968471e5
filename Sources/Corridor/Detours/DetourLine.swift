internal import CorridorGeometry

/// A route on which detours begin and end: its legs, and what is on a ferry.
struct DetourLine {
  let route: Route
  /// The bounds of the legs, in metres along the route, ascending.
  private let bounds: [Double]

  /// Lines whose ends are farther apart than this are legs of their own: nothing is known of the way
  /// between them.
  private static let widestGapMeters = 30.0

  init(_ route: Route) throws(RouteError) {
    self.route = route
    let length = route.lengthMeters
    var bounds: Set<Double> = [0, length]
    if route.lineStarts.count > 2 {
      let alongs = try route.vertexAlongs()
      for start in route.lineStarts.dropFirst().dropLast() {
        let (end, next) = (route.vertices[start - 1], route.vertices[start])
        let gap = (Ellipsoid.position(end) - Ellipsoid.position(next)).length
        if gap > Self.widestGapMeters { bounds.insert(alongs[start]) }
      }
    }
    for stop in route.stops where stop > 0 && stop < length { bounds.insert(stop) }
    self.bounds = bounds.sorted()
  }

  /// The leg that contains a distance along the route; of two, the first.
  func leg(at along: Double) -> ClosedRange<Double> {
    let end = min(max(bounds.partitioningIndex { $0 >= along }, 1), bounds.count - 1)
    return end > 0 ? bounds[end - 1]...bounds[end] : bounds[0]...bounds[0]
  }

  /// The stretch that a detour from a pass replaces.
  func stretch(around along: Double, _ window: DetourWindow) -> ClosedRange<Double> {
    let leg = leg(at: along)
    var (start, end) = (leg.lowerBound, leg.upperBound)
    switch window {
    case .free:
      // No engine begins a journey at sea.
      for ferry in route.ferries {
        if ferry.contains(start), ferry.upperBound <= along { start = ferry.upperBound }
        if ferry.contains(end), ferry.lowerBound >= along { end = ferry.lowerBound }
      }
    case .within(let reach):
      start = max(start, along - reach.value)
      end = min(end, along + reach.value)
      for ferry in route.ferries {
        if ferry.upperBound <= along { start = max(start, ferry.upperBound) }
        if ferry.lowerBound >= along { end = min(end, ferry.lowerBound) }
      }
    }
    return min(start, along)...max(end, along)
  }

  /// The journey through a place that replaces a stretch. Inside a leg it begins and ends in the
  /// direction of the route.
  func journey(
    through place: Coordinate, instead stretch: ClosedRange<Double>, along: Double
  ) -> DetourJourney {
    let leg = leg(at: along)
    let (start, end) = (stretch.lowerBound, stretch.upperBound)
    return DetourJourney(
      start: route.coordinate(atAlongMeters: start),
      startHeading: start > leg.lowerBound ? heading(at: start) : nil,
      place: place,
      end: route.coordinate(atAlongMeters: end),
      endHeading: end < leg.upperBound ? heading(at: end) : nil)
  }

  /// The direction of the route, in degrees clockwise from north.
  private func heading(at along: Double) -> Double? {
    let reach = 5.0
    let from = route.coordinate(atAlongMeters: along - reach)
    let to = route.coordinate(atAlongMeters: along + reach)
    guard from != to, let geodesic = try? Geodesic.wgs84() else { return nil }
    let degrees = geodesic.inverse(from, to).startAzimuth
    return degrees < 0 ? degrees + 360 : degrees
  }

  /// Parts of a stretch, each at most so many metres long.
  static func parts(
    of stretch: ClosedRange<Double>, longest: Double
  ) -> [ClosedRange<Double>] {
    let (start, length) = (stretch.lowerBound, stretch.upperBound - stretch.lowerBound)
    let count = Int((length / longest).rounded(.up))
    return (0..<count).map { number in
      let end = number + 1 == count ? length : length * Double(number + 1) / Double(count)
      return start + length * Double(number) / Double(count)...start + end
    }
  }

  /// The parts of a stretch that are not on ferries.
  func roads(of stretch: ClosedRange<Double>) -> [ClosedRange<Double>] {
    var roads: [ClosedRange<Double>] = []
    var start = stretch.lowerBound
    for ferry in route.ferries where ferry.overlaps(stretch) {
      if ferry.lowerBound > start { roads.append(start...ferry.lowerBound) }
      start = max(start, ferry.upperBound)
    }
    if start < stretch.upperBound { roads.append(start...stretch.upperBound) }
    return roads
  }
}
