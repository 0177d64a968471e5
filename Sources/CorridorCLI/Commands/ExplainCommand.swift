internal import Corridor
internal import CorridorCommands
internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex
internal import Glibc

/// `corridor explain`: why a place is along a route, or is not.
struct ExplainCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = try arguments.withVehicleFile()
  }

  func run() throws(CommandError) -> ExitCode {
    let format: ReportFormat = try arguments.choice(.reportFormat) ?? .table
    let id = try arguments.required(.identifier)
    try arguments.checkStandardInput(.route, .area)
    let routeInput = try RouteInput(arguments)
    let input = try FindInput(arguments, inputs: InputFiles())
    let projection = try OutputProjection(arguments)
    let index = try PlacesSource(arguments).open()
    let (explanation, query) = try input.explanation(
      of: id, along: try routeInput.read(), in: index)
    let output = ExplanationOutput(
      explanation, of: query, projection, by: arguments)
    let sink = ByteSink(descriptor: STDOUT_FILENO, name: "standard output")
    switch format {
    case .json:
      try output.append(to: &sink.buffer)
      sink.buffer.append("\n")
    case .table:
      try output.write(to: sink, style: Terminal.style(STDOUT_FILENO))
    }
    do throws(OutputError) { try sink.flush() } catch { throw .output(error) }
    return !explanation.isHit && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
