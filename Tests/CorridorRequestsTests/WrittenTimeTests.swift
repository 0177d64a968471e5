import CorridorHours
import Testing

@testable import CorridorRequests

@Suite struct WrittenTimeTests {
  @Test(
    arguments: [
      ("2026-11-20", 0, 0, nil), ("2026-11-20T06:30", 0, 390, nil),
      ("2026-11-20 24:00", 1, 0, nil), ("2026-11-20T23:59:59.5Z", 0, 1439, 0),
      ("2026-11-20T06:00+14:00", 0, 360, 840), ("2026-11-20T06-1400", 0, 360, -840),
      ("2026-11-20T06:00+5", 0, 360, 300),
    ] as [(String, Int, Int, Int?)])
  func `is read in every form`(text: String, days: Int, minute: Int, offset: Int?) throws {
    let written = try #require(WrittenTime(text))
    let day = CivilDay(year: 2026, month: 11, day: 20) + days
    #expect(written.time == LocalTime(day, minute: minute) && written.utcOffset == offset)
  }

  @Test(arguments: [
    "", "2026", "2026-02-29", "2026-11-31", "0000-01-01", "2026-11-20T", "2026-11-20T24:01",
    "2026-11-20T06:60", "2026-11-20T06:00:60", "2026-11-20T06:00+14:01", "2026-11-20T06:00+01:60",
    "2026-11-20T06:00+0160", "2026-11-20T06:00+130",
    "2026-11-20T06:00 ", "2026-13-01",
  ])
  func `is refused where it is none`(text: String) {
    #expect(WrittenTime(text) == nil)
  }
}
