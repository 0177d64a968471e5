internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// Reads the JSON of an answer.
enum AnswerReader {
  /// Maximum nesting depth of an answer; the polygons of a toponym are nested most.
  private static let deepest = 32

  /// Parses the body of an answer and reads its value.
  ///
  /// - Throws: ``Corridor/SearchError/serviceMisbehaved(reason:)``.
  static func read<Value>(
    _ body: [UInt8], _ read: (JSONValue) throws(AnswerFault) -> Value
  ) throws(SearchError) -> Value {
    let outcome: Result<Value, AnswerFault>
    do throws(InputError) {
      outcome = try parse(body, "the answer", read)
    } catch {
      if case .geometry(.libraryMissing) = error {
        throw .serviceUnavailable(reason: "its answers cannot be read: \(error)")
      }
      throw .serviceMisbehaved(reason: "\(error)")
    }
    switch outcome {
    case .success(let value): return value
    case .failure(let fault): throw .serviceMisbehaved(reason: "the answer: \(fault.reason)")
    }
  }

  /// Parses a JSON text that errors call `name`, and reads its value.
  static func parse<Value>(
    _ text: [UInt8], _ name: String, _ read: (JSONValue) throws(AnswerFault) -> Value
  ) throws(InputError) -> Result<Value, AnswerFault> {
    var parser = try JSONParser(maximumDepth: deepest)
    let input = try InputFile(bytes: text.span, file: name)
    // SAFETY: the text is a whole padded input, and no part of it outlives the call.
    return try unsafe input.withBytes { (bytes) throws(InputError) in
      try unsafe parser.parse(bytes, file: name) { root in
        Result { () throws(AnswerFault) in try read(root) }
      }
    }
  }
}
