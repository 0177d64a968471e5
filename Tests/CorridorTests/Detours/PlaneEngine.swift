import Corridor
import CorridorGeometry
import CorridorTestSupport
import Synchronization

/// An engine for which every road is a straight line, with a detour factor and a speed of its own for
/// each place, so that metres off the line say little. Keeps what it was asked.
final class PlaneEngine: DetourEngine {
  /// What it was asked.
  struct Calls {
    var rounds = 0
    var journeys: [DetourJourney] = []
    var lines = 0
  }

  let mostJourneys: Int
  let reachMeters = 0.0
  let speed = 30.0
  /// What it answers to some places instead.
  let exceptions: @Sendable (Coordinate) -> Result<DetourWays, DetourUnknown>?
  /// Whether it can follow lines.
  let follows: Bool
  /// Thrown instead of an answer.
  let fault: DetourFault?
  let calls = Mutex(Calls())

  init(
    mostJourneys: Int = 4, follows: Bool = true, fault: DetourFault? = nil,
    exceptions: @escaping @Sendable (Coordinate) -> Result<DetourWays, DetourUnknown>? = { _ in nil
    }
  ) {
    self.mostJourneys = mostJourneys
    self.follows = follows
    self.fault = fault
    self.exceptions = exceptions
  }

  func topSpeed(of vehicle: VehicleProfile?) -> Double? { speed }

  func times(
    along lines: [FollowedLine], for vehicle: VehicleProfile?
  ) async throws(DetourFault) -> [LineTimes?] {
    calls.withLock { $0.lines += lines.count }
    if let fault { throw fault }
    guard follows else { return lines.map { _ in nil } }
    return lines.map { line in
      LineTimes(meters: [0, line.lengthMeters], seconds: [0, line.lengthMeters / 20])
    }
  }

  func ways(
    _ journeys: [DetourJourney], for vehicle: VehicleProfile?, hasShapes: Bool
  ) async throws(DetourFault) -> [Result<DetourWays, DetourUnknown>] {
    calls.withLock {
      $0.rounds += 1
      $0.journeys += journeys
    }
    if let fault { throw fault }
    return journeys.map { exceptions($0.place) ?? .success(ways($0)) }
  }

  /// The ways of a journey.
  private func ways(_ journey: DetourJourney) -> DetourWays {
    var random = SplitMix(
      seed: journey.place.lon.bitPattern ^ (journey.place.lat.bitPattern << 1))
    let factor = Double.random(in: 1...3, using: &random)
    let slowness = Double.random(in: 1...4, using: &random)
    func way(_ from: Coordinate, _ to: Coordinate) -> DetourWay {
      let meters = (Ellipsoid.position(from) - Ellipsoid.position(to)).length * factor
      return DetourWay(seconds: meters / speed * slowness, meters: meters)
    }
    return DetourWays(
      out: way(journey.start, journey.place), back: way(journey.place, journey.end))
  }
}
