import Testing

@testable import CorridorHours

@Suite struct HolidayRegionTests {
  /// All except the departments of France that are like others.
  static let regions = HolidayCalendar.regions.filter {
    !$0.hasPrefix("fr_") || ["fr_57", "fr_67", "fr_68", "fr_75", "fr_ges"].contains($0)
  }

  @Test(arguments: regions)
  func `the holidays of a region are in order, named and within its years`(region: String) throws {
    let calendar = try #require(HolidayCalendar(region: region))
    let years = try #require(calendar.publicYears)
    var previous = CivilDay(number: .min)
    for holiday in calendar.publicHolidays {
      #expect(holiday.first == holiday.last)
      #expect(previous < holiday.first)
      #expect(!holiday.name.isEmpty)
      #expect(years.contains(holiday.first.year))
      #expect(calendar.publicHoliday(on: holiday.first) == .holiday(holiday.name))
      previous = holiday.first
    }
    for year in years {
      // The smallest number is that of the days that all cantons of Switzerland share.
      let count = calendar.publicHolidays.count { $0.first.year == year }
      #expect((4...25).contains(count), "\(year)")
    }
    for day in calendar.undecided {
      #expect(calendar.publicHoliday(on: day) == nil)
    }
  }

  @Test(arguments: regions)
  func `the bits say the same as the list`(region: String) throws {
    let calendar = try #require(HolidayCalendar(region: region))
    let years = try #require(calendar.publicYears)
    let names = Dictionary(
      uniqueKeysWithValues: calendar.publicHolidays.map { ($0.first, $0.name) })
    var day = CivilDay(year: years.lowerBound, month: 1, day: 1)
    #expect(calendar.publicHoliday(on: day - 1) == nil)
    while day.year <= years.upperBound {
      let expected: HolidayCalendar.Finding? =
        if let name = names[day] {
          .holiday(name)
        } else {
          calendar.undecided.contains(day) ? nil : .ordinary
        }
      if calendar.publicHoliday(on: day) != expected { Issue.record("\(day.date)") }
      day = day + 1
    }
    #expect(calendar.publicHoliday(on: day) == nil)
  }

  @Test(arguments: regions.filter { $0.contains("_") })
  func `what holds in a country holds in its parts`(region: String) throws {
    let part = try #require(HolidayCalendar(region: region))
    let country = try #require(HolidayCalendar(region: String(region.prefix(2))))
    for holiday in country.publicHolidays {
      // Only Queensland moves an Anzac Day from a Sunday instead of adding to it or keeping it.
      if region == "au_qld", holiday.name == "Anzac Day" { continue }
      let found = part.publicHoliday(on: holiday.first)
      #expect(found != .ordinary, "\(holiday.first.date) \(holiday.name)")
    }
  }

  @Test func `a country or a part without rules has no calendar`() {
    for region in [
      "", "_", "d", "de_", "de_xx", "de_bw_", "xx", "xx_bw", "DE", "de-bw", "us_xx", "pl_",
      "mx_cmx", "de_bw\u{0}", "de\u{301}",
    ] {
      #expect(HolidayCalendar(region: region) == nil, "\(region)")
    }
  }

  @Test func `a country that is the same everywhere takes any part`() throws {
    for region in ["pl_14", "at_9", "be_vlg", "jp_13", "cz_10"] {
      let part = try #require(HolidayCalendar(region: region))
      let country = try #require(HolidayCalendar(region: String(region.prefix(2))))
      #expect(part.publicHolidays == country.publicHolidays)
    }
  }

  @Test func `a part may be named by a word`() throws {
    for (word, code) in [("tatarstan", "ta"), ("kabardino_balkaria", "kb"), ("altai", "al")] {
      let byWord = try #require(HolidayCalendar(region: "ru_\(word)"))
      let byCode = try #require(HolidayCalendar(region: "ru_\(code)"))
      #expect(byWord.publicHolidays == byCode.publicHolidays)
      #expect(byWord.publicYears == 2014...2014)
    }
  }
}
