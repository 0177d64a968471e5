internal import CorridorGeometry
internal import CorridorIndex

/// What a route has to do with a place.
extension Explainer {
  /// Adds the nearest point, all passes, and what decides about them.
  func addPasses(_ place: Place, to explanation: inout Explanation) throws(SearchError) {
    let within = query.within.value
    guard let nearest = try nearest(to: place) else { return }
    let isNear = nearest.isWithin
    explanation.nearest = pass(nearest.foot, isChosen: false)
    explanation.steps.append(
      ExplanationStep(
        .distance, isNear ? .met : .failed,
        found: "\(metres(nearest.foot.offRouteMeters)) off the route",
        expected: "at most \(metres(within))"))
    guard isNear else {
      if let window = query.window {
        explanation.steps.append(
          ExplanationStep(.window, .unknown, found: "no pass", expected: words(window)))
      }
      if query.side != .any {
        explanation.steps.append(
          ExplanationStep(
            .side, .unknown, found: "no pass", expected: "on the \(query.side.rawValue)"))
      }
      return
    }
    let hit = RawHit(nearest.foot, row: UInt32(place.row))
    let choice = PassChoice(query)
    var chosen = [hit]
    if !choice.isFree { _ = try choice.choose(among: &chosen, in: index) }
    let passes = try choice.passes(of: hit, in: index)
    explanation.passes = passes.map { foot in
      pass(
        foot,
        isChosen: chosen.contains {
          $0.alongMeters == foot.alongMeters && $0.offRouteMeters == foot.offRouteMeters
        })
    }
    explanation.steps += steps(about: explanation.passes, areChosen: !chosen.isEmpty)
  }

  /// Whether any pass counts, by what keeps them out.
  private func steps(about passes: [ExplainedPass], areChosen: Bool) -> [ExplanationStep] {
    var steps: [ExplanationStep] = []
    let inWindow = passes.filter(\.isInWindow)
    if let window = query.window {
      steps.append(
        ExplanationStep(
          .window, !inWindow.isEmpty ? .met : .failed,
          found: "passed at " + passes.map { metres($0.alongMeters) }.joined(separator: ", "),
          expected: words(window)))
    }
    if query.side != .any {
      let sides = inWindow.map { "\($0.side)" }
      steps.append(
        ExplanationStep(
          .side, inWindow.isEmpty ? .unknown : areChosen ? .met : .failed,
          found: sides.isEmpty ? "no pass" : sides.joined(separator: ", "),
          expected: "on the \(query.side.rawValue)"))
    }
    return steps
  }

  /// The nearest point of the route, and whether it is within reach.
  private func nearest(
    to place: Place
  ) throws(SearchError) -> (foot: RouteFoot, isWithin: Bool)? {
    let within = query.within.value
    do throws(RouteError) {
      let shape = query.route.shape
      if let foot = try shape.passes(of: place.position, within: within).nearest {
        return (foot, true)
      }
      // Half of a meridian is the farthest that anything on Earth can be.
      for wider in [1000.0, 10_000, 100_000, 1_000_000, 20_010_000] where wider > within {
        if let foot = try shape.passes(of: place.position, within: wider).nearest {
          return (foot, false)
        }
      }
      return nil
    } catch {
      throw .route(error)
    }
  }

  private func pass(_ foot: RouteFoot, isChosen: Bool) -> ExplainedPass {
    ExplainedPass(
      alongMeters: foot.alongMeters, offRouteMeters: foot.offRouteMeters, side: foot.side,
      snapped: query.route.shape.coordinate(atAlongMeters: foot.alongMeters, piece: foot.piece),
      isInWindow: query.window?.contains(foot.alongMeters) ?? true,
      isOnSide: query.side.accepts(foot.side), isChosen: isChosen)
  }

  private func words(_ window: ClosedRange<Double>) -> String {
    "from \(metres(window.lowerBound)) "
      + (window.upperBound.isFinite ? "to \(metres(window.upperBound))" : "on")
  }

  /// Metres to the millimetre.
  private func metres(_ meters: Double) -> String {
    let whole = (meters * 1000).rounded() / 1000
    return whole == whole.rounded() && abs(whole) < 1e15 ? "\(Int(whole)) m" : "\(whole) m"
  }
}
