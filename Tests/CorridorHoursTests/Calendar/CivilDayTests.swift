import Foundation
import Testing

@testable import CorridorHours

@Suite struct CivilDayTests {
  @Test func `days, dates, weekdays and weeks are those of the system's calendar`() {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    for number in stride(from: Int32(-200_000), to: 300_000, by: 97) {
      let day = CivilDay(number: number)
      let date = Date(timeIntervalSince1970: Double(number) * 86_400)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday, .weekOfYear, .yearForWeekOfYear], from: date)
      // The system's calendar is the Julian one before 1582-10-15, and the weeks of that year
      // follow it.
      guard number > -141_349 else { continue }
      let (year, month, dayOfMonth) = day.date
      #expect([year, month, dayOfMonth] == [parts.year, parts.month, parts.day])
      #expect((day.weekday + 1) % 7 + 1 == parts.weekday)
      #expect(day.week.week == parts.weekOfYear && day.week.year == parts.yearForWeekOfYear)
    }
  }

  @Test func `a date gives its day again, over 20,000 years`() {
    for number in stride(from: Int32(-4_000_000), to: 4_000_000, by: 61) {
      let date = CivilDay(number: number).date
      #expect(CivilDay(year: date.year, month: date.month, day: date.day).number == number)
      #expect(date.day <= CivilDay.days(inMonth: date.month, of: date.year))
    }
  }

  /// Source: tables of the United States Naval Observatory.
  @Test(arguments: [
    (1961, 4, 2), (2000, 4, 23), (2008, 3, 23), (2011, 4, 24), (2019, 4, 21), (2024, 3, 31),
    (2025, 4, 20), (2026, 4, 5), (2035, 3, 25), (2038, 4, 25),
  ])
  func `Easter is when the Western churches keep it`(year: Int, month: Int, day: Int) {
    #expect(CivilDay.easter(year) == CivilDay(year: year, month: month, day: day))
  }

  /// Source: tables of the Orthodox Church in America.
  @Test(arguments: [
    (2014, 4, 20), (2016, 5, 1), (2019, 4, 28), (2021, 5, 2), (2024, 5, 5), (2025, 4, 20),
    (2026, 4, 12), (2030, 4, 28),
  ])
  func `Easter is when the Orthodox churches keep it`(year: Int, month: Int, day: Int) {
    #expect(CivilDay.orthodoxEaster(year) == CivilDay(year: year, month: month, day: day))
  }
}
