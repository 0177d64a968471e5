package import CorridorFormats
internal import CorridorIndex

/// A line of a batch that is not blank: the fields of a request to the service, as a JSON object.
package struct BatchLine {
  /// The bytes, without the line end.
  package let text: ArraySlice<UInt8>
  /// The number, from 1; blank lines count.
  package let number: Int

  /// The name of a line in messages that do not give its number.
  package static let name = "the line"
  /// The member that names the operation, which only a batch of several operations needs.
  package static let operationField = "operation"

  /// Parses the line, and reads it with its route if that was parsed ahead.
  ///
  /// - Parameters:
  ///   - file: The name of the input in messages, which then give the line's number; by default
  ///     they do not.
  ///   - readsAhead: Whether nothing outside the line determines how its route is read.
  ///   - requestID: Receives the `requestId`, even if the rest of the line is wrong.
  package func parse<Value>(
    in file: String? = nil, readsAhead: Bool = true, _ requestID: inout String?,
    _ read: (JSONValue, RouteDocument?) throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    let result = try RequestText.parse(
      text.span, file: file ?? Self.name, origin: InputLocation(line: file.map { _ in number }),
      readsAhead: readsAhead
    ) { (root, route) in
      requestID = root["requestId"]?.requestID
      return Result { () throws(CommandError) in try read(root, route) }
    }
    return try result.get()
  }

  /// Whether the line begins as a JSON object or array does.
  package var mayBeCollection: Bool {
    let first = text.first { !($0 == 0x20 || $0 == 0x09 || $0 == 0x0D) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension JSONValue {
  /// The operation that a line names; nil if it names none.
  package func namedOperation() throws(CommandError) -> Operation? {
    guard let value = self["operation"] else { return nil }
    guard let name = value.string else {
      throw .badField(BatchLine.operationField, expected: "a text")
    }
    return try Operation(named: name)
  }

  /// Rejects a line that names another operation than the one that answers it.
  package func checkOperation(is operation: Operation) throws(CommandError) {
    guard let named = try namedOperation(), named != operation else { return }
    throw .badValue(
      option: BatchLine.operationField, found: named.rawValue, expected: operation.rawValue)
  }
}
