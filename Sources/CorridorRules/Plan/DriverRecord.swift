package import CorridorHours

/// What a driver has done before a journey, in seconds. What is not given is taken to be none, but
/// for what is said of each.
public struct DriverRecord: Hashable, Sendable {
  /// Driving since the last daily rest, or in this shift.
  public var drivenToday: Int?
  /// Driving since the last break; by default all of today's, up to what is allowed.
  public var drivenSinceBreak: Int?
  /// Driving and other work since the last daily rest; by default only the driving.
  public var workedToday: Int?
  /// The time since the end of the last daily rest; by default the work.
  public var sinceRest: Int?
  /// The time since the end of the last weekly rest; by default the time since the last daily rest,
  /// or since Monday if there was driving before that.
  public var sinceWeeklyRest: Int?
  /// Driving in this week, from Monday on; by default today's.
  public var drivenThisWeek: Int?
  /// Driving in the week before.
  public var drivenLastWeek: Int?
  /// Driving and other work in this week; by default only the driving.
  public var workedThisWeek: Int?
  /// Days of this week with more driving than on others.
  public var extendedDays: Int?
  /// Reduced daily rests since the last weekly rest.
  public var reducedRests: Int?
  /// Whether the last weekly rest was a reduced one.
  public var hadReducedWeeklyRest = false
  /// Time on duty today, yesterday and so on (US); by default of today the time since the rest.
  public var onDuty: [Int] = []

  public init() {}

  /// The driver's clocks at a moment, in seconds since 1970; nil if the times contradict each other.
  package func clocks(
    at now: Int, by rules: DrivingRules, in zone: TimeZoneRules
  ) -> DriverClocks? {
    var clocks = DriverClocks(from: now)
    let driven = drivenToday ?? 0
    let worked = workedToday ?? driven
    let since = sinceRest ?? worked
    let week = drivenThisWeek ?? 0
    guard driven >= 0, worked >= driven, since >= worked, week >= 0,
      drivenLastWeek ?? 0 >= 0, extendedDays ?? 0 >= 0, reducedRests ?? 0 >= 0,
      drivenSinceBreak ?? 0 >= 0, drivenSinceBreak ?? 0 <= driven,
      workedThisWeek ?? week >= week, workedThisWeek ?? 0 <= 7 * 86_400, onDuty.count <= 16,
      onDuty.allSatisfy({ $0 >= 0 }),
      onDuty.allSatisfy({ $0 <= 90_000 }), since < 60 * 86_400, sinceWeeklyRest ?? since >= since,
      sinceWeeklyRest ?? 0 < 60 * 86_400
    else { return nil }
    if let rule = rules.drivingBreak {
      let most = max(rule.mostDriving, 1)
      clocks.driving = drivenSinceBreak ?? min(driven, most)
      // Without breaks nobody could have driven so much.
      let breaks = (driven - clocks.driving + most - 1) / most
      clocks.breaksOfDay = max(breaks, 0) * rule.least
    }
    clocks.work = min(clocks.driving, worked)
    (clocks.drivingOfDay, clocks.workOfDay) = (driven, worked)
    clocks.dayStart = now - since
    let calendar = PlanCalendar(
      from: clocks.dayStart, days: 1, in: zone, night: rules.nightWork?.nightMinutes)
    clocks.worksAtNight = worked > 0 && calendar.isAtNight(clocks.dayStart, now)
    let monday = Int(zone.start(of: zone.week(of: Instant(seconds: Int64(now)))).seconds)
    guard week <= now - monday else { return nil }
    clocks.drivingOfWeek = drivenThisWeek ?? min(driven, now - monday)
    clocks.drivingOfLastWeek = drivenLastWeek ?? 0
    clocks.workOfWeek = workedThisWeek ?? max(clocks.drivingOfWeek, min(worked, now - monday))
    clocks.extendedDays = extendedDays ?? 0
    clocks.reducedRests = reducedRests ?? 0
    clocks.hadReducedWeeklyRest = hadReducedWeeklyRest
    clocks.weeklyRestEnd =
      sinceWeeklyRest.map { now - $0 }
      ?? (week > driven ? min(clocks.dayStart, monday) : clocks.dayStart)
    for (day, seconds) in (onDuty.isEmpty ? [since] : onDuty).enumerated() {
      clocks.dutyOfDays[day] = Int32(min(seconds, 16 * 86_400))
    }
    return clocks
  }
}
