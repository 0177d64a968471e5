public import Corridor

/// A client for a routing engine: Valhalla, OSRM, GraphHopper or openrouteservice.
///
/// ```swift
/// let engine = try RoutingEngine(url: "http://127.0.0.1:8002")
/// ```
///
/// A value that may be copied and used by any number of tasks at once. Copies share connections and
/// what is known of the engine. Connection faults and the statuses 429, 502, 503 and 504 are retried.
/// After six attempts in a row without an answer, calls fail at once, except for one attempt a second.
///
/// Engines differ in what they take: Valhalla takes all properties of a vehicle except its fuels; the
/// others only its kind, and OSRM not even that, because its roads are prepared for one profile.
/// openrouteservice's matrix takes no headings.
public struct RoutingEngine: DetourEngine {
  private let finder: DialectFinder
  private var transport: EngineTransport
  private let cache: EngineCache?
  private let roads = EngineRoads()
  private let limits: EngineLimits

  /// Makes a client; nothing is sent before the first call.
  ///
  /// - Parameters:
  ///   - url: The address of the engine: `http://` or `https://`, a host, a port unless it is the
  ///     default one, and a path unless the engine is at the root.
  ///   - kind: The engine; nil to tell it by its answers at the first call.
  ///   - key: A key of the engine: sent as `Authorization` to openrouteservice, as
  ///     `Authorization: Bearer` to Valhalla, in the query to GraphHopper, and not to OSRM.
  ///   - limits: Limits on the requests.
  ///   - retries: When to retry a failed attempt.
  ///   - cache: Where answers are kept; nil for nowhere.
  /// - Throws: ``OnlineServiceError`` for a URL or a key that is not valid, and if there is no
  ///   libcurl. The error has neither the query of the URL nor its user name nor the key.
  public init(
    url: String, kind: RoutingEngineKind? = nil, key: String? = nil,
    limits: EngineLimits = EngineLimits(), retries: RetryPolicy = RetryPolicy(),
    cache: EngineCache? = nil
  ) throws(OnlineServiceError) {
    let address: ServiceAddress
    do throws(OnlineServiceError) { address = try ServiceAddress(url) } catch {
      guard case .badURL(let found, let reason) = error else { throw error }
      throw .badURL(found: Self.withoutSecrets(found), reason: reason)
    }
    if let key {
      guard !key.isEmpty, key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { throw .badKey }
    }
    if let reason = HTTPClient.reasonMissing {
      throw .libraryMissing(library: "libcurl", reason: reason, package: "libcurl4")
    }
    finder = DialectFinder(kind)
    transport = EngineTransport(address, key: key, limits: limits, retries: retries)
    self.limits = limits
    self.cache = cache
  }

  public func logging(to log: DetourRequestLog) -> Self {
    var copy = self
    copy.transport.log = log
    return copy
  }

  /// The engine's dialect, and what sends requests for journeys to it.
  private func ready() async throws(DetourFault) -> (any EngineDialect, EngineTransport) {
    var transport = transport
    transport.log = nil
    let dialect = try await finder.dialect(asking: transport)
    if let cache {
      let roads = try await roads.roads(of: dialect, asking: transport)
      transport.store = EngineAnswerStore(cache: cache, kind: dialect.kind, roads: roads)
    }
    transport.log = self.transport.log
    return (dialect, transport)
  }

  /// A URL for messages: without a query, a fragment and a user name, which may have keys.
  private static func withoutSecrets(_ url: String) -> String {
    let start = url.prefix { $0 != "?" && $0 != "#" }
    guard let at = start.lastIndex(of: "@") else { return String(start) }
    let rest = start[start.index(after: at)...]
    let scheme = ["http://", "https://"].first { start.lowercased().hasPrefix($0) }
    return (scheme ?? "") + rest
  }

  /// The engine; nil if it is not known yet.
  public var kind: RoutingEngineKind? { finder.kind }

  public var mostJourneys: Int { max(kind?.journeysPerRequest ?? 1, limits.requests) }

  /// 200 m: engines are told to look no farther for a road, or farther finds are left out.
  public var reachMeters: Double { RoutingEngineKind.reachMeters }

  /// The speed that Valhalla is told: 120 km/h for trucks and 140 km/h for others; 180 km/h for other
  /// engines, and as long as the engine is not known.
  public func topSpeed(of vehicle: VehicleProfile?) -> Double? {
    kind?.topSpeed(of: vehicle) ?? RoutingEngineKind.fastest
  }

