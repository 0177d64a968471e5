package import CorridorFormats

/// Requests as JSON texts.
package enum RequestText {
  /// The maximum nesting depth of a request's JSON.
  private static let deepest = 32

  /// Parses a text and reads its object, with the route already parsed if that is plain.
  ///
  /// A plain route is read where it stands, in one pass; its object has no members in what is
  /// parsed then.
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
        let name = RouteFields.route.option.requestField
        let route =
          readsAhead ? unsafe RouteMember(name, unless: Self.readingFields, in: bytes) : nil
        return try unsafe parser.parse(bytes, file: file, origin: origin, around: route?.range) {
          read($0, route?.document)
        }
      }
    } catch {
      throw .reading(error)
    }
  }

  /// Fields that determine how a route is read.
  private static let readingFields = [
    RouteFields.feature.option.requestField, RouteFields.system.option.requestField,
  ]
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
