internal import Corridor
package import CorridorFormats
package import CorridorGeometry
package import CorridorHours
package import CorridorIndex
package import CorridorThreads

/// A request for the meaning of opening hours in a time span.
package struct HoursRequest: OperationRequest {
  /// The value of the key `opening_hours`.
  package var value: String?
  package var from: WrittenTime?
  package var to: WrittenTime?
  package var region: HolidayRegion?
  package var position: Coordinate?
  package var timeZone: TimeZoneRules?
  package var takesPoints = false

  package init() {}

  package static let operation = Operation.hours
  package static let example =
    #"{"value":"Mo-Fr 08:00-18:00","from":"2026-11-20","to":"2026-11-27"}"#
  static let value = Field<Self>(
    \.value, "value", .text("VALUE"), isRequired: true, isOperand: true,
    help: "The value of the key opening_hours.")
  package static let from = Field<Self>(
    \.from, "from", .localTime,
    help: "Start at this local date or time: 2026-11-20 or 2026-11-20T06:00 (default today).")
  package static let to = Field<Self>(
    \.to, "to", .localTime,
    help: "End before this local date or time (default a week after --from).")
  package static let region = Field<Self>(
    \.region, "region", .holidayRegion,
    help: """
      The country, or part of one, whose holidays PH and SH are: de, de_bw, us_ny.
      """)
  package static let position = Field<Self>(
    \.position, "at", .position("LAT,LON"),
    help: "The position for sunrise and sunset; without it, times by the sun are unknown.")
  package static let timeZone = Field<Self>(
    \.timeZone, "tz", .timeZone,
    help: """
      The time zone of all places, such as Europe/Berlin or +01:00, instead of those in the index \
      (corridor import --timezones) and those of their countries.
      """)
  package static let points = Field<Self>(
    flag: \.takesPoints, "points",
    help: "Read times without an end as points in time, such as collections, a minute each.")

  package static let fields = FieldTable<Self>([
    value, from, to, region, position, timeZone, points,
  ])

  package func check(_ form: RequestForm) throws(CommandError) {
    if value == nil { throw form.missing(Self.value.option) }
  }

  package static func answerSchema(as format: AnswerFormat) -> OutputValue? {
    HoursReport.schema
  }

  package func write(
    as format: AnswerFormat, to sink: ByteSink, requestID: String?, in index: PlaceIndex,
    _ form: RequestForm, until token: CancellationToken
  ) throws(CommandError) {
    try HoursReport(HoursQuery(self, form)).append(to: &sink.buffer, requestID: requestID)
  }
}

/// A region and its calendar.
package struct HolidayRegion: Sendable {
  /// The name as calendars have it: `de_bw`.
  package let name: String
  package let calendar: HolidayCalendar
}

extension HolidayRegion: Equatable {
  package static func == (one: Self, other: Self) -> Bool { one.name == other.name }
}

extension ValueType where Value == HolidayRegion {
  /// A region whose holidays are known.
  package static var holidayRegion: Self {
    ValueType("REGION", such: "de_bw") { (text, context) throws(CommandError) in
      let (name, calendar) = try HoursRegions.calendar(of: text, option: context.name)
      return HolidayRegion(name: name, calendar: calendar)
    } text: {
      $0.name
    }
  }
}

extension ValueType where Value == WrittenTime {
  /// A date or a time in local time.
  static var localTime: Self {
    ValueType("TIME", such: "2026-12-21T08:00") { (text, context) throws(CommandError) in
      guard let time = WrittenTime(text) else {
        throw context.badValue(
          text, "a local date or time, such as 2026-11-20 or 2026-11-20T06:00")
      }
      return time
    } text: {
      $0.text
    }
  }
}

extension ValueType where Value == TimeZoneRules {
  /// A zone of the tz database, or an offset from UTC.
  package static var timeZone: Self {
    ValueType("ZONE", such: "Europe/Berlin") { (text, context) throws(CommandError) in
      try Arguments.timeZone(text, option: context.name)
    } text: {
      $0.identifier
    }
  }
}
