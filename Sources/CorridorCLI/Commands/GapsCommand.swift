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
    let format = try format()
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

  /// The format by `--format`, or else by the file name, or else as for other commands.
  private func format() throws(CommandError) -> GapFormat {
    if let chosen: GapFormat = try arguments.choice(.gapFormat) {
      try OutputChoice.checkEnding(
        of: arguments.value(.output), for: GapFormat.allCases.compactMap(\.output), others: ["svg"],
        option: .gapFormat, isChosen: true)
      return chosen
    }
    if arguments.value(.output).flatMap(OutputFormat.ending) == "svg" { return .svg }
    let other = try OutputChoice(arguments, option: .gapFormat, otherEndings: ["svg"]).format
    return GapFormat(rawValue: other.rawValue) ?? .geojson
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
