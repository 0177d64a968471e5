/// What a driver's clocks leave, in seconds; nil for what the rules do not limit.
public struct ClocksLeft: Hashable, Sendable {
  /// Driving until the next break.
  public var drivingUntilBreak: Int?
  /// Driving until the next daily rest, or of the shift; on a day that may be extended, until then.
  public var drivingOfDay: Int?
  /// Driving in this week, by the least of the limits.
  public var drivingOfWeek: Int?
  /// The time until a daily rest has to begin, or until the window of the shift closes.
  public var untilRest: Int?
  /// The time until a weekly rest has to begin.
  public var untilWeeklyRest: Int?
  /// Time on duty in the days that count (US).
  public var dutyOfCycle: Int?

  /// At least nothing.
  fileprivate var positive: ClocksLeft {
    func positive(_ seconds: Int?) -> Int? { seconds.map { max($0, 0) } }
    return ClocksLeft(
      drivingUntilBreak: positive(drivingUntilBreak), drivingOfDay: positive(drivingOfDay),
      drivingOfWeek: positive(drivingOfWeek), untilRest: positive(untilRest),
      untilWeeklyRest: positive(untilWeeklyRest), dutyOfCycle: positive(dutyOfCycle))
  }
}

/// What a rest is taken for.
public enum RestKind: String, Sendable, CaseIterable {
  case `break`
  /// A part of a daily rest, or of the rest between shifts.
  case restPart
  case dailyRest
  /// A weekly rest, or a restart of the days that count (US).
  case weeklyRest
}

extension DrivingRules {
  /// What clocks leave.
  package func left(_ clocks: DriverClocks) -> ClocksLeft { limits(clocks).positive }

  /// The same, below zero beyond a limit.
  private func limits(_ clocks: DriverClocks) -> ClocksLeft {
    var left = ClocksLeft()
    left.drivingUntilBreak = drivingBreak.map { $0.mostDriving - clocks.driving }
    if let rule = dailyDriving {
      let isExtended = clocks.drivingOfDay > rule.most
      let mayBe = isExtended || clocks.extendedDays < rule.extensionsInWeek
      left.drivingOfDay = (mayBe ? rule.extended : rule.most) - clocks.drivingOfDay
    }
    left.drivingOfWeek =
      weeklyDriving.map { rule in
        rule.most - clocks.drivingOfWeek - (rule.weeks > 1 ? clocks.drivingOfLastWeek : 0)
      }.min()
    if let rule = dailyRest {
      let isShort = clocks.hasRestPart || clocks.reducedRests < rule.mostReduced
      left.untilRest =
        clocks.dayStart + rule.within - (isShort ? rule.reduced : rule.regular) - clocks.now
    }
    left.untilWeeklyRest = weeklyRest.map { clocks.weeklyRestEnd + $0.within - clocks.now }
    if let rule = shift {
      left.drivingOfDay = rule.mostDriving - clocks.drivingOfDay
      left.untilRest = clocks.dayStart + clocks.paused + rule.window - clocks.now
    }
    left.dutyOfCycle = cycle.map { $0.most - clocks.duty(ofDays: $0.days) }
    return left
  }

  /// Whether clocks are beyond a limit, so that whatever one does is too late.
  package func isBroken(_ clocks: DriverClocks) -> Bool {
    if clocks.second.contains(where: isBroken) { return true }
    let left = limits(clocks)
    let rest = dailyRest.map { clocks.dayStart + $0.within - $0.reduced - clocks.now }
    return [
      left.drivingUntilBreak, left.drivingOfDay, left.drivingOfWeek, rest, left.untilWeeklyRest,
    ].contains { $0 ?? 0 < 0 }
  }

  /// What a rest is taken for.
  ///
  /// - Parameter isPart: whether it is one of the two parts of a shift's rest.
  package func kind(ofRest seconds: Int, isPart: Bool) -> RestKind {
    if seconds >= weeklyRest?.reduced ?? cycle?.restart ?? .max { return .weeklyRest }
    if seconds >= dailyRest?.reduced ?? shift?.rest ?? .max { return .dailyRest }
    if isPart || seconds >= dailyRest?.firstPart ?? .max { return .restPart }
    return .break
  }
}
