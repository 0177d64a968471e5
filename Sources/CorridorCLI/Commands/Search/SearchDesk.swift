internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex

/// What the lines of a batch share: the index, and what was read or made for the last one.
final class SearchDesk {
  let index: PlaceIndex
  let files: InputFiles
  private var projection: OutputProjection?

  init(_ arguments: Arguments) throws(CommandError) {
    files = InputFiles(isStandardInputTaken: true)
    index = try PlacesSource(arguments).open()
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
