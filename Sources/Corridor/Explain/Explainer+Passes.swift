internal import CorridorGeometry
internal import CorridorHours
internal import CorridorIndex
internal import CorridorThreads

/// The steps that depend on the route.
extension Explainer {
  /// Adds the nearest point, all passes, and the steps that decide about them.
  func addPasses(_ place: Place, to explanation: inout Explanation) throws(SearchError) {
    let within = query.within
    guard let nearest = try nearest(to: place) else {
      explanation.steps.append(
        ExplanationStep(
          .distance, .failed, found: "all of the route is on ferries",
          expected: "at most \(metres(within))"))
      return
    }
    let isNear = nearest.isWithin
    explanation.nearest = pass(nearest.foot, isChosen: false)
    explanation.steps.append(
      ExplanationStep(
        .distance, isNear ? .met : .failed,
        found: "\(metres(nearest.foot.offRouteMeters)) off the route"
          + (isNear ? "" : try ferryWords(place)),
        expected: "at most \(metres(within))"))
    guard isNear else {
      explanation.steps += try steps(about: [], of: place, areChosen: false)
      return
    }
    let hit = RawHit(nearest.foot, row: UInt32(place.row))
    let (passes, chosen) = try choices(of: hit)
    var driving: DrivingSide?
    if query.passes.side.dependsOnCountry {
      var reader = JurisdictionReader(index)
      driving = try reader.drivingSide(at: place.row)
    }
    explanation.passes = try passes.map { (foot) throws(SearchError) in
      var pass = pass(
        foot,
        isChosen: chosen.contains {
          $0.alongMeters == foot.alongMeters && $0.offRouteMeters == foot.offRouteMeters
        })
      pass.isOnSide = query.passes.side.accepts(foot.side, driving: driving)
      try rethrowing(as: SearchError.index) { () throws(IndexError) in
        pass.beyondOppositeCarriageway = try carriageways?.beyond(
          place.position, alongMeters: foot.alongMeters, segment: foot.segment)
        pass.arrival = try arrivals?.arrival(row: place.row, alongMeters: foot.alongMeters)
      }
      return pass
    }
    explanation.steps += try steps(
      about: explanation.passes, of: place, areChosen: !chosen.isEmpty)
  }

  /// "; 178.932 m off a ferry, from which no places are found", for a place that only a ferry passes.
  private func ferryWords(_ place: Place) throws(SearchError) -> String {
    if query.route.ferries.isEmpty { return "" }
    do throws(RouteError) {
      let passes = try query.route.shape.passes(
        of: place.position, within: query.within, unless: { token?.isCancelled ?? false })
      guard let nearest = passes.nearest else { return "" }
      return "; \(metres(nearest.offRouteMeters)) off a ferry, from which no places are found"
    } catch {
      throw try .route(error, until: token)
    }
  }

  /// All passes by a place, and those that are hits.
  private func choices(
    of hit: RawHit
  ) throws(SearchError) -> (passes: [RouteFoot], chosen: [RawHit]) {
    var choice = try PassChoice(
      query, in: index, arrivals: arrivals, carriageways: carriageways, until: token)
    let passes = try choice.passes(of: hit)
    var chosen = [hit]
    if PassChoice.isFree(query) { return (passes, chosen) }
    do throws(SearchError) {
      _ = try choice.choose(among: &chosen)
    } catch {
      // A search that finds other places leaves this one out.
      guard case .drivingSideUnknown = error else { throw error }
      chosen = []
    }
    return (passes, chosen)
  }

