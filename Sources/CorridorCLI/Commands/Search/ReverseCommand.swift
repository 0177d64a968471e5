internal import Corridor
internal import CorridorGeometry
internal import CorridorImport
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
        try Query(line).output(desk.index, projection)
      }
    }
    let format = try OutputChoice(arguments, option: .format)
    let query = try Query(arguments)
    let projection = try OutputProjection(arguments, format: format.format)
    let output = try query.output(try PlacesSource(arguments).open(), projection)
    try output.write(as: format, to: arguments.value(.output))
    return output.objects.isEmpty && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// One point.
  private struct Query {
    private let point: Coordinate
    private let zoom: Double
    private let options: SearchOptions

    init(_ arguments: Arguments) throws(CommandError) {
      let shown = arguments.isLine ? arguments.command.operandField : arguments.command.operands
      point = try Arguments.coordinate(try arguments.operand(), shown: shown)
      options = try arguments.objectOptions()
      guard let text = arguments.value(.zoom) else {
        zoom = 18
        return
      }
      guard let zoom = Double(text) else {
        throw .badValue(
          option: arguments.shown(.zoom), found: text, expected: "a number from 0 to 24")
      }
      self.zoom = zoom
    }

    func output(
      _ index: PlaceIndex, _ projection: OutputProjection
    ) throws(CommandError) -> ObjectOutput {
      let response = try SearchDesk.searching { () throws(SearchError) in
        try index.reverse(point, zoom: zoom, options: options)
      }
      // Distances are to the point.
      let request = SearchRequest(in: .near(point), options: options)
      return ObjectOutput(response, to: request, projection)
    }
  }
}
