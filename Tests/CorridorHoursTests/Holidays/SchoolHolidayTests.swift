import Testing

@testable import CorridorHours

@Suite struct SchoolHolidayTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDay {
    CivilDay(year: year, month: month, day: day)
  }

  private static let lander = HolidayCalendar.regions.filter { $0.hasPrefix("de_") }

  @Test(arguments: lander)
  func `every Land has its six weeks of summer and both sides of every New Year`(
    region: String
  ) throws {
    let calendar = try #require(HolidayCalendar(region: region))
    let years = try #require(calendar.schoolYears)
    #expect(years == 2024...2029)
    for year in years {
      let summer = calendar.schoolHolidays.filter {
        $0.name == "Sommerferien" && $0.first.year == year
      }
      #expect(summer.count == 1)
      for holiday in summer { #expect((37...47).contains(holiday.last - holiday.first)) }
      #expect(calendar.schoolHoliday(on: day(year, 12, 28)) == .holiday("Weihnachtsferien"))
      #expect(calendar.schoolHoliday(on: day(year, 1, 1)) != .ordinary || year > 2024)
      #expect(calendar.schoolHoliday(on: day(year, 11, 14)) == .ordinary)
    }
    #expect(calendar.schoolHoliday(on: day(2023, 7, 31)) == nil)
    #expect(calendar.schoolHoliday(on: day(2030, 8, 1)) == nil)
  }

  @Test(arguments: HolidayCalendar.regions)
  func `no two school holidays are the same days`(region: String) throws {
    let calendar = try #require(HolidayCalendar(region: region))
    let all = calendar.schoolHolidays
    for (one, next) in zip(all, all.dropFirst()) {
      #expect(one.last < next.first, "\(one.name) \(next.name) \(next.first.date)")
      #expect(one.first <= one.last && one.last - one.first < 90)
    }
  }

  /// From calendars other than the source of the table: schulferien.org for Mecklenburg-Vorpommern,
  /// feiertagskalender.org for the Saarland, a club's in Nordrhein-Westfalen, a school's in Munich.
  @Test(arguments: [
    ("de_mv", "Winterferien", 20_260_209, 20_260_220),
    ("de_mv", "Osterferien", 20_260_330, 20_260_408),
    ("de_mv", "Sommerferien", 20_260_713, 20_260_822),
    ("de_mv", "Herbstferien", 20_261_015, 20_261_024),
    ("de_mv", "Weihnachtsferien", 20_261_221, 20_270_102),
    ("de_sl", "Fastnachtsferien", 20_260_216, 20_260_220),
    ("de_sl", "Osterferien", 20_260_407, 20_260_417),
    ("de_sl", "Sommerferien", 20_270_628, 20_270_806),
    ("de_sl", "Weihnachtsferien", 20_261_221, 20_261_231),
    ("de_nw", "Osterferien", 20_270_322, 20_270_403),
    ("de_nw", "Sommerferien", 20_270_719, 20_270_831),
    ("de_nw", "Herbstferien", 20_271_023, 20_271_106),
    ("de_nw", "Weihnachtsferien", 20_271_224, 20_280_108),
    ("de_by", "Pfingstferien", 20_260_526, 20_260_605),
    ("de_by", "Sommerferien", 20_260_803, 20_260_914),
    ("at_9", "Semesterferien", 20_260_202, 20_260_207),
    ("at_7", "Sommerferien", 20_260_711, 20_260_913),
    ("ro", "Vacanţa de vară", 20_240_622, 20_240_908),
  ])
  func `other calendars say the same`(region: String, name: String, first: Int, last: Int) throws {
    let calendar = try #require(HolidayCalendar(region: region))
    func date(_ number: Int) -> CivilDay {
      day(number / 10_000, number / 100 % 100, number % 100)
    }
    let wanted = HolidayCalendar.Holiday(name, from: date(first), through: date(last))
    #expect(calendar.schoolHolidays.contains(wanted))
  }

  @Test func `what places of a region differ on is not known`() throws {
    let coast = try #require(HolidayCalendar(region: "de_sh"))
    #expect(coast.schoolHoliday(on: day(2026, 8, 8)) == .holiday("Sommerferien"))
    #expect(coast.schoolHoliday(on: day(2026, 8, 10)) == nil)
    #expect(coast.schoolHoliday(on: day(2026, 8, 17)) == .ordinary)
    let romania = try #require(HolidayCalendar(region: "ro"))
    #expect(romania.schoolHoliday(on: day(2024, 2, 14)) == nil)
    let germany = try #require(HolidayCalendar(region: "de"))
    #expect(germany.schoolHoliday(on: day(2026, 7, 13)) == nil)
    #expect(germany.schoolHoliday(on: day(2026, 12, 28)) == .holiday("Weihnachtsferien"))
    #expect(germany.schoolHoliday(on: day(2026, 11, 12)) == .ordinary)
  }

  @Test func `a part of Austria may be named`() throws {
    let byCode = try #require(HolidayCalendar(region: "at_9"))
    let byName = try #require(HolidayCalendar(region: "at_wien"))
    #expect(byCode.schoolHolidays == byName.schoolHolidays)
    #expect(byCode.schoolHoliday(on: day(2024, 11, 15)) == .holiday("St. Leopold"))
  }
}
