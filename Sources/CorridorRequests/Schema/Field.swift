package import CorridorFormats

/// One field of a request: its names, its help, and how its value is read and written.
///
/// This is the single source for the options of a command line, its help, manual page and
/// completions, for JSON in both directions, for the parameters of a URL, and for the service's
/// description.
package struct Field<Request: Sendable>: Sendable {
  package typealias Read =
    @Sendable (inout Request, GivenValue, FieldContext) throws(CommandError) -> Void

  package let option: OptionSpec
  /// Whether it is read after the other fields, because it depends on them.
  package var isReadLast = false
  /// Whether messages about the whole request quote the value as it was written.
  package private(set) var isQuotedLater = false
  package let read: Read
  /// Resets the field to its initial value.
  package let clear: @Sendable (inout Request) -> Void
  /// Writes the field as a member of a JSON object, if the value differs from that of a new
  /// request.
  package let write: @Sendable (Request, inout RequestWriter) -> Void
  private let makeSchema: @Sendable () -> ValueSchema

  package init(
    _ option: OptionSpec, _ schema: @autoclosure @escaping @Sendable () -> ValueSchema,
    read: @escaping Read,
    clear: @escaping @Sendable (inout Request) -> Void,
    write: @escaping @Sendable (Request, inout RequestWriter) -> Void
  ) {
    self.option = option
    self.read = read
    self.clear = clear
    self.write = write
    makeSchema = schema
  }

  /// How the service's description describes the value.
  package var schema: ValueSchema { makeSchema() }
}

/// The value of a field as given.
package enum GivenValue {
  /// Words on a command line, or values of a parameter.
  case texts([String])
  case json(JSONValue)
}

extension Field {
  /// A field that is given at most once.
  ///
  /// Key path and type are closures, because making them takes time, and a run reads few of its
  /// fields.
  ///
  /// - Parameters:
  ///   - name: The option without dashes; in JSON it is written in camelCase.
  ///   - isServiceOnly: Whether only requests written by programs have it.
  package init<Value>(
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Request, Value?> & Sendable,
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> ValueType<Value>,
    short: Character? = nil, json: String? = nil, isRequired: Bool = false,
    isOperand: Bool = false, isServiceOnly: Bool = false,
    help: @autoclosure @escaping @Sendable () -> String
  ) {
    let option = OptionSpec(
      name: name, short: short, value: type().shown, synonyms: type().synonyms,
      isRequired: isRequired,
      isOperand: isOperand, isServiceOnly: isServiceOnly, requestName: json, help: help())
    self.init(option, type().schema) { (request, given, context) throws(CommandError) in
      let type = type()
      switch given {
      case .texts(let texts):
        guard let text = texts.last else { return }
        request[keyPath: path()] = try type.readText(text, context)
      case .json(let value): request[keyPath: path()] = try type.readJSON(value, context)
      }
    } clear: {
      $0[keyPath: path()] = nil
    } write: { (request, writer) in
      guard let value = request[keyPath: path()] else { return }
      writer.begin(option.requestField)
      type().write(value, &writer.buffer)
    }
  }

