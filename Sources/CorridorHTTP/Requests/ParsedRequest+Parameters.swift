internal import CorridorCommands
internal import CorridorFormats

extension ParsedRequest {
  /// Reads the parameters of a URL.
  init(_ parameters: HTTPFields, fields: RequestFields) throws(CommandError) {
    var arguments = Arguments(requestOf: fields.operation)
    var seen: Set<String> = [RequestFields.requestID]
    for (name, _) in parameters.all where seen.insert(name).inserted {
      let values = parameters.values(name)
      let isOperand = name == fields.operand
      let option = isOperand ? nil : fields.options[name]
      guard isOperand || option != nil else { throw fields.unknown(name) }
      guard values.count == 1 || (option?.repeats ?? fields.takesOperands) else {
        throw .repeatedField(name)
      }
      guard let option else {
        arguments.operands = values
        arguments.namesOperands = true
        continue
      }
      if option.placeholder == nil {
        switch values[0] {
        case "true", "": arguments.set(option, to: [""])
        case "false": arguments.set(option, to: nil)
        default: throw .badField(name, expected: "true or false")
        }
      } else {
        arguments.set(option, to: values)
      }
    }
    if let name = parameters[RequestFields.requestID] {
      var buffer = TextBuffer()
      buffer.append(jsonString: name)
      arguments.requestID = buffer.text
    }
    try self.init(arguments, fields: fields)
  }
}
