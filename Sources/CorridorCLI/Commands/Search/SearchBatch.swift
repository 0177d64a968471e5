internal import Corridor
internal import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex
internal import CorridorRequests

/// The state that the lines of a batch share: the index, and what was computed for earlier lines.
final class SearchBatch {
  let index: PlaceIndex
  let chainNames: ChainNames
  private var projection: OutputProjection?

  private init(_ arguments: Arguments) throws(CommandError) {
    index = try PlacesSource(arguments).open()
    chainNames = ChainNames(index)
  }

  /// Answers the lines of `--batch` from a single index.
  static func answerLines<Request: OperationRequest>(
    of arguments: Arguments, _ type: Request.Type,
    _ answer: (Request, SearchBatch, String?, inout TextBuffer) throws(CommandError) -> Int
  ) throws(CommandError) -> ExitCode {
    let run = try BatchRun<Request>(arguments)
    let batch = try SearchBatch(arguments)
    return try run.run { (request, requestID, buffer) throws(CommandError) in
      try answer(request, batch, requestID, &buffer)
    }
  }

  /// Answers the lines of `--batch` with objects.
  static func answerLines<Request: OperationRequest>(
    of arguments: Arguments, outputIn fields: (Request) -> OutputFields,
    _ output: (Request, SearchBatch, OutputProjection, RequestForm) throws(CommandError)
      -> ObjectOutput
  ) throws(CommandError) -> ExitCode {
    let form = RequestForm(.json, from: .owner, command: arguments.operation.name)
    return try answerLines(of: arguments, Request.self) {
      (request, batch, requestID, buffer) throws(CommandError) in
      let projection = try batch.projection(fields(request), form)
      let output = try output(request, batch, projection, form)
      try output.append(to: &buffer, requestID: requestID)
      return output.objects.count
    }
  }

  /// The reference system of the positions in a request's answer.
  private func projection(
    _ fields: OutputFields, _ form: RequestForm
  ) throws(CommandError) -> OutputProjection {
    if let projection, projection.name == fields.system { return projection }
    let made = try fields.projection(for: OutputFormat.geojson, form)
    projection = made
    return made
  }
}
