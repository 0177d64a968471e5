internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
internal import CorridorIndex

/// `corridor find`: the places along a route.
struct FindCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) throws(CommandError) {
    self.arguments = arguments
  }

  func run() throws(CommandError) -> ExitCode {
    if arguments.value(.route) == "-", arguments.value(.area) == "-" {
      throw .conflict(
        "--route -", with: "--in -", reason: "standard input is read once; give one of them a file")
    }
    let format = try OutputChoice(arguments, option: .format)
    let input = try RouteInput(arguments)
    let filter = try PlaceFilter(arguments)
    let within = try arguments.meters(.within) ?? 1000
    let limit = try arguments.integer(
      .limit, in: 1...Int.max, expected: "a number of places from 1 on")
    let window = try arguments.window()
    let sort = try arguments.sortOrder()
    let projection = try OutputProjection(arguments, format: format.format)

    let index = try PlacesSource(arguments).open()
    let route = try input.read()
    var query = CorridorQuery(along: route, within: .init(within), categories: filter.categories)
    query.text = arguments.value(.text)
    query.correctsSpelling = !arguments.has(.noCorrection)
    query.tags = filter.tags
    query.viewport = filter.viewport
    query.window = window
    query.sort = sort
    query.limit = limit
    query.cursor = arguments.value(.cursor)

    let answer: Answer
    do throws(SearchError) {
      answer = try index.find(query)
    } catch {
      throw filter.fault(error)
    }
    try HitOutput(
      answer: answer, within: within, text: query.text, categories: filter.categories,
      projection: projection
    )
    .write(as: format, to: arguments.value(.output))
    return answer.hits.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }
}
