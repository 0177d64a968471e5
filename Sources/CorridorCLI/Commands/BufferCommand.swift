internal import CorridorCommands
internal import CorridorFormats
internal import CorridorGeometry

/// `corridor buffer`: the corridor of a route as a polygon.
struct BufferCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    try OutputChoice.checkEnding(
      of: arguments.value(.output), for: [.geojson], option: nil)
    let input = try BufferInput(arguments)
    let route = try RouteInput(arguments).read()
    let target: OutputTarget
    do throws(OutputError) { target = try OutputTarget(path: arguments.value(.output)) } catch {
      throw .output(error)
    }
    try input.write(route, to: target.sink)
    do throws(OutputError) { try target.finish() } catch { throw .output(error) }
    StandardError.report(input.warnings(of: route))
    return .ok
  }
}
