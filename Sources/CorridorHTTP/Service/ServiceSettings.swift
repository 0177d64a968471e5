/// The limits and options of a service.
package struct ServiceSettings: Sendable {
  package var limits = ServerLimits()
  /// The time limit of a request, including the time in the queue.
  package var deadline = Duration.seconds(10)
  /// The maximum number of steps of a request, about half a microsecond each; unlike a time limit,
  /// it does not depend on the load of the machine.
  package var workBudget = 20_000_000
  /// The maximum half-width of a corridor, in metres.
  package var widestMeters = 100_000.0

  /// The keys that clients may use; nil if no key is required.
  package var keys: APIKeys?
  /// The maximum number of requests per second from a client; nil for no limit.
  package var requestsPerSecond: Double?
  /// Origins whose pages may send requests from a browser, such as `https://dispatch.example`; `*`
  /// for all.
  package var origins: [String] = []

  /// The map tiles; nil for none.
  package var tiles: TileSource?
  /// The path of Leaflet.
  var leafletFolder = LeafletFolder.usualPath

  package init() {}
}
