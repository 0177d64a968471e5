internal import Corridor
internal import CorridorFormats
package import CorridorRules

/// The rules about driving and rest, and what the driver has done before a journey.
package struct DriverFields: Sendable, Equatable {
  package var rules: RulesChoice?
  package var record = DriverRecord()
  package var isWithoutBerth = false
  package var drivers: Int?
  /// What the second of two drivers has done.
  package var second = DriverRecord()
  /// How long changing drivers takes, in seconds.
  package var change: Int?

  package init() {}

  static let sinceBreak = duration(
    \.record.drivenSinceBreak, "since-break",
    "How much of it since the last break; needed where a break must have been, or else by default all."
  )

  static let secondSinceBreak = duration(
    \.second.drivenSinceBreak, "second-since-break",
    "How much of it since the last break, also beside the other driver; by default all.")

  static let crew = Field<Self>(
    \.drivers, "drivers", .integer("N", in: 1...2, expected: "1 or 2"),
    help: """
      With 2, there is a second driver, who has breaks while the other drives; the first drives first \
      (eu; default 1).
      """)

  static let all: [Field<Self>] = [
    Field(
      \.rules, "rules", .rules,
      help: """
        eu (default: Regulation 561/2006 and Directive 2002/15), us (49 CFR 395, 70 hours in 8 days), \
        us-7 (60 hours in 7 days), or a file with rules as corridor rules show writes them.
        """),
    duration(
      \.record.drivenToday, "driven",
      "How long the driver has driven since the last daily rest: 3h20min."),
    sinceBreak,
    duration(
      \.record.workedToday, "worked",
      "How long he has driven and worked since the last daily rest; by default only driven."),
    duration(
      \.record.sinceRest, "since-rest",
      "The time since the end of the last daily rest, 5h; by default no more than the work."),
    duration(
      \.record.sinceWeeklyRest, "since-weekly-rest",
      """
      The time since the end of the last weekly rest, 4d; by default since Monday if there was \
      driving before today, or else since the last daily rest.
      """),
    duration(
      \.record.drivenThisWeek, "week",
      "How long he has driven since Monday, 41h; by default what he has driven today."),
    duration(
      \.record.drivenLastWeek, "last-week", "How long he drove in the week before (default 0h)."),
    duration(
      \.record.workedThisWeek, "week-worked",
      "How long he has driven and worked since Monday; by default only driven."),
    Field(
      \.record.extendedDays, "extended-days", .integer("N", in: 0...7, expected: "0 to 7"),
      help:
        "Days of this week, today with them, on which he drove longer than on others (eu: more than 9 h)."
    ),
    Field(
      \.record.reducedRests, "reduced-rests", .integer("N", in: 0...7, expected: "0 to 7"),
      help: "Reduced daily rests since the last weekly rest (eu: shorter than 11 h)."),
    Field(
      flag: \.record.hadReducedWeeklyRest, "reduced-weekly-rest",
      help: "The last weekly rest was a reduced one (eu: shorter than 45 h)."),
    Field(
      list: \.record.onDuty, "on-duty", .durations, json: "onDuty",
      help: """
        The time on duty today, yesterday and so on, 5h,11h,10h (us); by default of today the time \
        since the rest, and none before.
        """),
    Field(
      flag: \.isWithoutBerth, "no-berth",
      help: "The vehicle has no sleeper berth, so that a rest cannot be divided (us)."),
    crew,
    duration(
      \.change, "change-time",
      "How long two drivers take to change where they stop for nothing else, at most 1h (default 5min)."
    ),
    duration(
      \.second.drivenToday, "second-driven",
      "How long the second driver has driven since the last daily rest (default 0h)."),
    secondSinceBreak,
    duration(
      \.second.workedToday, "second-worked",
      "How long he has driven and worked since then; by default only driven."),
    duration(
      \.second.drivenThisWeek, "second-week",
      "How long he has driven since Monday; by default what he has driven today."),
    duration(
      \.second.drivenLastWeek, "second-last-week",
      "How long he drove in the week before (default 0h)."),
    duration(
      \.second.workedThisWeek, "second-week-worked",
      "How long he has driven and worked since Monday; by default only driven."),
    Field(
      \.second.extendedDays, "second-extended-days", .integer("N", in: 0...7, expected: "0 to 7"),
      help: "Days of this week, today with them, on which he drove longer than on others."),
  ]

  /// What the second driver has done, whose rests are those of the first; nil for one driver.
  var secondRecord: DriverRecord? {
    guard drivers == 2 else { return nil }
    var record = second
    let worked = second.workedToday ?? second.drivenToday ?? 0
    let since = self.record.sinceRest ?? self.record.workedToday ?? self.record.drivenToday ?? 0
    record.sinceRest = max(since, worked)
    record.sinceWeeklyRest = self.record.sinceWeeklyRest
    record.reducedRests = self.record.reducedRests
    record.hadReducedWeeklyRest = self.record.hadReducedWeeklyRest
    return record
  }

  /// Rejects what leaves open when the last break was, and a second driver's times where there is none.
  func check(_ form: RequestForm) throws(CommandError) {
    if drivers != 2, second != DriverRecord() || change != nil {
      throw form.missing(Self.crew.option)
    }
    let most = (rules?.rules ?? .eu).drivingBreak?.mostDriving ?? .max
    for (record, option) in [
      (record, Self.sinceBreak.option), (second, Self.secondSinceBreak.option),
    ]
    where record.drivenSinceBreak == nil && record.drivenToday ?? 0 > most {
      throw form.missing(option)
    }
  }

  private static func duration(
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<Self, Int?> & Sendable,
    _ name: String, _ help: String
  ) -> Field<Self> {
    Field(path(), name, .duration(such: "3h20min"), help: help)
  }
}

extension ValueType where Value == Int {
  /// A duration of at most sixty days, in seconds.
  static func duration(such example: String) -> Self {
    ValueType("TIME", such: example) { (text, context) throws(CommandError) in
      guard let seconds = Quantity.seconds(text), seconds <= 60 * 86_400 else {
        throw context.badValue(text, "a time such as \(example)")
      }
      return Int(seconds.rounded(.up))
    } text: {
      "\($0)s"
    }
  }

  /// Durations of at most a day and an hour each, separated by commas.
  static var durations: Self {
    var type = ValueType("LIST", such: "5h") { (text, context) throws(CommandError) in
      guard let seconds = Quantity.seconds(text), seconds <= 90_000 else {
        throw context.badValue(text, "times of at most 25h, today's first, such as 5h,11h,10h")
      }
      return Int(seconds.rounded(.up))
    } text: {
      "\($0)s"
    }
    type.separator = ","
    type.listExample = "times such as 5h,11h,10h"
    return type
  }
}
