package import CorridorFormats

/// Requests as JSON texts.
package enum RequestText {
  /// The maximum nesting depth of a request's JSON.
  private static let deepest = 32

  /// Parses a text and reads its object, with the route already parsed if that is plain.
  ///
  /// - Parameters:
  ///   - origin: Where the text begins in its file.
  ///   - readsAhead: Whether nothing outside the text determines how its route is read.
  package static func parse<Value>(
    _ text: Span<UInt8>, file: String, origin: InputLocation = InputLocation(),
    readsAhead: Bool = true,
    _ read: (JSONValue, RouteDocument?) -> Value
  ) throws(CommandError) -> Value {
    do throws(InputError) {
      var parser = try JSONParser(maximumDepth: deepest)
      let input = try InputFile(bytes: text, file: file)
      // SAFETY: the text is a whole padded input; no pointer to it outlives the call.
      return try unsafe input.withBytes { (bytes) throws(InputError) in
        if readsAhead,
          let member = unsafe RouteMember(
            RouteFields.route.option.requestField, unless: Self.readingFields, in: bytes)
        {
          var rest = unsafe Array(bytes[..<member.range.lowerBound])
          rest += "true".utf8
          unsafe rest += bytes[member.range.upperBound...]
          // If the rest is invalid, the whole text is parsed again, so that the error has the right
          // position.
          if let value = try? Self.parse(rest, &parser, { read($0, member.document) }) {
            return value
          }
        }
        return try unsafe parser.parse(bytes, file: file, origin: origin) { read($0, nil) }
      }
    } catch {
      throw .reading(error)
    }
  }

  /// Fields that determine how a route is read.
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
  /// The `requestId` that the value holds, as JSON: a text or a number; nil for other values.
  package var requestID: String? {
    guard let text = string else { return int.map(\.description) ?? double.map(\.description) }
    var buffer = TextBuffer()
    buffer.append(jsonString: text)
    return buffer.text
  }
}

extension TextBuffer {
  /// Adds the `requestId`, if there is one, before the other members of the answer.
  package mutating func append(requestID: String?) {
    guard let requestID else { return }
    append("\"requestId\":\(requestID),")
  }
}
