internal import CorridorHours

/// A departure whose values have been checked, with its time zone and holidays resolved.
struct ResolvedDeparture: Sendable {
  let departure: Departure
  /// The time zone of all places; nil to use what the index knows of each.
  let zone: TimeZoneRules?
  /// The holidays of all places; nil to use what the index knows of each.
  let holidays: HolidayCalendar?

  init(_ departure: Departure) throws(SearchError) {
    guard (0...Departure.longestToleranceSeconds).contains(departure.toleranceSeconds) else {
      throw .toleranceOutOfRange(found: departure.toleranceSeconds)
    }
    self.departure = departure
    zone = try departure.timeZone.map { (name) throws(SearchError) in
      try TimeZoneRules(named: name)
    }
    holidays = try departure.holidayRegion.map { (region) throws(SearchError) in
      guard let calendar = HolidayCalendar(region: region) else {
        throw .unknownHolidayRegion(found: region)
      }
      return calendar
    }
  }

  /// When the journey begins.
  var start: Instant { Instant(seconds: departure.secondsSince1970) }
}

extension TimeZoneRules {
  /// Makes the rules of a zone from its name in the tz database, or from an offset such as
  /// `+01:00`.
  init(named name: String) throws(SearchError) {
    do throws(TimeZoneError) { self = try TimeZoneRules(name) } catch {
      switch error {
      case .unknown(let found): throw .unknownTimeZone(found: found)
      case .libraryMissing: throw .timeZonesUnavailable
      }
    }
  }
}
