internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
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
        try Self.output(try SearchInput(line, files: desk.files), desk.index, projection)
      }
    }
    if arguments.value(.searchRoute) == "-", arguments.value(.region) == "-" {
      throw .conflict(
        "--route -", with: "--in -", reason: "standard input is read once; give one of them a file")
    }
    let format = try OutputChoice(arguments, option: .format)
    let projection = try OutputProjection(arguments, format: format.format)
    let input = try SearchInput(arguments, files: InputFiles())
    let output = try Self.output(input, try PlacesSource(arguments).open(), projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// The answer to one request.
  private static func output(
    _ input: SearchInput, _ index: PlaceIndex, _ projection: OutputProjection
  ) throws(CommandError) -> ObjectOutput {
    let response: SearchResponse
    do throws(SearchError) {
      if let key = input.magicKey {
        response = try index.search(
          magicKey: key, in: input.area, options: input.request.options,
          cursor: input.request.cursor)
      } else {
        response = try index.search(input.request)
      }
    } catch {
      throw input.fault(error)
    }
    return ObjectOutput(response, to: input.request, projection)
  }
}
