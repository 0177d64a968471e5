internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// `corridor reverse`: the places at a point.
struct ReverseCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    if arguments.has(.batch) {
      return try SearchBatch.answerLines(of: arguments) { (request: ReverseRequest) in
        request.output
      } _: { (request, batch, projection, _) throws(CommandError) in
        try request.output(in: batch.index, projection)
      }
    }
    let format = try OutputChoice(arguments, option: .format)
    let (request, form) = try ReverseRequest.read(arguments)
    let projection = try request.output.projection(for: format.format, form)
    let output = try request.output(in: try PlacesSource(arguments).open(), projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
