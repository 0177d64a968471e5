internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// The facts about a search error, as extension members of a problem (RFC 9457): which error it is,
/// and its associated values.
struct ProblemFacts {
  /// `unknown-category`, `cursor-unreadable` or `cursor-from-elsewhere`; nil for all others.
  private(set) var reason: String?
  /// The invalid value.
  private(set) var found: String?
  /// The value that was probably meant.
  private(set) var suggestion: String?

  init() {}

  init(_ error: CommandError) {
    switch error {
    case .search(.unknownCategory(let found, let suggestion)):
      reason = "unknown-category"
      // An invalid value may be megabytes long.
      self.found = String(found.prefix(1000))
      self.suggestion = suggestion
    case .search(.cursorUnreadable(let found)):
      reason = "cursor-unreadable"
      self.found = String(found.prefix(1000))
    case .search(.cursorFromElsewhere), .cursorFromElsewhere:
      reason = "cursor-from-elsewhere"
    default: break
    }
  }

  var members: [OutputValue.Member] {
    [("reason", reason), ("found", found), ("suggestion", suggestion)].compactMap { name, value in
      value.map { .init(name, .text($0)) }
    }
  }
}