  /// The steps that decide whether any pass counts: each excludes passes that the ones before it
  /// left. Without passes, because the place is out of reach, none is tested.
  private func steps(
    about passes: [ExplainedPass], of place: Place, areChosen: Bool
  ) throws(SearchError) -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    var left = passes
    func keep(
      _ name: ExplanationStep.Name, _ expected: String,
      found: ([ExplainedPass]) throws(SearchError) -> String, where holds: (ExplainedPass) -> Bool
    ) throws(SearchError) {
      let tested = left
      left = tested.filter(holds)
      steps.append(
        ExplanationStep(
          name, tested.isEmpty ? .unknown : left.isEmpty ? .failed : .met,
          found: try tested.isEmpty ? "no pass" : found(tested), expected: expected))
    }
    if let window = query.window {
      try keep(.window, words(window)) { passes in
        "passed at " + passes.map { metres($0.alongMeters) }.joined(separator: ", ")
      } where: {
        $0.isInWindow
      }
    }
    if query.passes.side != .any {
      try keep(.side, sideWords) { passes in
        passes.map { "\($0.side)" }.joined(separator: ", ")
      } where: {
        $0.isOnSide
      }
    }
    if let carriageway = query.passes.carriageway {
      try keep(.carriageway, carriageway.words) { passes in
        passes.compactMap(\.beyondOppositeCarriageway?.words).joined(separator: ", ")
      } where: {
        carriageway.accepts($0.beyondOppositeCarriageway ?? .unknown)
      }
    }
    guard let departure = query.departure else { return steps }
    try keep(.open, departure.open.words) { (passes) throws(SearchError) in
      try hoursWords(passes, of: place)
    } where: {
      $0.arrival.map { departure.open.accepts($0.open) } ?? true
    }
    if query.asksTrucksOnArrival, !passes.isEmpty {
      steps.append(truckStep(place, left.isEmpty ? .unknown : areChosen ? .met : .failed))
    }
    return steps
  }

  /// "open at 2026-11-20T08:12:31+01:00 by Mo-Fr 06:00-22:00" for each pass.
  private func hoursWords(
    _ passes: [ExplainedPass], of place: Place
  ) throws(SearchError) -> String {
    var words: [String] = []
    for pass in passes {
      guard let arrival = pass.arrival else { continue }
      var text = "\(arrival.open.rawValue) at \(arrival.text)"
      let rule = try rethrowing(
        arrivals?.rule(row: place.row, alongMeters: pass.alongMeters), as: SearchError.index)
      if let rule {
        let value = rule.hours.text
        text += " by " + (rule.rule.map { "'\($0)' of '\(value)'" } ?? "'\(value)'")
        if rule.hours.isTolerant { text += ", read tolerantly as '\(rule.hours.normalized)'" }
      }
      if let doubt = arrival.doubt { text += " (\(doubt.rawValue))" }
      words.append(text)
    }
    return words.joined(separator: ", ")
  }

  /// The requested side, in words.
  private var sideWords: String {
    switch query.passes.side {
    case .near: "on the driving side"
    case .far: "opposite the driving side"
    default: "on the \(query.passes.side.rawValue)"
    }
  }

  /// The nearest point of the route, and whether it is within reach.
  private func nearest(
    to place: Place
  ) throws(SearchError) -> (foot: RouteFoot, isWithin: Bool)? {
    let within = query.within
    if query.route.isAllFerry { return nil }
    do throws(RouteError) {
      let shape = query.route.roads
      let isCancelled = { token?.isCancelled ?? false }
      if let foot = try shape.passes(of: place.position, within: within, unless: isCancelled)
        .nearest
      {
        return (foot, true)
      }
      // Half a meridian is the greatest distance on Earth.
      for wider in [1000.0, 10_000, 100_000, 1_000_000, 20_010_000] where wider > within {
        if let foot = try shape.passes(of: place.position, within: wider, unless: isCancelled)
          .nearest
        {
          return (foot, false)
        }
      }
      return nil
    } catch {
      throw try .route(error, until: token)
    }
  }

  private func pass(_ foot: RouteFoot, isChosen: Bool) -> ExplainedPass {
    ExplainedPass(
      alongMeters: foot.alongMeters, offRouteMeters: RawHit.wholeSteps(foot.offRouteMeters),
      side: foot.side,
      snapped: query.route.roads.coordinate(atAlongMeters: foot.alongMeters, segment: foot.segment),
      isInWindow: query.window?.contains(foot.alongMeters) ?? true,
      isOnSide: true, arrival: nil, isChosen: isChosen)
  }

  private func words(_ window: ClosedRange<Double>) -> String {
    "from \(metres(window.lowerBound)) "
      + (window.upperBound.isFinite ? "to \(metres(window.upperBound))" : "on")
  }

  /// A distance in metres, rounded to the millimetre.
  private func metres(_ meters: Double) -> String {
    let whole = (meters * 1000).rounded() / 1000
    return whole == whole.rounded() && abs(whole) < 1e15 ? "\(Int(whole)) m" : "\(whole) m"
  }
}

extension OppositeCarriageway {
  /// The side of the place, in words.
  fileprivate var words: String {
    switch self {
    case .yes: "beyond the opposite carriageway"
    case .no: "no opposite carriageway between"
    case .unknown: "unknown"
    }
  }
}

extension CarriagewaySelection {
  /// The requested value, in words.
  fileprivate var words: String {
    switch self {
    case .own: "not beyond the opposite carriageway"
    case .any: "any carriageway"
    }
  }
}

extension OpenSelection {
  /// The requested value, in words.
  fileprivate var words: String {
    switch self {
    case .only: "open"
    case .keepUnknown: "not closed"
    case .ignore: "open or not"
    }
  }
}
