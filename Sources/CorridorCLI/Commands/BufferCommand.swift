internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorRequests

/// `corridor buffer`: the corridor of a route as a polygon.
struct BufferCommand: Command {
  let arguments: Arguments

  func run() throws(CommandError) -> ExitCode {
    try OutputChoice.checkEnding(
      of: arguments.value(.output), for: [.geojson], option: nil)
    var (request, form) = try CorridorRequest.read(arguments)
    // The input files must be known before any output is opened.
    try request.readFiles(form)
    let warnings = try OutputTarget.write(to: arguments.value(.output)) {
      (target) throws(CommandError) in
      try request.writeCorridor(to: target.sink, form)
    }
    StandardError.report(warnings)
    return .ok
  }
}
