import Corridor
import CorridorFormats
import CorridorIndex
import CorridorTestSupport
import Foundation
import Testing

@testable import CorridorHTTP

/// A service with the map page, on the island of the fixtures or on other places.
final class PageService: Sendable {
  private let server: CorridorServer
  /// The URL of the page.
  var address: String { "http://\(server.address)/" }

  init(
    index: PlaceIndex? = nil, _ change: (inout ServiceSettings) throws -> Void = { _ in }
  ) throws {
    var settings = ServiceSettings()
    try change(&settings)
    server = try CorridorServer(at: ListenAddress("127.0.0.1:0"), settings)
    try server.use(try index ?? Island.index.get())
  }

  deinit { server.stop(within: .seconds(1)) }

  /// One request on a connection of its own.
  func ask(
    _ method: String, _ target: String, _ body: String? = nil, _ fields: [String] = []
  ) throws -> Wire.Answer {
    try Wire.ask(server.address, method, target, body, fields)
  }
}

extension Chromium {
  /// Opens the page of a service with a state behind `#`, and waits until it is ready.
  func open(_ service: PageService, _ state: String = "") throws {
    try resize(1300, 900)
    try open(service.address + state)
    try wait(for: "document.documentElement.dataset.ready")
  }

  /// Opens the page with the route of the fixtures and waits for the places along it.
  func openRoute(_ service: PageService, _ state: String = "#cat=fuel&within=2000") throws {
    try open(service, state)
    try type(SourceTree.fixture("route.geojson"), into: "#file")
    try wait(for: "!document.querySelector('#route-remove').hidden")
    try wait(for: "!results.hasAttribute('aria-busy') && document.querySelector('.dot')")
  }

  /// How many places were found, as the page says it.
  func found() throws -> Int {
    Int(try text("count.textContent").split(separator: " ").first ?? "") ?? -1
  }
}
