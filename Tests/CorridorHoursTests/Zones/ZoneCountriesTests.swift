import Testing

@testable import CorridorHours

@Suite struct ZoneCountriesTests {
  @Test func `a file with a zone for each country tells them all`() {
    let zones = ZoneCountries(names: ["Europe/Berlin", "Europe/Oslo", "America/New_York"])
    #expect(zones.detail == .countries)
    #expect(zones.country(of: "Europe/Berlin") == "de")
    #expect(zones.country(of: "Europe/Oslo") == "no")
    #expect(zones.country(of: "America/New_York") == "us")
    #expect(zones.country(of: "Etc/GMT+3") == nil && zones.country(of: "Mars/Olympus") == nil)
    // Two countries claim it.
    #expect(zones.country(of: "Europe/Simferopol") == nil)
  }

  @Test func `where zones are merged since 1970, those of several countries tell none`() {
    let zones = ZoneCountries(names: ["Europe/Berlin", "Europe/Vienna", "Europe/Sofia"])
    #expect(zones.detail == .since1970)
    // Oslo, Copenhagen and Stockholm have Berlin's time.
    #expect(zones.country(of: "Europe/Berlin") == nil)
    #expect(zones.country(of: "Europe/Vienna") == "at")
    #expect(zones.country(of: "Europe/Zurich") == nil)
    #expect(zones.country(of: "America/New_York") == "us")
  }

  @Test func `where zones are merged from now on, or that cannot be ruled out, none is told`() {
    // Paris is then also the zone of Warsaw.
    for names in [["Europe/Paris", "Europe/Athens"], ["Europe/London"], ["Etc/GMT+1"], []] {
      let zones = ZoneCountries(names: names)
      #expect(zones.detail == .fromNow, "\(names)")
      for name in names { #expect(zones.country(of: name) == nil) }
    }
  }

  @Test func `every zone of the table is one that the tz database has, or newer than it`() {
    let names = ZoneTables.countries.joined().filter { $0.contains("/") }
    #expect(names.count > 400)
    let unknown = names.map { $0.filter { !"*!".contains($0) } }.map { name in
      name.hasSuffix("-") ? String(name.dropLast()) : String(name)
    }.filter { !TimeZoneRules.isKnown($0) }
    // Newer than ICU 72.
    #expect(Set(unknown).isSubset(of: ["America/Ciudad_Juarez", "America/Coyhaique"]))
  }
}
