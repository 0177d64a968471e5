package import CorridorFormats
internal import CorridorIndex

extension Arguments {
  /// Makes the arguments that a line of `--batch` stands for.
  ///
  /// Its fields are the operand's name and the options in camelCase, with the values that the
  /// options take: texts, numbers, true or false for flags, lists for what may be repeated. Null
  /// takes back what the command line says.
  package init(
    _ line: JSONValue, run: Arguments, fields: RequestFields
  ) throws(CommandError) {
    self.init(lineOf: run)
    try take(line, fields) { (_, _) throws(CommandError) in nil }
  }

  /// Makes the arguments of a request to the service, whose fields are named and read as those of a
  /// line of `--batch`, but in the plural where they repeat.
  ///
  /// - Parameters:
  ///   - defaults: What the request begins with; nothing unless given.
  ///   - other: A field that is somebody else's.
  ///   - special: Takes fields whose values are more than texts, and gives the texts that
  ///     stand for them; nil for all other fields.
  package init(
    _ request: JSONValue, fields: RequestFields, after defaults: Arguments? = nil,
    ignoring other: String? = nil,
    special: (String, JSONValue) throws(CommandError) -> [String]?
  ) throws(CommandError) {
    self = defaults ?? Arguments(requestOf: fields.operation)
    try take(request, fields, ignoring: other, special)
  }

  private mutating func take(
    _ object: JSONValue, _ fields: RequestFields, ignoring other: String? = nil,
    _ special: (String, JSONValue) throws(CommandError) -> [String]?
  ) throws(CommandError) {
    guard object.kind == .object else { throw .lineIsNoObject(example: fields.example) }
    var seen: Set<String> = []
    for (key, value) in object.members {
      let name = key.string
      guard seen.insert(name).inserted else { throw .repeatedField(name) }
      if name == other { continue }
      if name == RequestFields.requestID {
        requestID = value.requestID
        guard requestID != nil || value.kind == .null else {
          throw .badField(name, expected: "a text or a number")
        }
        continue
      }
      let texts = try special(name, value)
      if name == fields.operand {
        if let texts {
          operands = texts
        } else {
          operands = try Self.texts(value, of: name, repeats: fields.takesOperands) ?? []
        }
        namesOperands = value.kind != .null
      } else if let option = fields.options[name] {
        if let texts { set(option, to: texts) } else { try take(value, for: option) }
      } else {
        throw fields.unknown(name)
      }
    }
  }

  private mutating func take(
    _ value: JSONValue, for option: OptionSpec
  ) throws(CommandError) {
    if option.placeholder != nil {
      set(option, to: try Self.texts(value, of: shown(option), repeats: option.repeats))
    } else if value.kind == .null || value.bool == false {
      set(option, to: nil)
    } else if value.bool == true {
      set(option, to: [""])
    } else {
      throw .badField(shown(option), expected: "true or false")
    }
  }

  /// The texts of a field; nil for null.
  private static func texts(
    _ value: JSONValue, of field: String, repeats: Bool
  ) throws(CommandError) -> [String]? {
    if value.kind == .null { return nil }
    guard value.kind == .array, repeats else {
      return [try text(value, of: field, expected: repeats ? "a text or a list" : "a text")]
    }
    var texts: [String] = []
    for element in value.elements {
      texts.append(try text(element, of: field, expected: "a list of texts"))
    }
    return texts.isEmpty ? nil : texts
  }

  private static func text(
    _ value: JSONValue, of field: String, expected: String
  ) throws(CommandError) -> String {
    if let text = value.string { return text }
    if let number = value.int { return "\(number)" }
    if let number = value.double { return "\(number)" }
    throw .badField(field, expected: expected)
  }
}

/// The fields that a line of `--batch`, or a request to the service, may have.
package struct RequestFields: Sendable {
  /// What a request is called, which its answer repeats.
  package static let requestID = "requestId"

  /// Who makes requests: what a service takes from anybody is less than what a program may ask of
  /// its own library.
  package enum Asker: Sendable {
    case stranger, owner
  }

  package let operation: OperationSpec
  package let asker: Asker
  /// The options by field.
  package let options: [String: OptionSpec]

  /// What the operand is called.
  package var operand: String { operation.operandField }
  /// Whether there may be several operands.
  package var takesOperands: Bool { operation.operandCount.upperBound > 1 }

  /// A line that could be given.
  package var example: String {
    switch operand {
    case "": #"{"route":..,"categories":["fuel"]}"#
    case "point": #"{"point":"47.14,9.52"}"#
    case "uris": #"{"uris":["osm:node/1"]}"#
    case "value": #"{"value":"Mo-Fr 08:00-18:00","from":"2026-11-20","to":"2026-11-27"}"#
    default: #"{"\#(operand)":"cafe"}"#
    }
  }

  /// The fields of a line of `--batch`.
  package init(_ operation: OperationSpec) {
    self.operation = operation
    asker = .owner
    var options: [String: OptionSpec] = [:]
    for option in operation.options where !option.isForRun { options[option.field] = option }
    self.options = options
  }

  /// The fields of a request.
  package init(requestTo operation: OperationSpec, from asker: Asker) {
    self.operation = operation
    self.asker = asker
    var options: [String: OptionSpec] = [:]
    for option in operation.options where !option.isForRun || option.name == "format" {
      options[option.requestField] = option
    }
    for option in operation.serviceOptions { options[option.requestField] = option }
    self.options = options
  }

  /// The fields of a line of `corridor batch`: those of a request, but for what is about the run.
  package init(linesOf operation: OperationSpec) {
    self.operation = operation
    asker = .owner
    var options: [String: OptionSpec] = [:]
    for option in operation.options + operation.serviceOptions where !option.isForRun {
      options[option.requestField] = option
    }
    self.options = options
  }

  /// The fields of requests to all operations.
  package static func all(from asker: Asker) -> [Operation: RequestFields] {
    var all: [Operation: RequestFields] = [:]
    for operation in Operation.allCases {
      all[operation] = RequestFields(requestTo: operation.spec, from: asker)
    }
    return all
  }

  /// What is wrong with a field that is none of these.
  package func unknown(_ name: String) -> CommandError {
    let operands = operand.isEmpty ? [] : [operand]
    return .unknownField(
      name, suggestion: closestMatch(to: name, in: options.keys + operands + [Self.requestID]))
  }
}

extension JSONValue {
  /// The name of a request that the value is, as JSON: a text or a number; nil for others.
  package var requestID: String? {
    guard let text = string else { return int.map(\.description) ?? double.map(\.description) }
    var buffer = TextBuffer()
    buffer.append(jsonString: text)
    return buffer.text
  }
}

extension TextBuffer {
  /// Adds the name of a request, if it has one, before the other members of its answer.
  package mutating func append(requestID: String?) {
    guard let requestID else { return }
    append("\"\(RequestFields.requestID)\":\(requestID),")
  }
}
