internal import CorridorCommands
internal import CorridorFormats

/// The schemas of requests (JSON Schema 2020-12), from the options of operations.
enum Schemas {
  private typealias Member = OutputValue.Member

  /// A problem of RFC 9457.
  static var problem: OutputValue {
    let text = type("string")
    return closed(
      ["type": text, "title": text, "status": type("integer"), "code": text, "detail": text],
      optional: ["reason": text, "found": text, "suggestion": text])
  }

  /// The body of a request. What need not be there may be null.
  static func request(to operation: OperationSpec) -> OutputValue {
    let fields = RequestFields(requestTo: operation, from: .stranger)
    var properties: [Member] = []
    func add(_ name: String, _ schema: OutputValue) {
      let mayBeNull = !operation.requiredFields.contains(name)
      properties.append(.init(name, mayBeNull ? any(schema, type("null")) : schema))
    }
    if !fields.operand.isEmpty { add(fields.operand, operand(of: operation, isParameter: false)) }
    for (name, option) in fields.options.sorted(by: { $0.key < $1.key }) {
      add(name, value(of: option, in: operation, isParameter: false))
    }
    properties.append(.init(RequestFields.requestID, requestName))
    return .object([
      .init("type", .text("object")), .init("additionalProperties", .boolean(false)),
      .init("required", .texts(operation.requiredFields)), .init("properties", .object(properties)),
    ])
  }

  /// The parameters of a URL.
  static func parameters(of operation: OperationSpec) -> [OutputValue] {
    let fields = RequestFields(requestTo: operation, from: .stranger)
    var parameters: [OutputValue] = []
    func add(_ name: String, _ schema: OutputValue) {
      parameters.append(
        .object([
          .init("name", .text(name)), .init("in", .text("query")),
          .init("required", .boolean(operation.requiredFields.contains(name))),
          .init("schema", schema),
        ]))
    }
    if !fields.operand.isEmpty { add(fields.operand, operand(of: operation, isParameter: true)) }
    for (name, option) in fields.options.sorted(by: { $0.key < $1.key }) {
      add(name, value(of: option, in: operation, isParameter: true))
    }
    add(RequestFields.requestID, type("string"))
    return parameters
  }

  static func type(_ name: String) -> OutputValue {
    .object([.init("type", .text(name))])
  }

  /// What a request is called.
  static var requestName: OutputValue {
    .object([.init("type", .texts(["string", "number", "null"]))])
  }

  static func tuple(_ count: Int, of item: OutputValue) -> OutputValue {
    .object([
      .init("type", .text("array")), .init("items", item), .init("minItems", .integer(count)),
      .init("maxItems", .integer(count)),
    ])
  }

  static func list(of item: OutputValue) -> OutputValue {
    .object([.init("type", .text("array")), .init("items", item)])
  }

  static func any(_ schemas: OutputValue..., help: String? = nil) -> OutputValue {
    .object(
      [.init("anyOf", .list(schemas))] + (help.map { [.init("description", .text($0))] } ?? []))
  }

  private static func operand(of operation: OperationSpec, isParameter: Bool) -> OutputValue {
    if operation.operandCount.upperBound > 1 {
      return isParameter ? list(of: type("string")) : any(type("string"), list(of: type("string")))
    }
    guard operation.operandField == "point" else { return type("string") }
    return isParameter ? latLon : any(latLon, position)
  }

  /// A text, with one that could be written.
  private static func text(such example: String) -> OutputValue {
    .object([.init("type", .text("string")), .init("examples", .texts([example]))])
  }

  /// Latitude and longitude in degrees; other spellings are read as well.
  private static var latLon: OutputValue { text(such: "44.95,-20.1") }

  /// A number of metres.
  private static var meters: OutputValue {
    .object([.init("type", .text("number")), .init("minimum", .integer(0))])
  }

  private static var position: OutputValue {
    func degrees(_ most: Int) -> OutputValue {
      .object([
        .init("type", .text("number")), .init("minimum", .integer(-most)),
        .init("maximum", .integer(most)),
      ])
    }
    return closed(["lat": degrees(90), "lon": degrees(180)])
  }

  /// Fields that are lengths, with one that could be written.
  private static let lengths = [
    "within": "2km", "distance": "250m", "range": "320km", "reserve": "40km", "roadWidth": "25m",
    "min": "50km", "from": "120km", "to": "3h",
  ]
  /// Fields of texts that have a form, with one that could be written.
  private static let forms = [
    "speed": "80km/h", "depart": "2026-11-20T06:00+01:00", "tolerance": "15min",
    "tz": "Europe/Berlin", "spread": "50km:3", "height": "4m", "width": "2.55m",
    "length": "16.5m", "weight": "40t", "axleLoad": "11.5t",
  ]

  private static func value(
    of option: OptionSpec, in operation: OperationSpec, isParameter: Bool
  ) -> OutputValue {
    let help = text(option.help, in: operation)
    if operation.name == "hours", let schema = ofHours(option, isParameter, help) { return schema }
    func described(_ schema: OutputValue) -> OutputValue {
      guard case .object(let members) = schema else { return schema }
      return .object(members + [.init("description", .text(help))])
    }
    switch option.requestField {
    case "route" where !isParameter:
      return any(type("string"), type("object"), help: help)
    case "viewport" where !isParameter:
      return any(type("string"), tuple(4, of: type("number")), type("object"), help: help)
    case "near" where !isParameter, "user" where !isParameter, "aheadOf" where !isParameter:
      return any(latLon, position, help: help)
    case "distanceTo" where !isParameter:
      return any(latLon, position, type("object"), help: help)
    case "near", "user", "aheadOf", "distanceTo": return described(latLon)
    case "limit", "feature", "zoom":
      return described(any(type("integer"), type("number"), type("string")))
    case "format":
      return described(type("string"))
    default: break
    }
    if let example = lengths[option.requestField] {
      let length = text(such: example)
      return isParameter ? described(length) : any(length, meters, help: help)
    }
    if let example = forms[option.requestField] { return described(text(such: example)) }
    let one: OutputValue =
      switch option.value {
      case .none: type("boolean")
      case .choice(let choices, _) where option.synonyms.isEmpty && !choices.contains("5"):
        .object([.init("type", .text("string")), .init("enum", .texts(choices))])
      case .choice where !isParameter: any(type("string"), type("integer"))
      default: type("string")
      }
    guard option.repeats else { return described(one) }
    return isParameter ? described(list(of: one)) : any(one, list(of: one), help: help)
  }

  /// The fields of opening hours that others of the same name are unlike.
  private static func ofHours(
    _ option: OptionSpec, _ isParameter: Bool, _ help: String
  ) -> OutputValue? {
    switch option.requestField {
    case "from", "to": any(text(such: "2026-12-21T08:00"), help: help)
    case "region": any(text(such: "de_bw"), help: help)
    case "at" where !isParameter: any(latLon, position, help: help)
    case "at": any(latLon, help: help)
    default: nil
    }
  }

  /// The help of an option, in which other options are called as here.
  private static func text(_ help: String, in operation: OperationSpec) -> String {
    var text = help
    // The longest first, so that none is taken for the beginning of another.
    for option in operation.options.sorted(by: { $0.name.count > $1.name.count }) {
      text = replacing("--" + option.name, with: option.requestField, in: text)
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

extension OperationSpec {
  /// The fields that a request needs whatever else it has.
  fileprivate var requiredFields: [String] {
    let options = options.filter(\.isRequired).map(\.requestField)
    switch name {
    case "suggest", "reverse", "resolve", "hours": return [operandField] + options
    default: return options
    }
  }
}
