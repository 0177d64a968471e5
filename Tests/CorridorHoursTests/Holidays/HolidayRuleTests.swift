import Testing

@testable import CorridorHours

@Suite struct HolidayRuleTests {
  private func country(_ rules: String, _ year: Int) throws -> HolidayCountry {
    try HolidayCountry(
      DataFile("xx.txt", "country: xx\nsource: a test\nyears: \(year)\nparts: a b\n" + rules))
  }

  private func dates(_ rules: String, _ year: Int, part: String? = nil) throws -> [String] {
    try country(rules, year).calendar(of: part).publicHolidays.map {
      let date = $0.first.date
      return "\(date.month)-\(date.day) \($0.name)"
    }
  }

  @Test func `days are counted in months and from Easter`() throws {
    let rules = """
      6 January: date
      3rd Monday of January: nth
      last Monday of May: last
      Wednesday from 16 November: from
      Easter -2: Easter
      Orthodox Easter +1: Orthodox
      2025-12-31 2025-08-01..2025-08-02: once
      March equinox in Japan: spring
      September equinox in Japan: autumn
      """
    #expect(
      try dates(rules, 2025) == [
        "1-6 date", "1-20 nth", "3-20 spring", "4-18 Easter", "4-21 Orthodox", "5-26 last",
        "8-1 once", "8-2 once", "9-23 autumn", "11-19 from", "12-31 once",
      ])
  }

  @Test func `rules hold in their years and parts`() throws {
    let rules = """
      1 January: all
      2 January, from 2026: from
      3 January, until 2024: until
      4 January, in a: a
      5 January, in * b: alone or b
      6 January, except 2024 2026: except
      7 January, every 3 years from 2023: every
      8 January, only 2025: only
      9 January, from 2024, until 2025: both
      """
    #expect(
      try dates(rules, 2025) == [
        "1-1 all", "1-5 alone or b", "1-6 except", "1-8 only", "1-9 both",
      ])
    #expect(
      try dates(rules, 2026, part: "a") == ["1-1 all", "1-2 from", "1-4 a", "1-7 every"])
    #expect(
      try dates(rules, 2024, part: "b") == ["1-1 all", "1-3 until", "1-5 alone or b", "1-9 both"])
  }

  @Test func `a rule may hold on some of its days only`() throws {
    let rules = """
      1 February, only on Friday: Friday
      1st Monday of February, not on 4 February: Monday
      1st Thursday of April, not on Easter -3: first
      2nd Thursday of April, only on Easter +4: second
      """
    #expect(try dates(rules, 2025) == ["2-3 Monday", "4-3 first"])
    #expect(try dates(rules, 2026) == ["2-2 Monday", "4-9 second"])
    #expect(try dates(rules, 2030) == ["2-1 Friday", "4-4 first"])
  }

  @Test func `two that fall together on a weekend move on in turn`() throws {
    let rules = """
      26 December, also next free day if Saturday Sunday: Boxing Day
      25 December, also next free day if Saturday Sunday: Christmas
      """
    #expect(try dates(rules, 2021).suffix(2) == ["12-27 Christmas", "12-28 Boxing Day"])
    #expect(try dates(rules, 2022).suffix(2) == ["12-26 Boxing Day", "12-27 Christmas"])
    #expect(try dates(rules, 2023) == ["12-25 Christmas", "12-26 Boxing Day"])
  }

  @Test func `a day may be observed in the year before or after`() throws {
    let new = "1 January, also nearest workday if Saturday Sunday: New"
    #expect(try dates(new, 2021) == ["1-1 New", "12-31 New"])
    let old = "31 December, also next free day if Saturday Sunday: Old"
    #expect(try dates(old, 2024) == ["1-1 Old", "12-31 Old"])
  }

  @Test func `a day that is moved is no holiday itself`() throws {
    let monday = "26 January, instead next Monday if Saturday Sunday: Australia Day"
    #expect(try dates(monday, 2025) == ["1-27 Australia Day"])
    let saturday = "27 April, instead previous Saturday if Sunday: Koningsdag"
    #expect(try dates(saturday, 2025) == ["4-26 Koningsdag"])
  }

  @Test func `a Monday that is a holiday already leaves the day where it is`() throws {
    let rules = """
      17 June, instead nearest Monday if Tuesday Wednesday Thursday Friday: Güemes
      20 June: Belgrano
      """
    #expect(try dates(rules, 2022) == ["6-17 Güemes", "6-20 Belgrano"])
    #expect(try dates(rules, 2021) == ["6-20 Belgrano", "6-21 Güemes"])
    #expect(try dates(rules, 2020) == ["6-15 Güemes", "6-20 Belgrano"])
  }

  @Test func `what others decide on is neither a holiday nor none`() throws {
    let rules = """
      15 August, undecided: by community
      1 July, perhaps next free day if Saturday Sunday: Monday by employer
      16 August, undecided: both
      16 August: both
      """
    let calendar = try country(rules, 2023).calendar(of: nil)
    func day(_ month: Int, _ day: Int) -> CivilDay { CivilDay(year: 2023, month: month, day: day) }
    #expect(calendar.publicHoliday(on: day(8, 15)) == nil)
    #expect(calendar.publicHoliday(on: day(8, 16)) == .holiday("both"))
    #expect(calendar.publicHoliday(on: day(7, 1)) == .holiday("Monday by employer"))
    #expect(calendar.publicHoliday(on: day(7, 3)) == nil)
    #expect(calendar.publicHoliday(on: day(7, 4)) == .ordinary)
  }
}
