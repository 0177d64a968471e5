package import CorridorHours

/// A rule that a log breaks, and when.
package struct Breach: Hashable, Sendable {
  /// What is limited.
  package enum Kind: String, Sendable, CaseIterable {
    case drivingBreak, workBreak, breaksOfDay, dailyDriving, extendedDays, weeklyDriving
    case dailyRest, reducedRests, weeklyRest, reducedWeeklyRests, compensation, weeklyWork
    case nightWork, shiftWindow, shiftDriving, cycle
  }

  package var kind: Kind
  package var article: String
  /// From when on the rule is broken.
  package var at: Instant
  /// What was found, and what is the most or the least: seconds, but numbers of days and rests for
  /// ``Kind/extendedDays`` and ``Kind/reducedRests``.
  package var found: Int
  package var limit: Int

  /// Whether ``found`` and ``limit`` are numbers, not seconds.
  package var isCount: Bool { kind == .extendedDays || kind == .reducedRests }
}
