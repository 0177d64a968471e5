internal import Corridor
internal import CorridorCommands
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// `corridor reverse`: what is at a point.
struct ReverseCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      return try SearchDesk.answerLines(of: arguments) {
        (line, desk, projection) throws(CommandError) in
        try ReverseInput(line).output(in: desk.index, projection)
      }
    }
    let format = try OutputChoice(arguments, option: .format)
    let input = try ReverseInput(arguments)
    let projection = try OutputProjection(arguments, format: format.format)
    let output = try input.output(in: try PlacesSource(arguments).open(), projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
