package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Completions in the form written for programs, and as a client reads them.
package struct CompletionAnswer {
  package let completions: [SearchCompletion]

  package init(_ completions: [SearchCompletion]) {
    self.completions = completions
  }

  /// Reads the completions of an answer.
  package init(_ root: JSONValue) throws(AnswerFault) {
    guard let list = root["completions"], list.kind == .array else {
      throw AnswerFault("completions", expected: "there")
    }
    var completions: [SearchCompletion] = []
    for element in list.elements { completions.append(try Self.completion(element)) }
    self.init(completions)
  }

  /// Reads one completion.
  package static func completion(_ json: JSONValue) throws(AnswerFault) -> SearchCompletion {
    var completion = SearchCompletion(title: "", subtitle: "", kind: .query, magicKey: "")
    try members.read(json, into: &completion)
    completion.titleHighlightRanges = try ranges(
      completion.titleHighlightRanges, in: completion.title, "titleHighlightRanges")
    completion.subtitleHighlightRanges = try ranges(
      completion.subtitleHighlightRanges, in: completion.subtitle, "subtitleHighlightRanges")
    return completion
  }

  /// Ranges of which only the UTF-16 offsets are known, with their UTF-8 offsets in `text`.
  private static func ranges(
    _ ranges: [HighlightRange], in text: String, _ name: String
  ) throws(AnswerFault) -> [HighlightRange] {
    var measured: [HighlightRange] = []
    let units = text.utf16
    for range in ranges {
      guard
        let start = units.index(
          units.startIndex, offsetBy: range.utf16.lowerBound, limitedBy: units.endIndex),
        let end = units.index(start, offsetBy: range.utf16.count, limitedBy: units.endIndex),
        // Not between the surrogates of a character.
        let first = start.samePosition(in: text.unicodeScalars),
        let last = end.samePosition(in: text.unicodeScalars)
      else { throw AnswerFault(name, expected: "ranges of its text") }
      let offset = text.utf8.distance(from: text.utf8.startIndex, to: first)
      let count = text.utf8.distance(from: first, to: last)
      measured.append(HighlightRange(utf8: offset..<offset + count, utf16: range.utf16))
    }
    return measured
  }

  /// Adds the completions as one JSON object, with `space` before each completion and at the end.
  package func append(
    to buffer: inout TextBuffer, between space: String = "", requestID: String? = nil
  ) throws(CommandError) {
    buffer.append("{")
    buffer.append(requestID: requestID)
    buffer.append(#""completions":["#)
    for (index, completion) in completions.enumerated() {
      buffer.append((index > 0 ? "," : "") + space)
      buffer.append(json: .object(try Self.members.values(of: completion)))
    }
    buffer.append(completions.isEmpty ? "]}" : space + "]}")
  }

  /// The schema of the JSON object.
  static let schema = OutputValue.closed([
    ("requestId", .requestID, isOptional: true),
    ("completions", .array(of: members.schema()), isOptional: false),
  ])

  static let members: [Member<SearchCompletion>] = [
    Member(\.title, "title", .text), Member(\.subtitle, "subtitle", .text),
    Member(\.titleHighlightRanges, "titleHighlightRanges", .ranges),
    Member(\.subtitleHighlightRanges, "subtitleHighlightRanges", .ranges),
    Member(\.kind, "kind", .choice), Member("isCollection", .flag) { $0.isCollection },
    Member(\.magicKey, "magicKey", .text), Member(\.id, "id", .orNull(.text)),
    Member(\.placeKind, "placeKind", .orNull(.choice)),
    Member(\.coordinate, "position", .orNull(.coordinate)),
    Member(\.distanceMeters, "distanceMeters", .orNull(.meters)),
    Member(\.categories, "categories", .texts), Member(\.count, "count", .orNull(.count)),
  ]
}

extension AnswerType where Value == [HighlightRange] {
  /// Ranges [start, end) in UTF-16 code units, as in browsers and NSRange; the UTF-8 offsets of what
  /// is read are zero.
  fileprivate static var ranges: Self {
    AnswerType(
      .array(of: .array(of: .type("integer"), count: 2)), "a list of ranges", missing: []
    ) { json in
      guard json.kind == .array else { return nil }
      var ranges: [HighlightRange] = []
      for element in json.elements {
        let ends = element.elements.compactMap(\.int)
        guard element.kind == .array, ends.count == 2, element.count == 2, ends[0] >= 0,
          ends[0] <= ends[1]
        else { return nil }
        ranges.append(HighlightRange(utf8: 0..<0, utf16: ends[0]..<ends[1]))
      }
      return ranges
    } write: { ranges in
      .list(ranges.map { .list([.integer($0.utf16.lowerBound), .integer($0.utf16.upperBound)]) })
    }
  }
}
