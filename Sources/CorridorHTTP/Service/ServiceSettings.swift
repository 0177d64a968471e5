package import CorridorRequests

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

  /// The routing engine for detours; nil for none. No request names one.
  package var engine: EngineAccess?

  /// The keys that clients may use; nil if no key is required.
  package var keys: APIKeys?
  /// The maximum number of requests per second from a client; nil for no limit.
  package var requestsPerSecond: Double?
  /// Origins whose pages may send requests from a browser, such as `https://dispatch.example`; `*`
  /// for all.
  package var origins: [String] = []

  /// The map tiles of another server; nil for none.
  package var tiles: TileSource?
  /// The vector tiles that the service has itself; nil for none.
  package var archive: TileArchive?
  /// The path of Leaflet.
  var leafletFolder = ScriptFolder.usualLeaflet
  /// The path of MapLibre GL JS, which draws vector tiles.
  package var mapLibreFolder = ScriptFolder.usualMapLibre

  /// A file that the page needs to draw vector tiles and that cannot be read; nil for none.
  package var missingMapFile: String? {
    let folder = ScriptFolder.mapLibre(mapLibreFolder)
    return folder.missing.map { "\(folder.path)/\($0)" }
  }

  package init() {}
}
