internal import Corridor
internal import CorridorFormats
internal import CorridorRequests

/// What a program that searched can tell of a wrong request, as members that a problem of RFC 9457
/// may have besides the usual ones: which error of a search it is, and what it carries.
struct ProblemFacts {
  /// `unknown-category`, `cursor-unreadable` or `cursor-from-elsewhere`; nil for all others.
  private(set) var reason: String?
  /// What was found wrong.
  private(set) var found: String?
  /// What was most likely meant.
  private(set) var suggestion: String?

  init() {}

  init(_ error: CommandError) {
    switch error {
    case .search(.unknownCategory(let found, let suggestion)):
      reason = "unknown-category"
      // A value that is wrong may be megabytes long.
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
