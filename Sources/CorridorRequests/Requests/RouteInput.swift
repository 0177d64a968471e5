internal import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorThreads

/// Builds routes from documents.
package enum RouteInput {
  /// The route of a document.
  package static func route(
    until token: CancellationToken? = nil, _ read: () throws(InputError) -> RouteDocument
  ) throws(CommandError) -> Route {
    let document: RouteDocument
    do throws(InputError) { document = try read() } catch { throw .reading(error) }
    do throws(RouteError) { return try Route(document) { token?.isCancelled ?? false } } catch {
      guard error == .interrupted, let token else { throw .route(error) }
      do throws(SearchError) { try token.check() } catch { throw .search(error) }
      throw .search(.cancelled)
    }
  }
}
