internal import Corridor
internal import CorridorGeometry
package import CorridorIndex
internal import CorridorThreads

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

  /// Verifies an index, then serves requests from it; the previous index is in use meanwhile.
  ///
  /// - Throws: The fault in the index; the previous index stays in use.
  package func use(_ index: PlaceIndex) throws(IndexError) {
    do throws(IndexError) {
      // Verification also reads the whole index into memory before the first request.
      try index.verify()
    } catch {
      metrics.countReload(isGood: false)
      throw error
    }
    Self.prepare(index)
    if served.index != nil { metrics.countReload(isGood: true) }
    served.replace(with: index, .passed)
  }

  /// Serves requests from an index at once, and verifies it on another thread.
  ///
  /// Every page is checked against its checksum when it is first read, so that a request gets the
  /// right answer or an error. If the index has a fault, the service reports that it is not ready
  /// until another index replaces this one, and answers requests all the same.
  ///
  /// - Parameter verify: Verifies the index.
  /// - Parameter didVerify: Called at the end with the fault, or nil.
  package func useUnverified(
    _ index: PlaceIndex,
    verify: @escaping @Sendable (PlaceIndex) throws(IndexError) -> Void = {
      (index) throws(IndexError) in try index.verify()
    },
    didVerify: @escaping @Sendable (IndexError?) -> Void
  ) {
    Self.prepare(index)
    let number = served.replace(with: index, .underWay)
    Thread.detachOrRun { [served] in
      do throws(IndexError) {
        try verify(index)
        served.end(.passed, of: number)
        didVerify(nil)
      } catch {
        served.end(.failed, of: number)
        didVerify(error)
      }
    }
  }

  /// Initializes what searches share, as the first search of a process does; in an area of a metre,
  /// since a search everywhere takes longer the more places there are.
  private static func prepare(_ index: PlaceIndex) {
    let point = Coordinate(lon: 0.0, lat: 0.0)
    _ = try? index.search(SearchRequest("fuel", in: .near(point, within: .meters(1))))
    _ = try? index.complete(CompletionRequest("fuel", near: point, maxResults: 1))
  }

  /// Replaces the keys.
  package func use(_ keys: APIKeys) {
    service.use(keys)
  }

  /// Counts an index that could not be opened.
  package func failedToOpen() {
    metrics.countReload(isGood: false)
  }

  /// Reports from now on that the service is not ready, and makes each answer the last of its
  /// connection. New clients still have answers, until a proxy no longer sends any.
  package func drain() {
    service.stop()
    server.drain()
  }

  /// Refuses new clients, and returns when the waiting clients have their answers or the time is
  /// over.
  package func stop(within grace: Duration) {
    service.stop()
    server.stop(within: grace)
  }
}
