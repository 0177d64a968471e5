import Testing

@testable import CorridorHours

@Suite struct HolidayCalendarTests {
  @Test func `a day is a holiday, or not, or nobody knows`() {
    let first = CivilDay(year: 2025, month: 12, day: 22)
    let calendar = HolidayCalendar(
      publicHolidays: [.init("Christmas Day", from: CivilDay(year: 2025, month: 12, day: 25))],
      of: 2025...2025, schoolHolidays: [.init("Christmas", from: first, through: first + 15)],
      of: 2025...2026)
    #expect(calendar.publicHoliday(on: first + 3) == .holiday("Christmas Day"))
    #expect(calendar.publicHoliday(on: first + 4) == .ordinary)
    #expect(calendar.publicHoliday(on: first + 10) == nil)
    #expect(calendar.schoolHoliday(on: first - 1) == .ordinary)
    for day in 0...15 {
      #expect(calendar.schoolHoliday(on: first + day) == .holiday("Christmas"))
    }
    #expect(calendar.schoolHoliday(on: first + 16) == .ordinary)
    #expect(HolidayCalendar().publicHoliday(on: first) == nil)
  }
}
