internal import Corridor
internal import CorridorCommands
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// `corridor find`: the places along a route.
struct FindCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = try arguments.withVehicleFile()
  }

  func run() throws(CommandError) -> ExitCode {
    try arguments.checkStandardInput(.route, .area)
    let format = try OutputChoice(arguments, option: .format)
    let routeInput = try RouteInput(arguments)
    let input = try FindInput(arguments, inputs: InputFiles())
    let projection = try OutputProjection(arguments, format: format.format)

    let index = try PlacesSource(arguments).open()
    let output = try input.output(along: try routeInput.read(), in: index, projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.answer.hits.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
