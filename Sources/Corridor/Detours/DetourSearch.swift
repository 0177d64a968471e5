internal import CorridorGeometry
internal import CorridorIndex

/// Asks an engine for the detours to the places of an answer, and for no more than are needed.
struct DetourSearch<Engine: DetourEngine> {
  /// Which of the candidates are wanted.
  enum Need {
    /// All of them.
    case all
    /// The first so many, in their order, whose detour is small enough.
    case first(Int)
    /// So many with the smallest detours.
    case least(Int)
  }

  /// A pass by a place.
  struct Candidate {
    let stretch: ClosedRange<Double>
    let journey: DetourJourney
    /// Along the route, instead of the detour; nil if unknown.
    let along: (seconds: Double, meters: Double, byEngine: Bool)?
    /// No detour takes less.
    var leastSeconds = -Double.infinity
    var leastMeters = -Double.infinity
  }

  private let engine: Engine
  private let options: DetourOptions
  private let vehicle: VehicleProfile?
  /// By the numbers of their passes; none if no engine is to be asked.
  private(set) var candidates: [Candidate] = []
  private(set) var choice: DetourChoice

  init(
    _ choice: DetourChoice, by engine: Engine, for vehicle: VehicleProfile?, on line: DetourLine,
    passes: [DetourPass]
  ) async throws(SearchError) {
    self.engine = engine
    self.choice = choice
    self.vehicle = vehicle
    options = choice.options
    // Some engines are known by their first answer only.
    defer { self.choice.report.ignoredVehicleSettings = engine.ignoredSettings(of: vehicle) }
    let stretches = passes.map { line.stretch(around: $0.alongMeters, options.window) }
    let times: RouteTimes
    do throws(DetourFault) {
      times = try await RouteTimes(of: stretches, on: line, from: engine, for: vehicle)
    } catch {
      guard case .away(let reason) = error else { throw .cancelled }
      for number in passes.indices { try self.choice.set(number, .failure(reason)) }
      return
    }
    for (number, pass) in passes.enumerated() {
      let along = times.along(stretches[number])
      if along?.byEngine == false { self.choice.report.usesTimesOfRoute = true }
      var candidate = Candidate(
        stretch: stretches[number],
        journey: line.journey(
          through: pass.place, instead: stretches[number], along: pass.alongMeters),
        along: along)
      bound(&candidate)
      candidates.append(candidate)
    }
  }

  /// Sets what no detour of a pass is less than: straight lines at the vehicle's top speed.
  private func bound(_ candidate: inout Candidate) {
    guard let along = candidate.along else { return }
    let place = Ellipsoid.position(candidate.journey.place)
    // The engine may begin or end on a road that is so far away.
    let meters = [candidate.journey.start, candidate.journey.end].reduce(0) { sum, end in
      sum + max((Ellipsoid.position(end) - place).length - engine.reachMeters - Self.roadMeters, 0)
    }
    candidate.leastMeters = meters - along.meters
    guard let speed = engine.topSpeed(of: vehicle) else { return }
    candidate.leastSeconds = meters / speed - along.seconds
  }

  /// How far the engine's road may be from the route that it follows.
  private static var roadMeters: Double { 20 }

  /// Asks for as many detours as are needed.
  ///
  /// - Parameter promising: Passes that are likely to be among the least, to ask for first.
  mutating func run(_ need: Need, promising: [Int] = []) async throws(SearchError) {
    guard !candidates.isEmpty else { return }
    var order = Array(candidates.indices)
    if case .least = need {
      let rest = Set(order).subtracting(promising).sorted { one, other in
        let (a, b) = (candidates[one], candidates[other])
        return a.leastSeconds != b.leastSeconds ? a.leastSeconds < b.leastSeconds : one < other
      }
      order = promising + rest
    }
    var next = 0
    while next < order.count {
      var round: [Int] = []
      while next < order.count, round.count < engine.mostJourneys {
        let number = order[next]
        let candidate = candidates[number]
        if isEnough(need, before: candidate) {
          guard next < promising.count else { break }
          next += 1
          continue
        }
        next += 1
        if isTooLong(candidate) { continue }
        if let most = options.mostJourneys, choice.report.journeyCount + round.count >= most {
          try choice.set(number, .failure(.notAsked))
          continue
        }
        if candidate.along == nil {
          // There is nothing to compare the journey with.
          try choice.set(number, .failure(.badAnswer))
        } else {
          round.append(number)
        }
      }
      if round.isEmpty {
        if next < order.count { break }
        continue
      }
      try await ask(round)
    }
  }

  /// Whether no further candidate can belong to the answer.
  private func isEnough(_ need: Need, before candidate: Candidate) -> Bool {
    switch need {
    case .all: return false
    case .first(let count): return choice.chosen.count >= count
    case .least(let count):
      guard let worst = choice.seconds(ofLeast: count) else { return false }
      return candidate.leastSeconds > worst
    }
  }

  /// Whether the detour is larger than the largest that may be.
  private func isTooLong(_ candidate: Candidate) -> Bool {
    switch options.most {
    case .seconds(let most): candidate.leastSeconds > most
    case .meters(let most): candidate.leastMeters > most
    case nil: false
    }
  }

  private mutating func ask(_ round: [Int]) async throws(SearchError) {
    choice.report.journeyCount += round.count
    let answers: [Result<DetourWays, DetourUnknown>]
    do throws(DetourFault) {
      answers = try await engine.ways(
        round.map { candidates[$0].journey }, for: vehicle, hasShapes: options.hasShapes)
    } catch {
      guard case .away(let reason) = error else { throw .cancelled }
      answers = Array(repeating: .failure(reason), count: round.count)
    }
    for (index, number) in round.enumerated() {
      let answer = index < answers.count ? answers[index] : .failure(.badAnswer)
      try choice.set(number, detour(candidates[number], answer))
    }
  }

  /// The detour from the engine's answer.
  private func detour(
    _ candidate: Candidate, _ answer: Result<DetourWays, DetourUnknown>
  ) -> Result<Detour, DetourUnknown> {
    answer.flatMap { ways in
      let seconds = ways.out.seconds + ways.back.seconds
      let meters = ways.out.meters + ways.back.meters
      guard let along = candidate.along, seconds.isFinite, meters.isFinite,
        min(ways.out.seconds, ways.back.seconds, ways.out.meters, ways.back.meters) >= 0
      else { return .failure(.badAnswer) }
      return .success(
        Detour(
          seconds: seconds - along.seconds, meters: meters - along.meters,
          leaveAlongMeters: candidate.stretch.lowerBound,
          rejoinAlongMeters: candidate.stretch.upperBound, ways: ways))
    }
  }
}
