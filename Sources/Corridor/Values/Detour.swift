public import CorridorGeometry

/// What stopping at a place costs: the journey from a point of the route through the place to a
/// later point, less the way along the route between them.
public struct Detour: Hashable, Sendable {
  /// The seconds that it takes longer; negative if the engine knows a quicker way than the route.
  public var seconds: Double
  /// The metres by which it is longer.
  public var meters: Double
  /// The distance along the route, in metres, from which the journey was asked for.
  public var leaveAlongMeters: Double
  /// The distance along the route to which it was asked for.
  public var rejoinAlongMeters: Double
  /// The ways of the journey.
  public var ways: DetourWays
}

extension Detour {
  /// The line of the journey, from where it leaves the route through the place to where it rejoins
  /// it; empty if it was not asked for, or the engine does not give it.
  public var shape: [Coordinate] {
    guard let end = ways.out.shape.last, let start = ways.back.shape.first else { return [] }
    return ways.out.shape + (start == end ? ways.back.shape.dropFirst() : ways.back.shape[...])
  }
}

/// What an answer says of detours.
public struct DetourReport: Hashable, Sendable {
  /// What the detours come from.
  public internal(set) var source = DetourSource.engine
  /// How many journeys were asked for.
  public internal(set) var journeyCount = 0
  /// How many requests that took, with those for times along the route.
  public internal(set) var requestCount = 0
  /// How many of the requests a cache answered, so that the engine was not asked.
  public internal(set) var cachedRequestCount = 0
  /// How many places there were to ask for.
  public internal(set) var candidateCount = 0
  /// Whether every place that could belong to the answer is known well enough to say whether it
  /// does, and at which position.
  public internal(set) var isExact = true
  /// Whether times along the route are those of its document, because the engine cannot follow it.
  public internal(set) var usesTimesOfRoute = false
  /// How many places are unknown for which reason.
  public internal(set) var unknownCounts: [DetourUnknown: Int] = [:]
  /// Whether the lines of the ways were asked for.
  public internal(set) var hasShapes = false
  /// What is set of the vehicle, and does not reach the engine.
  public internal(set) var ignoredVehicleSettings: [VehicleProfile.Setting] = []
}

/// What detours come from.
public enum DetourSource: String, Sendable, CaseIterable {
  /// A routing engine: times as it knows them.
  case engine
  /// The roads of the index: about how much.
  case roads
}

/// The ways to a place and from there.
public struct DetourWays: Hashable, Sendable {
  /// The way from the start of the journey to the place.
  public var out: DetourWay
  /// The way from the place to the end of the journey.
  public var back: DetourWay

  public init(out: DetourWay, back: DetourWay) {
    self.out = out
    self.back = back
  }
}

/// A way between two points.
public struct DetourWay: Hashable, Sendable {
  public var seconds: Double
  public var meters: Double
  /// Whether it takes a ferry; nil if the engine does not say.
  public var hasFerry: Bool?
  /// Its line; empty if it was not asked for, or the engine does not give it.
  public var shape: [Coordinate]

  public init(
    seconds: Double, meters: Double, hasFerry: Bool? = nil, shape: [Coordinate] = []
  ) {
    self.seconds = seconds
    self.meters = meters
    self.hasFerry = hasFerry
    self.shape = shape
  }
}
