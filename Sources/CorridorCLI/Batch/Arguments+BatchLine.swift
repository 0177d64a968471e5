internal import CorridorImport
internal import CorridorIndex

extension Arguments {
  /// Makes the arguments that a line of `--batch` stands for.
  ///
  /// Its fields are the operand's name and the options in camelCase, with the values that the
  /// options take: texts, numbers, true or false for flags, lists for what may be repeated. Null
  /// takes back what the command line says.
  init(_ line: JSONValue, run: Arguments, fields: BatchFields) throws(CommandError) {
    self.init(lineOf: run)
    guard line.kind == .object else { throw .lineIsNoObject(example: fields.example) }
    var seen: [String] = []
    for (key, value) in line.members {
      let name = key.string
      guard !seen.contains(name) else { throw .repeatedField(name) }
      seen.append(name)
      if name == fields.operand {
        operands = try Self.texts(value, of: name, repeats: fields.takesOperands) ?? []
        namesOperands = value.kind != .null
      } else if name == BatchFields.requestID {
        requestID = value.requestID
        guard requestID != nil || value.kind == .null else {
          throw .badField(name, expected: "a text or a number")
        }
      } else if let option = fields.options[name] {
        try take(value, for: option)
      } else {
        throw .unknownField(
          name,
          suggestion: closestMatch(
            to: name, in: fields.options.keys + [fields.operand, BatchFields.requestID]))
      }
    }
  }

  private mutating func take(
    _ value: JSONValue, for option: OptionSpec
  ) throws(CommandError) {
    if option.placeholder != nil {
      set(option, to: try Self.texts(value, of: option.field, repeats: option.repeats))
    } else if value.kind == .null || value.bool == false {
      set(option, to: nil)
    } else if value.bool == true {
      set(option, to: [""])
    } else {
      throw .badField(option.field, expected: "true or false")
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

/// The fields that a line of `--batch` may have.
struct BatchFields {
  /// What a request is called, which its answer repeats.
  static let requestID = "requestId"

  /// What the operand is called.
  let operand: String
  /// Whether there may be several operands.
  let takesOperands: Bool
  /// The options by field.
  let options: [String: OptionSpec]

  /// A line that could be given.
  var example: String {
    switch operand {
    case "point": #"{"point":"47.14,9.52"}"#
    case "uris": #"{"uris":["osm:node/1"]}"#
    default: #"{"\#(operand)":"cafe"}"#
    }
  }

  init(_ command: CommandSpec) {
    operand = command.operandField
    takesOperands = command.operandCount.upperBound > 1
    var options: [String: OptionSpec] = [:]
    for option in command.options where !option.isForRun { options[option.field] = option }
    self.options = options
  }
}

extension JSONValue {
  /// The name of a request that the value is, as JSON: a text or a number; nil for others.
  var requestID: String? {
    guard let text = string else { return int.map(\.description) ?? double.map(\.description) }
    var buffer = TextBuffer()
    buffer.append(jsonString: text)
    return buffer.text
  }
}

extension TextBuffer {
  /// Adds the name of a request, if it has one, before the other members of its answer.
  mutating func append(requestID: String?) {
    guard let requestID else { return }
    append("\"\(BatchFields.requestID)\":\(requestID),")
  }
}
