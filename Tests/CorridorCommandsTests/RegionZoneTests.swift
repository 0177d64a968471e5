import CorridorHours
import Foundation
import Testing

@testable import CorridorCommands

@Suite struct RegionZoneTests {
  @Test func `zones are those of regions that have a calendar`() throws {
    for (region, name) in RegionZones.names {
      #expect(HolidayCalendar(region: region) != nil, "\(region)")
      #expect(throws: Never.self, "\(region)") { try TimeZoneRules(name) }
    }
  }

  @Test func `a zone is one of its country's in the tz database`() throws {
    let table = try String(contentsOfFile: "/usr/share/zoneinfo/zone.tab", encoding: .utf8)
    var zones: [String: Set<String>] = [:]
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      zones[fields[0].lowercased(), default: []].insert(String(fields[2]))
    }
    for (region, name) in RegionZones.names {
      #expect(zones[String(region.prefix(2))]?.contains(name) == true, "\(region): \(name)")
    }
    // A country with several says which: all of it but islands, an enclave and what is occupied.
    let several = RegionZones.names.keys.filter { $0.count == 2 && zones[$0]?.count ?? 0 > 1 }
    #expect(several.sorted() == ["ar", "cy", "de", "es", "nz", "pt", "ua"])
  }

  @Test(arguments: [
    ("de_bw", 2026, 7, 120), ("es_cn", 2026, 7, 60), ("es", 2026, 7, 120), ("pt_20", 2026, 1, -60),
    ("us_ny", 2026, 7, -240), ("tr", 2026, 1, 180), ("jp", 2026, 7, 540),
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
