internal import Corridor
internal import CorridorCommands
internal import CorridorFormats
internal import CorridorGeometry

/// The routes and areas that requests name, each read once for as long as the next request names
/// the same.
final class InputFiles: RequestInputs {
  private var route: (name: String, route: Route)?
  private var area: (name: String, area: MultiPolygon)?
  /// Whether standard input has the requests themselves.
  private let isStandardInputTaken: Bool

  init(isStandardInputTaken: Bool = false) {
    self.isStandardInputTaken = isStandardInputTaken
  }

  /// The route that `--route` and what belongs to it ask for.
  func route(_ arguments: Arguments) throws(CommandError) -> Route {
    let options: [OptionSpec] = [.route, .precision, .feature, .routeSystem]
    let name = options.map { arguments.value($0) ?? "" }.joined(separator: "\0")
    if let route, route.name == name { return route.route }
    try check(arguments.value(.route), arguments.shown(.route))
    let read = try RouteInput(arguments).read()
    route = (name, read)
    return read
  }

  /// The polygons of a file.
  func area(_ name: String) throws(CommandError) -> MultiPolygon {
    if let area, area.name == name { return area.area }
    try check(name, "in")
    let read: MultiPolygon
    do throws(InputError) { read = try AreaReader.read(contentsOf: name) } catch {
      throw .reading(error)
    }
    area = (name, read)
    return read
  }

  private func check(_ name: String?, _ option: String) throws(CommandError) {
    guard name == "-", isStandardInputTaken else { return }
    throw .badValue(
      option: option, found: "-", expected: "a file, because standard input has the requests")
  }
}
