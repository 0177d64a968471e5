internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// `corridor explain`: why a place is or is not along a route.
struct ExplainCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = try arguments.withVehicleFile()
  }

  func run() throws(CommandError) -> ExitCode {
    let format: ReportFormat = try arguments.choice(.reportFormat) ?? .table
    try arguments.checkStandardInput(RouteFields.route.option, PlaceFields.area.option)
    let (request, form) = try ExplainRequest.read(arguments)
    let projection = try request.find.output.projection(for: OutputFormat.geojson, form)
    let index = try PlacesSource(arguments).open()
    let output = try request.output(in: index, projection, form)
    let target: OutputTarget
    do throws(OutputError) { target = try OutputTarget(path: nil) } catch { throw .output(error) }
    switch format {
    case .json:
      try output.append(to: &target.sink.buffer)
      target.sink.buffer.append("\n")
    case .table:
      try output.write(to: target.sink, style: target.style)
    }
    do throws(OutputError) { try target.finish() } catch { throw .output(error) }
    StandardError.report(output.warnings)
    // The place in question does not exist, so there is nothing to explain.
    if output.explanation.place == nil { return .noInput }
    return !output.explanation.isHit && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
