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
  /// Whether a pass counts if the vehicle takes the detour: the number of the pass, and the detour.
  private let counts: (Int, Detour) throws(SearchError) -> Bool
  /// By the numbers of their passes; none if no engine is to be asked.
  private(set) var candidates: [Candidate] = []

  private(set) var report = DetourReport()
  /// For each pass its detour, or why it is unknown; nil if it was not asked for.
  private(set) var detours: [Result<Detour, DetourUnknown>?]
  /// The passes that belong to the answer, the smallest detour first.
  private(set) var chosen: [Int] = []

  init(
    _ options: DetourOptions, by engine: Engine, for vehicle: VehicleProfile?, on line: DetourLine,
    passes: [(place: Coordinate, alongMeters: Double)],
    counts: @escaping (Int, Detour) throws(SearchError) -> Bool
  ) async throws(SearchError) {
    self.engine = engine
    self.options = options
    self.vehicle = vehicle
    self.counts = counts
    detours = Array(repeating: nil, count: passes.count)
    report.candidateCount = passes.count
    report.hasShapes = options.hasShapes
    let stretches = passes.map { line.stretch(around: $0.alongMeters, options.window) }
    // Some engines are known by their first answer only.
    defer { report.ignoredVehicleSettings = engine.ignoredSettings(of: vehicle) }
    let times: RouteTimes
    do throws(DetourFault) {
      times = try await RouteTimes(of: stretches, on: line, from: engine, for: vehicle)
    } catch {
      guard case .away(let reason) = error else { throw .cancelled }
      try setAll(reason)
      return
    }
    for (number, pass) in passes.enumerated() {
      let along = times.along(stretches[number])
      if along?.byEngine == false { report.usesTimesOfRoute = true }
      var candidate = Candidate(
        stretch: stretches[number],
        journey: line.journey(
          through: pass.place, instead: stretches[number], along: pass.alongMeters),
        along: along)
      bound(&candidate)
      candidates.append(candidate)
    }
  }

  /// No engine is to be asked: every detour is unknown.
  private mutating func setAll(_ reason: DetourUnknown) throws(SearchError) {
    for number in detours.indices { try set(number, .failure(reason)) }
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
  mutating func run(_ need: Need) async throws(SearchError) {
    guard !candidates.isEmpty else { return }
    var order = Array(candidates.indices)
    if case .least = need {
      order.sort { one, other in
        let (a, b) = (candidates[one], candidates[other])
        return a.leastSeconds != b.leastSeconds ? a.leastSeconds < b.leastSeconds : one < other
      }
    }
    var next = 0
    while next < order.count {
      var round: [Int] = []
      while next < order.count, round.count < engine.mostJourneys {
        let number = order[next]
        let candidate = candidates[number]
        if isEnough(need, before: candidate) { break }
        next += 1
        if isTooLong(candidate) { continue }
        if let most = options.mostJourneys, report.journeyCount + round.count >= most {
          try set(number, .failure(.notAsked))
          continue
        }
        if candidate.along == nil {
          // There is nothing to compare the journey with.
          try set(number, .failure(.badAnswer))
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
    case .first(let count): return chosen.count >= count
    case .least(let count):
      guard chosen.count >= count else { return false }
      return candidate.leastSeconds > seconds(of: chosen[count - 1])
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
    report.journeyCount += round.count
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
      try set(number, detour(candidates[number], answer))
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

  /// Notes what is known of a pass, and whether it belongs to the answer.
  private mutating func set(
    _ number: Int, _ detour: Result<Detour, DetourUnknown>
  ) throws(SearchError) {
    detours[number] = detour
    switch detour {
    case .success(let known):
      guard options.most?.allows(known) ?? true, try counts(number, known) else { return }
      let place = chosen.partitioningIndex { other in
        let seconds = seconds(of: other)
        return seconds != known.seconds ? seconds > known.seconds : other > number
      }
      chosen.insert(number, at: place)
    case .failure(let reason):
      if options.isStrict, !reason.isFinding { throw .detoursUnavailable(reason) }
      report.unknownCounts[reason, default: 0] += 1
      if !reason.isFinding { report.isExact = false }
    }
  }

  private func seconds(of number: Int) -> Double {
    guard case .success(let detour) = detours[number] else { return .infinity }
    return detour.seconds
  }
}
