import Corridor
import CorridorFormats
import CorridorGeometry
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// A service on the island of the fixtures.
final class TestService: Sendable {
  let server: CorridorServer
  var address: String { server.address }

  /// One with the usual settings, for all tests that need no other.
  static let usual = Result { try TestService() }

  /// Starts at a free port.
  ///
  /// - Parameter index: What it answers from; nil leaves it starting.
  init(_ change: (inout ServiceSettings) -> Void = { _ in }, index: PlaceIndex? = nil) throws {
    var settings = ServiceSettings()
    change(&settings)
    server = try CorridorServer(at: ListenAddress("127.0.0.1:0"), settings)
    try server.use(try index ?? Island.index.get())
  }

  /// Starts without an index.
  init(starting: Void) throws {
    server = try CorridorServer(at: ListenAddress("127.0.0.1:0"))
  }

  deinit { server.stop(within: .seconds(5)) }

  /// One request on a connection of its own.
  func ask(
    _ method: String, _ target: String, _ body: String? = nil, _ fields: [String] = []
  ) throws -> Wire.Answer {
    try Wire.ask(address, method, target, body, fields)
  }

  /// The route of the fixtures as JSON.
  static func route() throws -> String {
    try String(contentsOfFile: SourceTree.fixture("route.geojson"), encoding: .utf8)
  }
}
