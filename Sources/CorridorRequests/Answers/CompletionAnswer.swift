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
  ) {
    buffer.append("{")
    buffer.append(requestID: requestID)
    buffer.append(#""completions":["#)
    for (index, completion) in completions.enumerated() {
      buffer.append((index > 0 ? "," : "") + space)
      buffer.append(json: .object(Self.members(completion)))
    }
    buffer.append(completions.isEmpty ? "]}" : space + "]}")
  }

  private static func members(_ completion: SearchCompletion) -> [OutputValue.Member] {
    [
      .init("title", .text(completion.title)),
      .init("subtitle", .text(completion.subtitle)),
      .init("titleHighlightRanges", ranges(completion.titleHighlightRanges)),
      .init("subtitleHighlightRanges", ranges(completion.subtitleHighlightRanges)),
      .init("kind", .text(completion.kind.rawValue)),
      .init("isCollection", .boolean(completion.isCollection)),
      .init("magicKey", .text(completion.magicKey)),
      .init("id", .text(orNone: completion.id)),
      .init("placeKind", .text(orNone: completion.placeKind?.rawValue)),
      .init(
        "position", completion.coordinate.map { .position(OutputPosition($0)) } ?? .none),
      .init("distanceMeters", .meters(orNone: completion.distanceMeters)),
      .init("categories", .texts(completion.categories)),
      .init("count", completion.count.map { .integer($0) } ?? .none),
    ]
  }

  /// Ranges [start, end) in UTF-16 code units, as in browsers and NSRange.
  private static func ranges(_ ranges: [HighlightRange]) -> OutputValue {
    .list(ranges.map { .list([.integer($0.utf16.lowerBound), .integer($0.utf16.upperBound)]) })
  }
}
