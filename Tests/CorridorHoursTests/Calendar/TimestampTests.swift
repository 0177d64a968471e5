import Foundation
import Testing

@testable import CorridorHours

@Suite struct TimestampTests {
  @Test(arguments: [
    ("2026-11-20T06:00:00+01:00", 1_795_150_800, 3600),
    ("2026-11-20T06:00+01:00", 1_795_150_800, 3600),
    ("2026-11-20 06:00+0100", 1_795_150_800, 3600),
    ("2026-11-20t06:00+01", 1_795_150_800, 3600),
    ("2026-11-20T05:00:00z", 1_795_150_800, 0),
    ("2026-11-20T05:00:00.999Z", 1_795_150_800, 0),
    ("2026-11-19T21:30:00,5-07:30", 1_795_150_800, -27_000),
    ("1969-12-31T23:59:59-00:00", -1, 0),
    // RFC 3339, section 5.8.
    ("1985-04-12T23:20:50.52Z", 482_196_050, 0),
    ("1990-12-31T15:59:60-08:00", 662_688_000, -28_800),
  ])
  func `a time with an offset is a moment`(text: String, seconds: Int64, offset: Int) throws {
    #expect(
      try Timestamp(text) == .instant(Instant(seconds: seconds), offsetSeconds: offset))
  }

  @Test func `a time without an offset is what a wall clock shows`() throws {
    let six = LocalTime(year: 2026, month: 11, day: 20, hour: 6)
    #expect(try Timestamp("2026-11-20T06:00") == .local(six, second: 0))
    #expect(try Timestamp("2026-11-20 06:00:42.7") == .local(six, second: 42))
  }

  @Test(arguments: [
    ("", "found the end at byte 0, expected a year of four digits"),
    ("26-11-20T06:00", "found '-11-20T06:00' at byte 2, expected a year of four digits"),
    ("2026-11-20", "found the end at byte 10, expected T and a time of day, such as T06:00"),
    ("2026-13-20T06:00", "found month 13 at byte 5, expected 1 to 12"),
    ("2026-02-29T06:00", "found day 29 at byte 8, expected 1 to 28"),
    ("2026-11-20T24:00", "found hour 24 at byte 11, expected 0 to 23"),
    ("2026-11-20T06:60", "found minute 60 at byte 14, expected 0 to 59"),
    ("2026-11-20T06:00:61Z", "found second 61 at byte 17, expected 0 to 60"),
    ("2026-11-20T06:00:60Z", "found second 60 at byte 17; only 23:59 UTC can have a leap second"),
    ("2026-11-20T06:00:00.Z", "found 'Z' at byte 20, expected digits of a second"),
    // The effect of a + in a URL.
    (
      "2026-11-20T06:00 01:00",
      "found ' 01:00' at byte 16, expected Z or an offset such as +01:00, or the end"
    ),
    ("2026-11-20T06:00+24:00", "found hours of offset 24 at byte 17, expected 0 to 23"),
    ("2026-11-20T06:00+1", "found the end at byte 18, expected two digits"),
    ("2026-11-20T06:00Z!", "found '!' at byte 17, expected the end"),
  ])
  func `what is no time says what was found and expected`(text: String, message: String) {
    let error = #expect(throws: TimestampError.self) { try Timestamp(text) }
    #expect(error?.description == message)
  }

  @Test func `moments are written as Foundation writes them, and read again`() throws {
    var style = Date.ISO8601FormatStyle()
    for offset in [0, 3600, -12_600, 20_700, -64_740] {
      style.timeZone = try #require(TimeZone(secondsFromGMT: offset))
      style = style.timeZoneSeparator(.colon)
      for step in 0..<4000 {
        let seconds = Int64(step - 2000) * 15_000_017
        let text = Instant(seconds: seconds).text(offsetSeconds: offset)
        let date = Date(timeIntervalSince1970: Double(seconds))
        // Foundation has the Julian calendar before 1582, and writes Z for no offset.
        if seconds > -12_219_292_800 {
          #expect(text == date.formatted(style).replacing("Z", with: "+00:00"))
        }
        #expect(
          try Timestamp(text) == .instant(Instant(seconds: seconds), offsetSeconds: offset))
      }
    }
    #expect(Instant(seconds: 0).text() == "1970-01-01T00:00:00Z")
    #expect(Instant(seconds: -1).text() == "1969-12-31T23:59:59Z")
  }

  @Test func `any text is a time or a typed error`() {
    var random = SystemRandomNumberGenerator()
    let letters = Array("0123456789-:+TtZz., é")
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int.random(in: 0..<26, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
      _ = try? Timestamp(text)
      // Near misses reach further than random bytes.
      var near = Array("2026-11-20T06:00:00+01:00")
      near[Int.random(in: 0..<near.count, using: &random)] = letters.randomElement() ?? "0"
      _ = try? Timestamp(String(near))
    }
  }
}
