extension DrivingRules {
  /// What makes the rules impossible to judge or to plan by; nil if nothing does.
  package var contradiction: String? {
    if let rule = drivingBreak {
      if rule.mostDriving <= 0 || rule.least <= 0 {
        return "'drivingBreak' has to have driving and a break"
      }
      if rule.parts.count == 1 || rule.parts.contains(where: { $0 <= 0 }) {
        return "'drivingBreak.parts' are two or more times, or none"
      }
    }
    if let rule = workBreak, rule.mostWork <= 0 || rule.leastPart <= 0 {
      return "'workBreak' has to have work and a break"
    }
    if let rule = dailyDriving {
      if rule.most <= 0 || rule.extended < rule.most || rule.dayEnd <= 0 {
        return
          "'dailyDriving' has to have driving, more or as much on extended days, and an end of the day"
      }
      guard let rest = dailyRest, rule.dayEnd <= rest.reduced else {
        return "'dailyDriving' needs a 'dailyRest' that is no shorter than 'dayEnd'"
      }
    }
    if let rule = dailyRest {
      if rule.reduced <= 0 || rule.regular < rule.reduced || rule.within <= rule.regular
        || rule.withinForTwo <= rule.reduced || rule.firstPart <= 0
      {
        return
          "'dailyRest' has to have a reduced rest, a regular one that is no shorter, and more time for it"
      }
    }
    if let rule = weeklyRest {
      guard let rest = dailyRest, rest.regular <= rule.reduced else {
        return "'weeklyRest' needs a 'dailyRest' that is no longer"
      }
      if rule.regular < rule.reduced || rule.within <= 0 {
        return
          "'weeklyRest' has to have a regular rest no shorter than the reduced one, and a time between"
      }
    }
    if (weeklyDriving + weeklyWork).contains(where: { !(1...2).contains($0.weeks) || $0.most <= 0 })
    {
      return "limits of weeks are for one week or two"
    }
    if let rule = nightWork, rule.most <= 0 { return "'nightWork' has to have work" }
    if let rule = shift {
      if rule.rest <= 0 || rule.window <= 0 || rule.mostDriving <= 0 || rule.otherPart <= 0
        || rule.sleeperPart < rule.otherPart || rule.sleeperPart >= rule.rest
      {
        return "'shift' has to have a rest with two shorter parts, a window and driving"
      }
      if dailyRest != nil { return "rules have a 'shift' or a 'dailyRest', not both" }
    }
    if let rule = cycle {
      if !(1...16).contains(rule.days) || rule.most <= 0 || rule.restart <= 0 {
        return "'cycle' is of 1 to 16 days, with time on duty and a restart"
      }
      guard let shift, shift.rest <= rule.restart else {
        return "'cycle' needs a 'shift' whose rest is no longer than the restart"
      }
    }
    return nil
  }
}
