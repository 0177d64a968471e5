import Testing

@testable import CorridorHours

@Suite struct PosixZoneTests {
  private static func rule(_ text: String) -> PosixZone? { PosixZone(text.utf8) }

  /// Seconds since 1970 of a UTC time.
  private static func seconds(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) -> Int64 {
    let time = LocalTime(year: year, month: month, day: day, hour: hour, minute: minute)
    return Instant(time, offsetSeconds: 0).seconds
  }

  /// A rule, then a year and the begin and end of its summer time, by hand.
  private static let known: [(rule: String, start: Int64, end: Int64, summer: Int)] = [
    ("CET-1CEST,M3.5.0,M10.5.0/3", seconds(2026, 3, 29, 1), seconds(2026, 10, 25, 1), 7200),
    ("EST5EDT,M3.2.0,M11.1.0", seconds(2027, 3, 14, 7), seconds(2027, 11, 7, 6), -14_400),
    // Greenland: on the Saturday before the last Sunday.
    (
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", seconds(2024, 3, 31, 1), seconds(2024, 10, 27, 1), -3600
    ),
    // Cairo: the last Friday, and the night after the last Thursday.
    ("EET-2EEST,M4.5.5/0,M10.5.4/24", seconds(2026, 4, 23, 22), seconds(2026, 10, 29, 21), 10_800),
    ("XXX-1YYY,J60/0,J300/0", seconds(2024, 2, 29, 23), seconds(2024, 10, 26, 22), 7200),
    ("XXX-1YYY,59/0,J300/0", seconds(2024, 2, 28, 23), seconds(2024, 10, 26, 22), 7200),
    ("XXX0YYY-2:30,J1/167,J300/-167", seconds(2026, 1, 7, 23), seconds(2026, 10, 19, 22, 30), 9000),
    // Lord Howe has half an hour; summer begins in one year and ends in the next.
    (
      "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", seconds(2025, 10, 4, 15, 30),
      seconds(2026, 4, 4, 15), 39_600
    ),
  ]

  @Test(arguments: known)
  func `clocks change when the rule says`(
    known: (rule: String, start: Int64, end: Int64, summer: Int)
  ) throws {
    let rule = try #require(Self.rule(known.rule))
    for seconds in [known.start, (known.start + known.end) / 2, known.end - 1] {
      let span = rule.span(at: seconds)
      #expect(span.begin == known.start && span.end == known.end && span.offset == known.summer)
    }
    #expect(rule.span(at: known.start - 1).offset == rule.standardOffset)
    #expect(rule.span(at: known.start - 1).end == known.start)
    #expect(rule.span(at: known.end).offset == rule.standardOffset)
    #expect(rule.span(at: known.end).begin == known.end)
    // The calendar repeats every 400 years.
    for eras in [-30_000, -6, 1, 25, 1_000_000] as [Int64] {
      let shift = eras * 146_097 * 86_400
      let span = rule.span(at: known.start + shift)
      #expect(span.begin == known.start + shift && span.end == known.end + shift)
    }
  }

  @Test(arguments: ["EST5EDT,0/0,J365/25", "XXX3EDT4,0/0,J365/23"])
  func `summer time may last all year`(text: String) throws {
    let rule = try #require(Self.rule(text))
    let summer = try #require(rule.summer).offset
    for hour in 0..<20_000 {
      #expect(rule.span(at: Self.seconds(2023, 12, 1) + Int64(hour) * 3600).offset == summer)
    }
  }

  @Test func `a rule without summer time has one stretch`() throws {
    let rule = try #require(Self.rule("<+0545>-5:45"))
    #expect(rule.standardOffset == 20_700 && rule.summer == nil)
    let span = rule.span(at: 0)
    #expect(span.begin == nil && span.end == nil && span.offset == 20_700)
  }

  @Test(arguments: [
    "", "CET", "C1", "CET-", "CET-1CEST", "CET-1CEST,M3.5.0", "CET-1CEST,M3.5.0,M10.5.0/3 ",
    "CET-1CEST,M13.5.0,M10.5.0", "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0",
    "CET-1CEST,J0,J5", "CET-1CEST,J366,J5", "CET-1CEST,366,5", "CET-1CEST,M3.5.0/168,M10.5.0",
    "CET-1CEST,M3.5.0/1:60,M10.5.0", "CET-24", "<CET-1", "CET-1CEST-25,J1,J2", "CET--1",
    "CET-1CEST,J1,J2,J3", "CET-99999999999999999999",
  ])
  func `other texts are no rules`(text: String) {
    #expect(Self.rule(text) == nil)
  }
}
