extension DrivingRules {
  /// The European Union: Regulation (EC) No 561/2006 as amended by Regulation (EU) 2020/1054, and
  /// Directive 2002/15/EC.
  ///
  /// Sources: <https://eur-lex.europa.eu/eli/reg/2006/561/oj>,
  /// <https://eur-lex.europa.eu/eli/dir/2002/15/oj>. A rest of 7 hours ends a day's driving by
  /// Commission Implementing Decision C(2011) 3759. Of the night, which each state defines as at
  /// least four hours between 00:00 and 07:00, the first four hours are taken. The average of 48
  /// hours of work in four months, and Article 12, which allows to go on to a suitable place, are not
  /// judged.
  package static var eu: DrivingRules {
    var rules = DrivingRules(name: "eu")
    rules.drivingBreak = DrivingBreak(
      article: "561/2006 Article 7", mostDriving: hours(4, 30), least: hours(0, 45),
      parts: [hours(0, 15), hours(0, 30)])
    rules.dailyDriving = DailyDriving(
      article: "561/2006 Article 6(1)", most: hours(9), extended: hours(10), extensionsInWeek: 2,
      dayEnd: hours(7))
    rules.weeklyDriving = [
      WeeklyLimit(article: "561/2006 Article 6(2)", weeks: 1, most: hours(56)),
      WeeklyLimit(article: "561/2006 Article 6(3)", weeks: 2, most: hours(90)),
    ]
    rules.dailyRest = DailyRest(
      article: "561/2006 Article 8", within: hours(24), regular: hours(11), reduced: hours(9),
      mostReduced: 3, firstPart: hours(3), withinForTwo: hours(30))
    rules.interruptedRest = InterruptedRest(
      article: "561/2006 Article 9(1)", mostTimes: 2, most: hours(1), voyageOfWeekly: hours(8))
    rules.weeklyRest = WeeklyRest(
      article: "561/2006 Article 8(6)", regular: hours(45), reduced: hours(24),
      within: 6 * hours(24), compensatedInWeeks: 3, compensatedWith: hours(9))
    rules.weeklyWork = [WeeklyLimit(article: "2002/15 Article 4", weeks: 1, most: hours(60))]
    rules.workBreak = WorkBreak(
      article: "2002/15 Article 5", mostWork: hours(6), leastPart: hours(0, 15),
      totals: [
        WorkBreak.Total(over: hours(9), breaks: hours(0, 45)),
        WorkBreak.Total(over: hours(6), breaks: hours(0, 30)),
      ])
    rules.nightWork = NightWork(
      article: "2002/15 Article 7", most: hours(10), nightMinutes: 0..<240)
    return rules
  }
}
