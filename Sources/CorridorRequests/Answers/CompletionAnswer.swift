package import Corridor
package import CorridorFormats
internal import CorridorGeometry
internal import CorridorIndex

/// Completions in the form written for programs.
package struct CompletionAnswer {
  package let completions: [SearchCompletion]

  package init(_ completions: [SearchCompletion]) {
    self.completions = completions
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

  private static let members: [Member<SearchCompletion>] = [
    Member("title", .text) { $0.title }, Member("subtitle", .text) { $0.subtitle },
    Member("titleHighlightRanges", .ranges) { $0.titleHighlightRanges },
    Member("subtitleHighlightRanges", .ranges) { $0.subtitleHighlightRanges },
    Member("kind", .choice) { $0.kind }, Member("isCollection", .flag) { $0.isCollection },
    Member("magicKey", .text) { $0.magicKey }, Member("id", .orNull(.text)) { $0.id },
    Member("placeKind", .orNull(.choice)) { $0.placeKind },
    Member("position", .orNull(.coordinate)) { $0.coordinate },
    Member("distanceMeters", .orNull(.meters)) { $0.distanceMeters },
    Member("categories", .texts) { $0.categories }, Member("count", .orNull(.count)) { $0.count },
  ]
}

extension AnswerType where Value == [HighlightRange] {
  /// Ranges [start, end) in UTF-16 code units, as in browsers and NSRange.
  fileprivate static var ranges: Self {
    .written(.array(of: .array(of: .type("integer"), count: 2)), "a list of ranges") { ranges in
      .list(ranges.map { .list([.integer($0.utf16.lowerBound), .integer($0.utf16.upperBound)]) })
    }
  }
}
