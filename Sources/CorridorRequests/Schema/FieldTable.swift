package import CorridorFormats
internal import CorridorIndex

/// The fields of a request type, with lookup by name.
package struct FieldTable<Request: Sendable>: Sendable {
  package let fields: [Field<Request>]

  package init(_ fields: [Field<Request>]) { self.fields = fields }

  /// The index of the field with this name in JSON and in URLs.
  private func number(of name: String) -> Int? {
    fields.firstIndex { $0.option.isRequestField(name) }
  }

  /// The index of the field with this former name in lines of `--batch`, if it is no longer in use.
  private func number(ofFormer name: String) -> Int? {
    number(of: name) == nil ? fields.firstIndex { $0.option.field == name } : nil
  }

  /// The options of a command line, in the order of the help.
  package var options: [OptionSpec] {
    fields.map(\.option).filter { !$0.isOperand && !$0.isServiceOnly }
  }

  /// The field that a command line gives without a name.
  package var operand: OptionSpec? { fields.first { $0.option.isOperand }?.option }

  /// Whether a field has this name in JSON.
  func has(_ name: String) -> Bool { number(of: name) != nil }

  // MARK: - Words

  /// Reads the options of a command line.
  package func read(
    _ arguments: Arguments, into request: inout Request, _ form: inout RequestForm
  ) throws(CommandError) {
    try inOrder { (field) throws(CommandError) in
      let option = field.option
      let texts = option.isOperand ? arguments.operands : arguments.all(option)
      guard option.isOperand ? !texts.isEmpty : arguments.has(option) else { return }
      if field.isQuotedLater { form.given[option.name] = texts.joined(separator: ", ") }
      try field.read(&request, .texts(texts), FieldContext(option: option, form: form))
    }
  }

  /// Calls `body` with each field; fields that depend on others come last.
  private func inOrder(
    _ body: (Field<Request>) throws(CommandError) -> Void
  ) throws(CommandError) {
    for field in fields where !field.isReadLast { try body(field) }
    for field in fields where field.isReadLast { try body(field) }
  }

  // MARK: - JSON

  /// Reads the members of an object.
  ///
  /// - Parameters:
  ///   - request: Holds the defaults, which null resets.
  ///   - example: A valid request, for messages.
  ///   - other: The name of a member to ignore, because it is read elsewhere.
  package func read(
    _ object: JSONValue, into request: inout Request, _ envelope: inout RequestEnvelope,
    _ form: inout RequestForm, example: String, ignoring other: String? = nil
  ) throws(CommandError) {
    guard object.kind == .object else { throw .lineIsNoObject(example: example) }
    var seen: Set<String> = []
    var last: [(Int, JSONValue)] = []
    var former: [(name: String, present: String)] = []
    var usesPresentNames = false
    for (key, value) in object.members {
      let name = key.string
      guard seen.insert(name).inserted else { throw .repeatedField(name) }
      if name == other { continue }
      if try envelope.take(name, value) { continue }
      let place: Int
      if let known = number(of: name) {
        place = known
        if fields[place].option.hasRequestName { usesPresentNames = true }
      } else if form.noteFormer != nil, let known = number(ofFormer: name) {
        place = known
        former.append((name, fields[known].option.requestField))
      } else {
        throw unknown(name)
      }
      if fields[place].isReadLast {
        last.append((place, value))
      } else {
        try read(value, place, into: &request, &form)
      }
    }
    for (name, present) in former {
      // A line may not mix former and present names.
      guard !usesPresentNames else { throw .unknownField(name, suggestion: present) }
      form.noteFormer?(
        "the field \(name) is now \(present); the next release will refuse \(name)")
    }
    for (place, value) in last { try read(value, place, into: &request, &form) }
  }

  private func read(
    _ value: JSONValue, _ place: Int, into request: inout Request, _ form: inout RequestForm
  ) throws(CommandError) {
    let field = fields[place]
    if value.kind == .null { return field.clear(&request) }
    if field.isQuotedLater {
      let texts = value.kind == .array ? value.elements.map(\.shown) : [value.shown]
      form.given[field.option.name] = texts.joined(separator: ", ")
    }
    try field.read(&request, .json(value), FieldContext(option: field.option, form: form))
  }

  /// The error for a member that is not a field.
  package func unknown(_ name: String) -> CommandError {
    let known = fields.map(\.option.requestField) + RequestEnvelope.names
    let former = number(ofFormer: name).map { fields[$0].option.requestField }
    return .unknownField(name, suggestion: former ?? closestMatch(to: name, in: known))
  }

  // MARK: - URLs

  /// Reads the parameters of a URL: names and values in order; a name may repeat.
  package func read(
    parameters: [(name: String, value: String)], into request: inout Request,
    _ envelope: inout RequestEnvelope, _ form: inout RequestForm
  ) throws(CommandError) {
    var texts: [Int: [String]] = [:]
    for (name, value) in parameters {
      if try envelope.take(name, text: value) { continue }
      guard let place = number(of: name) else { throw unknown(name) }
      guard texts[place] == nil || fields[place].option.repeats else { throw .repeatedField(name) }
      texts[place, default: []].append(value)
    }
    let order = fields.indices.sorted { !fields[$0].isReadLast && fields[$1].isReadLast }
    for place in order {
      guard let texts = texts[place] else { continue }
      let field = fields[place]
      if field.isQuotedLater {
        form.given[field.option.name] = texts.joined(separator: ", ")
      }
      try field.read(&request, .texts(texts), FieldContext(option: field.option, form: form))
    }
  }

  // MARK: - Writing

  /// The JSON object of a request.
  package func json(of request: Request) -> [UInt8] {
    var writer = RequestWriter()
    for field in fields { field.write(request, &writer) }
    return writer.finished()
  }
}

/// The members that every request may have in addition to its own fields.
package struct RequestEnvelope: Sendable, Equatable {
  /// The author's identifier for the request, as JSON; the answer repeats it.
  package var requestID: String?
  /// The requested format of the answer.
  package var format: String?

  package static let names = ["requestId", "format"]

  package init() {}

  /// Reads a member if it is one of these; returns false for others.
  mutating func take(_ name: String, _ value: JSONValue) throws(CommandError) -> Bool {
    switch name {
    case "requestId":
      requestID = value.requestID
      guard requestID != nil || value.kind == .null else {
        throw .badField(name, expected: "a text or a number")
      }
    case "format":
      format = value.string
      guard format != nil || value.kind == .null else { throw .badField(name, expected: "a text") }
    default: return false
    }
    return true
  }

  /// Reads a parameter if it is one of these; returns false for others.
  mutating func take(_ name: String, text: String) throws(CommandError) -> Bool {
    switch name {
    case "requestId":
      var buffer = TextBuffer()
      buffer.append(jsonString: text)
      requestID = buffer.text
    case "format":
      guard format == nil else { throw .repeatedField(name) }
      format = text
    default: return false
    }
    return true
  }
}

extension JSONValue {
  /// A text or a number as messages show it; empty for other values.
  fileprivate var shown: String { string ?? double.map(plainDecimal) ?? "" }
}
