import Testing

@testable import CorridorHours

@Suite struct SunTests {
  private static func clock(_ minute: Int?) -> String {
    minute.map { "\($0 / 60):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" } ?? "-"
  }

  /// Source: the vectors' autumn, and NOAA's Solar Calculator for the others, within a minute.
  @Test(arguments: [
    (9.82, 49.54, 120, 2012, 10, 1, 409, 440, 1138, 1170),
    (0.0, 51.48, 60, 2024, 6, 21, 235, 283, 1281, 1329),
    (-74.0, 40.7, -300, 2024, 12, 21, 406, 436, 991, 1022),
  ])
  func `the sun rises and sets when it does`(
    lon: Double, lat: Double, offset: Int, year: Int, month: Int, day: Int,
    dawn: Int, sunrise: Int, sunset: Int, dusk: Int
  ) throws {
    let times = Sun(lon: lon, lat: lat) { _ in offset }
      .times(on: CivilDay(year: year, month: month, day: day))
    let found = [times.dawn, times.sunrise, times.sunset, times.dusk].map { $0 ?? -999 }
    for (found, expected) in zip(found, [dawn, sunrise, sunset, dusk]) {
      #expect(abs(found - expected) <= 1, "\(Self.clock(found)) for \(Self.clock(expected))")
    }
  }

  @Test func `near the poles it does not, and nobody knows what that means`() throws {
    let sun = Sun(lon: 20, lat: 78) { _ in 60 }
    let summer = CivilDay(year: 2024, month: 6, day: 21)
    #expect(sun.times(on: summer) == SunTimes())
    #expect(sun.times(on: CivilDay(year: 2024, month: 12, day: 21)).sunrise == nil)
    let context = OpeningContext(sun: sun)
    #expect(try timeline("sunrise-sunset", from: summer, days: 1, in: context) == "Fr?")
    for lat in [0.0, 90, -90, .nan, .infinity, 1e300] {
      _ = Sun(lon: .nan, lat: lat) { _ in 0 }.times(on: summer)
      for lon in [1e10, 1e19, 1e300] { _ = Sun(lon: lon, lat: lat) { _ in 0 }.times(on: summer) }
    }
  }

  @Test func `without a position times of the sun are unknown`() throws {
    #expect(try timeline("10:00-sunset", from: .monday, days: 1) == "Mo?")
    #expect(
      try timeline("Mo 10:00-12:00,(sunset-01:00)-sunset", from: .monday, days: 1).contains("?"))
  }

  /// Source: NOAA's Solar Calculator: on June 21, the sun sets at 0:21 of the next day.
  @Test func `where the sun sets after midnight, places that close at sunset do so, too`() throws {
    let oulu = OpeningContext(sun: Sun(lon: 25.47, lat: 65.01) { _ in 180 })
    let friday = CivilDay(year: 2024, month: 6, day: 21)
    let sun = try #require(oulu.sun)
    for value in ["Fr sunrise-sunset", "Fr 20:00-sunset"] {
      let hours = try OpeningHours(parsing: value)
      let bytes = try OpeningPattern.bytes(of: hours)
      for (minute, kind) in [
        (0, OpeningState.Kind.open), (19, .open), (23, .closed), (300, .closed),
      ] {
        let time = LocalTime(friday + 1, minute: minute)
        #expect(hours.state(at: time, in: oulu).kind == kind, "\(value) at \(minute)")
        let stored = try OpeningPattern.state(
          of: bytes.span, at: PatternMoment(time), sun: PatternSun(sun, on: friday + 1))
        #expect(stored == kind, "\(value) at \(minute)")
      }
    }
  }

  /// Source: NOAA's Solar Calculator: the sun sets at 21:30 and at 16:28.
  @Test func `a span that the winter leaves nothing of is not open overnight`() throws {
    let stuttgart = OpeningContext(
      sun: Sun(lon: 9.18, lat: 48.78) { $0.date.month == 6 ? 120 : 60 })
    let (june, december) = (
      CivilDay(year: 2024, month: 6, day: 20), CivilDay(year: 2024, month: 12, day: 20)
    )
    let evening = try timeline("Th 20:00-sunset", from: june, days: 2, in: stuttgart)
    #expect(evening == "Th 20:00-21:30")
    #expect(try timeline("Fr 20:00-sunset", from: december, days: 2, in: stuttgart) == "")
    #expect(try timeline("Fr sunrise-06:00", from: december, days: 2, in: stuttgart) == "")
  }

  @Test func `a span beside sunset that is shorter than ten minutes may not exist`() throws {
    let context = OpeningContext(sun: Sun(lon: 9.18, lat: 48.78) { _ in 60 })
    let sunset = try #require(context.sun?.times(on: .monday).sunset)
    for (minutes, kind) in [(9, OpeningState.Kind.unknown), (10, .open)] {
      let value = "\((sunset - minutes) / 60):\((sunset - minutes) % 60)-sunset"
      let hours = try OpeningHours(parsing: value)
      let state = hours.state(at: LocalTime(.monday, minute: sunset - 1), in: context)
      #expect(state.kind == kind, "\(value)")
    }
  }
}
