package import CorridorHours

/// When the vehicle arrives at a place, and whether the place is open then.
public struct Arrival: Hashable, Sendable {
  /// When the vehicle reaches the point where the route passes the place, in seconds since
  /// 1970-01-01 00:00 UTC.
  public let secondsSince1970: Int64
  /// The offset of the place's clocks from UTC at that time, in seconds; the departure's offset if
  /// the time zone of the place is unknown.
  public let offsetSeconds: Int
  /// Whether the place is open at that time.
  public let open: OpenOnArrival
  /// Why it is unknown whether the place is open; nil if it is known.
  public let doubt: OpenDoubt?
  /// When a place that is closed on arrival next opens, in seconds since 1970; nil if it does not
  /// open within a year, or if that is unknown.
  public let opensAt: Int64?
  /// When a place that is open on arrival stops being certainly open, in seconds since 1970; nil if
  /// that is more than a week later.
  public let closesAt: Int64?

  /// The local time of arrival in the format of RFC 3339: `2026-11-20T08:12:31+01:00`.
  public var text: String { text(of: secondsSince1970, offsetSeconds: offsetSeconds) }

  /// ``opensAt`` in the same format.
  public var opensAtText: String? { opensAt.map { text(of: $0, offsetSeconds: opensOffset) } }

  /// ``closesAt`` in the same format.
  public var closesAtText: String? { closesAt.map { text(of: $0, offsetSeconds: opensOffset) } }

  /// The local time of arrival.
  package var local: LocalTime {
    Instant(seconds: secondsSince1970).local(offsetSeconds: offsetSeconds)
  }

  /// The local time of a change, ``opensAt`` or ``closesAt``.
  package func local(of change: Int64) -> LocalTime {
    Instant(seconds: change).local(offsetSeconds: opensOffset)
  }

  /// The offset from UTC at the time of the change.
  let opensOffset: Int

  private func text(of seconds: Int64, offsetSeconds: Int) -> String {
    Instant(seconds: seconds).text(offsetSeconds: offsetSeconds)
  }
}

/// Whether a place is open on arrival.
public enum OpenOnArrival: String, Sendable, CaseIterable {
  case open, closed, unknown
}

/// Why it is unknown whether a place is open on arrival.
public enum OpenDoubt: String, Sendable, CaseIterable {
  /// The place has no opening hours.
  case hoursNotGiven
  /// The opening hours cannot be parsed.
  case hoursUnreadable
  /// The time zone of the place is unknown.
  case timeZoneNotKnown
  /// It is unknown whether the day is a public or school holiday at the place.
  case holidaysNotKnown
  /// The opening hours have no end, or are marked as uncertain.
  case hoursNotSure
  /// The place opens or closes within the tolerance around the time of arrival.
  case changesNearArrival
}

/// The local time, holidays and sun at a place when the vehicle arrives.
package struct ArrivalSituation: Sendable {
  /// The local time of the place; nil if its time zone is unknown.
  package var time: LocalTime?
  /// The holidays and the sun at the place.
  package var opening = OpeningContext()

  package init(time: LocalTime? = nil, opening: OpeningContext = OpeningContext()) {
    self.time = time
    self.opening = opening
  }

  /// The same situation, for evaluating truck restrictions.
  package func truck(_ vehicle: VehicleProfile?) -> TruckSituation {
    TruckSituation(vehicle: vehicle, time: time, opening: opening)
  }
}
