package import CorridorFormats

/// One member of a JSON object in an answer: its name, its type, and where its value comes from.
///
/// This is the single source for the server that writes the answer, for the client that reads it,
/// and for the service's description.
package struct Member<Record>: Sendable {
  package let name: String
  /// The schema of the value (JSON Schema 2020-12).
  package var schema: OutputValue { makeSchema() }
  fileprivate let makeSchema: @Sendable () -> OutputValue
  /// Whether some objects lack the member.
  package let isOptional: Bool
  /// The value; nil if this object lacks the member.
  let value: @Sendable (Record) throws(CommandError) -> OutputValue?
  /// Stores the value that a client received.
  let read: @Sendable (JSONValue?, inout Record) throws(AnswerFault) -> Void

  /// A member that every object has, and that clients ignore.
  package init<Value>(
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> AnswerType<Value>,
    _ value: @escaping @Sendable (Record) throws(CommandError) -> Value
  ) {
    self.name = name
    makeSchema = { type().schema }
    isOptional = false
    self.value = { record throws(CommandError) in try type().write(try value(record)) }
    read = { _, _ in }
  }

  /// A member that some objects lack, and that clients ignore.
  package init<Value>(
    optional name: String, _ type: @autoclosure @escaping @Sendable () -> AnswerType<Value>,
    _ value: @escaping @Sendable (Record) throws(CommandError) -> Value?
  ) {
    self.name = name
    makeSchema = { type().schema }
    isOptional = true
    self.value = { record throws(CommandError) in
      guard let value = try value(record) else { return nil }
      return try type().write(value)
    }
    read = { _, _ in }
  }

  /// A member with the name and schema of another, that clients ignore.
  fileprivate init<Part>(
    _ other: Member<Part>,
    _ value: @escaping @Sendable (Record) throws(CommandError) -> OutputValue?
  ) {
    (name, makeSchema, isOptional) = (other.name, other.makeSchema, other.isOptional)
    self.value = value
    read = { _, _ in }
  }

  /// A member that is written from a property and read into it.
  package init<Value>(
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Record, Value> & Sendable,
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> AnswerType<Value>
  ) {
    self.name = name
    makeSchema = { type().schema }
    isOptional = false
    value = { record throws(CommandError) in try type().write(record[keyPath: path()]) }
    read = { json, record throws(AnswerFault) in
      record[keyPath: path()] = try type().read(name, json)
    }
  }

  /// A member that is absent if the property is nil.
  package init<Value>(
    optional path:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Record, Value?> & Sendable,
    _ name: String,
    _ type: @autoclosure @escaping @Sendable () -> AnswerType<Value>
  ) {
    self.name = name
    makeSchema = { type().schema }
    isOptional = true
    value = { record throws(CommandError) in
      guard let value = record[keyPath: path()] else { return nil }
      return try type().write(value)
    }
    read = { json, record throws(AnswerFault) in
      record[keyPath: path()] = try AnswerType.orNull(type()).read(name, json)
    }
  }
}

extension Array {
  /// The members that an object has, in the order in which they are written.
  package func values<Record>(
    of record: Record
  ) throws(CommandError) -> [OutputValue.Member] where Element == Member<Record> {
    var values: [OutputValue.Member] = []
    values.reserveCapacity(count)
    for member in self {
      if let value = try member.value(record) { values.append(.init(member.name, value)) }
    }
    return values
  }

  /// Reads all members of an object.
  package func read<Record>(
    _ object: JSONValue, into record: inout Record
  ) throws(AnswerFault) where Element == Member<Record> {
    for member in self { try member.read(object.member(member.name), &record) }
  }

  /// The same members of a larger record.
  func of<Whole, Record>(
    _ part: @escaping @Sendable (Whole) -> Record
  ) -> [Member<Whole>] where Element == Member<Record> {
    map { member in
      Member<Whole>(member) { whole throws(CommandError) in try member.value(part(whole)) }
    }
  }

  /// The schema of an object with exactly these members.
  package func schema<Record>() -> OutputValue where Element == Member<Record> {
    OutputValue.closed(map { ($0.name, $0.schema, isOptional: $0.isOptional) })
  }
}

extension JSONValue {
  /// The member with a name that is not known at compile time.
  package func member(_ name: String) -> JSONValue? {
    members.first { $0.key.string == name }?.value
  }
}

extension TextBuffer {
  /// Adds an answer that is one JSON object, with the `requestId` of its request.
  package mutating func append<Record>(
    json record: Record, _ members: [Member<Record>], requestID: String?
  ) throws(CommandError) {
    let values = try members.values(of: record)
    append("{")
    append(requestID: requestID)
    for (index, member) in values.enumerated() {
      if index > 0 { append(",") }
      append(jsonMember: member.name, member.value)
    }
    append("}")
  }
}

// MARK: - Schemas

extension OutputValue {
  /// The schema of an object with exactly these members.
  package static func closed(
    _ members: [(name: String, schema: OutputValue, isOptional: Bool)]
  ) -> OutputValue {
    .object([
      .init("type", .text("object")), .init("additionalProperties", .boolean(false)),
      .init("required", .texts(members.filter { !$0.isOptional }.map(\.name))),
      .init("properties", .object(members.map { .init($0.name, $0.schema) })),
    ])
  }

  /// The schema of an answer that is one JSON object with these members.
  static func answer<Record>(_ members: [CorridorRequests.Member<Record>]) -> OutputValue {
    .closed(
      [("requestId", .requestID, isOptional: true)]
        + members.map { ($0.name, $0.schema, $0.isOptional) })
  }

  /// The schema of an object whose members all have the same type.
  static func map(to schema: OutputValue) -> OutputValue {
    .object([.init("type", .text("object")), .init("additionalProperties", schema)])
  }

  /// The schema of one of a list of texts.
  static func oneOf(_ texts: [String]) -> OutputValue { .object([.init("enum", .texts(texts))]) }

  /// The schema of a request identifier.
  package static var requestID: OutputValue {
    .object([.init("type", .texts(["string", "number", "null"]))])
  }

  /// The same schema, or null.
  var orNull: OutputValue {
    if case .object(let members) = self, members.count == 1, members[0].name == "type",
      case .text(let type) = members[0].value
    {
      return .object([.init("type", .texts([type, "null"]))])
    }
    return .any(of: self, .type("null"))
  }
}
