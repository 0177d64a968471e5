internal import CorridorCommands
internal import CorridorGeometry
internal import CorridorImport

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
    let output = try CorridorOutput(input, of: route)
    try output.write(to: target.sink)
    do throws(OutputError) { try target.finish() } catch { throw .output(error) }
    StandardError.report(output.warnings)
    return .ok
  }
}
