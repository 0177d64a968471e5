package import Corridor
package import CorridorFormats
package import CorridorIndex
package import CorridorThreads

/// A request to an operation, with typed values.
///
/// Its ``fields`` declare it once; see ``Field``. The JSON that a request writes reads back as the
/// same request.
package protocol OperationRequest: Sendable {
  /// The requested operation.
  static var operation: Operation { get }
  static var fields: FieldTable<Self> { get }
  /// A valid example request, as JSON.
  static var example: String { get }

  /// A request without any values.
  init()

  /// Rejects conflicting fields and missing required fields.
  func check(_ form: RequestForm) throws(CommandError)

  /// Reads the files that the request names; used for requests that are executed many times.
  mutating func readFiles(_ form: RequestForm) throws(CommandError)

  /// The requested half-width of the corridor, and the field that gives it; nil if there is none.
  var corridorWidth: (option: OptionSpec, within: Meters)? { get }

  /// The schema of an answer in a format (JSON Schema 2020-12); nil if that is not a JSON document.
  static func answerSchema(as format: AnswerFormat) -> OutputValue?

  /// Executes the request and writes the answer, which the caller flushes.
  func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError)
}

extension OperationRequest {
  package var corridorWidth: (option: OptionSpec, within: Meters)? { nil }

  package func check(_ form: RequestForm) throws(CommandError) {}
  package mutating func readFiles(_ form: RequestForm) throws(CommandError) {}

  /// Reads a request from a command line.
  package static func read(
    _ arguments: Arguments
  ) throws(CommandError) -> (request: Self, form: RequestForm) {
    var request = Self()
    var form = RequestForm.words(arguments.operation.name)
    try fields.read(arguments, into: &request, &form)
    try request.check(form)
    return (request, form)
  }

  /// Reads a request from a JSON object.
  ///
  /// - Parameters:
  ///   - defaults: The values of fields that the object does not have.
  ///   - other: The name of a member to ignore, because it is read elsewhere.
  package static func read(
    _ object: JSONValue, after defaults: Self = Self(), _ envelope: inout RequestEnvelope,
    _ form: inout RequestForm, ignoring other: String? = nil
  ) throws(CommandError) -> Self {
    var request = defaults
    try fields.read(
      object, into: &request, &envelope, &form, example: example, ignoring: other)
    try request.check(form)
    return request
  }

  /// Reads a request from the parameters of a URL.
  package static func read(
    parameters: [(name: String, value: String)], _ envelope: inout RequestEnvelope,
    _ form: inout RequestForm
  ) throws(CommandError) -> Self {
    var request = Self()
    try fields.read(parameters: parameters, into: &request, &envelope, &form)
    try request.check(form)
    return request
  }

  /// The request as a JSON object.
  package var json: [UInt8] { Self.fields.json(of: self) }
}
