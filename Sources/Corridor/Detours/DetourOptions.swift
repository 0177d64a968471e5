/// What to find out about the detours to places.
public struct DetourOptions: Hashable, Sendable {
  /// How far from a pass the vehicle may leave the route and rejoin it.
  public var window: DetourWindow
  /// The largest detour that places may cost; nil for any.
  public var most: DetourLimit?
  /// Whether an engine that does not answer is an error, instead of an unknown detour.
  public var isStrict: Bool
  /// Whether the lines of the ways are wanted.
  public var hasShapes: Bool
  /// How many journeys the engine may be asked for; nil for as many as are needed.
  public var mostJourneys: Int?

  public init(
    window: DetourWindow = .within(.kilometers(1)), most: DetourLimit? = nil,
    isStrict: Bool = false, hasShapes: Bool = false, mostJourneys: Int? = nil
  ) {
    self.window = window
    self.most = most
    self.isStrict = isStrict
    self.hasShapes = hasShapes
    self.mostJourneys = mostJourneys
  }

  /// Throws if an option is out of range.
  func check() throws(SearchError) {
    if case .within(let meters) = window, !(meters.value >= 0) {
      throw .detourWindowOutOfRange(found: meters.value)
    }
    if let most, !(most.value >= 0) { throw .detourLimitOutOfRange(found: most.value) }
    if let mostJourneys, mostJourneys < 0 {
      throw .detourLimitOutOfRange(found: Double(mostJourneys))
    }
  }
}

/// The stretch of a route around a pass that a detour may replace.
public enum DetourWindow: Hashable, Sendable {
  /// So far before and after the pass: for a route that is to be followed.
  case within(Meters)
  /// The whole leg between two of the route's ``Route/stops``.
  case free
}

/// The largest detour.
public enum DetourLimit: Hashable, Sendable {
  case seconds(Double)
  case meters(Double)

  var value: Double {
    switch self {
    case .seconds(let value), .meters(let value): value
    }
  }

  /// Whether a detour is no larger.
  func allows(_ detour: Detour) -> Bool {
    switch self {
    case .seconds(let most): detour.seconds <= most
    case .meters(let most): detour.meters <= most
    }
  }
}
