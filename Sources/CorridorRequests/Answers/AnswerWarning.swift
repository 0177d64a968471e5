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
    /// Prices were given for other places only.
    case pricesOfOtherPlaces
  }

  package let code: Code
  /// What is wrong, where, and how to fix it, for people.
  package let message: String

  static let members: [Member<AnswerWarning>] = [
    Member("code", .choice) { $0.code }, Member("message", .text) { $0.message },
  ]
}

/// The facts that answers end with.
struct CommonFacts {
  /// The name of the reference system of positions; nil for WGS84.
  let crs: String?
  let warnings: [AnswerWarning]

  init(crs: String?, _ warnings: [AnswerWarning]) {
    self.crs = crs
    self.warnings = warnings
  }

  static let members: [Member<CommonFacts>] = [
    Member(optional: "crs", .text) { $0.crs },
    Member(optional: "warnings", .list(.object(AnswerWarning.members))) {
      $0.warnings.isEmpty ? nil : $0.warnings
    },
  ]
}
