internal import Corridor
internal import CorridorFormats

/// The error that a service reports (RFC 9457).
struct Problem {
  var code = ""
  var detail = ""
  /// The name of the search error, if it has one.
  private var reason: String?
  private var found: String?
  private var suggestion: String?

  /// Reads a body; nil if it is not a problem report.
  init?(_ body: [UInt8]) {
    let read = try? AnswerReader.read(body) { (root) throws(AnswerFault) in
      var problem = Problem()
      problem.code = try root.text("code") ?? ""
      problem.detail = try root.text("detail") ?? ""
      problem.reason = try root.text("reason")
      problem.found = try root.text("found")
      problem.suggestion = try root.text("suggestion")
      return problem
    }
    guard let read else { return nil }
    self = read
  }

  private init() {}

  /// The error that the index would have thrown; nil if it is unknown.
  var searchError: SearchError? {
    switch reason {
    case "unknown-category": .unknownCategory(found: found ?? "", suggestion: suggestion)
    case "cursor-unreadable": .cursorUnreadable(found: found ?? "")
    case "cursor-from-elsewhere": .cursorFromElsewhere
    default: nil
    }
  }
}
