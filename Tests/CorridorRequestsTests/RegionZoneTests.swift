import CorridorHours
import Foundation
import Testing

@testable import CorridorRequests

@Suite struct RegionZoneTests {
  @Test func `mainlands are of countries that have a calendar, and of no zone elsewhere`() throws {
    let table = try String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8)
    var zones: [String: Set<String>] = [:]
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      zones[fields[0].lowercased(), default: []].insert(String(fields[2]))
    }
    for (country, name) in RegionZones.mainlands {
      #expect(HolidayCalendar(region: country) != nil, "\(country)")
      #expect(zones[country]?.contains(name) == true, "\(country): \(name)")
    }
  }

  @Test func `countries with a calendar and without a clock are those of which no one is usual`() {
    let without = HolidayCalendar.regions.filter { $0.utf8.count == 2 }
      .filter { PlaceClock(region: $0) == nil }
    #expect(without == ["au", "br", "ca", "mx", "ru", "us"])
  }

  @Test(arguments: [
    ("de_bw", 2026, 7, 120), ("es_cn", 2026, 7, 60), ("es", 2026, 7, 120), ("pt_20", 2026, 1, -60),
    ("us_ny", 2026, 7, -240), ("tr", 2026, 1, 180), ("jp", 2026, 7, 540), ("de", 2026, 7, 120),
    ("cy", 2026, 7, 180), ("ar", 2026, 7, -180), ("pt", 2026, 7, 60),
  ])
  func `clocks are ahead as they are there`(
    region: String, year: Int, month: Int, minutes: Int
  ) throws {
    let clock = try #require(PlaceClock(region: region))
    #expect(clock.minutes(on: CivilDay(year: year, month: month, day: 15)) == minutes)
  }

  @Test func `a country with several clocks has none`() {
    for region in ["us", "us_tx", "ru", "zz"] { #expect(PlaceClock(region: region) == nil) }
  }
}