  /// What the engine cannot take: OSRM nothing of a vehicle, others its sizes, Valhalla the length,
  /// weight and axle load of what is no truck. None as long as the engine is not known.
  public func ignoredSettings(of vehicle: VehicleProfile?) -> [VehicleProfile.Setting] {
    guard let vehicle, let dialect = finder.known else { return [] }
    return vehicle.roadSettings.filter { !dialect.takes($0, of: vehicle.kind) }
  }

  public func times(
    along lines: [FollowedLine], for vehicle: VehicleProfile?
  ) async throws(DetourFault) -> [LineTimes?] {
    guard !lines.isEmpty else { return [] }
    let (dialect, transport) = try await ready()
    return try await Self.each(lines) { (line) async throws(DetourFault) -> LineTimes? in
      guard line.positions.count > 1 else { return nil }
      return try await dialect.times(along: line, for: vehicle, asking: transport)
    }
  }

  /// The quickest journeys from a point through a place to another point.
  ///
  /// More than ``mostJourneys`` are asked for in several requests.
  public func ways(
    _ journeys: [DetourJourney], for vehicle: VehicleProfile?, hasShapes: Bool
  ) async throws(DetourFault) -> [Result<DetourWays, DetourUnknown>] {
    guard !journeys.isEmpty else { return [] }
    let whole = JourneyGroup(journeys: journeys, vehicle: vehicle, hasShapes: hasShapes)
    let dialect: any EngineDialect
    let transport: EngineTransport
    do throws(DetourFault) { (dialect, transport) = try await ready() } catch {
      guard case .away(let unknown) = error else { throw error }
      return whole.unknown(unknown)
    }
    let size = max(1, dialect.mostJourneys(hasShapes: hasShapes))
    let groups = stride(from: 0, to: journeys.count, by: size).map { start in
      var group = whole
      group.journeys = Array(journeys[start..<min(start + size, journeys.count)])
      return group
    }
    let outcomes = try await Self.each(groups) {
      (group) async throws(DetourFault) -> [Result<DetourWays, DetourUnknown>] in
      try await Self.ways(group, by: dialect, asking: transport)
    }
    return Array(outcomes.joined())
  }

  /// The ways of a group; of its halves if the engine refuses the request, so that a place which
  /// breaks a request changes no other answer.
  private static func ways(
    _ group: JourneyGroup, by dialect: any EngineDialect, asking transport: EngineTransport
  ) async throws(DetourFault) -> [Result<DetourWays, DetourUnknown>] {
    let answer: GroupAnswer
    do throws(DetourFault) {
      answer = try await dialect.ways(group, asking: transport)
    } catch {
      guard case .away(let unknown) = error else { throw error }
      return group.unknown(unknown)
    }
    switch answer {
    case .each(let ways):
      return ways.count == group.journeys.count ? ways : group.unknown(.badAnswer)
    case .refused(let unknown):
      guard group.journeys.count > 1, unknown != .badAnswer else { return group.unknown(unknown) }
      let (first, second) = group.halves
      let before = try await ways(first, by: dialect, asking: transport)
      let after = try await ways(second, by: dialect, asking: transport)
      return before + after
    }
  }

  /// Calls `body` for all elements at once; the values are in the order of the elements.
  private static func each<Element: Sendable, Value: Sendable>(
    _ elements: [Element],
    _ body: @escaping @Sendable (Element) async throws(DetourFault) -> Value
  ) async throws(DetourFault) -> [Value] {
    typealias Outcome = Result<Value, DetourFault>
    let outcomes = await withTaskGroup(of: (Int, Outcome).self) { tasks in
      for (index, element) in elements.enumerated() {
        tasks.addTask {
          // `throws(DetourFault)` is lost in the closure of the group.
          do throws(DetourFault) {
            return (index, Outcome.success(try await body(element)))
          } catch {
            return (index, Outcome.failure(error))
          }
        }
      }
      var outcomes: [(index: Int, outcome: Outcome)] = []
      for await (index, outcome) in tasks { outcomes.append((index, outcome)) }
      return outcomes
    }
    if Task.isCancelled { throw .cancelled }
    var values: [Value] = []
    for (_, outcome) in outcomes.sorted(by: { $0.index < $1.index }) {
      values.append(try outcome.get())
    }
    return values
  }
}

extension RoutingEngine: CustomStringConvertible, CustomReflectable {
  /// The engine, if known, and its address; the key is not part of it.
  public var description: String {
    "\(kind?.rawValue ?? "engine") at \(transport.address.url(path: ""))"
  }

  /// Only the description, so that no key is shown by `dump`.
  public var customMirror: Mirror { Mirror(self, children: ["description": description]) }
}
