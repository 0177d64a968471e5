/// When a place is open, as OpenStreetMap's `opening_hours` says it.
///
/// A value is a row of rules: a rule has selectors of days, times, and a state with a comment. What
/// holds at a minute is found by going through them in order; see ``state(at:in:)``.
///
///     let hours = try OpeningHours(parsing: "Mo-Fr 08:00-18:00; PH off")
///     let noon = LocalTime(year: 2026, month: 3, day: 2, hour: 12)
///     let context = OpeningContext(holidays: calendar)
///     hours.state(at: noon, in: context).kind       // .open
///     hours.nextChange(after: noon, in: context)    // 18:00
///
/// A value that cannot be read is an error; whoever has one shows its text and counts the place as
/// one whose hours are unknown, never as closed.
///
/// The grammar and its meaning are those of the wiki page "Key:opening_hours/specification",
/// version 0.7.2; where people commonly write something else and it has one meaning only, that is
/// read, too.
package struct OpeningHours: Hashable, Sendable {
  /// The value as it was given.
  package let text: String
  /// At least one.
  package let rules: [OpeningRule]

  /// What a time without an end is.
  package enum Points: Hashable, Sendable {
    /// An error: opening hours are spans of time.
    case refused
    /// A point in time, such as when a mail box is emptied: one minute.
    case taken
  }

  /// The longest value that is read, in bytes of UTF-8; OpenStreetMap has at most 255 characters.
  package static let longest = 4096

  /// Reads a value.
  ///
  /// - Complexity: linear in the length of the value.
  package init(parsing text: String, points: Points = .refused) throws(OpeningHoursError) {
    guard text.utf8.count <= Self.longest else {
      throw .tooLong(bytes: text.utf8.count, limit: Self.longest)
    }
    var parser = RuleParser(tokens: try Scanner.tokens(of: text), points: points)
    self.text = text
    rules = try parser.rules()
  }

  /// Rules that were made otherwise.
  init(text: String, rules: [OpeningRule]) {
    self.text = text
    self.rules = rules
  }
}

extension OpeningHours {
  /// The part of the value that is a rule.
  package func source(ofRule number: Int) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: bytes[rules[number].source.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}
