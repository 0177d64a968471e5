internal import Corridor
package import CorridorIndex

/// A service that answers requests about the places of an index at an address.
///
/// It listens from the start, reports that it is starting until it has an index, and keeps the old
/// index when a new one is invalid.
package final class CorridorServer: Sendable {
  /// The address that it listens at, with the actual port if 0 was requested.
  package let address: String
  private let served = ServedIndex()
  private let metrics = ServiceMetrics()
  private let service: CorridorService
  private let server: HTTPServer

  /// Starts to listen.
  ///
  /// - Parameter log: The descriptor that receives one line per request; it stays open. Nil for no
  ///   log.
  package init(
    at address: ListenAddress, _ settings: ServiceSettings = ServiceSettings(), log: Int32? = nil
  ) throws(ServeError) {
    let (socket, shown) = try address.listen()
    self.address = shown
    service = CorridorService(
      served, settings: settings, metrics: metrics, log: log.map { AccessLog(descriptor: $0) })
    server = try HTTPServer(socket: socket, service: service, limits: settings.limits)
    service.show { [weak server] in server?.state }
  }

  /// The number of requests that are running or waiting.
  var load: Int { server.load }

  /// Verifies an index and serves requests from it.
  ///
  /// - Throws: The fault in the index; the previous index stays in use.
  package func use(_ index: PlaceIndex) throws(IndexError) {
    do throws(IndexError) {
      // Verification also reads the whole index into memory before the first request.
      try index.verify()
      // The first search of a process initializes what later searches share.
      _ = try? index.search(SearchRequest("fuel", options: SearchOptions(pageSize: 1)))
      _ = try? index.complete(CompletionRequest("fuel", maxResults: 1))
    } catch {
      metrics.countReload(isGood: false)
      throw error
    }
    if served.index != nil { metrics.countReload(isGood: true) }
    served.replace(with: index)
  }

  /// Replaces the keys.
  package func use(_ keys: APIKeys) {
    service.use(keys)
  }

  /// Counts an index that could not be opened.
  package func failedToOpen() {
    metrics.countReload(isGood: false)
  }

  /// Refuses new clients, and returns when the waiting clients have their answers or the time is
  /// over.
  package func stop(within grace: Duration) {
    service.stop()
    server.stop(within: grace)
  }
}
