internal import Corridor
internal import CorridorThreads

/// An engine that notes what of vehicles did not reach it, in all answers.
struct NotingEngine: DetourEngine {
  private var engine: any DetourEngine
  let ignored: Noted

  /// Settings of vehicles.
  typealias Noted = Locked<Set<VehicleProfile.Setting>>

  init(_ engine: any DetourEngine) {
    self.engine = engine
    ignored = Noted([])
  }

  var mostJourneys: Int { engine.mostJourneys }
  var reachMeters: Double { engine.reachMeters }

  func topSpeed(of vehicle: VehicleProfile?) -> Double? { engine.topSpeed(of: vehicle) }

  func ignoredSettings(of vehicle: VehicleProfile?) -> [VehicleProfile.Setting] {
    let settings = engine.ignoredSettings(of: vehicle)
    ignored.withLock { $0.formUnion(settings) }
    return settings
  }

  func logging(to log: DetourRequestLog) -> Self {
    var copy = self
    copy.engine = engine.logging(to: log)
    return copy
  }

  func times(
    along lines: [FollowedLine], for vehicle: VehicleProfile?
  ) async throws(DetourFault) -> [LineTimes?] {
    try await engine.times(along: lines, for: vehicle)
  }

  func ways(
    _ journeys: [DetourJourney], for vehicle: VehicleProfile?, hasShapes: Bool
  ) async throws(DetourFault) -> [Result<DetourWays, DetourUnknown>] {
    try await engine.ways(journeys, for: vehicle, hasShapes: hasShapes)
  }
}
