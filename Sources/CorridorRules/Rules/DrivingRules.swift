package import CorridorHours

/// Rules about how long drivers may drive and work, and how long they have to rest. All times are in
/// seconds.
///
/// What a set of rules does not have is not limited.
package struct DrivingRules: Hashable, Sendable {
  package var name: String
  package var drivingBreak: DrivingBreak?
  package var workBreak: WorkBreak?
  package var dailyDriving: DailyDriving?
  package var dailyRest: DailyRest?
  package var interruptedRest: InterruptedRest?
  package var weeklyDriving: [WeeklyLimit] = []
  package var weeklyWork: [WeeklyLimit] = []
  package var weeklyRest: WeeklyRest?
  package var nightWork: NightWork?
  package var shift: Shift?
  package var cycle: Cycle?

  package init(name: String) { self.name = name }

  /// Rules of every kind, which do not go together.
  package static var complete: DrivingRules {
    var rules = DrivingRules.eu
    (rules.shift, rules.cycle) = (DrivingRules.us().shift, DrivingRules.us().cycle)
    return rules
  }
}

/// How long one may drive without a break.
package struct DrivingBreak: Hashable, Sendable {
  package var article: String
  package var mostDriving: Int
  package var least: Int
  /// The parts into which a break may be divided, in this order; empty if it may not.
  package var parts: [Int] = []
  /// Whether whatever is not driving interrupts it, as work does in the US.
  package var isAnyPause = false
}

/// How long one may work without a break, and the breaks of a day.
package struct WorkBreak: Hashable, Sendable {
  package var article: String
  package var mostWork: Int
  /// The shortest break that counts.
  package var leastPart: Int
  /// The breaks of a day with more than so much work, the longer day first.
  package var totals: [Total]

  package struct Total: Hashable, Sendable {
    package var over: Int
    package var breaks: Int
  }
}

/// How long one may drive between daily rests.
package struct DailyDriving: Hashable, Sendable {
  package var article: String
  package var most: Int
  /// The most on a few days of a week.
  package var extended: Int
  package var extensionsInWeek: Int
  /// The shortest rest that ends a day.
  package var dayEnd: Int
  /// How many extensions there may be on a day: of two drivers taken as one, one of each.
  var extensionsInDay = 1

  /// By how much one extension makes a day longer.
  var longerBy: Int { (extended - most) / extensionsInDay }
}

/// The rest that has to be taken within a time from the end of the one before.
package struct DailyRest: Hashable, Sendable {
  package var article: String
  package var within: Int
  package var regular: Int
  package var reduced: Int
  /// How many reduced rests there may be between weekly rests.
  package var mostReduced: Int
  /// The first part of a regular rest that is taken in two, of which the second is as long as a
  /// reduced one.
  package var firstPart: Int
  /// The time in which two drivers have to take a reduced rest.
  package var withinForTwo: Int
}

/// How a rest on a ferry or train may be interrupted: regular daily rests and weekly ones.
package struct InterruptedRest: Hashable, Sendable {
  package var article: String
  /// How often, and how long in all.
  package var mostTimes: Int
  package var most: Int
  /// The shortest time aboard with which a regular weekly rest may be.
  package var voyageOfWeekly: Int
  /// The shortest daily rest, where that is not the regular one of the rules.
  var daily: Int?
}

extension DrivingRules {
  /// The shortest daily rest that a ferry or train may interrupt; nil where rules have no daily rest.
  var interruptibleRest: Int? { interruptedRest?.daily ?? dailyRest?.regular }
}

/// The most of something in a number of weeks, from Monday to Sunday.
package struct WeeklyLimit: Hashable, Sendable {
  package var article: String
  package var weeks: Int
  package var most: Int
}

/// The rest that has to be taken every week.
package struct WeeklyRest: Hashable, Sendable {
  package var article: String
  package var regular: Int
  package var reduced: Int
  /// The time from the end of one to the start of the next.
  package var within: Int
  /// A reduced rest is made up for before the end of so many weeks behind its own, together with a
  /// rest of at least so long.
  package var compensatedInWeeks: Int
  package var compensatedWith: Int

  /// What a rest is short of a regular one, and by when that has to be made up for; nil where nothing is,
  /// or the rest is no weekly one.
  package func owed(
    afterRestOf seconds: Int, from start: Instant, in zone: TimeZoneRules
  ) -> OwedRest? {
    guard seconds >= reduced, seconds < regular else { return nil }
    let week = zone.week(of: start) + 7 * (compensatedInWeeks + 1)
    return OwedRest(seconds: regular - seconds, deadline: zone.start(of: week).seconds)
  }
}

/// What a reduced weekly rest has to be made up for with.
public struct OwedRest: Hashable, Sendable {
  /// How much longer another rest has to be.
  public var seconds: Int
  /// By when, in seconds since 1970.
  public var deadline: Int64
}

/// How long one may work on a day with work at night.
package struct NightWork: Hashable, Sendable {
  package var article: String
  package var most: Int
  /// The night, in minutes from midnight.
  package var nightMinutes: Range<Int>
}

/// The time from coming on duty after a rest in which all driving has to be done.
package struct Shift: Hashable, Sendable {
  package var article: String
  package var rest: Int
  package var window: Int
  package var drivingArticle: String
  package var mostDriving: Int
  /// Two rests, of which one is at least so long in a sleeper berth, and the other at least so long,
  /// that together are as long as ``rest``, take its place.
  package var sleeperPart: Int
  package var otherPart: Int
}

/// The most time on duty in consecutive days, before one may drive.
package struct Cycle: Hashable, Sendable {
  package var article: String
  package var days: Int
  package var most: Int
  /// The rest after which it begins anew.
  package var restart: Int
}

/// Hours and minutes in seconds.
func hours(_ hours: Int, _ minutes: Int = 0) -> Int { hours * 3600 + minutes * 60 }
