package import CorridorFormats
package import CorridorGeometry

/// The type of a value in an answer: its JSON schema, how a server writes it, and how a client reads
/// it.
///
/// ``read`` reads the JSON of ``write`` as the same value, to the decimals that are written.
package struct AnswerType<Value: Sendable>: Sendable {
  package typealias Write = @Sendable (Value) throws(CommandError) -> OutputValue
  package typealias Put = @Sendable (Value, inout RecordWriter) throws(CommandError) -> Void
  package typealias Read = @Sendable (JSONValue) throws(AnswerFault) -> Value?

  /// Makes the schema, which only a description needs.
  private let makeSchema: @Sendable () -> OutputValue
  /// What a reader expects, for messages.
  let expected: String
  /// The value of a member that is missing or null; nil if it must be present.
  let missing: Value?
  /// Whether values are positions, which take two columns in a flat table.
  let isPosition: Bool
  package let write: Write
  /// Writes the value as part of a record: the same as the result of ``write``, without making that.
  let put: Put
  /// Returns nil for a value of another type.
  let read: Read

  package init(
    _ schema: @autoclosure @escaping @Sendable () -> OutputValue, _ expected: String,
    missing: Value? = nil, isPosition: Bool = false,
    put: Put? = nil, read: @escaping Read, write: @escaping Write
  ) {
    makeSchema = schema
    self.expected = expected
    self.missing = missing
    self.isPosition = isPosition
    self.write = write
    self.read = read
    self.put =
      put ?? { value, writer throws(CommandError) in writer.value(try write(value)) }
  }

  /// The schema of the value (JSON Schema 2020-12).
  package var schema: OutputValue { makeSchema() }

  /// A type, or null.
  package static func orNull<Wrapped>(_ type: AnswerType<Wrapped>) -> Self where Value == Wrapped? {
    AnswerType(
      type.schema.orNull, type.expected, missing: .some(nil), isPosition: type.isPosition
    ) { value, writer throws(CommandError) in
      guard let value else { return writer.null() }
      try type.put(value, &writer)
    } read: { json throws(AnswerFault) in
      try type.read(json).map { .some($0) }
    } write: { value throws(CommandError) in
      guard let value else { return .none }
      return try type.write(value)
    }
  }

  /// Reads the member of an object; `json` is nil if the object does not have it.
  package func read(_ name: String, _ json: JSONValue?) throws(AnswerFault) -> Value {
    guard let json, json.kind != .null else {
      guard let missing else { throw AnswerFault(name, expected: "there") }
      return missing
    }
    guard let value = try read(json) else { throw AnswerFault(name, expected: expected) }
    return value
  }
}

/// Why a JSON value is not the expected answer.
package struct AnswerFault: Error {
  /// The reason as text.
  package let reason: String

  /// Makes the fault for a member that is missing or has another type.
  package init(_ member: String, expected: String) {
    reason = "its '\(member)' is not \(expected)"
  }

  package init(reason: String) {
    self.reason = reason
  }
}

// MARK: - Plain values

extension AnswerType where Value == String {
  package static var text: Self {
    AnswerType(
      .type("string"), "a text", put: { $1.text($0) }, read: { $0.string }, write: { .text($0) })
  }

  /// One of a few words.
  static func oneOf(_ words: [String]) -> Self {
    AnswerType(
      .oneOf(words), "one of \(words.joined(separator: ", "))",
      read: { json in json.string.flatMap { words.contains($0) ? $0 : nil } },
      write: { .text($0) })
  }

  /// A text that is the same in every answer.
  static func constant(_ text: String) -> Self {
    AnswerType(
      .constant(text), "'\(text)'", read: { $0.string == text ? text : nil }, write: { .text($0) })
  }
}

extension AnswerType where Value == [String] {
  package static var texts: Self {
    AnswerType(.array(of: .type("string")), "a list of texts", missing: []) { texts, writer in
      writer.beginList()
      for text in texts { writer.element(text) }
      writer.endList()
    } read: { json in
      let texts = json.elements.map(\.string)
      return json.kind == .array && !texts.contains(nil) ? texts.compactMap { $0 } : nil
    } write: {
      .texts($0)
    }
  }
}

extension AnswerType where Value == Int {
  /// A number of things, from zero on.
  package static var count: Self {
    AnswerType(
      .type("integer"), "a count", put: { $1.integer($0) },
      read: { $0.int.flatMap { $0 >= 0 ? $0 : nil } },
      write: { .integer($0) })
  }
}

extension AnswerType where Value == Double {
  /// A length in metres, written to the millimetre.
  package static var meters: Self {
    AnswerType(
      .type("number"), "a number", put: { $1.meters($0) }, read: { $0.double },
      write: { .meters($0) })
  }

