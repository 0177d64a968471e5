internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// `corridor find`: the places along a route.
struct FindCommand: Command {
  private let arguments: Arguments

  init(arguments: Arguments) throws(CommandError) {
    self.arguments = try arguments.withVehicleFile()
  }

  func run() throws(CommandError) -> ExitCode {
    try arguments.checkStandardInput(RouteFields.route.option, PlaceFields.area.option)
    let format = try OutputChoice(arguments, option: .format)
    var (request, form) = try FindRequest.read(arguments)
    form.engine = try arguments.engine()
    let projection = try request.output.projection(for: format.format, form)

    let index = try PlacesSource(arguments).open()
    let output = try request.output(in: index, projection, form)
    try output.write(as: format, to: arguments.value(.output))
    StandardError.report(form.engine)
    return output.answer.hits.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
