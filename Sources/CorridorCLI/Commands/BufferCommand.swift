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
    var warnings: [AnswerWarning] = []
    try OutputTarget.write(to: arguments.value(.output)) { (target) throws(CommandError) in
      warnings = try request.writeCorridor(to: target.sink, form)
    }
    StandardError.report(warnings)
    return .ok
  }
}
