import Testing

@testable import Corridor

@Suite struct DepartureTests {
  @Test func `reads times with an offset, and those of a zone`() throws {
    let first = try Departure("2026-11-20T06:00+01:00")
    #expect(first == Departure(secondsSince1970: 1_795_150_800, offsetSeconds: 3600))
    let second = try Departure(
      "2026-11-20T06:00:07", timeZone: "Europe/Berlin", holidayRegion: "de_bw",
      toleranceSeconds: 60, open: .only)
    #expect(
      second
        == Departure(
          secondsSince1970: 1_795_150_807, offsetSeconds: 3600, timeZone: "Europe/Berlin",
          holidayRegion: "de_bw", toleranceSeconds: 60, open: .only))
    // An offset says which moment it is, whatever the zone.
    let third = try Departure("2026-11-20T06:00Z", timeZone: "Europe/Berlin")
    #expect(third.secondsSince1970 == 1_795_154_400 && third.timeZone == "Europe/Berlin")
    let now = try Departure("now", timeZone: "UTC")
    #expect(now.secondsSince1970 > 1_700_000_000 && now.offsetSeconds == 0)
  }

  /// The error that a text gives, without its numbers.
  private static func error(_ text: String, _ zone: String? = nil) -> String {
    do {
      _ = try Departure(text, timeZone: zone)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func `says what is wrong with a time`() {
    #expect(Self.error("tomorrow").contains("is not a time of departure"))
    #expect(Self.error("2026-11-20T06:00").contains("has no offset from UTC"))
    #expect(Self.error("2026-11-20T06:00", "Mars/Olympus").contains("unknown time zone"))
    #expect(
      Self.error("2026-03-29T02:30", "Europe/Berlin").contains(
        "clocks go from 2026-03-29T02:00:00+01:00 to 2026-03-29T03:00:00+02:00"))
    #expect(
      Self.error("2026-10-25T02:30", "Europe/Berlin").contains(
        "give 2026-10-25T02:30:00+02:00 or 2026-10-25T02:30:00+01:00"))
  }
}
