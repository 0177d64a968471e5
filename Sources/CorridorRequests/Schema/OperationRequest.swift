package import Corridor
package import CorridorFormats
package import CorridorIndex
package import CorridorThreads

/// A request to an operation, with a type for each of its values.
///
/// It is declared once, by ``fields``; see ``Field``. What is written of it as JSON is read as the same
/// request.
package protocol OperationRequest: Sendable {
  /// The operation that is asked for.
  static var operation: Operation { get }
  static var fields: FieldTable<Self> { get }
  /// A request that could be made, as JSON.
  static var example: String { get }

  /// A request that gives nothing.
  init()

  /// Refuses fields that exclude each other, and the lack of those that are needed.
  func check(_ form: RequestForm) throws(CommandError)

  /// Reads the files that the request names, for requests that are asked many times.
  mutating func readFiles(_ form: RequestForm) throws(CommandError)

  /// How wide a corridor is asked for, and by which field; nil where none is.
  var corridorWidth: (option: OptionSpec, within: Meters)? { get }

  /// Carries the request out and writes the answer, which the caller flushes.
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
  ///   - defaults: What is asked for where the object says nothing.
  ///   - other: A member that is read elsewhere.
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
