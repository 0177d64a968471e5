internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// `corridor search`: places by text, category and area.
struct SearchCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      return try SearchBatch.answerLines(of: arguments) { (request: PlaceSearchRequest) in
        request.output
      } _: { (request, batch, projection, form) throws(CommandError) in
        try request.output(in: batch.index, batch.chainNames, projection, form)
      }
    }
    try arguments.checkStandardInput(
      RouteFields.searchedRoute.option, RegionFields.area.option)
    let format = try OutputChoice(arguments, option: .format)
    let (request, form) = try PlaceSearchRequest.read(arguments)
    let projection = try request.output.projection(for: format.format, form)
    let index = try PlacesSource(arguments).open()
    let output = try request.output(in: index, ChainNames(index), projection, form)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
