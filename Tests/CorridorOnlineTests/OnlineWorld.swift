import Corridor
import CorridorFormats
import CorridorHTTP
import CorridorIndex
import CorridorOnline
import CorridorTestSupport
import Testing

/// A service on the island of the fixtures, and the index that it has.
final class OnlineWorld: Sendable {
  let server: CorridorServer
  let index: PlaceIndex

  /// One with the usual settings, for all tests that need no other.
  static let usual = Result { try OnlineWorld() }

  /// Starts at a port, by default a free one.
  init(
    at address: String = "127.0.0.1:0", _ change: (inout ServiceSettings) -> Void = { _ in }
  ) throws {
    index = try Island.indexWithStations.get()
    var settings = ServiceSettings()
    // What a busy machine does slowly is not what is tested here.
    settings.deadline = .seconds(600)
    change(&settings)
    server = try CorridorServer(at: ListenAddress(address), settings)
    try server.use(index)
  }

  deinit { server.stop(within: .seconds(5)) }

  /// A client that waits for as long as a busy machine may take.
  func service(key: String? = nil) throws -> OnlineService {
    try OnlineService(url: "http://\(server.address)", key: key, limits: .patient)
  }
}

extension OnlineLimits {
  /// Times that no machine is too slow for.
  static let patient = OnlineLimits(
    connectTimeout: .seconds(300), attemptTimeout: .seconds(300), timeout: .seconds(600),
    connections: 32)
}
