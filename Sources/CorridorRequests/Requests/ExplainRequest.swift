package import Corridor
package import CorridorFormats
package import CorridorIndex
package import CorridorThreads

/// A request that explains why a place is or is not along a route.
package struct ExplainRequest: OperationRequest, Equatable {
  package var id: String?
  /// The search to explain.
  package var find = FindRequest()

  package init() {}

  package static let operation = Operation.explain
  package static let example = #"{"id":"osm:node/1","route":..,"categories":["fuel"]}"#
  package static let id = Field<Self>(
    \.id, "id", .text("URI", such: "osm:node/1"), isRequired: true,
    help: "The identifier of the place, such as osm:node/1.")

  package static let fields = FieldTable<Self>(
    [id] + FindRequest.fields.fields.map { $0.of(\.find) })

  package func check(_ form: RequestForm) throws(CommandError) {
    if id == nil { throw form.missing(Self.id.option) }
    try find.check(form)
  }

  /// Returns the explanation.
  package func output(
    in index: PlaceIndex, _ projection: OutputProjection, _ form: RequestForm,
    until token: CancellationToken? = nil
  ) throws(CommandError) -> ExplanationOutput {
    let query = try find.query(form)
    let detours = try find.detours.question(by: find.sort, form)
    if let detours, detours.engine == nil {
      throw form.notation == .words
        ? .missingOption("--engine URL", command: form.command) : .search(.detoursNeedEngine)
    }
    let id = id ?? ""
    do throws(SearchError) {
      let explanation: Explanation
      if let detours, let engine = detours.engine {
        explanation = try engine.wait(until: token) {
          (engine) async throws(SearchError) in
          try await index.explain(
            query, id: id, detours: detours.options, by: engine, until: token)
        }
      } else {
        explanation = try index.explain(query, id: id, until: token)
      }
      let warnings = try index.warnings(
        for: query.places, along: query.corridor, isEmpty: !explanation.isHit, until: token)
      return ExplanationOutput(
        explanation, of: self, query, projection, form,
        warnings: RequestWarnings(form).answerWarnings(warnings))
    } catch {
      throw find.along.fault(error, along: query.corridor.route, form)
    }
  }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    ExplanationOutput.schema
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    let projection = try find.output.projection(for: format, form)
    let output = try output(in: index, projection, form, until: token)
    try output.append(to: &sink.buffer, requestID: requestID)
    sink.buffer.append("\n")
  }

  package var corridorWidth: (option: OptionSpec, within: Meters)? { find.corridorWidth }
}
