internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// `corridor gaps`: the stretches of a route without a place.
struct GapsCommand: Command {
  private let arguments: Arguments

  init(arguments: Arguments) throws(CommandError) {
    self.arguments = try arguments.withVehicleFile()
  }

  func run() throws(CommandError) -> ExitCode {
    try arguments.checkStandardInput(RouteFields.route.option, PlaceFields.area.option)
    let format: GapFormat =
      try OutputChoice.named(arguments, option: .gapFormat, others: [.svg]) ?? .geojson
    var (request, form) = try GapsRequest.read(arguments)
    form.engine = try arguments.engine()
    if arguments.has(.failOnGap), request.range == nil {
      throw form.missing(GapsRequest.range.option)
    }
    let projection = try request.output.projection(for: format.output ?? .table, form)

    let index = try PlacesSource(arguments).open()
    let output = try request.output(in: index, projection, form)
    try write(output, as: format)
    StandardError.report(form.engine)
    return output.warning != nil && arguments.has(.failOnGap) ? .nothingFound : .ok
  }

  private func write(_ output: GapOutput, as format: GapFormat) throws(CommandError) {
    let path = arguments.value(.output)
    if let format = format.output {
      try output.write(as: OutputChoice(format), to: path)
      return
    }
    try OutputTarget.write(to: path) { target in output.chart.append(to: &target.sink.buffer) }
    for note in output.notes(for: .ndjson) { StandardError.write(line: note) }
    StandardError.report(output.warnings)
  }
}
