internal import Corridor
internal import CorridorFormats
internal import CorridorThreads

/// Finds out which engine is at an address, once.
final class DialectFinder: Sendable {
  private let given: RoutingEngineKind?
  private let found = Locked<(any EngineDialect)?>(nil)
  /// Only one task asks.
  private let turn = RequestGate(1)

  /// - Parameter kind: The engine; nil to tell it by its answers.
  init(_ kind: RoutingEngineKind?) {
    given = kind
  }

  /// The dialect; nil if it is not known yet.
  var known: (any EngineDialect)? { found.withLock { $0 } }

  /// The engine; nil if it is not known yet.
  var kind: RoutingEngineKind? { given ?? known?.kind }

  /// The dialect of the engine.
  ///
  /// - Throws: `away(.badAnswer)` if none of the known engines is at the address; then the next call
  ///   asks again.
  func dialect(
    asking transport: EngineTransport
  ) async throws(DetourFault) -> any EngineDialect {
    if let known { return known }
    guard await turn.enter() else { throw .cancelled }
    defer { turn.leave() }
    if let known { return known }
    let dialect = try await find(asking: transport)
    found.withLock { $0 = dialect }
    return dialect
  }

  private func find(
    asking transport: EngineTransport
  ) async throws(DetourFault) -> any EngineDialect {
    switch given {
    case .valhalla: return Valhalla()
    case .osrm: return OSRM()
    case .openRouteService: return OpenRouteService()
    case .graphHopper: return GraphHopper(try await GraphHopper.profiles(asking: transport) ?? [])
    case nil: break
    }
    if try await transport.optionalAnswer(to: Valhalla.probe, Valhalla.isThis) == true {
      return Valhalla()
    }
    for probe in OpenRouteService.probes {
      if try await transport.optionalAnswer(to: probe, OpenRouteService.isThis) == true {
        return OpenRouteService()
      }
    }
    if let profiles = try await GraphHopper.profiles(asking: transport) {
      return GraphHopper(profiles)
    }
    if try await transport.optionalAnswer(to: OSRM.probe, OSRM.isThis) == true { return OSRM() }
    throw .away(.badAnswer)
  }
}
