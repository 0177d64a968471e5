internal import CorridorFormats
internal import CorridorRequests

/// The schemas of requests (JSON Schema 2020-12), made from the fields of operations.
enum Schemas {
  private typealias Member = OutputValue.Member

  /// The body of a request. Optional members may be null.
  static func request(to operation: Operation) -> OutputValue {
    func body<Request: OperationRequest>(_ type: Request.Type) -> OutputValue {
      var properties: [Member] = []
      func add(_ name: String, _ schema: OutputValue, mayBeNull: Bool) {
        properties.append(.init(name, mayBeNull ? .any(of: schema, .type("null")) : schema))
      }
      for field in Request.fields.fields {
        add(
          field.option.requestField,
          described(field.schema.body, Request.fields.help(of: field.option)),
          mayBeNull: !field.option.isRequired)
      }
      add("format", format(of: operation), mayBeNull: true)
      properties.append(.init("requestId", .requestID))
      return .object([
        .init("type", .text("object")), .init("additionalProperties", .boolean(false)),
        .init("required", .texts(Request.fields.requiredNames)),
        .init("properties", .object(properties)),
      ])
    }
    return body(operation.requestType)
  }

  /// The parameters of a URL.
  static func parameters(of operation: Operation) -> [OutputValue] {
    func parameters<Request: OperationRequest>(_ type: Request.Type) -> [OutputValue] {
      var parameters: [OutputValue] = []
      func add(_ name: String, _ schema: OutputValue, isRequired: Bool) {
        parameters.append(
          .object([
            .init("name", .text(name)), .init("in", .text("query")),
            .init("required", .boolean(isRequired)), .init("schema", schema),
          ]))
      }
      for field in Request.fields.fields {
        add(
          field.option.requestField,
          described(field.schema.parameter, Request.fields.help(of: field.option)),
          isRequired: field.option.isRequired)
      }
      add("format", format(of: operation), isRequired: false)
      add("requestId", .type("string"), isRequired: false)
      return parameters
    }
    return parameters(operation.requestType)
  }

  /// The names of the fields of requests to an operation.
  static func fieldNames(of operation: Operation) -> [String] {
    func names<Request: OperationRequest>(_ type: Request.Type) -> [String] {
      Request.fields.fields.map(\.option.requestField)
    }
    return names(operation.requestType)
  }

  private static func format(of operation: Operation) -> OutputValue {
    let names = operation.formats.map(\.rawValue)
    return .object([
      .init("type", .text("string")), .init("enum", .texts(names)),
      .init("description", .text("The format of the answer (default \(names[0]))")),
    ])
  }

  private static func described(_ schema: OutputValue, _ help: String) -> OutputValue {
    guard case .object(let members) = schema else { return schema }
    return .object(members + [.init("description", .text(help))])
  }
}

extension FieldTable {
  /// The fields that every such request requires.
  fileprivate var requiredNames: [String] {
    fields.map(\.option).filter(\.isRequired).map(\.requestField)
  }

  /// The help of an option, with other options named as in JSON.
  fileprivate func help(of option: OptionSpec) -> String {
    var text = option.help
    // The longest names first, so that a name is not matched as the prefix of another.
    for option in fields.map(\.option).sorted(by: { $0.name.count > $1.name.count }) {
      text = Self.replacing("--" + option.name, with: option.requestField, in: text)
    }
    return text
  }

  private static func replacing(_ word: String, with other: String, in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if rest.hasPrefix(word) {
        result += other
        rest = rest.dropFirst(word.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
