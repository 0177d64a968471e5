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
        try Self.output(
          try SearchInput(line, files: desk.files), desk.index, desk.chains, projection)
      }
    }
    if arguments.value(.searchRoute) == "-", arguments.value(.region) == "-" {
      throw .conflict(
        "--route -", with: "--in -", reason: "standard input is read once; give one of them a file")
    }
    let format = try OutputChoice(arguments, option: .format)
    let projection = try OutputProjection(arguments, format: format.format)
    let input = try SearchInput(arguments, files: InputFiles())
    let index = try PlacesSource(arguments).open()
    let output = try Self.output(input, index, ChainNames(index), projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// The answer to one request.
  private static func output(
    _ input: SearchInput, _ index: PlaceIndex, _ chains: ChainNames,
    _ projection: OutputProjection
  ) throws(CommandError) -> ObjectOutput {
    var input = input
    try input.spell(chains)
    var response: SearchResponse
    do throws(SearchError) {
      if let key = input.magicKey {
        response = try index.search(
          magicKey: key, in: input.area, options: input.request.options,
          cursor: input.request.cursor)
      } else {
        response = try index.search(input.request)
        try response.tellGone(index)
      }
    } catch {
      throw input.fault(error)
    }
    return ObjectOutput(response, to: input.request, projection)
  }
}

extension SearchResponse {
  /// Notes that the object of OpenStreetMap that was asked for is gone, where no place of the index
  /// has its URI, rather than one that the request does not want.
  fileprivate mutating func tellGone(_ index: PlaceIndex) throws(SearchError) {
    guard objects.isEmpty, let text = metadata.requestText,
      let uri = IdentifierText.identifier(in: text), uri.hasPrefix("osm:")
    else { return }
    do throws(IndexError) {
      if try index.resolve(uri) == nil { metadata.goneURI = uri }
    } catch {
      throw .index(error)
    }
  }
}
