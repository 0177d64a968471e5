internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads

/// Answers the lines of a batch: requests as JSON objects, each with the `operation` that it names.
///
/// Each line gives one line, in the same order: `{"requestId":..,"status":200,"answer":{..}}`, or
/// `{"requestId":..,"status":400,"problem":{..}}`, which does not end the batch.
struct BatchLines {
  private let body: [UInt8]
  private let index: PlaceIndex
  private let settings: ServiceSettings
  /// The seconds that the client must wait before the next line, if any.
  private let wait: () -> Double?

  init(
    _ body: [UInt8], index: PlaceIndex, settings: ServiceSettings,
    wait: @escaping () -> Double?
  ) {
    self.wait = wait
    self.body = body
    self.index = index
    self.settings = settings
  }

  /// The number of bytes to write together while answers come quickly.
  private static let pieceSize = 1 << 14

  /// Answers all lines until the client disconnects.
  func answer(until token: CancellationToken, _ write: ([UInt8]) -> Bool) {
    var buffer = TextBuffer()
    var written = ContinuousClock.now
    for line in body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      guard line.contains(where: { ![0x20, 0x09, 0x0D].contains($0) }) else { continue }
      append(Array(line), until: token, to: &buffer)
      // Many lines go into one write, but none is delayed for long.
      if buffer.count >= Self.pieceSize || ContinuousClock.now - written > .milliseconds(20) {
        guard write(buffer.bytes) else { return }
        buffer.reset()
        written = .now
      }
    }
    if buffer.count > 0 { _ = write(buffer.bytes) }
  }

  private func append(_ line: [UInt8], until token: CancellationToken, to buffer: inout TextBuffer)
  {
    var name: String?
    var answer = TextBuffer()
    var status = 200
    do throws(CommandError) {
      if try !self.answer(line, until: token, &name, to: &answer) {
        status = Problem.tooMany.status
        Problem.tooMany.append(to: &answer)
      }
    } catch {
      let problem = Problem(error, limit: settings.deadline)
      status = problem.status
      answer.reset()
      problem.append(to: &answer)
    }
    buffer.append("{")
    buffer.append(requestID: name)
    buffer.append("\"status\":\(status),\"\(status == 200 ? "answer" : "problem")\":")
    buffer.append(answer.bytes)
    buffer.append("}\n")
  }

  /// Answers a line; false if its client must wait.
  private func answer(
    _ line: [UInt8], until token: CancellationToken, _ name: inout String?,
    to buffer: inout TextBuffer
  ) throws(CommandError) -> Bool {
    let isOneTooMany = wait() != nil
    let read = try ParsedLine(line)
    name = read.requestID
    guard !isOneTooMany else { return false }
    let call = try read.call.get()
    let deadline = ContinuousClock.now + settings.deadline
    let format = try AnswerFormat(
      call.envelope, among: call.operation.formats.filter(\.isOneValue))
    var answer = try call.answer(
      as: format, isNamed: false, in: index, widestMeters: settings.widestMeters,
      until: CancellationToken(limit: settings.deadline, steps: settings.workBudget) {
        token.isCancelled || ContinuousClock.now >= deadline
      })
    // An answer must be a single line.
    for index in answer.indices where answer[index] == UInt8(ascii: "\n") {
      answer[index] = UInt8(ascii: " ")
    }
    while answer.last == UInt8(ascii: " ") { answer.removeLast() }
    buffer.append(answer)
    return true
  }
}

/// A batch line that is valid JSON, with its `requestId` even if the rest of it is wrong.
private struct ParsedLine {
  var requestID: String?
  var call: Result<OperationCall, CommandError>

  init(_ line: [UInt8]) throws(CommandError) {
    self = try RequestText.parse(line.span, file: "the line") { (root, route) in
      ParsedLine(root, route)
    }
  }

  private init(_ root: JSONValue, _ route: RouteDocument?) {
    requestID = root["requestId"]?.requestID
    call = Result { () throws(CommandError) in
      guard root.kind == .object else {
        throw .lineIsNoObject(example: #"{"operation":"search","text":"cafe"}"#)
      }
      return try OperationCall(
        try Self.operation(root["operation"]), root, plainRoute: route, from: .client,
        ignoring: "operation")
    }
  }

  private static func operation(_ value: JSONValue?) throws(CommandError) -> Operation {
    guard let value else { throw .missingOption("operation", command: nil) }
    guard let name = value.string else { throw .badField("operation", expected: "a text") }
    return try Operation(named: name)
  }
}
