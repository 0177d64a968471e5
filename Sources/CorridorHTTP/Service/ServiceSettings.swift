/// What a service allows.
package struct ServiceSettings: Sendable {
  package var limits = ServerLimits()
  /// How long a request may take, the time that it waits included.
  package var deadline = Duration.seconds(10)
  /// Steps that a request may take, by which the same request is allowed or not however busy the
  /// machine is; half a microsecond each or so.
  package var workBudget = 20_000_000
  /// The widest corridor, as metres on either side.
  package var widestMeters = 100_000.0

  /// The keys of which a client needs one; nil where everybody may ask.
  package var keys: APIKeys?
  /// Requests that a client may make in a second; nil for any number.
  package var requestsPerSecond: Double?
  /// Origins whose pages may ask from a browser, such as `https://dispatch.example`; `*` for all.
  package var origins: [String] = []

  /// The tiles below the map; nil for none.
  package var tiles: TileSource?
  /// Where Leaflet is.
  var leafletFolder = LeafletFolder.usualPath

  package init() {}
}