  /// A number with at most so many decimals.
  package static func number(decimals: Int) -> Self {
    AnswerType(
      .type("number"), "a number", put: { $1.number($0, decimals: decimals) },
      read: { $0.double }, write: { .number($0, decimals: decimals) })
  }
}

extension AnswerType where Value == Bool {
  package static var flag: Self {
    AnswerType(
      .type("boolean"), "true or false", put: { $1.flag($0) }, read: { $0.bool },
      write: { .boolean($0) })
  }
}

extension AnswerType where Value: RawRepresentable<String> & CaseIterable {
  /// One of the cases of an enumeration.
  package static var choice: Self {
    AnswerType(
      .oneOf(Value.allCases.map(\.rawValue)), "one that is known", put: { $1.text($0.rawValue) },
      read: { $0.string.flatMap { Value(rawValue: $0) } }, write: { .text($0.rawValue) })
  }
}

extension AnswerType where Value == Side {
  /// The side of a route.
  package static var side: Self {
    AnswerType(
      .oneOf(Side.allCases.map(\.word)), "left, right or on", put: { $1.text($0.word) },
      read: { json in json.string.flatMap { word in Side.allCases.first { $0.word == word } } },
      write: { .text($0.word) })
  }
}

extension Side {
  /// The side as it is written: left, right or on.
  var word: String {
    switch self {
    case .on: "on"
    case .left: "left"
    case .right: "right"
    }
  }
}

// MARK: - Positions

extension AnswerType where Value == OutputPosition {
  /// A position, x before y: longitude and latitude in degrees, or in another reference system.
  package static var position: Self {
    AnswerType(.array(of: .type("number"), count: 2), "a position", isPosition: true) {
      $1.position($0)
    } read: { json in
      json.position.map { OutputPosition($0) }
    } write: {
      .position($0)
    }
  }
}

extension AnswerType where Value == [ClosedRange<Double>] {
  /// Stretches of a route, in metres along it.
  static var stretches: Self {
    .written(.array(of: .array(of: .type("number"), count: 2)), "a list of stretches") {
      stretches in
      .list(stretches.map { .list([.meters($0.lowerBound), .meters($0.upperBound)]) })
    }
  }
}

extension JSONValue {
  /// The value as a position in degrees.
  package var position: Coordinate? {
    let numbers = elements.compactMap(\.double)
    guard kind == .array, numbers.count == 2, count == 2 else { return nil }
    return Coordinate(lon: numbers[0], lat: numbers[1])
  }
}

// MARK: - Composite values

extension AnswerType where Value == [OutputValue.Tag] {
  /// Keys and values in the order of the source, as members of an object.
  package static var tags: Self {
    AnswerType(.map(to: .type("string")), "an object of texts", missing: []) { json in
      var tags: [OutputValue.Tag] = []
      for member in json.members {
        guard let value = member.value.string else { return nil }
        tags.append(.init(key: member.key.string, value: value))
      }
      return tags
    } write: {
      .tags($0)
    }
  }
}

extension AnswerType where Value == [(name: String, count: Int)] {
  /// Counts by name, in this order, as members of an object.
  package static var counts: Self {
    .written(.map(to: .type("integer")), "an object of counts") { counts in
      .object(counts.map { .init($0.name, .integer($0.count)) })
    }
  }
}

extension AnswerType where Value == OutputValue {
  /// A value in the form in which it is written, that clients ignore.
  static func written(
    _ schema: @autoclosure @escaping @Sendable () -> OutputValue
  ) -> Self {
    written(schema(), "a value") { $0 }
  }
}

extension AnswerType {
  /// A value that clients ignore.
  static func written(
    _ schema: @autoclosure @escaping @Sendable () -> OutputValue, _ expected: String,
    write: @escaping @Sendable (Value) -> OutputValue
  ) -> Self {
    AnswerType(schema(), expected, read: { _ in nil }, write: { write($0) })
  }

  /// A list of values of a type.
  package static func list<Element>(_ type: AnswerType<Element>) -> Self where Value == [Element] {
    AnswerType(.array(of: type.schema), "a list", missing: []) { json throws(AnswerFault) in
      guard json.kind == .array else { return nil }
      var values: [Element] = []
      for element in json.elements {
        guard let value = try type.read(element) else { return nil }
        values.append(value)
      }
      return values
    } write: { values throws(CommandError) in
      .list(try values.map { value throws(CommandError) in try type.write(value) })
    }
  }

  /// An object with these members.
  ///
  /// - Parameter empty: The record that a reader fills.
  package static func object(_ members: [Member<Value>], empty: Value? = nil) -> Self {
    AnswerType(members.schema(), "an object") { json throws(AnswerFault) in
      guard json.kind == .object, var record = empty else { return nil }
      try members.read(json, into: &record)
      return record
    } write: { record throws(CommandError) in
      .object(try members.values(of: record))
    }
  }
}
