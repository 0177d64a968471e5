package import CorridorHours

/// What a driver does, in the words of tachographs (EU) and of logs of duty status (US).
package enum Duty: String, Sendable, CaseIterable {
  case driving
  /// Other work; on duty but not driving.
  case work
  /// A period of availability: neither work nor rest. On duty by the rules of the US.
  case available
  /// Rest or break; off duty.
  case rest
  /// Rest in the sleeper berth of a vehicle that stands.
  case sleeper
  /// Rest on a ferry or train, with access to a bunk.
  case ferry

  /// Whether the driver does as he pleases.
  package var isRest: Bool { self == .rest || self == .sleeper || self == .ferry }
  /// Whether it is working time in the EU.
  var isWork: Bool { self == .driving || self == .work }
}

/// A time in which a driver does one thing.
package struct DutyPeriod: Hashable, Sendable {
  package var duty: Duty
  package var start: Instant
  package var end: Instant

  package init(_ duty: Duty, from start: Instant, to end: Instant) {
    self.duty = duty
    self.start = start
    self.end = end
  }

  package var seconds: Int { Int(end - start) }
}

/// What a driver did, without gaps.
///
/// What was before is not known: the driver is taken to begin after a weekly rest, or after a restart.
/// A rest at the end is taken to go on as long as it has to.
package struct DutyLog: Sendable {
  /// The periods in order; neighbours do different things.
  package let periods: [DutyPeriod]
  /// The number of drivers in the vehicle, 1 or 2.
  package let drivers: Int
  /// Where days and weeks begin at midnight.
  package let zone: TimeZoneRules

  /// - Throws: ``DutyLogError`` if a period ends before it begins, or does not begin where the one
  ///   before it ends.
  package init(
    _ periods: [DutyPeriod], drivers: Int = 1, in zone: TimeZoneRules
  ) throws(DutyLogError) {
    var merged: [DutyPeriod] = []
    for (number, period) in periods.enumerated() {
      guard period.end >= period.start else { throw .backwards(number) }
      if number > 0, period.start != periods[number - 1].end {
        throw period.start < periods[number - 1].end ? .overlap(number) : .gap(number)
      }
      if period.end == period.start { continue }
      if let last = merged.last, last.duty == period.duty {
        merged[merged.count - 1].end = period.end
      } else {
        merged.append(period)
      }
    }
    self.periods = merged
    self.drivers = drivers
    self.zone = zone
  }
}

extension TimeZoneRules {
  /// The Monday with which the week of a moment begins.
  func week(of moment: Instant) -> CivilDay {
    let day = day(of: moment)
    return day + -day.weekday
  }

  /// The day of a moment.
  func day(of moment: Instant) -> CivilDay { localTime(at: moment).day }

  /// The moment at which a day begins.
  func start(of day: CivilDay) -> Instant { moment(0, of: day) }

  /// The moment at which clocks show a minute of a day; the first of two, or when they skip it.
  func moment(_ minute: Int, of day: CivilDay) -> Instant {
    switch instants(of: LocalTime(day, minute: minute)) {
    case .once(let moment, _), .twice(let moment, _, _, _), .never(let moment, _, _): moment
    }
  }
}

/// Why periods are no log; with the number of the period, from 0.
package enum DutyLogError: Error, Hashable {
  /// It ends before it begins.
  case backwards(Int)
  /// It begins before the one before it ends.
  case overlap(Int)
  /// It begins after the one before it has ended.
  case gap(Int)
}
