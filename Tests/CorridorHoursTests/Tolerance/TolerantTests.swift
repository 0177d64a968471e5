import Testing

@testable import CorridorHours

@Suite struct TolerantTests {
  /// Expects that a value is read tolerantly, and only so, as a value of the specification.
  private func expect(_ written: String, means meant: String) throws {
    let hours = try OpeningHours(parsing: written)
    #expect(hours.isTolerant)
    #expect(hours.text == written)
    #expect(hours.normalized == meant)
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: written, isStrict: true) }
    let plain = try OpeningHours(parsing: meant, isStrict: true)
    #expect(!plain.isTolerant)
    #expect(plain.rules.map(\.meaning) == hours.rules.map(\.meaning))
    #expect(plain.rules.map(\.joint) == hours.rules.map(\.joint))
  }

  @Test(arguments: [
    ("Mo-Fr 07:30-19:00 Sa 09:00-19:00", "Mo-Fr 07:30-19:00; Sa 09:00-19:00"),
    (
      "Mo-Fr 07:30-12:30,15:00-19:00 Sa 09:00-12:00 PH off",
      "Mo-Fr 07:30-12:30,15:00-19:00; Sa 09:00-12:00; PH off"
    ),
    ("10:00-18:00 PH off", "10:00-18:00; PH off"),
    ("Mo-Fr 10:00-18:00 Dec 24 off", "Mo-Fr 10:00-18:00; Dec 24 off"),
    ("Mo closed Tu 10:00-12:00", "Mo off; Tu 10:00-12:00"),
    ("Mo-Fr 08:00-18:00 closed Sa-Su", "Mo-Fr 08:00-18:00; Sa-Su off"),
    ("Mo,We 8-12 Tu,Th 14-18 Fr off", "Mo,We 08:00-12:00; Tu,Th 14:00-18:00; Fr off"),
    (
      "Monday 9:00 AM - 5:00 PM Tuesday 9:00 AM - 4:00 PM Sunday Closed",
      "Mo 09:00-17:00; Tu 09:00-16:00; Su off"
    ),
    ("Mo-Fr. 08:00-18:00. Sa. 09:00-12:00.", "Mo-Fr 08:00-18:00; Sa 09:00-12:00"),
    ("Mo-Fr 08:00-18:00 | Sa 09:00-12:00", "Mo-Fr 08:00-18:00; Sa 09:00-12:00"),
    ("Mo-Fr 08:00-18:00 / Sa 09:00-12:00", "Mo-Fr 08:00-18:00; Sa 09:00-12:00"),
    ("Mo-Fr 08:00-18:00 • Sa 09:00-12:00", "Mo-Fr 08:00-18:00; Sa 09:00-12:00"),
    ("Mo-Sa 9-20:Su 10-18", "Mo-Sa 09:00-20:00; Su 10:00-18:00"),
    ("Mo-Sa 9-20 Sunclosed", "Mo-Sa 09:00-20:00; Su off"),
  ])
  func `rules of different days need no separator`(written: String, meant: String) throws {
    try expect(written, means: meant)
  }

  @Test(arguments: [
    // Days without times, before or after them.
    "Mo-Fr 10:00-18:00 Sa", "08:00-12:00 Mo-Fr 14:00-18:00", "08:00-12:00 Mo-Fr 14:00-18:00 Sa",
    "10:00-18:00 Mo off", "Mo-Fr 08:00-18:00 daily", "Su 10:00-12:00 PH",
    // Times that replace those before, or are added to them.
    "Mo-Fr 10:00-18:00 Mo-Th 19:00-20:00", "Mo-Fr 8-18 Sa 9-12 Sa 14-18",
    "Su 9-10 Su[1] 10:00-12:00", "Mo-Fr 10:00-18:00 Dec 10:00-12:00",
    // Dates of one rule, or of all.
    "Jun-Sep Mo-Fr 08:00-18:00 Sa 09:00-12:00", "PH Mo-Fr 10:00-12:00 Sa 9:00-12:00",
    // Closed on the days before, or on those after.
    "Mo-Fr 08:00-18:00 closed Sa 09:00-12:00", "Mo-Fr 08:00-18:00 closed Sa Su 09:00-12:00",
  ])
  func `rules that may go together in two ways do`(value: String) {
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: value) }
  }

  @Test(arguments: [
    ("Mo-Fr 10:00-12:00 14:00-18:00", "Mo-Fr 10:00-12:00,14:00-18:00"),
    ("Mo-Fr 10:00-12:00 / 14:00-18:00", "Mo-Fr 10:00-12:00,14:00-18:00"),
    ("8.15 to 13.15    -    17.30 to 21.15", "08:15-13:15,17:30-21:15"),
    ("Mo 8-12 14-18 Tu 9-13", "Mo 08:00-12:00,14:00-18:00; Tu 09:00-13:00"),
    ("8-02", "08:00-02:00"), ("Fr 9:00-03", "Fr 09:00-03:00"),
    ("Mo-Fr 9a-5p", "Mo-Fr 09:00-17:00"), ("9a-8p by appt", "09:00-20:00 \"by appointment\""),
    ("Mo-Fr 9:00-noon", "Mo-Fr 09:00-12:00"), ("Fr 18:00-midnight", "Fr 18:00-24:00"),
    ("16:00-", "16:00+"), ("Mo 16:00-; Tu 17-", "Mo 16:00+; Tu 17:00+"),
    ("Mo 16:00-, Tu 17:00-", "Mo 16:00+, Tu 17:00+"), ("Mo 07-", "Mo 07:00+"),
    ("18:00-open end", "18:00+"), ("Fr 18:00 open end", "Fr 18:00+"),
    ("18 Uhr - Ende offen", "18:00+"), ("10:00-?", "10:00+"), ("noon to late", "12:00+"),
    ("5pm till close", "17:00+"), ("Mo-Sa ab 17 Uhr", "Mo-Sa 17:00+"), ("from 4pm", "16:00+"),
    ("15 Jun-15 Sep 10:00-18:00", "Jun 15-Sep 15 10:00-18:00"),
  ])
  func `times may have no minutes, no end and no comma`(written: String, meant: String) throws {
    try expect(written, means: meant)
  }

  @Test(arguments: [
    // In the morning, or in the evening?
    "8-late", "7-", "Mo 8-", "9-5", "9-05", "10-2", "9-5pm", "from 8", "9-5 Sa 10:00-12:00",
    // The time of opening, or of closing?
    "18:00 late", "18:00 close", "late", "Mo late", "from", "Mo from Tu",
    "von 18 Uhr", "17h a",
    // A break, other hours, or an end on another day?
    "Mo 10:00-18:00 12:00-14:00", "Mo 16:00- Tu 17:00-", "16:00-, 18:00-20:00",
    "Mo-Fr 10:00-12:00 13:00", "Mo 25:00-",
    // Days of a month, or hours?
    "15 Jun-15 Sep 10-18", "15 Jun-15", "7/8-", "7/10-6", "7 days", "+423 233 44 22",
    "01.05-30.09 10:00-18:00",
  ])
  func `times that fit two readings stay unread`(value: String) {
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: value) }
  }

  @Test(arguments: [
    ("→", "-"), ("->", "-"), ("=>", "-"), ("~", "-"), ("--", "-"), ("〜", "-"), ("➔", "-"),
    ("thru", "-"), ("÷", "-"),
  ])
  func `dashes have many forms`(dash: String, meant: String) throws {
    try expect("Mo-Fr 8:00 \(dash) 18:00", means: "Mo-Fr 08:00\(meant)18:00")
    try expect("Mo \(dash) Fr 8:00-18:00", means: "Mo\(meant)Fr 08:00-18:00")
  }

  @Test(arguments: [
    ("Sat/Sun 10:00-16:00", "Sa,Su 10:00-16:00"), ("Sa+Su 10:00-16:00", "Sa,Su 10:00-16:00"),
    ("M-F 08:00-17:00", "Mo-Fr 08:00-17:00"), ("9am-10pm 7 days", "Mo-Su 09:00-22:00"),
    ("7 days a week 9:00-17:00", "Mo-Su 09:00-17:00"),
  ])
  func `lists of days have many forms`(written: String, meant: String) throws {
    try expect(written, means: meant)
  }

  @Test(arguments: ["Mo/8", "Mo-Fr 8:00 > 18:00", "10:00-18:00, Mo-Fr", "M 8:00-12:00", "a", "e"])
  func `what is half a list stays unread`(value: String) {
    #expect(throws: OpeningHoursError.self) { try OpeningHours(parsing: value) }
  }

  @Test(arguments: ["Mo 10:00-x", "Do 9-17", "Mo 9-5", "Mo \"ring"])
  func `what is no opening hours has the error of the strict reading`(value: String) throws {
    let error = try #require(throws: OpeningHoursError.self) {
      try OpeningHours(parsing: value, isStrict: true)
    }
    #expect(throws: error) { try OpeningHours(parsing: value) }
  }
}
