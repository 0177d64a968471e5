internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// `corridor explain`: why a place is or is not along a route.
struct ExplainCommand: Command {
  private let arguments: Arguments

  init(arguments: Arguments) throws(CommandError) {
    self.arguments = try arguments.withVehicleFile()
  }

  func run() throws(CommandError) -> ExitCode {
    let format: ReportFormat = try arguments.choice(.reportFormat) ?? .table
    try arguments.checkStandardInput(RouteFields.route.option, PlaceFields.area.option)
    var (request, form) = try ExplainRequest.read(arguments)
    form.engine = try arguments.engine()
    let projection = try request.find.output.projection(for: OutputFormat.geojson, form)
    let index = try PlacesSource(arguments).open()
    let output = try request.output(in: index, projection, form)
    try OutputTarget.write(to: nil) { (target) throws(CommandError) in
      switch format {
      case .json:
        try output.append(to: &target.sink.buffer)
        target.sink.buffer.append("\n")
      case .table:
        try output.write(to: target.sink, style: target.style)
      }
    }
    StandardError.report(output.warnings)
    StandardError.report(form.engine)
    // The place in question does not exist, so there is nothing to explain.
    if output.explanation.place == nil { return .noInput }
    return !output.explanation.isHit && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
