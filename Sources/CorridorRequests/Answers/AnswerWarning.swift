internal import CorridorFormats

/// Something that was likely not meant so: said beside an answer, which stands as it is.
package struct AnswerWarning: Hashable, Sendable {
  /// What it is about, for programs.
  package enum Code: String, CaseIterable, Sendable {
    /// No place of the index has a category that was asked for.
    case categoryWithoutPlaces
    /// No place of the index is anywhere near the route.
    case routeElsewhere
    /// No place of the index lies in the viewport.
    case viewportElsewhere
    /// The route is of several features, with long ways between them.
    case joinedFeatures
    /// Places were left out because it is not known whether they are open.
    case unknownHours
  }

  package let code: Code
  /// What, where, and what to do, for people.
  package let message: String

  /// The members that an answer has for its warnings: none where there are no warnings.
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
