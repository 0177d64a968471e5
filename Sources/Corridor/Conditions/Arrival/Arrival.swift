internal import CorridorHours

/// When one gets to a place, and whether it is open then.
public struct Arrival: Hashable, Sendable {
  /// When one gets to where the route passes the place, in seconds since 1970-01-01 00:00 UTC.
  public let secondsSince1970: Int64
  /// How far clocks at the place are ahead of UTC then, in seconds; where its time zone is not known,
  /// what the departure has.
  public let offsetSeconds: Int
  /// Whether the place is open then.
  public let open: OpenOnArrival
  /// Why nobody knows whether it is open; nil where that is known.
  public let doubt: OpenDoubt?
  /// When a place that is closed on arrival opens next, in seconds since 1970; nil where it does not
  /// within a year, or nobody knows.
  public let opensAt: Int64?
  /// When a place that is open on arrival is no longer open for sure; nil where that is more than a
  /// week later.
  public let closesAt: Int64?

  /// The time by the place's clocks, as RFC 3339 writes it: `2026-11-20T08:12:31+01:00`.
  public var text: String { text(of: secondsSince1970, offsetSeconds: offsetSeconds) }

  /// ``opensAt`` in the same form.
  public var opensAtText: String? { opensAt.map { text(of: $0, offsetSeconds: opensOffset) } }

  /// ``closesAt`` in the same form.
  public var closesAtText: String? { closesAt.map { text(of: $0, offsetSeconds: opensOffset) } }

  /// The offset from UTC at the time of the change.
  let opensOffset: Int

  private func text(of seconds: Int64, offsetSeconds: Int) -> String {
    Instant(seconds: seconds).text(offsetSeconds: offsetSeconds)
  }
}

/// Whether a place is open when one gets there.
public enum OpenOnArrival: String, Sendable, CaseIterable {
  case open, closed, unknown
}

/// Why nobody knows whether a place is open when one gets there.
public enum OpenDoubt: String, Sendable, CaseIterable {
  /// The place says nothing of its opening hours.
  case hoursNotGiven
  /// What it says cannot be read.
  case hoursUnreadable
  /// Its time zone is not known.
  case timeZoneNotKnown
  /// Whether the day is a public or school holiday there is not known.
  case holidaysNotKnown
  /// What it says has no end, or says itself that it is not sure.
  case hoursNotSure
  /// It opens or closes within the tolerance about the time of arrival.
  case changesNearArrival
}
