import Testing

@testable import CorridorHours

/// Spans with an open end, as an evaluation and as a pattern.
///
/// The specification does not say when they end. The guess is that of opening_hours.js: until
/// midnight by day, for 10 hours from 17:00 on, for 8 hours from 22:00 on.
@Suite struct OpenEndTests {
  /// The evaluation of a value on two days; a guessed closing time has its comment left out.
  private static func guessed(_ value: String) throws -> String {
    try timeline(value, from: .monday, days: 2)
      .replacing(" " + OpeningState.guessed, with: "")
  }

  /// Whether a pattern has the same state at every minute of two days.
  private static func patternAgrees(_ value: String) throws -> Bool {
    let hours = try OpeningHours(parsing: value)
    let bytes = try OpeningPattern.bytes(of: hours)
    for day in [CivilDay.monday, .monday + 1] {
      let moment = PatternMoment(LocalTime(day))
      for minute in 0..<1440 {
        let state = hours.state(at: LocalTime(day, minute: minute))
        let kind = try OpeningPattern.state(of: bytes.span, at: moment.at(minute: minute))
        guard kind == state.kind else { return false }
      }
    }
    return true
  }

  @Test(arguments: [
    ("Mo 16:59+", "Mo 16:59-24:00?"), ("Mo 17:00+", "Mo 17:00-27:00?"),
    ("Mo 21:59+", "Mo 21:59-31:59?"), ("Mo 22:00+", "Mo 22:00-30:00?"),
    ("Mo 10:00-16:59+", "Mo 10:00-16:59; Mo 16:59-24:00?"),
    ("Mo 10:00-17:00+", "Mo 10:00-17:00; Mo 17:00-27:00?"),
    ("Mo 10:00-21:59+", "Mo 10:00-21:59; Mo 21:59-31:59?"),
    ("Mo 10:00-22:00+", "Mo 10:00-22:00; Mo 22:00-30:00?"),
    ("Mo 20:00-02:00+", "Mo 20:00-26:00; Tu 02:00-10:00?"),
  ])
  func `the guessed end depends on the time after which it is guessed`(
    value: String, expected: String
  ) throws {
    #expect(try Self.guessed(value) == expected)
    #expect(try Self.patternAgrees(value))
  }

  @Test(arguments: [
    // It begins when the open end does.
    ("Mo 08:00-12:00+,12:00-14:00", "Mo 08:00-14:00"),
    ("Mo 08:00-12:00+,12:01-14:00", "Mo 08:00-12:00; Mo 12:00-12:01?; Mo 12:01-14:00"),
    ("Mo 12:00-14:00,08:00-12:00+", "Mo 08:00-14:00"),
    ("Mo 08:00+,12:00-14:00", "Mo 08:00-12:00?; Mo 12:00-14:00"),
    // It begins together with the span without an end, not after it.
    ("Mo 10:00+,10:00-12:00", "Mo 10:00-12:00; Mo 12:00-24:00?"),
    ("Mo 10:00+,10:01-12:00", "Mo 10:00-10:01?; Mo 10:01-12:00"),
  ])
  func `the next span of the day ends the open one`(value: String, expected: String) throws {
    #expect(try Self.guessed(value) == expected)
    #expect(try Self.patternAgrees(value))
  }
}
