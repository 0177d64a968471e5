internal import Corridor
internal import CorridorCommands
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// What the lines of a batch share: the index, and what was read or made for the last one.
final class SearchDesk {
  let index: PlaceIndex
  let files: InputFiles
  let chains: ChainNames
  private var projection: OutputProjection?

  init(_ arguments: Arguments) throws(CommandError) {
    files = InputFiles(isStandardInputTaken: true)
    index = try PlacesSource(arguments).open()
    chains = ChainNames(index)
  }

  /// Answers the lines of `--batch`, all at one desk.
  static func answerLines(
    of arguments: Arguments,
    _ answer: (Arguments, SearchDesk, inout TextBuffer) throws(CommandError) -> Int
  ) throws(CommandError) -> ExitCode {
    let batch = try BatchRun(arguments)
    let desk = try SearchDesk(arguments)
    return try batch.run { (line, buffer) throws(CommandError) in
      try answer(line, desk, &buffer)
    }
  }

  /// The same where each answer is of objects.
  static func answerLines(
    of arguments: Arguments,
    _ output: (Arguments, SearchDesk, OutputProjection) throws(CommandError) -> ObjectOutput
  ) throws(CommandError) -> ExitCode {
    try answerLines(of: arguments) { (line, desk, buffer) throws(CommandError) in
      let output = try output(line, desk, try desk.projection(line))
      try output.append(to: &buffer, requestID: line.requestID)
      return output.objects.count
    }
  }

  /// The reference system that a request wants its positions in.
  func projection(_ arguments: Arguments) throws(CommandError) -> OutputProjection {
    if let projection, projection.name == arguments.value(.outputSystem) { return projection }
    let made = try OutputProjection(arguments)
    projection = made
    return made
  }

  /// Calls `body` and says what is wrong with a search in the command's words.
  static func searching<Value>(
    _ body: () throws(SearchError) -> Value
  ) throws(CommandError) -> Value {
    do throws(SearchError) { return try body() } catch { throw .search(error) }
  }
}
