package import CorridorFormats

/// Requests as JSON texts.
package enum RequestText {
  /// How deep the JSON of a request may be nested.
  private static let deepest = 32

  /// Parses a text and reads what is in it: the object, and its route where that is plain and was
  /// read ahead.
  ///
  /// - Parameter readsAhead: Whether nothing outside of the text says how its route is to be read.
  package static func parse<Value>(
    _ text: Span<UInt8>, file: String, readsAhead: Bool = true,
    _ read: (JSONValue, RouteDocument?) -> Value
  ) throws(CommandError) -> Value {
    do throws(InputError) {
      var parser = try JSONParser(maximumDepth: deepest)
      let input = try InputFile(bytes: text, file: file)
      // SAFETY: the text is a whole input, which is padded; nothing of it is kept.
      return try unsafe input.withBytes { (bytes) throws(InputError) in
        if readsAhead,
          let member = unsafe RouteMember(
            RouteFields.route.option.requestField, unless: Self.readingFields, in: bytes)
        {
          var rest = unsafe Array(bytes[..<member.range.lowerBound])
          rest += "true".utf8
          unsafe rest += bytes[member.range.upperBound...]
          // What is wrong with the rest is said of the whole, where it stands.
          if let value = try? Self.parse(rest, &parser, { read($0, member.document) }) {
            return value
          }
        }
        return try unsafe parser.parse(bytes, file: file) { read($0, nil) }
      }
    } catch {
      throw .reading(error)
    }
  }

  /// Fields that say how a route is to be read.
  private static let readingFields = [
    RouteFields.feature.option.requestField, RouteFields.system.option.requestField,
  ]

  private static func parse<Value>(
    _ text: [UInt8], _ parser: inout JSONParser, _ read: (JSONValue) -> Value
  ) throws(InputError) -> Value {
    try unsafe InputFile(bytes: text.span, file: "").withBytes { (bytes) throws(InputError) in
      try unsafe parser.parse(bytes, file: "") { read($0) }
    }
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
    append("\"requestId\":\(requestID),")
  }
}
