extension DrivingRules {
  /// The United States, vehicles that carry property: 49 CFR 395.3 and 395.1(g)(1), with 60 hours in
  /// 7 days or 70 in 8.
  ///
  /// Source: <https://www.ecfr.gov/current/title-49/part-395>. A day begins at midnight where the log
  /// has its zone. Adverse driving conditions, 395.1(b)(1), and short hauls, 395.1(e), are not
  /// judged.
  package static func us(days: Int = 8) -> DrivingRules {
    var rules = DrivingRules(name: "us")
    rules.drivingBreak = DrivingBreak(
      article: "49 CFR 395.3(a)(3)(ii)", mostDriving: hours(8), least: hours(0, 30),
      isAnyPause: true)
    rules.shift = Shift(
      article: "49 CFR 395.3(a)(2)", rest: hours(10), window: hours(14),
      drivingArticle: "49 CFR 395.3(a)(3)(i)", mostDriving: hours(11), sleeperPart: hours(7),
      otherPart: hours(2))
    rules.cycle = Cycle(
      article: "49 CFR 395.3(b)", days: days, most: days == 7 ? hours(60) : hours(70),
      restart: hours(34))
    return rules
  }
}
