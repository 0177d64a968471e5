internal import CorridorFormats

/// A probable mistake in a request, reported beside the answer. The warning does not change the
/// answer.
package struct AnswerWarning: Hashable, Sendable {
  /// The kind of warning, for programs.
  package enum Code: String, CaseIterable, Sendable {
    /// No place in the index has a requested category.
    case categoryWithoutPlaces
    /// No place in the index is near the route.
    case routeElsewhere
    /// No place in the index is in the viewport.
    case viewportElsewhere
    /// The route consists of several features with long gaps between them.
    case joinedFeatures
    /// Places were left out because their opening hours are unknown.
    case unknownHours
  }

  package let code: Code
  /// What is wrong, where, and how to fix it, for people.
  package let message: String

  /// The members of an answer that hold its warnings; empty if there are no warnings.
  static func members(_ warnings: [AnswerWarning]) -> [(name: String, value: OutputValue)] {
    guard !warnings.isEmpty else { return [] }
    let list = warnings.map { warning in
      OutputValue.object([
        .init("code", .text(warning.code.rawValue)), .init("message", .text(warning.message)),
      ])
    }
    return [("warnings", .list(list))]
  }
}
