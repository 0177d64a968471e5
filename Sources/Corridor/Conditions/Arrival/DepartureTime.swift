package import CorridorHours

/// The time at which a journey begins, as parsed from text.
package enum DepartureTime: Hashable, Sendable {
  /// The moment at which the time is resolved.
  case now
  /// A time, and the text that it was parsed from.
  case at(Timestamp, text: String)

  /// Parses `now`, or a time of RFC 3339 whose seconds and offset may be omitted.
  package init(_ text: String) throws(TimestampError) {
    self = text == "now" ? .now : .at(try Timestamp(text), text: text)
  }

  /// A moment, with the offset of clocks from UTC in seconds.
  package init(_ moment: Instant, offsetSeconds: Int) {
    self = .at(
      .instant(moment, offsetSeconds: offsetSeconds),
      text: moment.text(offsetSeconds: offsetSeconds))
  }

  /// The text that parses to this time.
  package var text: String {
    switch self {
    case .now: "now"
    case .at(_, let text): text
    }
  }
}
