public import CorridorGeometry

/// A routing engine, which says how long a vehicle takes from one point to another by road.
///
/// `CorridorOnline` has engines that ask Valhalla, OSRM, GraphHopper and openrouteservice. A type of
/// your own needs these few functions.
public protocol DetourEngine: Sendable {
  /// How many journeys one call may have.
  var mostJourneys: Int { get }
  /// How far from a point, in metres, the engine may begin or end a journey.
  var reachMeters: Double { get }

  /// The speed that a vehicle never exceeds on the engine's journeys, in metres per second; nil if
  /// that is unknown.
  func topSpeed(of vehicle: VehicleProfile?) -> Double?

  /// What is set of a vehicle, and does not reach the engine; none as long as that is unknown.
  func ignoredSettings(of vehicle: VehicleProfile?) -> [VehicleProfile.Setting]

  /// The same engine, with its requests added to a log.
  func logging(to log: DetourRequestLog) -> Self

  /// The times along lines that are to be followed as they are.
  ///
  /// - Returns: The times along each line; nil for a line that the engine cannot follow.
  /// - Throws: ``DetourFault/cancelled`` if the task is cancelled, ``DetourFault/away`` if the engine
  ///   does not answer.
  func times(
    along lines: [FollowedLine], for vehicle: VehicleProfile?
  ) async throws(DetourFault) -> [LineTimes?]

  /// The quickest journeys from a point through a place to another point.
  ///
  /// - Parameters:
  ///   - journeys: At most ``mostJourneys``.
  ///   - hasShapes: Whether the lines of the ways are wanted.
  /// - Returns: For each journey its ways, or why it is unknown.
  /// - Throws: ``DetourFault/cancelled`` if the task is cancelled.
  func ways(
    _ journeys: [DetourJourney], for vehicle: VehicleProfile?, hasShapes: Bool
  ) async throws(DetourFault) -> [Result<DetourWays, DetourUnknown>]
}

extension DetourEngine {
  /// The engine as it is: nothing is logged.
  public func logging(to log: DetourRequestLog) -> Self { self }

  /// None.
  public func ignoredSettings(of vehicle: VehicleProfile?) -> [VehicleProfile.Setting] { [] }
}

/// A part of a route that is to be followed as it is.
public struct FollowedLine: Hashable, Sendable {
  /// Its positions: two or more.
  public var positions: [Coordinate]
  /// Its length in metres.
  public var lengthMeters: Double

  public init(positions: [Coordinate], lengthMeters: Double) {
    self.positions = positions
    self.lengthMeters = lengthMeters
  }
}

/// How long an engine takes along a line.
public struct LineTimes: Hashable, Sendable {
  /// Metres from the start of the line as the engine measures them, ascending from 0.
  public var meters: [Double]
  /// Seconds from the start at each of ``meters``.
  public var seconds: [Double]

  public init(meters: [Double], seconds: [Double]) {
    self.meters = meters
    self.seconds = seconds
  }
}

/// A journey through a place.
public struct DetourJourney: Hashable, Sendable {
  /// Where it leaves the route.
  public var start: Coordinate
  /// The direction of the route there, in degrees clockwise from north; nil if any will do.
  public var startHeading: Double?
  /// The place.
  public var place: Coordinate
  /// Where it rejoins the route.
  public var end: Coordinate
  /// The direction of the route there.
  public var endHeading: Double?

  public init(
    start: Coordinate, startHeading: Double? = nil, place: Coordinate, end: Coordinate,
    endHeading: Double? = nil
  ) {
    self.start = start
    self.startHeading = startHeading
    self.place = place
    self.end = end
    self.endHeading = endHeading
  }
}

/// Why an engine gives no answers at all.
public enum DetourFault: Error, Hashable, Sendable {
  /// The task was cancelled.
  case cancelled
  /// The engine could not be asked, for this reason.
  case away(DetourUnknown)
}
