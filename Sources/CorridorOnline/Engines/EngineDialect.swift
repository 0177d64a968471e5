internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry

/// How a routing engine is asked and how its answers are read.
///
/// Functions that make requests and read answers are pure; ``EngineTransport`` sends.
protocol EngineDialect: Sendable {
  var kind: RoutingEngineKind { get }

  /// Says which roads the engine has, and which release it is; nil if the engine does not say.
  func roads(asking transport: EngineTransport) async throws(DetourFault) -> String?

  /// Whether requests have a setting of a vehicle of a kind.
  func takes(_ setting: VehicleProfile.Setting, of kind: VehicleKind) -> Bool

  /// The most journeys of a group.
  func mostJourneys(hasShapes: Bool) -> Int

  /// The ways of a few journeys.
  func ways(
    _ group: JourneyGroup, asking transport: EngineTransport
  ) async throws(DetourFault) -> GroupAnswer

  /// The times along a line; nil if the engine cannot follow it.
  func times(
    along line: FollowedLine, for vehicle: VehicleProfile?, asking transport: EngineTransport
  ) async throws(DetourFault) -> LineTimes?
}

extension EngineDialect {
  func mostJourneys(hasShapes: Bool) -> Int { kind.journeysPerRequest }
}

extension RoutingEngineKind {
  /// How far from a point, in metres, engines are told to look for a road.
  static let reachMeters = 200.0
  /// ``reachMeters`` as a value of requests.
  static let reach = OutputValue.integer(200)

  /// The speed, in metres per second, that a vehicle never exceeds.
  func topSpeed(of vehicle: VehicleProfile?) -> Double {
    self == .valhalla ? Valhalla.topSpeed(of: vehicle) / 3.6 : Self.fastest
  }

  /// The speed that no vehicle exceeds on any engine: 180 km/h. Only Valhalla can be told less.
  static let fastest = 180 / 3.6
}

/// Journeys that are asked for together.
struct JourneyGroup: Sendable {
  var journeys: [DetourJourney]
  var vehicle: VehicleProfile?
  var hasShapes: Bool

  /// The first and the second half of the journeys.
  var halves: (JourneyGroup, JourneyGroup) {
    let middle = journeys.count / 2
    var (first, second) = (self, self)
    first.journeys = Array(journeys[..<middle])
    second.journeys = Array(journeys[middle...])
    return (first, second)
  }

  /// The same reason for all journeys.
  func unknown(_ reason: DetourUnknown) -> [Result<DetourWays, DetourUnknown>] {
    Array(repeating: .failure(reason), count: journeys.count)
  }
}

/// What an engine answers to a group of journeys.
enum GroupAnswer: Sendable {
  /// The outcome of each journey.
  case each([Result<DetourWays, DetourUnknown>])
  /// The request as a whole failed, perhaps because of one of its journeys.
  case refused(DetourUnknown)
}

/// What is read of an answer to journeys.
protocol EngineFinding {
  /// Whether the engine would find the same again with the same roads.
  var isDefinite: Bool { get }
}

extension Result: EngineFinding where Failure == DetourUnknown {
  var isDefinite: Bool {
    switch self {
    case .success: true
    case .failure(let reason): reason.isFinding
    }
  }
}

extension GroupAnswer: EngineFinding {
  var isDefinite: Bool {
    switch self {
    case .each(let outcomes): outcomes.allSatisfy(\.isDefinite)
    case .refused(let reason): reason.isFinding
    }
  }
}

extension JSONValue {
  /// A length or a time: a number from zero to a thousand million.
  var magnitude: Double? { double.flatMap { (0...1e9).contains($0) ? $0 : nil } }

  /// The first element of an array.
  var firstElement: JSONValue? { elements.first { _ in true } }

  /// The positions of an encoded polyline, if the value is one.
  func positions(unitsPerDegree: Double) -> [Coordinate]? {
    text?.polyline(unitsPerDegree: unitsPerDegree)
  }
}

extension Coordinate {
  /// `[lon, lat]`.
  var json: OutputValue { .degrees([lon, lat]) }
}

/// A heading for a request: to a tenth of a degree, from 0 to less than 360.
func requestHeading(_ degrees: Double) -> Double {
  guard degrees.isFinite else { return 0 }
  let tenths = (degrees * 10).rounded().truncatingRemainder(dividingBy: 3600)
  // Plus zero, so that there is no negative zero.
  return (tenths < 0 ? tenths + 3600 : tenths) / 10 + 0
}
