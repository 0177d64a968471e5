internal import Corridor
internal import CorridorThreads

/// A cache of the answers of an engine with its present roads.
struct EngineAnswerStore: Sendable {
  let cache: EngineCache
  let kind: RoutingEngineKind
  /// Which roads the engine has; nil if it does not say, so that answers are used for a day only.
  let roads: String?

  /// What the answer to a request depends on.
  func key(of request: EngineRequest, at address: ServiceAddress) -> [UInt8] {
    let words = [kind.rawValue, roads ?? "", request.method, address.url(path: request.path)]
    return Array(words.joined(separator: "\n").utf8) + [10] + (request.body ?? [])
  }

  func answer(to key: [UInt8]) -> EngineCacheEntry? {
    cache.answer(to: key, since: roads == nil ? EngineCache.now - EngineCache.longestAge : 0)
  }

  func keep(_ reply: TransferReply, for key: [UInt8]) {
    let entry = EngineCacheEntry(
      seconds: EngineCache.now, status: reply.status, body: reply.body)
    cache.keep(entry, for: key)
  }
}

/// Finds out which roads an engine has, and again a minute later.
final class EngineRoads: Sendable {
  private struct Known: Sendable {
    var roads: String?
    var until: ContinuousClock.Instant
  }

  private let known = Locked<Known?>(nil)
  /// Only one task asks.
  private let turn = RequestGate(1)

  private static let pause = Duration.seconds(60)

  /// The roads; nil if the engine does not say.
  func roads(
    of dialect: any EngineDialect, asking transport: EngineTransport
  ) async throws(DetourFault) -> String? {
    guard await turn.enter() else { throw .cancelled }
    defer { turn.leave() }
    if let known = known.withLock({ $0 }), .now < known.until { return known.roads }
    let roads = try await dialect.roads(asking: transport)
    known.withLock { $0 = Known(roads: roads, until: .now + Self.pause) }
    return roads
  }
}
