package import Corridor
package import CorridorFormats

/// A problem (RFC 9457) that a service reports, and that its client reads.
package struct Problem: Sendable {
  package let status: Int
  /// The code that identifies the problem for programs.
  package private(set) var code: String
  package let title: String
  package private(set) var detail: String
  /// `unknown-category`, `cursor-unreadable`, `cursor-from-elsewhere` or `exceeds-limit`; nil for all
  /// other errors.
  private var reason: String?
  /// The invalid value.
  private var found: String?
  /// The value that was probably meant.
  private var suggestion: String?

  package init(status: Int, code: String, title: String, detail: String) {
    self.status = status
    self.code = code
    self.title = title
    self.detail = detail
  }

  private static let members: [Member<Problem>] = [
    Member("type", .text) { "urn:corridor:problem:\($0.code)" },
    Member("title", .text) { $0.title },
    Member("status", .count) { $0.status }, Member(\.code, "code", .text),
    Member(\.detail, "detail", .text), Member(optional: \.reason, "reason", .text),
    Member(optional: \.found, "found", .text),
    Member(optional: \.suggestion, "suggestion", .text),
  ]

  /// The schema of the JSON object.
  package static let schema = members.schema()

  /// Adds it as a JSON object.
  package func append(to buffer: inout TextBuffer) {
    do throws(CommandError) {
      try buffer.append(json: self, Self.members, requestID: nil)
    } catch {
      preconditionFailure("no member of a problem can fail: \(error)")
    }
  }

  /// Reads a problem that a service reported.
  package init(_ object: JSONValue) throws(AnswerFault) {
    self.init(status: 0, code: "", title: "", detail: "")
    try Self.members.read(object, into: &self)
  }

  /// Stores which search error it is, and the error's values.
  package mutating func set(_ error: CommandError) {
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
    case .exceedsLimit: reason = "exceeds-limit"
    default: break
    }
  }

  /// The error that the index would have thrown; nil if it is unknown.
  package var searchError: SearchError? {
    switch reason {
    case "unknown-category": .unknownCategory(found: found ?? "", suggestion: suggestion)
    case "cursor-unreadable": .cursorUnreadable(found: found ?? "")
    case "cursor-from-elsewhere": .cursorFromElsewhere
    default: nil
    }
  }

  /// Whether the request is valid, but exceeds a limit of the service.
  package var isAboutLimit: Bool {
    reason == "exceeds-limit" || ["too-large", "too-much-memory", "too-much-work"].contains(code)
  }
}
