package import CorridorFormats
internal import CorridorIndex

/// The type of a field's value: how it is read from a text and from JSON, how it is written as
/// JSON, and how help, completions and schemas describe it.
///
/// ``readJSON`` reads the output of ``write`` as the same value.
package struct ValueType<Value: Sendable>: Sendable {
  package typealias ReadText = @Sendable (String, FieldContext) throws(CommandError) -> Value
  package typealias ReadJSON = @Sendable (JSONValue, FieldContext) throws(CommandError) -> Value
  package typealias Write = @Sendable (Value, inout TextBuffer) -> Void

  /// The placeholder or the choices that help shows, and that completions offer.
  package let shown: OptionSpec.Value
  /// Synonyms for choices.
  package var synonyms: [String: String] = [:]
  package let schema: ValueSchema
  /// The separator of several values in one text; nil if a text is a single value.
  package var separator: Character?
  /// The expected value, for the message about an empty element of such a text.
  package var listExample = "a category such as fuel"
  package let readText: ReadText
  package let readJSON: ReadJSON
  package let write: Write

  package init(
    _ shown: OptionSpec.Value, _ schema: ValueSchema, readText: @escaping ReadText,
    readJSON: @escaping ReadJSON, write: @escaping Write
  ) {
    self.shown = shown
    self.schema = schema
    self.readText = readText
    self.readJSON = readJSON
    self.write = write
  }

  /// A type whose values are texts in JSON as well.
  package init(
    _ placeholder: String, such example: String? = nil, readText: @escaping ReadText,
    text: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      .text(placeholder), ValueSchema(.text(such: example)), readText: readText,
      readJSON: { (value, context) throws(CommandError) in
        guard let text = value.string else {
          throw context.wrongType(example.map { "a text such as \"\($0)\"" } ?? "a text")
        }
        return try readText(text, context)
      },
      write: { $1.append(jsonString: text($0)) })
  }
}

/// The description of a value type in JSON Schema (2020-12).
package struct ValueSchema: Sendable {
  /// The schema of the value in the body of a request.
  package let body: OutputValue
  /// The schema of the value as a parameter of a URL.
  package let parameter: OutputValue

  package init(_ body: OutputValue, parameter: OutputValue? = nil) {
    self.body = body
    self.parameter = parameter ?? body
  }

  /// The schema of several values: one of them or a list.
  var ofList: ValueSchema {
    ValueSchema(.any(of: body, .array(of: body)), parameter: .array(of: parameter))
  }
}

extension OutputValue {
  /// The schema of a type.
  package static func type(_ name: String) -> OutputValue {
    .object([.init("type", .text(name))])
  }

  /// The schema of a text, with an example value.
  package static func text(such example: String?) -> OutputValue {
    guard let example else { return .type("string") }
    return .object([.init("type", .text("string")), .init("examples", .texts([example]))])
  }

  /// The schema of a number within bounds.
  package static func number(_ type: String, from least: Int?, to most: Int? = nil) -> OutputValue {
    .object(
      [.init("type", .text(type))] + (least.map { [.init("minimum", .integer($0))] } ?? [])
        + (most.map { [.init("maximum", .integer($0))] } ?? []))
  }

  /// The schema of a value that matches at least one schema.
  package static func any(of schemas: OutputValue...) -> OutputValue {
    .object([.init("anyOf", .list(schemas))])
  }

  /// The schema of a list.
  package static func array(of item: OutputValue, count: Int? = nil) -> OutputValue {
    .object(
      [.init("type", .text("array")), .init("items", item)]
        + (count.map { [.init("minItems", .integer($0)), .init("maxItems", .integer($0))] } ?? []))
  }
}

// MARK: - Texts and choices

extension ValueType where Value == String {
  /// Any text.
  package static func text(_ placeholder: String, such example: String? = nil) -> Self {
    ValueType(placeholder, such: example) { (text, _) throws(CommandError) in
      text
    } text: {
      $0
    }
  }

  /// A category; several are separated by commas.
  package static var category: Self {
    var type = ValueType(
      .category("ID"), ValueSchema(.text(such: nil)),
      readText: { (text, _) throws(CommandError) in text },
      readJSON: { (value, context) throws(CommandError) in
        guard let text = value.string else {
          throw context.wrongType("a category such as \"fuel\"")
        }
        return text
      },
      write: { $1.append(jsonString: $0) })
    type.separator = ","
    return type
  }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable {
  /// One of the cases of an enumeration.
  package static func choice(
    _ placeholder: String, of choices: [Value] = Array(Value.allCases),
    synonyms: [String: String] = [:]
  ) -> Self {
    let words = choices.map(\.rawValue)
    let schema: OutputValue =
      synonyms.isEmpty
      ? .object([.init("type", .text("string")), .init("enum", .texts(words))]) : .type("string")
    let read: ReadText = { (text, context) throws(CommandError) in
      let text = synonyms[text] ?? text
      guard words.contains(text), let choice = Value(rawValue: text) else {
        throw .unknownChoice(
          option: context.name, found: text, choices: words,
          suggestion: closestMatch(to: text, in: words))
      }
      return choice
    }
    var type = ValueType(
      .choice(words, placeholder), ValueSchema(schema), readText: read,
      readJSON: { (value, context) throws(CommandError) in
        guard let text = value.string else {
          throw context.wrongType("one of \(words.joined(separator: ", "))")
        }
        return try read(text, context)
      },
      write: { $1.append(jsonString: $0.rawValue) })
    type.synonyms = synonyms
    return type
  }
}
