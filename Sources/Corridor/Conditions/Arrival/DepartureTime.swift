package import CorridorHours

/// When a journey begins, as people write it.
package enum DepartureTime: Hashable, Sendable {
  /// The moment at which it is asked.
  case now
  /// A time, and how it was written.
  case at(Timestamp, text: String)

  /// Reads `now`, or a time of RFC 3339 whose seconds and offset may be missing.
  package init(_ text: String) throws(TimestampError) {
    self = text == "now" ? .now : .at(try Timestamp(text), text: text)
  }

  /// A moment, by clocks that are so many seconds ahead of UTC.
  package init(_ moment: Instant, offsetSeconds: Int) {
    self = .at(
      .instant(moment, offsetSeconds: offsetSeconds),
      text: moment.text(offsetSeconds: offsetSeconds))
  }

  /// The text that is read as it.
  package var text: String {
    switch self {
    case .now: "now"
    case .at(_, let text): text
    }
  }
}
