internal import CorridorGeometry
internal import CorridorImport

/// `corridor buffer`: the corridor of a route as a polygon.
struct BufferCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    let within = try arguments.meters(.within) ?? 1000
    let route = try RouteInput(arguments).read()
    let corridor: MultiPolygon
    do throws(GeometryError) {
      corridor = try route.corridorPolygon(within: within)
    } catch {
      throw .geometry(error)
    }
    do throws(OutputError) {
      let target = try OutputTarget(path: arguments.value(.output))
      try AreaWriter(sink: target.sink).write(
        corridor, properties: [("withinMeters", .meters(within))])
      try target.finish()
    } catch {
      throw .output(error)
    }
    return .ok
  }
}