  /// A field that may be given several times; in JSON a list or a single value.
  ///
  /// - Parameter most: The maximum number of values from a client of a service.
  package init<Value>(
    list path:
      @autoclosure @escaping @Sendable () -> any WritableKeyPath<Request, [Value]> & Sendable,
    _ name: String, _ type: @autoclosure @escaping @Sendable () -> ValueType<Value>,
    short: Character? = nil, json: String? = nil, isOperand: Bool = false,
    isServiceOnly: Bool = false, most: Int = 1000,
    help: @autoclosure @escaping @Sendable () -> String
  ) {
    let option = OptionSpec(
      name: name, short: short, value: type().shown, synonyms: type().synonyms, repeats: true,
      isOperand: isOperand, isServiceOnly: isServiceOnly, requestName: json, help: help())
    self.init(option, type().schema.ofList) { (request, given, context) throws(CommandError) in
      let type = type()
      var values: [Value] = []
      func add(_ text: String) throws(CommandError) {
        guard let separator = type.separator else {
          values.append(try type.readText(text, context))
          return
        }
        for part in text.split(separator: separator) {
          values.append(try type.readText(String(part), context))
        }
      }
      switch given {
      case .texts(let texts):
        for text in texts { try add(text) }
        if values.isEmpty, type.separator != nil {
          throw context.badValue("", type.listExample)
        }
      case .json(let value) where value.kind == .array:
        for element in value.elements {
          // A single value is read by itself, so that errors refer to it alone.
          if type.separator != nil, let text = element.string {
            try add(text)
          } else {
            values.append(try type.readJSON(element, context))
          }
        }
      case .json(let value):
        if type.separator != nil, let text = value.string {
          try add(text)
        } else {
          values.append(try type.readJSON(value, context))
        }
      }
      guard context.form.author == .owner || values.count <= most else {
        throw context.wrongType("at most \(most) values")
      }
      request[keyPath: path()] = values
    } clear: {
      $0[keyPath: path()] = []
    } write: { (request, writer) in
      let values = request[keyPath: path()]
      guard !values.isEmpty else { return }
      let type = type()
      writer.begin(option.requestField)
      writer.add(list: values) { (value, buffer) in type.write(value, &buffer) }
    }
  }

  /// A field that is true or false.
  package init(
    flag path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Request, Bool> & Sendable,
    _ name: String, json: String? = nil, isServiceOnly: Bool = false,
    help: @autoclosure @escaping @Sendable () -> String
  ) {
    let option = OptionSpec(
      name: name, isServiceOnly: isServiceOnly, requestName: json, help: help())
    self.init(option, ValueSchema(.type("boolean"))) {
      (request, given, context) throws(CommandError) in
      switch given {
      case .texts(let texts):
        switch texts.last {
        case "true", "": request[keyPath: path()] = true
        case "false": request[keyPath: path()] = false
        default: throw context.wrongType("true or false")
        }
      case .json(let value):
        guard let flag = value.bool else { throw context.wrongType("true or false") }
        request[keyPath: path()] = flag
      }
    } clear: {
      $0[keyPath: path()] = false
    } write: { (request, writer) in
      guard request[keyPath: path()] else { return }
      writer.begin(option.requestField)
      writer.buffer.append("true")
    }
  }

  /// The same field in a larger request that contains this one.
  package func of<Whole>(
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Whole, Request> & Sendable
  ) -> Field<Whole> {
    let readPart: Field<Whole>.Read = { [read] (whole, given, context) throws(CommandError) in
      try read(&whole[keyPath: path()], given, context)
    }
    var field = Field<Whole>(
      option, makeSchema(), read: readPart,
      clear: { [clear] whole in clear(&whole[keyPath: path()]) },
      write: { [write] (whole, writer) in write(whole[keyPath: path()], &writer) })
    field.isReadLast = isReadLast
    field.isQuotedLater = isQuotedLater
    return field
  }

  /// The same field with a value that messages about the whole request quote as written.
  package func quotedLater() -> Self {
    var field = self
    field.isQuotedLater = true
    return field
  }
}

/// Writes the JSON object of a request, one member at a time.
package struct RequestWriter {
  package var buffer = TextBuffer()

  package init() { buffer.append("{") }

  /// Begins a member; its value follows.
  package mutating func begin(_ name: String) {
    if buffer.count > 1 { buffer.append(",") }
    buffer.append(jsonString: name)
    buffer.append(":")
  }

  /// Adds a list.
  package mutating func add<Element>(
    list elements: some Sequence<Element>, _ write: (Element, inout TextBuffer) -> Void
  ) {
    buffer.append("[")
    var isFirst = true
    for element in elements {
      if !isFirst { buffer.append(",") }
      isFirst = false
      write(element, &buffer)
    }
    buffer.append("]")
  }

  /// The complete object.
  package consuming func finished() -> [UInt8] {
    buffer.append("}")
    return buffer.bytes
  }
}
