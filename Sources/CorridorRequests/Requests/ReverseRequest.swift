internal import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorIndex
package import CorridorThreads

/// A request for the places at a point.
package struct ReverseRequest: OperationRequest, Equatable {
  package var point: Coordinate?
  package var zoom: Double?
  package var type: PlaceSearchRequest.PlaceType?
  package var objects = ObjectFields()
  package var output = OutputFields()

  package init() {}

  package static let operation = Operation.reverse
  package static let example = #"{"point":"47.14,9.52"}"#
  static let point = Field<Self>(
    \.point, "point", .position("LAT,LON"), isRequired: true, isOperand: true,
    help: "The point: latitude, then longitude.")

  package static let fields = FieldTable<Self>([
    point,
    Field(
      \.zoom, "zoom", .number("Z", from: 0, to: 24, expected: "a number from 0 to 24"),
      help: """
        The zoom of the map, 0 to 24 (default 18), which sets the smallest toponyms to find: 18 \
        houses, 16 streets, 12 localities, 8 regions, 4 countries.
        """),
    Field(
      \.type, "type", .choice("T", synonyms: PlaceSearchRequest.PlaceType.synonyms),
      help: """
        Only places of this type: business, the nearest within 100 m; toponym, such as a house or \
        a street; all (default).
        """),
    ObjectFields.languages.of(\.objects),
    ObjectFields.geometry.of(\.objects),
    OutputFields.system.of(\.output),
  ])

  package func check(_ form: RequestForm) throws(CommandError) {
    if point == nil { throw form.missing(Self.point.option) }
  }

  /// Finds the places at the point.
  package func output(
    in index: PlaceIndex, _ projection: OutputProjection
  ) throws(CommandError) -> ObjectOutput {
    let point = point ?? Coordinate(lon: 0, lat: 0)
    var options = objects.options
    options.resultTypes = type?.resultTypes ?? .all
    let response: SearchResponse
    do throws(SearchError) {
      response = try index.reverse(point, zoom: zoom ?? 18, options: options)
    } catch {
      throw .search(error)
    }
    // Distances are measured to the point.
    return try ObjectOutput(
      response, to: SearchRequest(in: .near(point), options: options), projection)
  }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    ObjectOutput.schema(
      as: format, columns: ObjectRow.columnsAtPoint, facts: SearchFacts.members)
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    try output(in: index, output.projection(for: format, form))
      .write(as: format, to: sink, requestID: requestID)
  }
}
