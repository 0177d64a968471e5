import Testing

@testable import CorridorHours

@Suite struct HolidayCountryTests {
  private func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDay {
    CivilDay(year: year, month: month, day: day)
  }

  @Test func `what is a holiday in parts of a country is not known of a place in it`() throws {
    let place = try #require(HolidayCalendar(country: "de"))
    let region = try #require(HolidayCalendar(region: "de"))
    // Allerheiligen, Fronleichnam, Weltkindertag.
    for date in [day(2026, 11, 1), day(2026, 6, 4), day(2026, 9, 20)] {
      #expect(place.publicHoliday(on: date) == nil)
      #expect(region.publicHoliday(on: date) == .ordinary)
    }
    #expect(place.publicHoliday(on: day(2026, 5, 1)) == .holiday("Tag der Arbeit"))
    #expect(place.publicHoliday(on: day(2026, 5, 4)) == .ordinary)
    #expect(place.publicHoliday(on: day(2041, 5, 1)) == nil)
  }

  @Test(arguments: HolidayCalendar.countries)
  func `is never wrong for any part`(country: String) throws {
    let place = try #require(HolidayCalendar(country: country))
    let years = try #require(place.publicYears)
    for region in HolidayCalendar.regions where region.hasPrefix(country + "_") || region == country
    {
      let part = try #require(HolidayCalendar(region: region))
      let known = try #require(part.publicYears)
      var date = day(max(years.lowerBound, known.lowerBound), 1, 1)
      let end = day(min(years.upperBound, known.upperBound), 12, 31)
      while date <= end {
        defer { date = date + 1 }
        guard let found = place.publicHoliday(on: date) else { continue }
        // For the country alone, a day of some parts is ordinary.
        let own = part.publicHoliday(on: date)
        #expect((found == .ordinary) == (own == .ordinary) && own != nil, "\(region) \(date.date)")
      }
    }
  }

  @Test(arguments: ["pl", "at", "jp", "nl"])
  func `a country that is the same everywhere is known as ever`(country: String) throws {
    let place = try #require(HolidayCalendar(country: country))
    let region = try #require(HolidayCalendar(region: country))
    #expect(place.publicHolidays == region.publicHolidays)
    #expect(place.undecided == region.undecided)
  }

  @Test func `a country without rules has none`() {
    for code in ["", "xx", "DE", "de_bw"] { #expect(HolidayCalendar(country: code) == nil) }
  }
}
