internal import Corridor
package import CorridorIndex

/// A service that answers about the places of an index at an address.
///
/// It listens from the start, says that it is starting until it has an index, and goes on with the
/// old one when a new one is no good.
package final class CorridorServer: Sendable {
  /// Where it listens, with the port that the system chose for 0.
  package let address: String
  private let served = ServedIndex()
  private let metrics = ServiceMetrics()
  private let service: CorridorService
  private let server: HTTPServer

  /// Starts to listen.
  ///
  /// - Parameter log: Where a line is written for each request; stays open. Nil for nowhere.
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

  /// How many requests are worked on or wait.
  var load: Int { server.load }

  /// Checks an index and answers from it.
  ///
  /// - Throws: What is wrong with it; the one before goes on.
  package func use(_ index: PlaceIndex) throws(IndexError) {
    do throws(IndexError) {
      // This reads all of it, too, so that the first requests find it in memory.
      try index.verify()
      // The first search of a process makes what all of them need.
      _ = try? index.search(SearchRequest("fuel", options: SearchOptions(pageSize: 1)))
      _ = try? index.complete(CompletionRequest("fuel", maxResults: 1))
    } catch {
      metrics.countReload(isGood: false)
      throw error
    }
    if served.index != nil { metrics.countReload(isGood: true) }
    served.replace(with: index)
  }

  /// Takes other keys from now on.
  package func use(_ keys: APIKeys) {
    service.use(keys)
  }

  /// Notes that an index could not even be opened.
  package func failedToOpen() {
    metrics.countReload(isGood: false)
  }

  /// Takes no more clients, and ends when those that wait have their answers or the time is over.
  package func stop(within grace: Duration) {
    service.stop()
    server.stop(within: grace)
  }
}
