internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorRequests

/// `corridor buffer`: the corridor of a route as a polygon.
struct BufferCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    try OutputChoice.checkEnding(
      of: arguments.value(.output), for: [.geojson], option: nil)
    var (request, form) = try CorridorRequest.read(arguments)
    // The input files must be known before any output is opened.
    try request.readFiles(form)
    let target: OutputTarget
    do throws(OutputError) { target = try OutputTarget(path: arguments.value(.output)) } catch {
      throw .output(error)
    }
    let warnings = try request.writeCorridor(to: target.sink, form)
    do throws(OutputError) { try target.finish() } catch { throw .output(error) }
    StandardError.report(warnings)
    return .ok
  }
}
