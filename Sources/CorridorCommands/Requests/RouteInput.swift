internal import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorThreads

/// The route that `--route`, `--precision` and `--feature` ask for.
package struct RouteInput {
  private let path: String
  private let options: RouteReadOptions

  package init(_ arguments: Arguments) throws(CommandError) {
    path = try arguments.required(.route)
    options = try arguments.routeOptions()
  }

  /// Reads the route from its file.
  package func read() throws(CommandError) -> Route {
    try Self.route { () throws(InputError) in
      try RouteReader.read(contentsOf: path, options: options)
    }
  }

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

extension Arguments {
  /// What the reader of a route cannot know from its text.
  package func routeOptions() throws(CommandError) -> RouteReadOptions {
    var options = RouteReadOptions()
    options.precision = try integer(.precision, in: 5...6, expected: "5 or 6")
    options.feature = try integer(
      .feature, in: 0...Int.max, expected: "the number of a feature, from 0")
    options.crs = value(.routeSystem)
    return options
  }
}
