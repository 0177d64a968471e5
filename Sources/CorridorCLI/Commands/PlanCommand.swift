internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests

/// `corridor plan`: where to rest, to buy fuel and to stop on a journey.
struct PlanCommand: Command {
  private let arguments: Arguments

  init(arguments: Arguments) throws(CommandError) {
    self.arguments = try arguments.withVehicleFile()
  }

  func run() throws(CommandError) -> ExitCode {
    try arguments.checkStandardInput(RouteFields.route.option, PlaceFields.area.option)
    let format: PlanFormat =
      try OutputChoice.named(arguments, option: .planFormat, others: [.svg, .ics, .json])
      ?? .geojson
    var (request, form) = try PlanRequest.read(arguments)
    form.engine = try arguments.engine()
    let projection = try request.output.projection(for: format.output ?? .table, form)

    let index = try PlacesSource(arguments).open()
    let output = try request.output(in: index, projection, form)
    try write(output, as: format)
    StandardError.report(form.engine)
    return output.failure == nil ? .ok : .nothingFound
  }

  private func write(_ output: PlanOutput, as format: PlanFormat) throws(CommandError) {
    let path = arguments.value(.output)
    if let format = format.output {
      try output.write(as: OutputChoice(format), to: path)
      return
    }
    try OutputTarget.write(to: path) { (target) throws(CommandError) in
      switch format {
      case .svg: output.chart.append(to: &target.sink.buffer)
      case .ics: output.calendar.append(to: &target.sink.buffer)
      default: try output.write(as: .json, to: target.sink, requestID: nil)
      }
    }
    if format != .json {
      for note in output.notes(for: .ndjson) { StandardError.write(line: note) }
    }
    StandardError.report(output.warnings)
  }
}
