internal import CorridorFormats
internal import CorridorIndex
internal import CorridorRequests
internal import CorridorThreads
internal import Glibc

/// `--batch`: answers requests from standard input, one per line; see ``LineBatch``.
///
/// The index stays open, so that a million requests share one start. A line has the format of a
/// request to the service. Until the next release, fields may also have the names that they had only
/// in lines; each former name is noted once on standard error.
struct BatchRun<Request: OperationRequest> {
  /// Adds the answer to a request to the buffer; returns the number of results.
  typealias Answer = (Request, String?, inout TextBuffer) throws(CommandError) -> Int
  /// Reads a line whose members are not exactly the fields.
  typealias Reading = (JSONValue, Request, RequestForm) throws(CommandError) -> Request

  private let arguments: Arguments
  /// The request on the command line.
  private let defaults: Request
  private let reading: Reading?
  let form: RequestForm

  /// The maximum length of a line in bytes.
  private static var lineLimit: Int { 16 << 20 }

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
    try RequiredLibraries.loadForRequests()
    var form = RequestForm(.json, from: .owner, command: arguments.operation.name)
    let notes = FormerNames()
    form.noteFormer = { notes.note($0) }
    self.form = form
  }

  /// Reads and answers lines until the end of the input.
  ///
  /// - Parameter makeAnswer: Called about once for each thread.
  func run(_ makeAnswer: @escaping () -> Answer) throws(CommandError) -> ExitCode {
    InputFiles.current?.note(descriptor: STDIN_FILENO)
    var source = LineSource(
      descriptor: STDIN_FILENO, file: RequestAnswerer<Request>.inputName, limit: Self.lineLimit)
    let batch = LineBatch(until: CancellationToken()) {
      RequestAnswerer(run: self, write: makeAnswer())
    }
    var hasHits = false
    try OutputTarget.write(to: arguments.value(.output)) { (target) throws(CommandError) in
      try batch.run(&source) { (answer) throws(CommandError) in
        hasHits = hasHits || answer.tally.hasHits
        try target.write(answer.bytes)
      }
    }
    return !hasHits && arguments.has(.failOnEmpty) ? .nothingFound : .ok
  }

  fileprivate func read(_ line: JSONValue) throws(CommandError) -> Request {
    if let reading { return try reading(line, defaults, form) }
    try line.checkOperation(is: Request.operation)
    var (envelope, form) = (RequestEnvelope(), form)
    let request = try Request.read(
      line, after: defaults, &envelope, &form, ignoring: BatchLine.operationField)
    guard envelope.format == nil else { throw .unknownField("format", suggestion: nil) }
    return request
  }
}

/// Answers requests to one operation.
private struct RequestAnswerer<Request: OperationRequest>: LineAnswerer {
  let run: BatchRun<Request>
  let write: BatchRun<Request>.Answer

  static var inputName: String { "standard input" }
  var inputName: String { Self.inputName }

  func answer(
    _ line: BatchLine, _ requestID: inout String?, to sink: ByteSink
  ) throws(CommandError) -> Bool {
    guard line.mayBeCollection else { throw .lineIsNoObject(example: Request.example) }
    let request = try line.parse(in: inputName, readsAhead: false, &requestID) {
      (root, _) throws(CommandError) in
      try run.read(root)
    }
    return try write(request, requestID, &sink.buffer) > 0
  }
}

/// The former field names that a run has encountered; each one is noted once.
private final class FormerNames: Sendable {
  private let noted = Locked<Set<String>>([])

  func note(_ note: String) {
    guard noted.withLock({ $0.insert(note).inserted }) else { return }
    StandardError.write(line: "note: " + note)
  }
}
