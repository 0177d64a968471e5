internal import Corridor
package import CorridorFormats
package import CorridorIndex
package import CorridorThreads

/// A parsed and validated request to one of the operations, from any client.
package struct OperationCall: Sendable {
  package let operation: Operation
  package let envelope: RequestEnvelope
  private let request: any OperationRequest
  private let form: RequestForm

  /// Reads the JSON object in a body.
  ///
  /// - Parameter stop: Also cancels the construction of the route.
  package init(
    _ operation: Operation, body: [UInt8], from author: RequestForm.Author,
    until token: CancellationToken? = nil
  ) throws(CommandError) {
    self = try RequestText.parse(body.span, file: "the request") { (root, route) in
      Result { () throws(CommandError) in
        try OperationCall(operation, root, plainRoute: route, from: author, until: token)
      }
    }.get()
  }

  /// Reads a JSON object.
  ///
  /// - Parameters:
  ///   - plainRoute: The route, if it was already parsed.
  ///   - other: A member that the caller handles itself.
  package init(
    _ operation: Operation, _ object: JSONValue, plainRoute: RouteDocument? = nil,
    from author: RequestForm.Author, ignoring other: String? = nil,
    until token: CancellationToken? = nil
  ) throws(CommandError) {
    var form = RequestForm(.json, from: author)
    form.token = token
    form.plainRoute = plainRoute
    var envelope = RequestEnvelope()
    func read<Request: OperationRequest>(
      _ type: Request.Type
    ) throws(CommandError) -> any OperationRequest {
      try Request.read(object, &envelope, &form, ignoring: other)
    }
    request = try read(operation.requestType)
    self.operation = operation
    self.envelope = envelope
    form.plainRoute = nil
    self.form = form
  }

  /// Reads the parameters of a URL.
  package init(
    _ operation: Operation, parameters: [(name: String, value: String)],
    from author: RequestForm.Author, until token: CancellationToken? = nil
  ) throws(CommandError) {
    var form = RequestForm(.parameters, from: author)
    form.token = token
    var envelope = RequestEnvelope()
    func read<Request: OperationRequest>(
      _ type: Request.Type
    ) throws(CommandError) -> any OperationRequest {
      try Request.read(parameters: parameters, &envelope, &form)
    }
    request = try read(operation.requestType)
    self.operation = operation
    self.envelope = envelope
    self.form = form
  }

  /// Executes the request and returns the answer in a format.
  ///
  /// - Parameters:
  ///   - isNamed: Whether the answer includes the `requestId`.
  ///   - widestMeters: The maximum half-width of a corridor, in metres; nil for no limit.
  ///   - engine: The engine that is asked for detours; nil for none.
  package func answer(
    as format: AnswerFormat, isNamed: Bool = true, in index: PlaceIndex,
    widestMeters: Double? = nil, engine: EngineAccess? = nil, until token: CancellationToken
  ) throws(CommandError) -> [UInt8] {
    let sink = ByteSink()
    try write(
      as: format, to: sink, isNamed: isNamed, in: index, widestMeters: widestMeters,
      engine: engine, until: token)
    return sink.buffer.bytes
  }

  /// Executes the request and writes the answer in a format, as it is produced.
  package func write(
    as format: AnswerFormat, to sink: ByteSink, isNamed: Bool = true, in index: PlaceIndex,
    widestMeters: Double? = nil, engine: EngineAccess? = nil, until token: CancellationToken
  ) throws(CommandError) {
    var form = form
    form.engine = engine
    // A cancelled request is not started.
    do throws(SearchError) { try token.check() } catch { throw .search(error) }
    if let widestMeters, let (option, within) = request.corridorWidth, within.value > widestMeters {
      throw .exceedsLimit(
        option: form.name(of: option), found: ReadableLength.exact(within.value),
        allowed: "at most \(Int(widestMeters / 1000)) km, which this service allows")
    }
    try request.write(
      as: format, to: sink, requestID: isNamed ? envelope.requestID : nil, in: index, form,
      until: token)
    do throws(OutputError) { try sink.flush() } catch { throw .output(error) }
  }
}
