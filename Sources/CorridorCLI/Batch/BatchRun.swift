internal import CorridorCommands
internal import CorridorFormats
internal import Glibc

/// Answers requests from standard input, one a line, with one line each, in their order.
///
/// The index stays open, so that a million questions cost one start. Answers are written in large
/// pieces while requests keep coming, and at once when they pause. A line that cannot be answered
/// gives `{"error":{"code":..,"message":..,"line":..}}` and ends nothing; an empty line is passed
/// over. The `requestId` of a request comes first in what it gives.
struct BatchRun {
  /// Adds the answer to a request to the buffer, without a line end; returns how much it found.
  typealias Answer = (Arguments, inout TextBuffer) throws(CommandError) -> Int
  /// Makes the arguments that a line stands for, where its fields are not simply the options.
  typealias Reading = (JSONValue, Arguments) throws(CommandError) -> Arguments

  private let arguments: Arguments
  private let fields: RequestFields
  private let reading: Reading?

  init(_ arguments: Arguments, reading: Reading? = nil) throws(CommandError) {
    self.arguments = arguments
    self.reading = reading
    fields = RequestFields(arguments.operation)
    if let operand = arguments.operands.first {
      throw .unexpectedOperand(
        operand, command: arguments.operation.name, suggestion: nil)
    }
    // What is wrong with lengths on the command line is no line's fault.
    for option in [OptionSpec.searchWithin, .bias] { _ = try arguments.meters(option) }
    try OutputChoice.checkEnding(
      of: arguments.value(.output), for: OutputChoice.jsonLines, option: nil)
    if arguments.has(.format) {
      throw .conflict("--format", with: "--batch", reason: "answers are a JSON object a line")
    }
  }

  /// Reads and answers to the end of the input.
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
        found += try answer(request, &target.sink.buffer)
      } catch {
        append(error, line: reader.number, requestID, to: &target.sink.buffer)
      }
      target.sink.buffer.append("\n")
      try Self.writing { () throws(OutputError) in try target.sink.flushIfLarge() }
    }
    try Self.writing { () throws(OutputError) in try target.finish() }
    return found == 0 && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  /// Reads the request in the current line, and its name also where the rest of it is wrong.
  private func read(
    _ reader: inout JSONLineReader, _ requestID: inout String?
  ) throws(CommandError) -> Arguments {
    guard reader.mayBeCollection else { throw .lineIsNoObject(example: fields.example) }
    let request: Result<Arguments, CommandError> = try Self.reading { () throws(InputError) in
      try reader.parse { value in
        requestID = value["requestId"]?.requestID
        do throws(CommandError) {
          if let reading { return .success(try reading(value, arguments)) }
          return .success(try Arguments(value, run: arguments, fields: fields))
        } catch {
          return .failure(error)
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
