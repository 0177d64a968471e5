internal import Corridor
internal import CorridorCommands
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// `corridor search`: places by text, category and area.
struct SearchCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      return try SearchDesk.answerLines(of: arguments) {
        (line, desk, projection) throws(CommandError) in
        try SearchInput(line, inputs: desk.files).output(in: desk.index, desk.chains, projection)
      }
    }
    try arguments.checkStandardInput(.searchRoute, .region)
    let format = try OutputChoice(arguments, option: .format)
    let projection = try OutputProjection(arguments, format: format.format)
    let input = try SearchInput(arguments, inputs: InputFiles())
    let index = try PlacesSource(arguments).open()
    let output = try input.output(in: index, ChainNames(index), projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
