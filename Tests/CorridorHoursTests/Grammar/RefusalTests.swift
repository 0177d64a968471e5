import Testing

@testable import CorridorHours

@Suite struct RefusalTests {
  @Test(
    arguments: [
      "", " ", ";", "||", "Mo-", "10:00", "Mo 25:00-26:00", "Mo 10:60-11:00",
      "Mo Tu 10:00-12:00", "10:00-18:00, Mo-Fr",
      "Mo 10:00-18:00, Tu", "Mo,,Tu",
      "see the door", "closed on Mondays", "Fr 9-5", "10-2", "9-5pm", "25am-2pm",
      "Feb 30", "Jan 32", "week 54", "Mo[6]", "Mo[0]", "easter +400 days", "2014-2012", "2000-1990",
      "2014 easter-easter +1 day", "(sunrise+2)-sunset", "Mo \"ring", "Mo 10:00-12:00/30",
      "Fr 2000-2030", "01.05-30.09 10:00-18:00", "Mo-Fr 10:00-18:00 or by phone",
      "PH, Aug 10:00-12:00", "Mo 0860-1000", "Mo 0800-1099", "Mo 2500-2600", "Mo 24:00-26:00",
      "Mo 0800-2500", "9am-12:59",
      "(sunrise+12:01)-sunset", "9-9", "12-5",
      "Lu-Mar 10:00-12:00", "Do 10:00-12:00", "8:am-10:pm", "10000-12000", "Mar 01+", "Mo,Tu-PH",
    ])
  func `what has no one meaning is an error`(value: String) {
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: value) }
  }

  @Test func `an error says what was found where, and what was expected`() {
    let cases: [(String, OpeningHoursError)] = [
      ("Mo 10:00-x", .unexpected(found: "x", expected: .word, at: 9)),
      ("Mö 10:00", .unexpected(found: "Mö", expected: .word, at: 0)),
      ("Mo 10:75-11:00", .outOfRange(found: 75, expected: 0...59, of: .minute, at: 5)),
      ("week 60", .outOfRange(found: 60, expected: 1...53, of: .week, at: 5)),
      ("Mo 9-5", .unclear(.pastMidnight, at: 3)),
      ("Do 9-17", .ambiguous(word: "Do", at: 0)),
      ("Пн 9-17 Do", .unclear(.languages, at: 0)),
      ("Mo \"ring", .unexpected(found: "", expected: .closingQuote, at: 8)),
    ]
    for (value, expected) in cases {
      #expect(throws: expected) { try OpeningHours(parsing: value) }
      #expect(!expected.description.isEmpty)
    }
  }
}
