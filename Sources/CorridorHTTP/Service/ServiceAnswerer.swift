internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads

/// Answers the lines of `/v1/batch`: requests as JSON objects, each with the `operation` that it names.
///
/// Each line gives one line, in the same order: `{"requestId":..,"status":200,"answer":{..}}`, or
/// `{"requestId":..,"status":400,"problem":{..}}`, which does not end the batch.
struct ServiceAnswerer: LineAnswerer {
  let index: PlaceIndex
  let settings: ServiceSettings
  /// Whether the client is gone.
  let token: CancellationToken
  /// The seconds that the client must wait before the next line, if any.
  let wait: () -> Double?

  /// The number of bytes to write together while answers come quickly.
  private static let blockSize = 1 << 14

  /// Answers all lines until the client disconnects; `write` returns whether it has not.
  func answer(_ body: [UInt8], _ write: ([UInt8]) -> Bool) {
    var source = LineSource(body)
    var buffer = TextBuffer()
    var written = ContinuousClock.now
    // The thread is one of the service's workers, which answer other clients as well.
    try? LineBatch(until: token) { self }.run(&source, threads: 1) {
      (answer) throws(CommandError) in
      buffer.append(answer.bytes)
      // Many lines go into one write, but none is delayed for long.
      guard buffer.count >= Self.blockSize || ContinuousClock.now - written > .milliseconds(20)
      else { return }
      guard write(buffer.bytes) else { throw .search(.cancelled) }
      buffer.reset()
      written = .now
    }
    if buffer.count > 0 { _ = write(buffer.bytes) }
  }

  func answer(_ line: BatchLine, _ requestID: inout String?, to sink: ByteSink) -> Bool {
    do throws(CommandError) {
      let mustWait = wait() != nil
      let call = try line.parse(&requestID) { (root, route) throws(CommandError) in
        try mustWait ? nil : Self.call(root, route)
      }
      if let call {
        Self.begin(200, "answer", requestID, in: sink)
        try write(call, to: sink)
      } else {
        append(.tooMany, requestID, to: sink)
      }
    } catch {
      append(Problem(error, limit: settings.deadline), requestID, to: sink)
    }
    sink.buffer.append("}")
    return true
  }

  private static func call(
    _ root: JSONValue, _ route: RouteDocument?
  ) throws(CommandError) -> OperationCall {
    guard root.kind == .object else {
      throw .lineIsNoObject(example: #"{"operation":"search","text":"cafe"}"#)
    }
    guard let operation = try root.namedOperation() else {
      throw .missingOption(BatchLine.operationField, command: nil)
    }
    return try OperationCall(
      operation, root, plainRoute: route, from: .client, ignoring: BatchLine.operationField)
  }

  private func write(_ call: OperationCall, to sink: ByteSink) throws(CommandError) {
    let deadline = ContinuousClock.now + settings.deadline
    let format = try AnswerFormat(
      call.envelope, among: call.operation.formats.filter(\.isOneValue))
    try call.write(
      as: format, to: sink, isNamed: false, in: index, widestMeters: settings.widestMeters,
      engine: settings.engine,
      until: CancellationToken(limit: settings.deadline, steps: settings.workBudget) { [token] in
        token.isCancelled || ContinuousClock.now >= deadline
      })
    if sink.buffer.bytes.last == UInt8(ascii: "\n") { sink.buffer.cut(to: sink.buffer.count - 1) }
  }

  private func append(_ problem: Problem, _ requestID: String?, to sink: ByteSink) {
    // What there is of an answer goes.
    sink.buffer.reset()
    Self.begin(problem.status, "problem", requestID, in: sink)
    problem.append(to: &sink.buffer)
  }

  private static func begin(
    _ status: Int, _ member: String, _ requestID: String?, in sink: ByteSink
  ) {
    sink.buffer.append("{")
    sink.buffer.append(requestID: requestID)
    sink.buffer.append("\"status\":\(status),\"\(member)\":")
  }
}
