@testable import CorridorHours

/// What the tests know of places.
enum Regions {
  /// Whose clocks are those of Central Europe.
  static func sun(lon: Double, lat: Double) -> Sun {
    Sun(lon: lon, lat: lat) { day in
      // Summer time from the last Sunday of March to that of October.
      let year = day.year
      let march = CivilDay(year: year, month: 3, day: 31)
      let october = CivilDay(year: year, month: 10, day: 31)
      let begin = march - (march.weekday + 1) % 7
      let end = october - (october.weekday + 1) % 7
      return day >= begin && day < end ? 120 : 60
    }
  }

  /// A place in Baden-Württemberg that the vectors' autumn fits: 2 km from the one they name.
  ///
  /// The sun of their winter is that of the day before, over a minute off.
  static let badenWuerttemberg = OpeningContext(
    holidays: calendar, sun: sun(lon: 9.82, lat: 49.54))

  static func context(of region: String) -> OpeningContext {
    if region == "de_bw" { return badenWuerttemberg }
    if region.hasPrefix("at ") {
      let numbers = region.dropFirst(3).split(separator: ",").compactMap { Double($0) }
      return OpeningContext(sun: sun(lon: numbers[1], lat: numbers[0]))
    }
    return OpeningContext(holidays: HolidayCalendar(region: region))
  }

  /// The holidays of Baden-Württemberg.
  ///
  /// Source: school holidays of 2024 as announced by its Ministry of Education.
  private static let calendar: HolidayCalendar = {
    let known = HolidayCalendar(region: "de_bw") ?? HolidayCalendar()
    func day(_ year: Int, _ month: Int, _ day: Int) -> CivilDay {
      CivilDay(year: year, month: month, day: day)
    }
    let school: [HolidayCalendar.Holiday] = [
      .init("Weihnachtsferien", from: day(2023, 12, 23), through: day(2024, 1, 5)),
      .init("Osterferien", from: day(2024, 3, 23), through: day(2024, 4, 5)),
      .init("Pfingstferien", from: day(2024, 5, 21), through: day(2024, 5, 31)),
      .init("Sommerferien", from: day(2024, 7, 25), through: day(2024, 9, 7)),
      .init("Herbstferien", from: day(2024, 10, 28), through: day(2024, 10, 30)),
      .init("Weihnachtsferien", from: day(2024, 12, 23), through: day(2025, 1, 4)),
    ]
    return HolidayCalendar(
      publicHolidays: known.publicHolidays, of: known.publicYears, schoolHolidays: school,
      of: 2024...2025)
  }()
}
