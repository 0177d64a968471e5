import Testing

@testable import CorridorHours

@Suite struct HolidayRuleTests {
  private func dates(
    _ rules: [HolidayRule], _ year: Int, part: String? = nil
  ) -> [String] {
    HolidayCountry("xx", year...year, parts: "a b", rules).calendar(of: part).publicHolidays.map {
      let date = $0.first.date
      return "\(date.month)-\(date.day) \($0.name)"
    }
  }

  @Test func `days are counted in months and from Easter`() {
    #expect(
      dates(
        [
          .on(1, 6, "date"), .nth(3, .monday, 1, "nth"), .last(.monday, 5, "last"),
          .onOrAfter(.wednesday, 11, 16, "on or after"), .easter(-2, "Easter"),
          .orthodoxEaster(1, "Orthodox"), .days(20_251_231, 20_261_231, name: "once"),
        ], 2025) == [
          "1-6 date", "1-20 nth", "4-18 Easter", "4-21 Orthodox", "5-26 last",
          "11-19 on or after", "12-31 once",
        ])
  }

  @Test func `rules hold in their years and parts`() {
    let rules: [HolidayRule] = [
      .on(1, 1, "all"), .on(1, 2, "from").from(2026), .on(1, 3, "until").until(2024),
      .on(1, 4, "a").in("a"), .on(1, 5, "alone or b").in("* b"),
    ]
    #expect(dates(rules, 2025) == ["1-1 all", "1-5 alone or b"])
    #expect(dates(rules, 2025, part: "a") == ["1-1 all", "1-4 a"])
    #expect(dates(rules, 2025, part: "b") == ["1-1 all", "1-5 alone or b"])
    #expect(dates(rules, 2024, part: "a").contains("1-3 until"))
    #expect(dates(rules, 2026, part: "a").contains("1-2 from"))
  }

  @Test func `two that fall together on a weekend move on in turn`() {
    let rules: [HolidayRule] = [
      .on(12, 26, "Boxing Day").observed(.nextWorkday),
      .on(12, 25, "Christmas").observed(.nextWorkday),
    ]
    #expect(dates(rules, 2021).suffix(2) == ["12-27 Christmas", "12-28 Boxing Day"])
    #expect(dates(rules, 2022).suffix(2) == ["12-26 Boxing Day", "12-27 Christmas"])
    #expect(dates(rules, 2023) == ["12-25 Christmas", "12-26 Boxing Day"])
  }

  @Test func `a day may be observed in the year before or after`() {
    #expect(dates([.on(1, 1, "New").observed(.nearestWorkday)], 2021) == ["1-1 New", "12-31 New"])
    #expect(dates([.on(12, 31, "Old").observed(.nextWorkday)], 2024) == ["1-1 Old", "12-31 Old"])
  }

  @Test func `a day that is moved is no holiday itself`() {
    let monday: [HolidayRule] = [.on(1, 26, "Australia Day").observed(.weekendToMonday.instead)]
    #expect(dates(monday, 2025) == ["1-27 Australia Day"])
    let saturday = Observance(weekdays: [.sunday], target: .previous(.saturday)).instead
    #expect(dates([.on(4, 27, "Koningsdag").observed(saturday)], 2025) == ["4-26 Koningsdag"])
  }

  @Test func `a Monday that is a holiday already leaves the day where it is`() {
    let nearest = Observance(
      weekdays: [.tuesday, .wednesday, .thursday, .friday], target: .nearestMonday,
      keepsDay: false)
    let rules: [HolidayRule] = [.on(6, 17, "Güemes").observed(nearest), .on(6, 20, "Belgrano")]
    #expect(dates(rules, 2022) == ["6-17 Güemes", "6-20 Belgrano"])
    #expect(dates(rules, 2021) == ["6-20 Belgrano", "6-21 Güemes"])
    #expect(dates(rules, 2020) == ["6-15 Güemes", "6-20 Belgrano"])
  }

  @Test func `what others decide on is neither a holiday nor none`() throws {
    let rules: [HolidayRule] = [
      .on(8, 15, "by community").undecided,
      .on(7, 1, "Monday by employer").observed(.nextWorkday.undecided),
      .on(8, 16, "both").undecided, .on(8, 16, "both"),
    ]
    let calendar = HolidayCountry("xx", 2023...2023, rules).calendar(of: nil)
    func day(_ month: Int, _ day: Int) -> CivilDay { CivilDay(year: 2023, month: month, day: day) }
    #expect(calendar.publicHoliday(on: day(8, 15)) == nil)
    #expect(calendar.publicHoliday(on: day(8, 16)) == .holiday("both"))
    #expect(calendar.publicHoliday(on: day(7, 1)) == .holiday("Monday by employer"))
    #expect(calendar.publicHoliday(on: day(7, 3)) == nil)
    #expect(calendar.publicHoliday(on: day(7, 4)) == .ordinary)
  }
}
