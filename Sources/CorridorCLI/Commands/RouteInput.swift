internal import CorridorGeometry
internal import CorridorImport

/// The route that `--route`, `--precision` and `--feature` ask for.
struct RouteInput {
  private let path: String
  private var options = RouteReadOptions()

  init(_ arguments: Arguments) throws(CommandError) {
    path = try arguments.required(.route)
    options.precision = try arguments.integer(.precision, in: 5...6, expected: "5 or 6")
    options.feature = try arguments.integer(
      .feature, in: 0...Int.max, expected: "the number of a feature, from 0")
    options.crs = arguments.value(.routeSystem)
  }

  /// Reads the route.
  func read() throws(CommandError) -> Route {
    let document: RouteDocument
    do throws(ImportError) {
      document = try RouteReader.read(contentsOf: path, options: options)
    } catch {
      throw .reading(error)
    }
    do throws(RouteError) {
      return try Route(lines: document.lines)
    } catch {
      throw .route(error)
    }
  }
}
