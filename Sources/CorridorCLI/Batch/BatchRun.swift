internal import Corridor
internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import Glibc
internal import Synchronization

/// Answers requests from standard input, one per line, with one line each, in the same order.
///
/// The index stays open, so that a million requests share one start. Answers are written in large
/// blocks while requests keep coming, and immediately when they pause. A line that cannot be
/// answered gives `{"error":{"code":..,"message":..,"line":..}}` and does not end the run; an empty
/// line is skipped. The `requestId` of a request comes first in its answer.
///
/// A line has the format of a request to the service. Until the next release, fields may also have
/// the names that they had only in lines; each former name is noted once on standard error.
struct BatchRun<Request: OperationRequest> {
  /// Adds the answer to a request to the buffer, without a line end; returns the number of results.
  typealias Answer = (Request, String?, inout TextBuffer) throws(CommandError) -> Int
  /// Reads a line whose members are not exactly the fields.
  typealias Reading = (JSONValue, Request, RequestForm) throws(CommandError) -> Request

  private let arguments: Arguments
  /// The request on the command line.
  private let defaults: Request
  private let reading: Reading?
  let form: RequestForm

  init(_ arguments: Arguments, reading: Reading? = nil) throws(CommandError) {
    self.arguments = arguments
    self.reading = reading
    if let operand = arguments.operands.first {
      throw .unexpectedOperand(operand, command: arguments.operation.name, suggestion: nil)
    }
    var defaults = Request()
    var words = RequestForm.words(arguments.operation.name)
    for option in Request.fields.options {
      guard case .file = option.value, arguments.value(option) == "-" else { continue }
      throw .badValue(
        option: words.name(of: option), found: "-",
        expected: "a file, because standard input has the requests")
    }
    try Request.fields.read(arguments, into: &defaults, &words)
    try defaults.readFiles(words)
    self.defaults = defaults
    try OutputChoice.checkEnding(
      of: arguments.value(.output), for: OutputChoice.jsonLines, option: nil)
    if arguments.has(.format) {
      throw .conflict("--format", with: "--batch", reason: "each answer is one line of JSON")
    }
    var form = RequestForm(.json, from: .owner, command: arguments.operation.name)
    let notes = FormerNames()
    form.noteFormer = { notes.note($0) }
    self.form = form
  }

  /// Reads and answers lines until the end of the input.
  func run(_ answer: Answer) throws(CommandError) -> ExitCode {
    var reader = try Self.reading { () throws(InputError) in
      try JSONLineReader(descriptor: STDIN_FILENO, file: "standard input")
    }
    let target: OutputTarget
    do throws(OutputError) {
      target = try OutputTarget(path: arguments.value(.output))
    } catch {
      throw .output(error)
    }
    var found = 0
    while true {
      if reader.wouldWait() {
        try Self.writing { () throws(OutputError) in try target.sink.flush() }
      }
      guard try Self.reading({ () throws(InputError) in try reader.advance() }) else { break }
      if reader.isBlank { continue }
      var requestID: String?
      do throws(CommandError) {
        let request = try read(&reader, &requestID)
        found += try answer(request, requestID, &target.sink.buffer)
      } catch {
        append(error, line: reader.number, requestID, to: &target.sink.buffer)
      }
      target.sink.buffer.append("\n")
      try Self.writing { () throws(OutputError) in try target.sink.flushIfLarge() }
    }
    try Self.writing { () throws(OutputError) in try target.finish() }
    return found == 0 && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// Reads the request in the current line, and its `requestId` even if the rest of it is wrong.
  private func read(
    _ reader: inout JSONLineReader, _ requestID: inout String?
  ) throws(CommandError) -> Request {
    guard reader.mayBeCollection else { throw .lineIsNoObject(example: Request.example) }
    let request: Result<Request, CommandError> = try Self.reading { () throws(InputError) in
      try reader.parse { value in
        requestID = value["requestId"]?.requestID
        return Result { () throws(CommandError) in
          if let reading { return try reading(value, defaults, form) }
          var (envelope, form) = (RequestEnvelope(), form)
          let request = try Request.read(value, after: defaults, &envelope, &form)
          guard envelope.format == nil else { throw .unknownField("format", suggestion: nil) }
          return request
        }
      }
    }
    return try request.get()
  }

  private func append(
    _ error: CommandError, line: Int, _ requestID: String?, to buffer: inout TextBuffer
  ) {
    let fault: [OutputValue.Member] = [
      .init("code", .text(error.exitCode.word)), .init("message", .text(error.description)),
      .init("line", .integer(line)),
    ]
    buffer.append("{")
    buffer.append(requestID: requestID)
    buffer.append(jsonMember: "error", .object(fault))
    buffer.append("}")
  }

  private static func reading<Value: ~Copyable>(
    _ body: () throws(InputError) -> Value
  ) throws(CommandError) -> Value {
    do throws(InputError) { return try body() } catch { throw .reading(error) }
  }

  private static func writing(_ body: () throws(OutputError) -> Void) throws(CommandError) {
    do throws(OutputError) { try body() } catch { throw .output(error) }
  }
}

/// The former field names that a run has encountered; each one is noted once.
private final class FormerNames: Sendable {
  private let noted = Mutex<Set<String>>([])

  func note(_ note: String) {
    guard noted.withLock({ $0.insert(note).inserted }) else { return }
    StandardError.write(line: "note: " + note)
  }
}
